/** Tables that stay small, and why; each other one grows with people and is large. */
const SMALL = {
  ...because('a catalogue, loaded by the product', 'beneficio cidade curso funcao teste tipo_contratacao'),
  ...because(
    'by companies and who works there',
    'acesso_empresa codigo_recuperacao empresa empresa_slug filtro_salvo identidade_empresa',
    'segredo segundo_fator sessao token_senha usuario',
  ),
  ...because(
    'by campaigns and their models',
    'avaliacao_link avaliacao_sessao campanha campanha_equipe etapa ficha importacao',
    'mensagem_modelo motivo pergunta processo_modelo publicacao vaga_modelo',
  ),
  ...because(
    'rows go by themselves within a day',
    'contagem entrada_pendente ida_ao_provedor lugar_na_selecao objeto_solto',
  ),
  tentativa_login: 'tries of a day, and from where each colleague came in',
  falha_area: 'by releases and what fails in them, counted',
}

function because(reason, ...lines) {
  const tables = lines.flatMap((line) => line.split(' '))
  return Object.fromEntries(tables.map((table) => [table, reason]))
}

/** The first one that is held to this; those before it had been released, or written, without it. */
const FIRST = 81

const VOLATILE = /\b(?:gen_random_uuid|clock_timestamp|random|nextval|uuidv[47])\s*\(/

/** What a statement does to a large table, in words. @param {string} table pattern of their names */
const harmsTo = (table) => [
  {
    what: 'builds an index while writers wait: createIndexOnline does not',
    in: new RegExp(`create (?:unique )?index (?!concurrently)(?:if not exists )?\\S* ?on (?:only )?${table}`),
  },
  {
    what: 'writes every row again',
    in: new RegExp(
      `alter table (?:only )?${table}.*?(?:set expression|\\btype\\b|set (?:un)?logged|set tablespace|generated (?:always|by default) as)`,
    ),
  },
  {
    what: 'writes every row again, for a default that is another in each row',
    in: new RegExp(`alter table (?:only )?${table}.*?add column .*?default`),
    if: (statement) => VOLATILE.test(statement),
  },
  {
    what: 'reads every row while the table is held: add it «not valid» and validate it in prepare, or use an index',
    in: new RegExp(
      `alter table (?:only )?${table}.*?(?:add (?:constraint \\S+ )?(?:check|foreign key|unique|primary key)|add column .*?\\b(?:references|check|unique)\\b|set not null)`,
    ),
    if: (statement) => !/not valid|using index/.test(statement),
  },
  { what: 'writes many rows in one go', in: new RegExp(`^(?:with .*?)?update (?:only )?${table}`) },
  { what: 'writes many rows in one go', in: new RegExp(`^(?:with .*?)?delete from (?:only )?${table}`) },
  {
    what: 'writes many rows in one go',
    in: new RegExp(`insert into .*? select .*? from (?:only )?${table}`),
  },
  {
    what: 'holds the table while it is written again',
    in: new RegExp(`(?:cluster|vacuum full|reindex(?: table)?) ${table}`),
  },
]

/** A comment line of the migration that says which lock is held how long, or why it does not matter: the written plan. */
const PLAN = /^\s*(?:\*|\/\/|\/\*\*)\s*Locks: \S.{20,}/m

/** The first one that is held to going on beside the release before it (docs/decisions/142). */
const FIRST_BESIDE = 112

/** What a process of the release before may still be using. */
const TAKES_AWAY =
  /^(?:drop (?:table|view|function|type)|alter table .*?(?:drop column|drop constraint|\brename\b|set not null|alter column \S+ (?:set data )?type))/

/** A comment line that says what the release before does with it meanwhile. */
const BESIDE = /^\s*(?:\*|\/\/|\/\*\*)\s*Beside: \S.{20,}/m

/**
 * Migrations that take away what processes of the release before may be using while one after the other is replaced.
 * @param {{ path: string, text: string }[]} files paths from the repository's root
 */
export function findBesideFaults(files) {
  return files.filter(isFrom(FIRST_BESIDE)).flatMap(({ path, text }) =>
    BESIDE.test(text)
      ? []
      : statementsOf(text)
          .filter((statement) => TAKES_AWAY.test(statement))
          .map(
            (statement) =>
              `${path}: «${statement.slice(0, 60)}» may fail the release before: take away a release later, and say so in a comment «Beside: …»`,
          ),
  )
}

/**
 * Migrations that rewrite a large table or hold it for long, without a plan in writing (docs/decisions/111).
 * @param {{ path: string, text: string }[]} files paths from the repository's root
 */
export function findMigrationFaults(files) {
  const tables = tablesOf(files)
  return files.filter(isFrom(FIRST)).flatMap(({ path, text }) => {
    // What it makes itself has no rows.
    const own = madeBy(text)
    const large = tables.filter((table) => !Object.hasOwn(SMALL, table) && !own.includes(table))
    if (PLAN.test(text) || large.length === 0) return []
    const harms = harmsTo(`(?:public\\.)?(${large.join('|')})\\b`)
    return statementsOf(text).flatMap((statement) =>
      harms.flatMap((harm) => {
        const found = harm.in.exec(statement)
        if (found === null || harm.if?.(statement) === false) return []
        return [`${path}: ${found.at(-1)}: ${harm.what}; else write its plan, a comment «Locks: …»`]
      }),
    )
  })
}

/**
 * Tables that are called small and are not there.
 * @param {{ path: string, text: string }[]} files paths from the repository's root
 */
export function findIdleSmall(files) {
  const tables = tablesOf(files)
  return Object.keys(SMALL)
    .filter((table) => !tables.includes(table))
    .map(
      (table) => `scripts/structure/migration-rules.mjs: there is no table «${table}»: strike it off SMALL`,
    )
}

const tablesOf = (files) => [...new Set(files.filter(isFrom(1)).flatMap(({ text }) => madeBy(text)))]

const madeBy = (text) =>
  statementsOf(text).flatMap((statement) => CREATE_TABLE.exec(statement)?.slice(1) ?? [])

const CREATE_TABLE = /^create (?:unlogged )?table (?:if not exists )?(?:public\.)?(\w+)/

const isFrom =
  (first) =>
  ({ path }) => {
    const number = /^api\/src\/database\/migrations\/(\d{3})-[\w-]+\.ts$/.exec(path)?.[1]
    return number !== undefined && Number(number) >= first
  }

/** SQL of template literals, each statement on one line in small letters. Bodies of functions run later, row by row. */
const statementsOf = (text) =>
  [...text.matchAll(/`([^`]*)`/g)].flatMap(([, sql]) =>
    sql
      .replaceAll(/\$\$.*?\$\$/gs, '')
      .replaceAll(/--.*$/gm, '')
      .split(';')
      .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
      .filter((statement) => statement !== ''),
  )
