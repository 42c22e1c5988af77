import { FORMACAO_MAX, NOME_MAX, SOBRE_MAX } from '@seleta/contract/text-max'
import {
  EMAIL_INVALID,
  FALTA_CIDADE,
  FALTA_CONTATO,
  FALTA_NOME,
  FALTA_SEU_NOME,
  FALTA_TELEFONE,
} from '@seleta/contract/faltas'
import { readEmail } from '@seleta/regras/email'
import { readCpf } from '@seleta/regras/cpf'
import { EXPERIENCIA_FILTRO, IDIOMAS_FILTRO, type TempoExperienciaFiltro } from '@seleta/contract/limits'
import { FIRST_NASCIMENTO, diaInBrazil, formatDia, readDia } from '@seleta/regras/dia'
import { readTelefone } from '@seleta/regras/telefone'
import { foldText, oneLine } from '@seleta/regras/text'
import type { Catalogos } from '../../ground/catalogos/nomes-do-catalogo-repository'

/**
 * The two shapes of a person on the way in: what came as text, at the border of the wire, and what was read, in the
 * forms that the database keeps (decision 096).
 */

/** A person as a form, a file or an origin tells of them: texts, nothing checked yet. */
export interface PessoaTexto {
  readonly nome: string
  readonly email: string
  readonly telefone: string
  readonly cpf: string
  readonly referencia?: string
  /** `yyyy-mm-dd` or `dd/mm/yyyy`. */
  readonly nascimento: string
  readonly cidadeId?: number | null
  readonly cidade?: string
  readonly uf?: string
  readonly formacao: string
  readonly curso: string
  /** A value of the filter, its label, or a number of years. */
  readonly experiencia: string | null
  readonly ultimoCargo: string
  readonly ultimaEmpresa: string
  readonly idiomas: readonly string[]
  readonly habilidades: readonly string[]
  readonly sobre: string
}

/** A person on the way in, checked and in the forms that the database keeps. Null and empty mean: not told. */
export interface Pessoa {
  readonly nome: string
  readonly email: string | null
  /** Digits with area code. */
  readonly telefone: string | null
  /** Eleven digits. */
  readonly cpf: string | null
  /** Id at an automated origin. */
  readonly referencia: string | null
  readonly nascimento: string | null
  readonly cidadeId: number | null
  readonly formacao: string | null
  readonly curso: string
  readonly tempoExperiencia: TempoExperienciaFiltro | null
  readonly ultimoCargo: string
  readonly ultimaEmpresa: string
  /** Function of the catalogue that the last job is. */
  readonly funcaoId: number | null
  readonly idiomas: readonly string[]
  readonly habilidades: readonly string[]
  readonly sobre: string
}

/** What two people are compared by. */
export type Chaves = Pick<Pessoa, 'nome' | 'email' | 'telefone' | 'cpf' | 'referencia'>

/** The person, or what is wrong with which field. */
export type ReadPessoa =
  | { readonly pessoa: Pessoa; readonly campos?: never }
  | { readonly campos: Record<string, string> }

/** What is said of a wrong part, depending on who is spoken to. */
export interface Palavras {
  readonly nome: string
  readonly contato: string
  /** No city of that name, and more than one. */
  readonly cidade: string
  readonly cidades: string
}

/** To recruiters, files and origins, who tell of somebody else. */
export const OF_ANOTHER_PESSOA: Palavras = {
  nome: FALTA_NOME,
  contato: 'Informe e-mail, telefone ou CPF.',
  cidade: 'Cidade não encontrada.',
  cidades: 'Há mais de uma cidade com este nome: informe a UF.',
}

/** To the person themselves, at the form. */
export const DA_PROPRIA_PESSOA: Palavras = {
  nome: FALTA_SEU_NOME,
  contato: FALTA_CONTATO,
  cidade: FALTA_CIDADE,
  cidades: FALTA_CIDADE,
}

/**
 * Checks a person and brings every part to its stored form. All wrong fields are told at once.
 * @param texto what came
 * @param catalogos cities and functions by name
 * @param palavras to whom it is said
 */
