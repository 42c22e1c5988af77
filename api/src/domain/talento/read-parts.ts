import { HABILIDADE_MAX } from '@seleta/contract/text-max'
import {
  FALTA_CIDADE,
  FALTA_CONTATO,
  FALTA_NOME,
  FALTA_SEU_NOME,
  FALTA_TELEFONE,
} from '@seleta/contract/faltas'
import {
  DINHEIRO,
  EXPERIENCIA_FILTRO,
  IDIOMAS_FILTRO,
  type TempoExperienciaFiltro,
} from '@seleta/contract/limits'
import { FIRST_NASCIMENTO, formatDia, readDia } from '@seleta/regras/dia'
import { type Cnh, readCnh } from '@seleta/regras/cnh'
import { parseDinheiro } from '@seleta/regras/dinheiro'
import { readTelefone } from '@seleta/regras/telefone'
import { cutText, foldText } from '@seleta/regras/text'
import type { Catalogos } from '../../ground/catalogos/nomes-do-catalogo-repository'

/* How the parts of a person are read: each answers what the database keeps, or notes what is wrong. */

/** What is wrong, by field. */
type Campos = Record<string, string>

/**
 * Who reads what is wrong: whoever tells of somebody else (a recruiter, a file, an origin), or the person at the form.
 */
export type SpokenTo = 'another' | 'pessoa'

/** What is said of a wrong part, depending on who is spoken to. */
interface Palavras {
  readonly nome: string
  readonly contato: string
  /** No city of that name, and more than one. */
  readonly cidade: string
  readonly cidades: string
}

export const PALAVRAS: Readonly<Record<SpokenTo, Palavras>> = {
  another: {
    nome: FALTA_NOME,
    contato: 'Informe e-mail, telefone ou CPF.',
    cidade: 'Cidade não encontrada.',
    cidades: 'Há mais de uma cidade com este nome: informe a UF.',
  },
  pessoa: {
    nome: FALTA_SEU_NOME,
    contato: FALTA_CONTATO,
    cidade: FALTA_CIDADE,
    cidades: FALTA_CIDADE,
  },
}

/** Reads what was told, and notes in `campos` what cannot be read. */
export const toldInto =
  (campos: Campos) =>
  <T>(campo: string, text: string, read: (text: string) => T | null, wrong: string): T | null => {
    if (text.trim() === '') return null
    const value = read(text.trim())
    if (value === null) campos[campo] = wrong
    return value
  }

export const readTelefoneOf = ({ telefone }: { readonly telefone: string }, campos: Campos) =>
  toldInto(campos)('telefone', telefone, readTelefone, FALTA_TELEFONE)

export function readNascimentoOf(
  { nascimento: texto }: { readonly nascimento: string },
  hoje: string,
  campos: Campos,
): string | null {
  const nascimento = toldInto(campos)('nascimento', texto, readDia, 'Data inválida: use dd/mm/aaaa.')
  if (nascimento !== null && nascimento > hoje) campos['nascimento'] = 'A data é futura.'
  if (nascimento !== null && nascimento < FIRST_NASCIMENTO)
    campos['nascimento'] = `Informe uma data a partir de ${formatDia(FIRST_NASCIMENTO)}.`
  return nascimento
}

const EXPERIENCIA_WRONG = 'Use um dos tempos do filtro ou um número de anos.'

export const readExperienciaOf = (
  { experiencia }: { readonly experiencia: string | null },
  campos: Campos,
): TempoExperienciaFiltro | null =>
  toldInto(campos)('experiencia', experiencia ?? '', readExperiencia, EXPERIENCIA_WRONG)

/** Half a character, as broken programs send, cannot be kept by the database: every text is whole from here on. */
export function mendTexts<T extends object>(texto: T): T {
  const mend = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mend)
    return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value
  }
  // Each value keeps its type.
  return Object.fromEntries(Object.entries(texto).map(([key, value]) => [key, mend(value)])) as T
}

