import { CURRICULO_MAX, CURRICULO_MAX_BYTES, CURRICULO_TOO_LARGE } from '@seleta/contract/sizes'
import { EMAIL_INVALID, FALTA_CURRICULO } from '@seleta/contract/faltas'
import {
  EXPERIENCIA_FILTRO,
  IDIOMAS_TOLD,
  HABILIDADES_TOLD,
  type TempoExperienciaFiltro,
} from '@seleta/contract/limits'
import { PESSOA_LABELS } from '@seleta/contract/pessoa-labels'
import { FORMACAO_MAX, NOME_MAX, SOBRE_MAX } from '@seleta/contract/text-max'
import type { ToldLine } from '@seleta/contract/wire'
import { type Cnh, readCnh } from '@seleta/regras/cnh'
import { readCpf } from '@seleta/regras/cpf'
import { formatDia } from '@seleta/regras/dia'
import { dinheiroOrEmpty } from '@seleta/regras/dinheiro'
import { readEmail } from '@seleta/regras/email'
import { hasContato, isNome } from '@seleta/regras/pessoa'
import { formatTelefone, readTelefone } from '@seleta/regras/telefone'
import { cutText, oneLine } from '@seleta/regras/text'
import type { Catalogos } from '../../ground/catalogos/nomes-do-catalogo-repository'
import { TooLargeError, UnsupportedFileError } from '../../ground/domain-error'
import { DOCUMENT_TYPES, detectDocumentType, type DocumentType } from '../../ground/files/document-type'
import type { FileSample, UploadedFile } from '../../ground/files/uploaded-file'
import {
  PALAVRAS,
  type SpokenTo,
  mendTexts,
  namedIdioma,
  readCidade,
  readCnhAndPretensao,
  readExperienciaOf,
  readList,
  readNascimentoOf,
  readTelefoneOf,
  toldInto,
} from './read-parts'

/*
 * What is told of a person: the two shapes on the way in, what came as text, at the border of the wire, and what was
 * read, in the forms that the database keeps (decision 096); what was kept, read and told again; and the résumé.
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
  readonly cnh?: string
  readonly pretensao?: string
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
  readonly cnh: Cnh | null
  readonly pretensao: number | null
}

/** What two people are compared by. */
export type Chaves = Pick<Pessoa, 'nome' | 'email' | 'telefone' | 'cpf' | 'referencia'>

/** The person, or what is wrong with which field. */
type ReadPessoa =
  | { readonly pessoa: Pessoa; readonly campos?: never }
  | { readonly campos: Record<string, string> }

/**
 * Checks a person and brings every part to its stored form. All wrong fields are told at once.
 * @param catalogos cities and functions by name
 * @param spokenTo what is wrong is told to them
 */
