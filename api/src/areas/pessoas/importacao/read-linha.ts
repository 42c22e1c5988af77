import { CAMPOS_IMPORTACAO, type CampoImportacao } from '@seleta/contract/pessoa-labels'
import type { Mapeamento } from '@seleta/contract/importacoes'
import { rearmFormula } from '@seleta/regras/formula'
import { splitListWithBars } from '@seleta/regras/list'
import { foldText } from '@seleta/regras/text'
import { type Pessoa, type PessoaTexto, readPessoa } from '../../../domain/talento/pessoa'
import type { Catalogos } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import { isCutNumber, wholeNumber } from './sheet-number'

type Campos = Readonly<Record<string, string>>

/**
 * A row as it was read: the person, and what of them could not be and stays out; or why nobody can come in, each by
 * field.
 */
export type ReadLinha =
  | { readonly pessoa: Pessoa; readonly faltas: Campos }
  | { readonly pessoa: null; readonly faltas: Campos }

/** What a wrong city is told of; without it nothing of where somebody lives is known. */
const TOGETHER: Partial<Record<CampoImportacao, readonly CampoImportacao[]>> = { cidade: ['cidade', 'uf'] }

/**
 * One row of a file as a person. A cell that cannot be read stays out and the person comes in without it, but for the
 * name, and as long as one way to know them again is left (audit P10).
 * @param valores cells in the file's order
 * @param mapeamento which column holds which field
 * @param hoje Brazil's day
 */
export function readLinha(
  valores: readonly string[],
  mapeamento: Mapeamento,
  catalogos: Catalogos,
  hoje: string,
): ReadLinha {
  const texto = toTexto(valores, mapeamento)
  const read = readPessoa(texto, catalogos, 'another', hoje)
  if (read.campos === undefined) return { pessoa: read.pessoa, faltas: {} }
  const faltas = tellCut(read.campos, texto)
  const left = readPessoa(without(texto, Object.keys(read.campos)), catalogos, 'another', hoje)
  return left.campos === undefined
    ? { pessoa: left.pessoa, faltas }
    : { pessoa: null, faltas: { ...left.campos, ...faltas } }
}

/** @param campos of the wrong ones; the name has to be told */
function without(texto: PessoaTexto, campos: readonly string[]): PessoaTexto {
  const emptied = CAMPOS_IMPORTACAO.flatMap((campo) =>
    campo !== 'nome' && campos.includes(campo) ? (TOGETHER[campo] ?? [campo]) : [],
  )
  return { ...texto, ...Object.fromEntries(emptied.map((campo) => [campo, ''])) }
}

/** Of a number that the spreadsheet cut off nobody can mend the digits, only the file. */
function tellCut(campos: Campos, texto: PessoaTexto): Campos {
  const cut = (['cpf', 'telefone'] as const).filter(
    (campo) => campos[campo] !== undefined && isCutNumber(texto[campo]),
  )
  return { ...campos, ...Object.fromEntries(cut.map((campo) => [campo, CUT])) }
}

const CUT = 'A planilha cortou este número. Formate a coluna como texto antes de salvar.'

function cellOf(valores: readonly string[], mapeamento: Mapeamento, campo: CampoImportacao): string {
  const index = mapeamento[campo]
  // Our own export puts an apostrophe before a text that looks like a formula.
  return index === undefined ? '' : rearmFormula((valores[index] ?? '').trim())
}

/**
 * The name as a row tells it, the last name after it where that has a column of its own. One with which the name ends
 * already is not said twice; alone it names nobody.
 */
export function readNome(valores: readonly string[], mapeamento: Mapeamento): string {
  const nome = cellOf(valores, mapeamento, 'nome')
  const sobrenome = cellOf(valores, mapeamento, 'sobrenome')
  const isWhole = sobrenome === '' || ` ${foldText(nome)}`.endsWith(` ${foldText(sobrenome)}`)
  return nome === '' || isWhole ? nome : `${nome} ${sobrenome}`
}

function toTexto(valores: readonly string[], mapeamento: Mapeamento): PessoaTexto {
  const cell = (campo: CampoImportacao) => cellOf(valores, mapeamento, campo)
  const list = (campo: CampoImportacao) => splitListWithBars(cell(campo))
  return {
    nome: readNome(valores, mapeamento),
    email: cell('email'),
    telefone: wholeNumber(cell('telefone')),
    cpf: wholeNumber(cell('cpf')),
    nascimento: cell('nascimento'),
    cidade: cell('cidade'),
    uf: cell('uf'),
    formacao: cell('formacao'),
    curso: cell('curso'),
    experiencia: cell('experiencia'),
    ultimoCargo: cell('ultimoCargo'),
    ultimaEmpresa: cell('ultimaEmpresa'),
    idiomas: list('idiomas'),
    habilidades: list('habilidades'),
    sobre: cell('sobre'),
    cnh: cell('cnh'),
    pretensao: cell('pretensao'),
  }
}