/**
 * A city by its id, or by its name with its state.
 * @param palavras no city of that name; more than one
 */
export function readCidade(
  {
    cidadeId,
    cidade = '',
    uf = '',
  }: { readonly cidadeId?: number | null; readonly cidade?: string; readonly uf?: string },
  catalogos: Catalogos,
  palavras: Pick<Palavras, 'cidade' | 'cidades'>,
  campos: Campos,
): number | null {
  if (cidadeId !== undefined && cidadeId !== null) {
    if (!catalogos.hasCidade(cidadeId)) campos['cidadeId'] = 'Escolha a cidade na lista.'
    return cidadeId
  }
  if (cidade.trim() === '') return null
  const found = catalogos.findCidade(cidade, uf)
  if (typeof found === 'number') return found
  campos['cidade'] = found === 'varias' ? palavras.cidades : palavras.cidade
  return null
}

const FAIXAS: readonly (readonly [ate: number, valor: TempoExperienciaFiltro])[] = [
  [1, 'ATE_SEIS_MESES'],
  [3, 'UM_A_DOIS_ANOS'],
  [5, 'TRES_A_QUATRO_ANOS'],
  [Number.POSITIVE_INFINITY, 'MAIS_CINCO_ANOS'],
]

/** A time of the filter by value, label or number of years; null when it is none. */
export function readExperiencia(text: string): TempoExperienciaFiltro | null {
  const folded = foldText(text)
  const named = EXPERIENCIA_FILTRO.find(
    ({ value, label }) => value.toLowerCase() === folded || foldText(label) === folded,
  )
  if (named !== undefined) return named.value
  const number = /^(\d{1,2}(?:[.,]\d+)?)\s*(anos?|mes(?:es)?)?$/.exec(folded)
  if (number?.[1] === undefined) return null
  const years = Number(number[1].replace(',', '.')) / (number[2]?.startsWith('mes') === true ? 12 : 1)
  return FAIXAS.find(([ate]) => years < ate)?.[1] ?? null
}

const IDIOMAS: ReadonlyMap<string, string> = new Map(
  IDIOMAS_FILTRO.map((idioma) => [foldText(idioma), idioma]),
)

/** As the filter writes it: 'ingles' is 'Inglês'; another language stays as it came. */
export const namedIdioma = (text: string): string => IDIOMAS.get(foldText(text)) ?? text

/** Each once, the first of them, named as `named` says. */
export function readList(parts: readonly string[], max: number, named: (text: string) => string): string[] {
  const seen = new Map<string, string>()
  for (const part of parts) {
    const text = named(cutText(part.trim(), HABILIDADE_MAX))
    if (text !== '' && !seen.has(foldText(text))) seen.set(foldText(text), text)
  }
  return [...seen.values()].slice(0, max)
}

/** A month's pay that somebody asks for, in whole reais; null when it is none. */
function readPretensao(text: string): number | null {
  const reais = Math.round(parseDinheiro(text) ?? 0)
  return reais > 0 && reais <= DINHEIRO.max ? reais : null
}

/** «Não», «a combinar» and the like stand in a sheet where nothing is told. */
const withoutNothing = (text = '') =>
  /^(?:n[aã]o\b|nenhum|sem\b|a combinar|n\/a|-)/i.test(text.trim()) ? '' : text

/** Licence, and pay asked for; null for what is wrong or not told. */
export function readCnhAndPretensao(
  { cnh, pretensao }: { readonly cnh?: string | undefined; readonly pretensao?: string | undefined },
  campos: Campos,
): { cnh: Cnh | null; pretensao: number | null } {
  const told = toldInto(campos)
  const wrong = {
    cnh: 'Use as letras da CNH: A, B, AB, D.',
    pretensao: 'Informe um valor por mês, como 2.500,00.',
  }
  return {
    cnh: told('cnh', withoutNothing(cnh), readCnh, wrong.cnh),
    pretensao: told('pretensao', withoutNothing(pretensao), readPretensao, wrong.pretensao),
  }
}
