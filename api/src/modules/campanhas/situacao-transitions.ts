import type { SituacaoCampanha } from '@seleta/contract/limits'

/** What a recruiter can do to a campaign's state (product 13 and 15). */
export type AcaoCampanha = 'publicar' | 'pausar' | 'retomar' | 'fechar'

interface Transicao {
  readonly de: readonly SituacaoCampanha[]
  readonly para: SituacaoCampanha
  /** What the event log calls it. */
  readonly evento: 'campanha_publicada' | 'campanha_pausada' | 'campanha_retomada' | 'campanha_encerrada'
  /** What the person reads when it is not allowed. */
  readonly recusa: string
}

/** The whole state machine. What is not here does not happen. */
export const TRANSICOES: Readonly<Record<AcaoCampanha, Transicao>> = {
  publicar: {
    de: ['RASCUNHO'],
    para: 'PUBLICADA',
    evento: 'campanha_publicada',
    recusa: 'Esta campanha já foi publicada.',
  },
  pausar: {
    de: ['PUBLICADA'],
    para: 'PAUSADA',
    evento: 'campanha_pausada',
    recusa: 'Só uma campanha publicada pode ser pausada.',
  },
  retomar: {
    de: ['PAUSADA'],
    para: 'PUBLICADA',
    evento: 'campanha_retomada',
    recusa: 'Só uma campanha pausada pode ser retomada.',
  },
  fechar: {
    de: ['PUBLICADA', 'PAUSADA'],
    para: 'ENCERRADA',
    evento: 'campanha_encerrada',
    recusa: 'Só uma campanha publicada ou pausada pode ser encerrada.',
  },
}
