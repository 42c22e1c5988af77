import type { InscricaoBody } from '@seleta/contract/talentos'
import type { CampanhaPublica } from '@seleta/contract/publico'

/** What the form holds, its checks and its way to the wire (product 54). Pure. */

export const CONSENTIMENTO_VERSAO = '2026-11'
export const CURRICULO_MAX_BYTES = 5 * 1024 * 1024
export const CURRICULO_TIPOS = '.pdf,.docx'

export interface Formulario {
  readonly nome: string
  readonly email: string
  readonly telefone: string
  readonly cidadeId: number | null
  readonly cidadeTexto: string
  readonly formacao: string
  readonly experiencia: InscricaoBody['experiencia'] | ''
  readonly ultimoCargo: string
  readonly ultimaEmpresa: string
  readonly idiomas: readonly string[]
  readonly habilidades: string
  readonly sobre: string
  readonly respostas: Readonly<Record<string, string | readonly string[]>>
  readonly consentimento: boolean
  /** Honeypot. */
  readonly site: string
}

export const formularioVazio: Formulario = {
  nome: '',
  email: '',
  telefone: '',
  cidadeId: null,
  cidadeTexto: '',
  formacao: '',
  experiencia: '',
  ultimoCargo: '',
  ultimaEmpresa: '',
  idiomas: [],
  habilidades: '',
  sobre: '',
  respostas: {},
  consentimento: false,
  site: '',
}

/** Field → what is wrong, in the order of the form; empty when it can be sent. */
export type Faltas = Readonly<Record<string, string>>

export function findFaltas(form: Formulario, vaga: CampanhaPublica, curriculo: File | null): Faltas {
  const faltas: Record<string, string> = {}
  if (form.nome.trim().length < 2) faltas['nome'] = 'Informe seu nome.'
  if (form.email === '' && form.telefone === '') faltas['email'] = 'Informe um e-mail ou um telefone.'
  else if (form.email !== '' && !/^\S+@\S+\.\S+$/.test(form.email)) faltas['email'] = 'E-mail inválido.'
  const digits = form.telefone.replaceAll(/\D/g, '')
  if (form.telefone !== '' && !/^(55)?\d{10,11}$/.test(digits))
    faltas['telefone'] = 'Informe o telefone com DDD.'
  if (form.cidadeTexto !== '' && form.cidadeId === null) faltas['cidadeId'] = 'Escolha a cidade na lista.'
  if (curriculo !== null && curriculo.size > CURRICULO_MAX_BYTES)
    faltas['curriculo'] = 'O arquivo passa de 5 MB.'
  for (const pergunta of vaga.perguntas) {
    const resposta = form.respostas[pergunta.id] ?? ''
    if (pergunta.obrigatoria && pergunta.tipo !== 'VIDEO' && resposta.length === 0) {
      faltas[`respostas.${pergunta.id}`] = 'Responda a esta pergunta.'
    }
  }
  if (!form.consentimento) faltas['consentimento'] = 'É preciso concordar para enviar a inscrição.'
  return faltas
}

/** The wire's body; empty answers are left out. */
export function toInscricaoBody(form: Formulario, fonte: string): InscricaoBody {
  return {
    nome: form.nome.trim(),
    email: form.email.trim(),
    telefone: form.telefone.trim(),
    cidadeId: form.cidadeId,
    nascimento: null,
    formacao: form.formacao,
    curso: '',
    experiencia: form.experiencia === '' ? null : form.experiencia,
    ultimoCargo: form.ultimoCargo.trim(),
    ultimaEmpresa: form.ultimaEmpresa.trim(),
    idiomas: [...form.idiomas],
    habilidades: form.habilidades
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .slice(0, 20),
    sobre: form.sobre.trim(),
    respostas: Object.entries(form.respostas)
      .filter(([, valor]) => valor.length > 0)
      .map(([perguntaId, valor]) => ({ perguntaId, valor: typeof valor === 'string' ? valor : [...valor] })),
    consentimento: true,
    consentimentoVersao: CONSENTIMENTO_VERSAO,
    fonte,
    site: form.site,
  }
}
