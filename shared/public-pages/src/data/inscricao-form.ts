import { HABILIDADES_TOLD } from '@seleta/contract/limits'
import {
  EMAIL_INVALID,
  FALTA_CONSENTIMENTO,
  FALTA_CONTATO,
  FALTA_GRAVACAO,
  FALTA_RESPOSTA,
  FALTA_SEU_NOME,
  FALTA_TELEFONE,
} from '@seleta/contract/faltas'
import {
  CURRICULO_TOO_LARGE,
  CURRICULO_MAX_BYTES,
  VIDEO_TOO_LARGE,
  VIDEO_MAX_BYTES,
} from '@seleta/contract/sizes'
import { splitList } from '@seleta/regras/list'
import { hasContato, isNome } from '@seleta/regras/pessoa'
import { isTelefone } from '@seleta/regras/telefone'
import { isEmail } from '@seleta/regras/email'
import type { InscricaoBody } from '@seleta/contract/talentos'
import type { CampanhaPublica } from '@seleta/contract/publico'

/**
 * The application form as data: what it holds, how it is read from a form's fields, its checks and its way to the wire
 * (product 54). The page and the server, which also takes the form without JavaScript, use the same. Pure.
 */

export const CONSENTIMENTO_VERSAO = '2026-11'
/** Name of the field that holds a question's answer, and of the one that holds its recording. */
export const respostaField = (perguntaId: string) => `respostas.${perguntaId}`
export const videoField = (perguntaId: string) => `video.${perguntaId}`

/** Text fields by their names in the form; lists and answers stand beside them. */
export interface InscricaoForm {
  readonly nome: string
  readonly email: string
  readonly telefone: string
  readonly cidade: string
  readonly formacao: string
  readonly experiencia: string
  readonly ultimoCargo: string
  readonly ultimaEmpresa: string
  readonly idiomas: readonly string[]
  readonly habilidades: string
  readonly sobre: string
  /** By question id: one value, or the chosen options. */
  readonly respostas: Readonly<Record<string, readonly string[]>>
  readonly consentimento: boolean
  readonly origem: string
  /** Honeypot. */
  readonly site: string
}

export const emptyForm: InscricaoForm = {
  nome: '',
  email: '',
  telefone: '',
  cidade: '',
  formacao: '',
  experiencia: '',
  ultimoCargo: '',
  ultimaEmpresa: '',
  idiomas: [],
  habilidades: '',
  sobre: '',
  respostas: {},
  consentimento: false,
  origem: '',
  site: '',
}

/** Field → what is wrong, in the order of the form; empty when it can be sent. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * Reads a sent form.
 * @param all every text value of a field name, in order
 */
export function readInscricaoForm(
  all: (name: string) => readonly string[],
  perguntas: CampanhaPublica['perguntas'],
): InscricaoForm {
  const one = (name: string) => all(name)[0] ?? ''
  return {
    nome: one('nome'),
    email: one('email'),
    telefone: one('telefone'),
    cidade: one('cidade'),
    formacao: one('formacao'),
    experiencia: one('experiencia'),
    ultimoCargo: one('ultimoCargo'),
    ultimaEmpresa: one('ultimaEmpresa'),
    idiomas: all('idiomas'),
    habilidades: one('habilidades'),
    sobre: one('sobre'),
    respostas: Object.fromEntries(
      perguntas
        .filter(({ tipo }) => tipo !== 'VIDEO')
        .map(({ id }) => [id, all(respostaField(id)).filter((value) => value !== '')]),
    ),
    consentimento: one('consentimento') !== '',
    origem: one('origem'),
    site: one('site'),
  }
}

/** The files of a form, by field name. */
export type Arquivos = ReadonlyMap<string, { readonly size: number }>

/** What is wrong before anything is sent; the server checks again and knows more. */
export function findErrors(form: InscricaoForm, vaga: CampanhaPublica, arquivos: Arquivos): FieldErrors {
  const faltas: Record<string, string> = {}
  if (!isNome(form.nome)) faltas['nome'] = FALTA_SEU_NOME
  const email = form.email.trim()
  if (!hasContato(email, form.telefone)) faltas['email'] = FALTA_CONTATO
  else if (email !== '' && !isEmail(email)) faltas['email'] = EMAIL_INVALID
  if (form.telefone.trim() !== '' && !isTelefone(form.telefone)) faltas['telefone'] = FALTA_TELEFONE
  if ((arquivos.get('curriculo')?.size ?? 0) > CURRICULO_MAX_BYTES) faltas['curriculo'] = CURRICULO_TOO_LARGE
  for (const pergunta of vaga.perguntas) {
    if (pergunta.tipo === 'VIDEO') {
      const name = videoField(pergunta.id)
      const size = arquivos.get(name)?.size ?? 0
      if (size > VIDEO_MAX_BYTES) faltas[name] = VIDEO_TOO_LARGE
      else if (size === 0 && pergunta.obrigatoria) faltas[name] = FALTA_GRAVACAO
    } else if (pergunta.obrigatoria && (form.respostas[pergunta.id] ?? []).length === 0) {
      faltas[respostaField(pergunta.id)] = FALTA_RESPOSTA
    }
  }
  if (!form.consentimento) faltas['consentimento'] = FALTA_CONSENTIMENTO
  return faltas
}

/** The wire's body; empty answers are left out. */
export function toInscricaoBody(form: InscricaoForm, vaga: CampanhaPublica): InscricaoBody {
  return {
    nome: form.nome.trim(),
    email: form.email.trim(),
    telefone: form.telefone.trim(),
    cidadeId: null,
    cidadeTexto: form.cidade.trim(),
    nascimento: null,
    formacao: form.formacao,
    curso: '',
    // A choice of the select's own options; the server checks it.
    experiencia: form.experiencia === '' ? null : (form.experiencia as InscricaoBody['experiencia']),
    ultimoCargo: form.ultimoCargo.trim(),
    ultimaEmpresa: form.ultimaEmpresa.trim(),
    idiomas: [...form.idiomas],
    habilidades: splitList(form.habilidades).slice(0, HABILIDADES_TOLD),
    sobre: form.sobre.trim(),
    respostas: vaga.perguntas.flatMap(({ id, tipo }) => {
      const valores = form.respostas[id] ?? []
      if (tipo === 'VIDEO' || valores.length === 0) return []
      return [{ perguntaId: id, valor: tipo === 'MULTIPLA' ? [...valores] : (valores[0] ?? '') }]
    }),
    // An unticked box never gets here from the page; the server refuses the rest.
    consentimento: form.consentimento as true,
    consentimentoVersao: CONSENTIMENTO_VERSAO,
    fonte: form.origem,
    site: form.site,
  }
}
