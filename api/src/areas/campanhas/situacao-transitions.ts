import type { SituacaoCampanha } from '@seleta/contract/limits'
import type { TipoEvento } from '../../database/tables/evento-tipos'

/** What a recruiter can do to a campaign's state (product 13 and 15). */
export type CampanhaAction = 'publicar' | 'pausar' | 'retomar' | 'fechar'

interface Transition {
  readonly de: readonly SituacaoCampanha[]
  readonly para: SituacaoCampanha
  /** What the person reads when it is not allowed. */
  readonly refusal: string
}

/** The whole state machine. What is not here does not happen. */
export const TRANSITIONS: Readonly<Record<CampanhaAction, Transition>> = {
  publicar: {
    de: ['RASCUNHO'],
    para: 'PUBLICADA',
    refusal: 'Esta campanha já foi publicada.',
  },
  pausar: {
    de: ['PUBLICADA'],
    para: 'PAUSADA',
    refusal: 'Só uma campanha publicada pode ser pausada.',
  },
  retomar: {
    de: ['PAUSADA'],
    para: 'PUBLICADA',
    refusal: 'Só uma campanha pausada pode ser retomada.',
  },
  fechar: {
    de: ['PUBLICADA', 'PAUSADA'],
    para: 'ENCERRADA',
    refusal: 'Só uma campanha publicada ou pausada pode ser encerrada.',
  },
}

/** What the log calls a change of state. */
export const EVENTO_OF_ACTION = {
  publicar: 'campanha_publicada',
  pausar: 'campanha_pausada',
  retomar: 'campanha_retomada',
  fechar: 'campanha_encerrada',
} as const satisfies Record<CampanhaAction, TipoEvento>
