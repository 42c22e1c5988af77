import { COR_PADRAO } from '@seleta/contract/limits'

/** What the create dialog holds until it is sent. */
export interface EtapaDraft {
  readonly nome: string
  readonly mensagemNotificacao: string
  readonly cor: string
  readonly email: boolean
}

export const NEW_ETAPA: EtapaDraft = { nome: '', mensagemNotificacao: '', cor: COR_PADRAO, email: true }

/** Longest texts that the contract takes. */
export const ETAPA_LIMIT = { nome: 80, mensagem: 2000 } as const

/** The variables that a message may hold (product 49). */
export const VARIAVEIS = ['{{nome}}', '{{vaga}}', '{{empresa}}', '{{link}}'] as const

export type EtapaErrors = Partial<Record<'nome' | 'mensagemNotificacao' | 'cor', string>>

/** Name, message and colour must all be non-empty: spec section 5. */
export function checkEtapa(draft: EtapaDraft): EtapaErrors {
  return {
    ...(draft.nome.trim() === '' ? { nome: 'Informe o nome da etapa.' } : {}),
    ...(draft.mensagemNotificacao.trim() === ''
      ? { mensagemNotificacao: 'Escreva a mensagem de notificação.' }
      : {}),
    ...(/^#[0-9a-f]{6}$/i.test(draft.cor) ? {} : { cor: 'Escolha uma cor.' }),
  }
}

export const hasErrors = (errors: EtapaErrors) => Object.keys(errors).length > 0
