import { SITUACOES_UNDER_WAY, type SituacaoCampanha } from './limits'

/** What a recruiter can do to a campaign's state, and from which states (product 13 and 15): nothing else happens. */
const FROM = {
  publicar: ['RASCUNHO'],
  pausar: ['PUBLICADA'],
  retomar: ['PAUSADA'],
  fechar: SITUACOES_UNDER_WAY,
} as const satisfies Record<string, readonly SituacaoCampanha[]>

export type CampanhaAction = keyof typeof FROM

/** Whether a campaign's state allows it: what the server takes, and what a screen draws. */
export const isAllowed = (action: CampanhaAction, situacao: SituacaoCampanha): boolean =>
  FROM[action].some((one) => one === situacao)