export function readPessoa(
  came: PessoaTexto,
  catalogos: Catalogos,
  spokenTo: SpokenTo,
  hoje: string,
): ReadPessoa {
  const palavras = PALAVRAS[spokenTo]
  const texto = mendTexts(came)
  const campos: Record<string, string> = {}
  const told = toldInto(campos)
  const nome = oneLine(texto.nome)
  if (!isNome(nome)) campos['nome'] = palavras.nome
  const email = told('email', texto.email, readEmail, EMAIL_INVALID)
  const telefone = readTelefoneOf(texto, campos)
  const cpf = told('cpf', texto.cpf, readCpf, 'CPF inválido.')
  const nascimento = readNascimentoOf(texto, hoje, campos)
  const cidadeId = readCidade(texto, catalogos, palavras, campos)
  const experiencia = readExperienciaOf(texto, campos)
  const { cnh, pretensao } = readCnhAndPretensao(texto, campos)
  if (Object.keys(campos).length === 0 && !hasContato(texto.email, texto.telefone, texto.cpf))
    campos['email'] = palavras.contato
  if (Object.keys(campos).length > 0) return { campos }
  const ultimoCargo = cutText(texto.ultimoCargo.trim(), NOME_MAX)
  return {
    pessoa: {
      nome: cutText(nome, NOME_MAX),
      email,
      telefone,
      cpf,
      referencia: texto.referencia?.trim() || null,
      nascimento,
      cidadeId,
      formacao: cutText(texto.formacao.trim(), FORMACAO_MAX) || null,
      curso: cutText(texto.curso.trim(), NOME_MAX),
      tempoExperiencia: experiencia,
      ultimoCargo,
      ultimaEmpresa: cutText(texto.ultimaEmpresa.trim(), NOME_MAX),
      funcaoId: ultimoCargo === '' ? null : catalogos.funcaoIdOf(ultimoCargo),
      idiomas: readList(texto.idiomas, IDIOMAS_TOLD, namedIdioma),
      habilidades: readList(texto.habilidades, HABILIDADES_TOLD, (text) => text),
      sobre: cutText(texto.sobre.trim(), SOBRE_MAX),
      cnh,
      pretensao,
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
  spokenTo: SpokenTo,
): { campos: Record<string, string>; telefone: string | null; cidadeId: number | null } {
  const campos: Record<string, string> = {}
  const telefone = readTelefoneOf(texto, campos)
  return { campos, telefone, cidadeId: readCidade(texto, catalogos, PALAVRAS[spokenTo], campos) }
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

/** A kept person, as `fusao.chegou` holds them, back in its form. */
export function readChegou(chegou: Readonly<Record<string, unknown>>): Pessoa {
  const text = (key: string) => {
    const value = chegou[key]
    return typeof value === 'string' ? value : ''
  }
  const orNull = (key: string) => text(key) || null
  const number = (key: string) => {
    const value = chegou[key]
    return typeof value === 'number' ? value : null
  }
  const list = (key: string) => {
    const value = chegou[key]
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  }
  return {
    nome: text('nome'),
    email: orNull('email'),
    telefone: orNull('telefone'),
    cpf: orNull('cpf'),
    referencia: orNull('referencia'),
    nascimento: orNull('nascimento'),
    cidadeId: number('cidadeId'),
    formacao: orNull('formacao'),
    curso: text('curso'),
    tempoExperiencia:
      EXPERIENCIA_FILTRO.find(({ value }) => value === text('tempoExperiencia'))?.value ?? null,
    ultimoCargo: text('ultimoCargo'),
    ultimaEmpresa: text('ultimaEmpresa'),
    funcaoId: number('funcaoId'),
    idiomas: list('idiomas'),
    habilidades: list('habilidades'),
    sobre: text('sobre'),
    cnh: readCnh(text('cnh')),
    pretensao: number('pretensao'),
  }
}

/**
 * What was told of a person, part by part, for whoever reads it; what was not told is left out. CPF is told without its
 * digits (security L10).
 * @param cidade name of the city; empty when not told
 */
export function tellPessoa(
  pessoa: Pessoa,
  { cidade, hasCurriculo }: { readonly cidade: string; readonly hasCurriculo: boolean },
): ToldLine[] {
  const work = [pessoa.ultimoCargo, pessoa.ultimaEmpresa].filter((part) => part !== '').join(', ')
  const tempo = EXPERIENCIA_FILTRO.find(({ value }) => value === pessoa.tempoExperiencia)?.label ?? ''
  const parts = [
    [PESSOA_LABELS.nome, pessoa.nome],
    [PESSOA_LABELS.email, pessoa.email ?? ''],
    [PESSOA_LABELS.telefone, formatTelefone(pessoa.telefone ?? '')],
    [PESSOA_LABELS.cpf, pessoa.cpf === null ? '' : 'informado'],
    [PESSOA_LABELS.nascimento, formatDia(pessoa.nascimento)],
    [PESSOA_LABELS.cidade, cidade],
    [PESSOA_LABELS.formacao, pessoa.formacao ?? ''],
    [PESSOA_LABELS.curso, pessoa.curso],
    [PESSOA_LABELS.experiencia, tempo],
    ['Último trabalho', work],
    [PESSOA_LABELS.idiomas, pessoa.idiomas.join(', ')],
    [PESSOA_LABELS.habilidades, pessoa.habilidades.join(', ')],
    [PESSOA_LABELS.cnh, pessoa.cnh ?? ''],
    [PESSOA_LABELS.pretensao, dinheiroOrEmpty(pessoa.pretensao)],
    [PESSOA_LABELS.sobre, pessoa.sobre],
    [PESSOA_LABELS.curriculo, hasCurriculo ? 'enviado' : ''],
  ] as const
  return parts.flatMap(([rotulo, valor]) => (valor === '' ? [] : [{ rotulo, valor }]))
}

/** A résumé that came with a person, under a name of ours. */
export interface Curriculo {
  readonly nome: string
  readonly mime: string
  readonly arquivo: UploadedFile
}

/**
 * A name that is safe in a header and on any disk, with the ending of what the file really is.
 * @param nome the person's name
 */
export function nameCurriculo(nome: string, tipo: DocumentType): string {
  const words = cutText(
    nome
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
    80,
  )
  return `Currículo ${words === '' ? 'sem nome' : words}.${tipo}`
}

/**
 * @param nome the person's name
 * @returns null without a file
 * @throws TooLargeError, UnsupportedFileError at the field `curriculo`
 */
export function readCurriculo(arquivo: UploadedFile | undefined, nome: string): Curriculo | null {
  if (arquivo === undefined) return null
  const tipo = checkTipo(arquivo)
  return { nome: nameCurriculo(nome, tipo), mime: DOCUMENT_TYPES[tipo], arquivo }
}

function checkTipo(sample: FileSample): DocumentType {
  if (sample.tamanho > CURRICULO_MAX_BYTES) {
    throw new TooLargeError(`O currículo passa de ${CURRICULO_MAX}.`, { curriculo: CURRICULO_TOO_LARGE })
  }
  const tipo = detectDocumentType(sample)
  if (tipo === null) {
    throw new UnsupportedFileError('O currículo precisa ser um PDF ou DOCX.', {
      curriculo: FALTA_CURRICULO,
    })
  }
  return tipo
}
