import type { SituacaoCampanha } from '@seleta/contract/limits'

/** What a recruiter can do to a campaign's state (product 13 and 15). */
export type AcaoCampanha = 'publicar' | 'pausar' | 'retomar' | 'fechar'

interface Transicao {
  readonly de: readonly SituacaoCampanha[]
  readonly para: SituacaoCampanha
  /** What the person reads when it is not allowed. */
  readonly recusa: string
}

/** The whole state machine. What is not here does not happen. */
export const TRANSICOES: Readonly<Record<AcaoCampanha, Transicao>> = {
  publicar: {
    de: ['RASCUNHO'],
    para: 'PUBLICADA',
    recusa: 'Esta campanha já foi publicada.',
  },
  pausar: {
    de: ['PUBLICADA'],
    para: 'PAUSADA',
    recusa: 'Só uma campanha publicada pode ser pausada.',
  },
  retomar: {
    de: ['PAUSADA'],
    para: 'PUBLICADA',
    recusa: 'Só uma campanha pausada pode ser retomada.',
  },
  fechar: {
    de: ['PUBLICADA', 'PAUSADA'],
    para: 'ENCERRADA',
    recusa: 'Só uma campanha publicada ou pausada pode ser encerrada.',
  },
}
