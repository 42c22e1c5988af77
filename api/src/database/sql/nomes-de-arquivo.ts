/**
 * Who names a file (decision 230): a file stays while one of these does, and goes with the last of them. Of the database's
 * triggers, of a restore, of the export and of whatever else asks whose a file is.
 *
 * Migration 165 writes this into functions and indexes: whoever changes it writes them anew in a migration.
 */
interface Namer {
  readonly table: string
  /** Where its person stands, when not in the table as x. */
  readonly join?: string
  /** Null: a company's file. */
  readonly pessoa: string | null
  readonly tipo: keyof typeof TIPOS
  /** @param x whose columns: `x.`, `old.` or nothing */
  readonly arquivos: (x: string) => string
}

/** How many files are asked about and taken apart, by what holds their ids. */
const TIPOS = {
  bigint: {
    isNone: (ids: string) => `${ids} is null`,
    has: (ids: string, id: string) => `${ids} = ${id}`,
    rows: (ids: string) => `select ${ids}`,
  },
  'bigint[]': {
    isNone: (ids: string) => `${ids} = '{}'`,
    has: (ids: string, id: string) => `${ids} @> array[${id}]`,
    rows: (ids: string) => `select unnest(${ids})`,
  },
  jsonb: {
    isNone: (ids: string) => `${ids} = '[]'`,
    has: (ids: string, id: string) => `${ids} @> to_jsonb(${id})`,
    rows: (ids: string) => `select e::bigint from jsonb_array_elements_text(${ids}) e`,
  },
} as const

const within = (json: string, path: string) => `jsonb_path_query_array(${json}, '${path} ? (@ != null)')`

const NAMERS: readonly Namer[] = [
  { table: 'talento', pessoa: 'x.id', tipo: 'bigint', arquivos: (x) => `${x}curriculo_id` },
  {
    table: 'resposta',
    join: 'join inscricao i on i.empresa_id = x.empresa_id and i.id = x.inscricao_id',
    pessoa: 'i.talento_id',
    tipo: 'bigint',
    arquivos: (x) => `${x}arquivo_id`,
  },
  { table: 'resultado_teste', pessoa: 'x.talento_id', tipo: 'bigint', arquivos: (x) => `${x}arquivo_id` },
  {
    // What came with an application. Once its person has said that it was theirs, the résumé is that person's.
    table: 'declaracao',
    pessoa: 'x.talento_id',
    tipo: 'bigint[]',
    arquivos: (
      x,
    ) => `array_remove(case when ${x}estado = 'confirmada' then array_remove(${x}arquivo_ids, ${x}curriculo_id)
      else array_append(${x}arquivo_ids, ${x}curriculo_id) end, null)`,
  },
  {
    // Résumés that a newer one replaced (decision 063); while it stands, what came, and who went into another whole.
    table: 'fusao',
    pessoa: 'x.talento_id',
    tipo: 'jsonb',
    arquivos: (x) => `(${within(`${x}antes`, '$.curriculoId')} || case when ${x}desfeita_em is null then
      ${within(`${x}depois`, '$.curriculoId')} || ${within(`coalesce(${x}unida, '{}')`, '$.talento.curriculo_id')}
      || ${within(`coalesce(${x}unida, '{}')`, '$.largadas[*].respostas[*].arquivo_id')} else '[]' end)`,
  },
  { table: 'empresa', pessoa: null, tipo: 'bigint', arquivos: (x) => `${x}logo_id` },
]

const DE_PESSOAS = NAMERS.filter(({ pessoa }) => pessoa !== null)

/** Rows of a person that name files: with the last of them the file goes by itself. */
export const NAMERS_DE_PESSOAS = DE_PESSOAS.map(({ table, tipo, arquivos }) => ({
  table,
  /** As an index knows it. */
  arquivos: arquivos(''),
  tipo,
  /** Of the row that went, or was another before. */
  former: `array(${TIPOS[tipo].rows(arquivos('old.'))})`,
  namedSome: `not (${TIPOS[tipo].isNone(arquivos('old.'))})`,
  hasChanged: `${arquivos('old.')} is distinct from ${arquivos('new.')}`,
}))

/** Whether anybody names the file. @param id SQL of its id, `bigint` */
export const isNamed = (id: string) =>
  NAMERS.map(
    ({ table, tipo, arquivos }) =>
      `exists (select from ${table} x where ${TIPOS[tipo].has(arquivos('x.'), id)})`,
  ).join('\n  or ')

/** @param condition SQL about a row x and its person */
const names = (namers: readonly Namer[], condition: (pessoa: string) => string) =>
  namers
    .map(
      ({ table, join = '', pessoa, tipo, arquivos }) => `
    select n.arquivo_id, ${pessoa ?? 'null::bigint'} as talento_id from ${table} x ${join}
    cross join lateral (${TIPOS[tipo].rows(arquivos('x.'))}) n (arquivo_id)
    where n.arquivo_id is not null ${pessoa === null ? '' : condition(pessoa)}`,
    )
    .join(' union all ')

/** Every name of every file, in one pass of each table: `arquivo_id`, and `talento_id` where it is a person's. */
export const NOMES_DE_ARQUIVOS = names(NAMERS, () => '')

/**
 * Ids of a person's files, `arquivo_id`, each once; a résumé that somebody else has now is theirs (decision 220).
 * @param talentoId SQL of the person's id
 * @param empresaId SQL of their company's
 */
export const arquivosDe = (talentoId: string, empresaId: string) => `
  select distinct n.arquivo_id from (${names(
    DE_PESSOAS,
    (pessoa) => `and x.empresa_id = ${empresaId} and ${pessoa} = ${talentoId}`,
  )}) n where not exists (
    select from talento o where o.empresa_id = ${empresaId} and o.curriculo_id = n.arquivo_id and o.id <> ${talentoId})`
