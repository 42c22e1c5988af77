import type { SituacaoCampanha } from '@seleta/contract/limits'
import type { CampanhaTransition } from '@seleta/contract/situacao-transitions'
import type { TipoEvento } from '../../database/tables/evento-tipos'

interface Outcome {
  readonly para: SituacaoCampanha
  /** What the person reads when the campaign's state does not allow it. */
  readonly refusal: string
  /** What the log calls it. */
  readonly evento: TipoEvento
}

/** What comes of each action on a campaign's state; when it is allowed is the contract's to say. */
export const OUTCOMES = {
  publicar: {
    para: 'PUBLICADA',
    refusal: 'Esta campanha já foi publicada.',
    evento: 'campanha_publicada',
  },
  pausar: {
    para: 'PAUSADA',
    refusal: 'Só uma campanha publicada pode ser pausada.',
    evento: 'campanha_pausada',
  },
  retomar: {
    para: 'PUBLICADA',
    refusal: 'Só uma campanha pausada pode ser retomada.',
    evento: 'campanha_retomada',
  },
  fechar: {
    para: 'ENCERRADA',
    refusal: 'Só uma campanha publicada ou pausada pode ser encerrada.',
    evento: 'campanha_encerrada',
  },
} as const satisfies Record<CampanhaTransition, Outcome>
