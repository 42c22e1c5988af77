import { dirname, join } from 'node:path/posix'

/**
 * Columns that stand as they are, with the reason. A line that is not needed any more is a fault.
 * @type {Record<string, string>}
 */
export const KEPT_COLUMNS = {
  ...because('the wire of spec section 3, told as it stands; no screen writes it yet', [
    'funcao.status',
    'funcao.abler',
    'funcao.bne',
    ...['telefoneResidencial', 'pis', 'rg', 'sexo', 'estadoCivil', 'deficiencia', 'cep', 'bairro'].map(
      (name) => `talento.${name}`,
    ),
    ...['atividadeEmpresa', 'atribuicoes', 'ultimoSalario', 'dataInicial', 'dataFinal', 'atual', 'ordem'].map(
      (name) => `experiencia.${name}`,
    ),
    ...['instituicao', 'anoConclusao', 'atual', 'periodo', 'idioma', 'outrosCursos', 'ordem'].map(
      (name) => `formacaoAcademica.${name}`,
    ),
  ]),
  ...because('the moment at which the database made or changed the row: for whoever looks after a fault', [
    'empresaSlug.deixadoEm',
    'tokenSenha.criadoEm',
    'segredo.criadoEm',
    'vagaModelo.criadoEm',
    'mensagemModelo.criadoEm',
    'processoModelo.criadoEm',
    'filtroSalvo.criadoEm',
  ]),
  ...because(
    'the chain that shows whether an entry was changed: a trigger writes it, who audits reads it (migration 007)',
    ['auditoria.hashAnterior'],
  ),
  'talento.consentimentoRevogadoEm':
    'whoever writes to people asks it; the page on which a person revokes is to come (product 91, security L3)',
  'talento.textoPerfil': 'the generated search column is made of it',
  'empresa.demo': 'the demonstration marks its company by it',
  'empresa.site': 'feeds name it; the face of a company that writes it is to come (product 80)',
  'empresa.sobre': 'that face tells it (product 80)',
}

function because(reason, columns) {
  return Object.fromEntries(columns.map((column) => [column, reason]))
}

const PRODUCT =
  /^api\/src\/(?!demo\/|database\/(?:migrations|tables)\/|database\/schema\.ts).*(?<!\.spec)\.tsx?$/
/** The database fills them by itself. */
const BY_DATABASE = /^(?:Id|OwnId|Generated|GeneratedAlways|MomentoNow)\b/

/**
 * What is stored is used (style 28): product code writes each column of the table types, and asks for it. A column counts
 * as written or read where a file that names its table, or one that imports such a file or is imported by it, names the
 * column (a repository that is told its table has those of who tells it), by its TypeScript or its SQL name: as a key of `values` and `set`, in the list of an insert or before the `=` of
 * an update; or anywhere else.
 * @param {{ path: string, text: string }[]} files paths from the repository's root
 * @param {Record<string, string>} kept `tabela.coluna` → why
 * @returns {string[]} columns that nobody writes or reads and that are not listed, and lines of the list that nobody needs
 */
export function findColumnFaults(files, kept = KEPT_COLUMNS) {
  const sources = files.filter(({ path }) => PRODUCT.test(path)).map(partsOf)
  const near = neighbours(sources)
  const faults = new Map()
  for (const { table, columns } of tablesOf(files)) {
    const named = sources.filter(({ all }) => namesTable(all, table))
    const own = [...new Set(named.flatMap((one) => [one, ...near(one).filter(isToldItsTable)]))]
    const all = [...new Set(own.flatMap((one) => [one, ...near(one)]))]
    for (const { name, type } of columns) {
      const word = new RegExp(String.raw`\b(?:${name}|${snake(name)})\b`)
      // As a name of its own: `t.texto` is asked for, not handed over.
      const handed = new RegExp(String.raw`(?<!\w\.)${word.source}`)
      const isRead = all.some(({ rest }) => word.test(rest))
      const isWritten =
        BY_DATABASE.test(type) ||
        all.some(({ writes }) => word.test(writes)) ||
        own.some((one) => hasSpread(one.writes) && [one, ...near(one)].some(({ rest }) => handed.test(rest)))
      const missing = [...(isWritten ? [] : ['written']), ...(isRead ? [] : ['read'])]
      if (missing.length > 0) faults.set(`${table}.${name}`, missing.join(' nor '))
    }
  }
  return [
    ...[...faults]
      .filter(([column]) => !Object.hasOwn(kept, column))
      .map(
        ([column, missing]) =>
          `${column} is not ${missing} by product code (docs/decisions/135-columns-let-go.md)`,
      ),
    ...Object.keys(kept)
      .filter((column) => !faults.has(column))
      .map((column) => `scripts/structure/column-rules.mjs lists ${column}, which is used`),
  ]
}

