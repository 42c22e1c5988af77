import { FALTA_NOME_DA_ETAPA, FALTA_NOTIFICACAO } from '@seleta/contract/faltas'
import type { EtapaItem } from '@seleta/contract/kanban'
import { COR_PADRAO, ETAPA_LIMIT } from '@seleta/contract/limits'

export type EtapaContato = EtapaItem['contato']

/** What the create dialog holds until it is sent. */
export interface EtapaDraft {
  readonly nome: string
  readonly mensagemNotificacao: string
  readonly cor: string
  readonly contato: EtapaContato
}

export const NEW_ETAPA: EtapaDraft = {
  nome: '',
  mensagemNotificacao: '',
  cor: COR_PADRAO,
  contato: { email: true, whatsapp: false, sms: false },
}

export type EtapaErrors = Partial<Record<'nome' | 'mensagemNotificacao' | 'cor' | 'limiteDias', string>>

/** Name, message and colour must all be non-empty: spec section 5. */
export function checkEtapa(draft: EtapaDraft): EtapaErrors {
  return {
    ...checkNome(draft.nome),
    ...(draft.mensagemNotificacao.trim() === '' ? { mensagemNotificacao: FALTA_NOTIFICACAO } : {}),
    ...checkCor(draft.cor),
  }
}

export const checkNome = (nome: string): EtapaErrors =>
  nome.trim() === '' ? { nome: FALTA_NOME_DA_ETAPA } : {}

export const checkCor = (cor: string): EtapaErrors =>
  /^#[0-9a-f]{6}$/i.test(cor) ? {} : { cor: 'Escolha uma cor.' }

/**
 * A limit of days as typed.
 * @returns null for none, undefined for something that is no number of days
 */
export function parseLimite(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= ETAPA_LIMIT.dias ? days : undefined
}

export const hasErrors = (errors: EtapaErrors) => Object.keys(errors).length > 0
