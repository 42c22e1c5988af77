import { SITUACOES_UNDER_WAY, type SituacaoCampanha } from './limits'

/** What a recruiter can do to a campaign's state, and from which states (product 13 and 15): nothing else happens. */
const TRANSITIONS = {
  publicar: ['RASCUNHO'],
  pausar: ['PUBLICADA'],
  retomar: ['PAUSADA'],
  fechar: SITUACOES_UNDER_WAY,
} as const satisfies Record<string, readonly SituacaoCampanha[]>

/** What a state allows besides: its content may be written anew, people may be brought into it. */
const USES = {
  alterar: ['RASCUNHO', ...SITUACOES_UNDER_WAY],
  receber: SITUACOES_UNDER_WAY,
} as const satisfies Record<string, readonly SituacaoCampanha[]>

const FROM: Readonly<Record<CampanhaAction, readonly SituacaoCampanha[]>> = { ...TRANSITIONS, ...USES }

export type CampanhaTransition = keyof typeof TRANSITIONS
export type CampanhaAction = CampanhaTransition | keyof typeof USES

/** Whether a campaign's state allows it: what the server takes, and what a screen draws. */
export const isAllowed = (action: CampanhaAction, situacao: SituacaoCampanha): boolean =>
  FROM[action].includes(situacao)

/** The states that allow it. */
export const situacoesFor = (action: CampanhaAction): readonly SituacaoCampanha[] => FROM[action]