/** A repository of whichever table it is told: it works for each that a file beside it names. */
const isToldItsTable = ({ all }) => all.includes('sql.table(table)')

const snake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const hasSpread = (writes) => /\.\.\.|\.(?:values|set)\(\w+\)/.test(writes)

/** Tables by their name in `Database`, with the columns of their type. */
function tablesOf(files) {
  const text = (pattern) =>
    files
      .filter(({ path }) => pattern.test(path))
      .map((one) => one.text)
      .join('\n')
  const types = new Map(
    [...text(/^api\/src\/database\/tables\//).matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)].map(
      ([, name, body]) => [
        name,
        [...body.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, column, type]) => ({ name: column, type })),
      ],
    ),
  )
  return [...text(/^api\/src\/database\/schema\.ts$/).matchAll(/^ {2}(\w+): (\w+Table)$/gm)].map(
    ([, table, type]) => ({
      table,
      columns: types.get(type) ?? [],
    }),
  )
}

const namesTable = (text, table) =>
  new RegExp(
    String.raw`['"\x60](?:${table}|${snake(table)})(?: as \w+)?['"\x60]|\b(?:from|join|into|update|using|table|lock)\s+(?:only\s+)?${snake(table)}\b`,
  ).test(text)

/** A source without its comments, in two parts: where it writes columns, and the rest. */
function partsOf({ path, text }) {
  const all = text.replaceAll(/^\s*(?:\/\*\*?[\s\S]*?\*\/|\/\/.*)/gm, '')
  let rest = all
  let writes = ''
  const take = (from, to) => {
    writes += `${rest.slice(from, to)}\n`
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`
  }
  for (const start of [
    /\.(?:values|set|doUpdateSet)\(/,
    /\binsert into \w+(?: as \w+)? \(/,
    /\bcolunas: \{/,
  ]) {
    for (let match = start.exec(rest); match !== null; match = start.exec(rest))
      take(match.index, endOfBrackets(rest, match.index + match[0].length))
  }
  // What is set; what it is set to is read. To forget is not to write.
  for (const [assigned] of rest.matchAll(/\bset\s+[\s\S]*?(?=\bwhere\b|\bfrom\b|`)/g))
    writes += `${[...assigned.matchAll(/\b(\w+)\s*=(?!=|\s*null\b)/g)].map(([, name]) => name).join(' ')}\n`
  rest = rest.replaceAll(/(\bset\s+|,\s*)(\w+)(\s*=(?!=|>))/g, '$1$3')
  return { path, all, rest, writes }
}

function endOfBrackets(text, from) {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(' || text[at] === '{') depth += 1
    if (text[at] === ')' || text[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

/** Who imports a source, and whom it imports. */
function neighbours(sources) {
  const byPath = new Map(sources.map((one) => [one.path.replace(/\.tsx?$/, ''), one]))
  const links = new Map(sources.map((one) => [one, new Set()]))
  for (const one of sources)
    for (const [, asked] of one.all.matchAll(/from '(\.[^']+)'/g)) {
      const other = byPath.get(join(dirname(one.path), asked))
      if (other === undefined) continue
      links.get(one).add(other)
      links.get(other).add(one)
    }
  return (one) => [...links.get(one)]
}