export function readPessoa(came: PessoaTexto, catalogos: Catalogos, palavras: Palavras): ReadPessoa {
  const texto = mendTexts(came)
  const campos: Record<string, string> = {}
  const told = toldInto(campos)
  const nome = oneLine(texto.nome)
  if (nome.length < 2) campos['nome'] = palavras.nome
  const email = told('email', texto.email, readEmail, EMAIL_INVALID)
  const telefone = readTelefoneOf(texto, campos)
  const cpf = told('cpf', texto.cpf, readCpf, 'CPF inválido.')
  const nascimento = told('nascimento', texto.nascimento, readDia, 'Data inválida: use dd/mm/aaaa.')
  if (nascimento !== null && nascimento > diaInBrazil()) campos['nascimento'] = 'A data é futura.'
  if (nascimento !== null && nascimento < FIRST_NASCIMENTO)
    campos['nascimento'] = `Informe uma data a partir de ${formatDia(FIRST_NASCIMENTO)}.`
  const cidadeId = readCidade(texto, catalogos, palavras, campos)
  const experiencia = told(
    'experiencia',
    texto.experiencia ?? '',
    readExperiencia,
    'Use um dos tempos do filtro ou um número de anos.',
  )
  if (Object.keys(campos).length === 0 && email === null && telefone === null && cpf === null)
    campos['email'] = palavras.contato
  if (Object.keys(campos).length > 0) return { campos }
  const ultimoCargo = texto.ultimoCargo.trim().slice(0, NOME_MAX)
  return {
    pessoa: {
      nome: nome.slice(0, NOME_MAX),
      email,
      telefone,
      cpf,
      referencia: texto.referencia?.trim() || null,
      nascimento,
      cidadeId,
      formacao: texto.formacao.trim().slice(0, FORMACAO_MAX) || null,
      curso: texto.curso.trim().slice(0, NOME_MAX),
      tempoExperiencia: experiencia,
      ultimoCargo,
      ultimaEmpresa: texto.ultimaEmpresa.trim().slice(0, NOME_MAX),
      funcaoId: ultimoCargo === '' ? null : catalogos.funcaoIdOf(ultimoCargo),
      idiomas: readList(texto.idiomas, 12, namedIdioma),
      habilidades: readList(texto.habilidades, 20, (text) => text),
      sobre: texto.sobre.trim().slice(0, SOBRE_MAX),
    },
  }
}

/**
 * Phone and city alone, by the same rules: what a person corrects on their own page.
 * @returns what is wrong by field, and null for what is wrong or not told
 */
export function readTelefoneAndCidade(
  texto: Pick<PessoaTexto, 'telefone' | 'cidade'>,
  catalogos: Catalogos,
  palavras: Palavras,
): { campos: Record<string, string>; telefone: string | null; cidadeId: number | null } {
  const campos: Record<string, string> = {}
  const telefone = readTelefoneOf(texto, campos)
  return { campos, telefone, cidadeId: readCidade(texto, catalogos, palavras, campos) }
}

/** Reads what was told, and notes in `campos` what cannot be read. */
const toldInto =
  (campos: Record<string, string>) =>
  <T>(campo: string, text: string, read: (text: string) => T | null, wrong: string): T | null => {
    if (text.trim() === '') return null
    const value = read(text.trim())
    if (value === null) campos[campo] = wrong
    return value
  }

const readTelefoneOf = ({ telefone }: Pick<PessoaTexto, 'telefone'>, campos: Record<string, string>) =>
  toldInto(campos)('telefone', telefone, readTelefone, FALTA_TELEFONE)

/** Half a character, as broken programs send, cannot be kept by the database: every text is whole from here on. */
function mendTexts(texto: PessoaTexto): PessoaTexto {
  const mend = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mend)
    return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value
  }
  // Each value keeps its type.
  return Object.fromEntries(
    Object.entries(texto).map(([key, value]) => [key, mend(value)]),
  ) as unknown as PessoaTexto
}

/** What can be read of the keys of a form that is still being filled in; the rest is null. */
export function readChaves({
  nome,
  email,
  telefone,
  cpf,
}: Pick<PessoaTexto, 'nome' | 'email' | 'telefone' | 'cpf'>): Chaves {
  return {
    nome: nome.trim(),
    email: readEmail(email),
    telefone: readTelefone(telefone),
    cpf: readCpf(cpf),
    referencia: null,
  }
}

function readCidade(
  { cidadeId, cidade = '', uf = '' }: Pick<PessoaTexto, 'cidadeId' | 'cidade' | 'uf'>,
  catalogos: Catalogos,
  palavras: Palavras,
  campos: Record<string, string>,
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

function readExperiencia(text: string): TempoExperienciaFiltro | null {
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

/** As the filter writes it: 'ingles' is 'Inglês'; another language stays as it came. */
function namedIdioma(text: string): string {
  const folded = foldText(text)
  return IDIOMAS_FILTRO.find((idioma) => foldText(idioma) === folded) ?? text
}

function readList(parts: readonly string[], max: number, named: (text: string) => string): string[] {
  const seen = new Map<string, string>()
  for (const part of parts) {
    const text = named(part.trim().slice(0, 60))
    if (text !== '' && !seen.has(foldText(text))) seen.set(foldText(text), text)
  }
  return [...seen.values()].slice(0, max)
}
