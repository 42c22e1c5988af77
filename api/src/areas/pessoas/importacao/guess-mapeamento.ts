import type { CampoImportacao } from '@seleta/contract/pessoa-labels'
import type { Mapeamento } from '@seleta/contract/importacoes'
import { readDia } from '@seleta/regras/dia'
import { readCpf } from '@seleta/regras/cpf'
import { readEmail } from '@seleta/regras/email'
import { readTelefone } from '@seleta/regras/telefone'
import { foldText } from '@seleta/regras/text'
import { wholeNumber } from './sheet-number'

/** What a column that holds a field is called. */
interface Sign {
  readonly campo: CampoImportacao
  /** One of these begins a word of the name (short ones are the word); the first of them is taken before the next. */
  readonly words: readonly string[]
  /** With one of these it is something else. */
  readonly not?: readonly string[]
}

const SIGNS: readonly Sign[] = [
  { campo: 'email', words: ['email', 'mail', 'correio'] },
  { campo: 'cpf', words: ['cpf', 'documento'] },
  {
    campo: 'nascimento',
    words: ['nascimento', 'nasc', 'dn', 'aniversario', 'birth'],
    not: ['local', 'cidade'],
  },
  {
    campo: 'telefone',
    words: [
      'whatsapp',
      'whats',
      'wpp',
      'zap',
      'celular',
      'cel',
      'telefone',
      'fone',
      'tel',
      'phone',
      'contato',
    ],
  },
  {
    campo: 'nome',
    words: ['nome', 'candidato', 'candidata', 'talento', 'colaborador', 'name'],
    not: ['social', 'curso', 'vaga', 'cargo', 'empresa', 'cidade', 'arquivo', 'campanha', 'instituicao'],
  },
  {
    campo: 'cidade',
    words: ['cidade', 'municipio', 'localidade', 'localizacao', 'city'],
    not: ['nasc', 'natural', 'interesse', 'vaga', 'empresa'],
  },
  { campo: 'uf', words: ['uf', 'estado', 'state'], not: ['civil', 'nasc', 'interesse', 'vaga', 'empresa'] },
  {
    campo: 'formacao',
    words: ['escolaridade', 'instrucao', 'formacao', 'nivel', 'ensino', 'education'],
    not: ['area', 'instituicao', 'ingles', 'idioma'],
  },
  { campo: 'curso', words: ['curso', 'graduacao', 'formacao'], not: ['instituicao', 'data', 'conclusao'] },
  { campo: 'experiencia', words: ['experiencia'] },
  {
    campo: 'ultimoCargo',
    words: ['cargo', 'funcao', 'profissao', 'ocupacao'],
    not: ['interesse', 'pretend', 'desejad', 'vaga', 'empresa', 'salario', 'data'],
  },
  { campo: 'ultimaEmpresa', words: ['empresa', 'empregador'], not: ['interesse', 'salario', 'data'] },
  {
    campo: 'cnh',
    words: ['cnh', 'habilitacao', 'carteira'],
    not: ['trabalho', 'ctps', 'numero', 'registro', 'validade', 'vencimento', 'data'],
  },
  {
    campo: 'pretensao',
    words: ['pretensao', 'pretendid', 'desejad'],
    not: ['cargo', 'funcao', 'vaga', 'area'],
  },
  { campo: 'idiomas', words: ['idioma', 'lingua', 'language'] },
  { campo: 'habilidades', words: ['habilidade', 'competencia', 'skill', 'conhecimento'] },
  { campo: 'sobre', words: ['sobre', 'resumo', 'observac', 'obs', 'perfil', 'apresentacao'] },
]

/** What is told of somebody else, or is an address of a page. */
const SOMEBODY_ELSE =
  'mae pai conjuge esposa marido filho emergencia recado gestor responsavel recrutador indica referencia supervisor usuario link linkedin url'.split(
    ' ',
  )

/** Nobody younger is in a file of people who look for work; a later day is one on which something was written down. */
const YOUNGEST = 14

/** Fields that are known by what stands in their cells. */
const READERS: readonly (readonly [CampoImportacao, (cell: string, hoje: string) => boolean])[] = [
  ['email', (cell) => readEmail(cell) !== null],
  ['cpf', (cell) => readCpf(wholeNumber(cell)) !== null],
  ['telefone', (cell) => readTelefone(wholeNumber(cell)) !== null],
  ['nascimento', isNascimento],
]

function isNascimento(cell: string, hoje: string): boolean {
  const dia = /[/.-]/.test(cell) ? readDia(cell) : null
  return dia !== null && Number(dia.slice(0, 4)) <= Number(hoje.slice(0, 4)) - YOUNGEST
}

/** So much of what stands in a column has to be of a kind. */
const MOST = 0.6

/**
 * Which column is probably which field: by its name, where what stands in it does not say otherwise; then by what stands
 * in it (audit P10).
 * @param colunas names of the first row
 * @param linhas some of the rows below it
 * @param hoje Brazil's day
 */
export function guessMapeamento(
  colunas: readonly string[],
  linhas: readonly (readonly string[])[],
  hoje: string,
): Mapeamento {
  const columns = colunas.map((nome, at) => ({
    at,
    words: foldText(nome)
      .replaceAll('.', '')
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== ''),
    kind: kindOf(
      linhas.map((linha) => (linha[at] ?? '').trim()).filter((cell) => cell !== ''),
      hoje,
    ),
  }))
  const mapeamento: Mapeamento = {}
  const taken = new Set<number>()
  const take = (campo: CampoImportacao, rank: (column: (typeof columns)[number]) => number) => {
    const [best] = columns
      .filter((column) => !taken.has(column.at) && rank(column) >= 0)
      .toSorted((a, b) => rank(a) - rank(b))
    if (best === undefined || mapeamento[campo] !== undefined) return
    mapeamento[campo] = best.at
    taken.add(best.at)
  }
  for (const sign of SIGNS)
    take(sign.campo, ({ words, kind }) => (kind !== null && kind !== sign.campo ? -1 : rankOf(sign, words)))
  for (const [campo] of READERS)
    take(campo, ({ words, kind }) => (kind === campo && !hasOne(words, SOMEBODY_ELSE) ? 0 : -1))
  return mapeamento
}

/** @returns how well a name fits, 0 best; below 0 not at all */
function rankOf({ words: signs, not = [] }: Sign, words: readonly string[]): number {
  if (hasOne(words, [...not, ...SOMEBODY_ELSE])) return -1
  const at = signs.findIndex((sign) => hasOne(words, [sign]))
  // Of two columns the one of fewer words is meant: 'Telefone' before 'Telefone comercial'.
  return at < 0 ? -1 : at * 100 + words.length
}

const hasOne = (words: readonly string[], signs: readonly string[]): boolean =>
  words.some((word) => signs.some((sign) => (sign.length < 4 ? word === sign : word.startsWith(sign))))

/** What most cells are, of what can be read; null when nothing can. */
function kindOf(cells: readonly string[], hoje: string): CampoImportacao | null {
  if (cells.length === 0) return null
  const found = READERS.find(
    ([, isOne]) => cells.filter((cell) => isOne(cell, hoje)).length >= cells.length * MOST,
  )
  return found?.[0] ?? null
}
