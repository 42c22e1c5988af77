import type { Cartao, Etapa } from '@seleta/contract/kanban'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import type { PendingMove } from './apply-moves'

/** What `moves-state.ts` speaks of: the moves of one board, what happens to them, and what follows. */

/** Who is to be moved from where to where. */
export interface MoveIntent {
  readonly cartao: Cartao
  readonly deEtapaId: number
  readonly paraEtapaId: number
  /** False: the message of the stage is not written (product 60). */
  readonly avisar?: boolean
  /** Why the process ends by it; null or absent: nobody says (product 68). */
  readonly motivoId?: number | null
}

export interface Move extends PendingMove {
  readonly avisar: boolean
  readonly motivoId: number | null
  /** What it takes back; null: a move of its own. */
  readonly desfaz: SavedMove | null
}

/** One that the server has written, under this number. */
export interface SavedMove extends Move {
  readonly versao: number
}

/** What a move sends, as it is said, and what takes it back. */
export interface MoveAviso {
  /** «E-mail sai às 21:24.»; '' when nothing was written. */
  readonly texto: string
  /** Messages that wait. */
  readonly mensagens: readonly number[]
}

export interface FailedMove extends Move {
  /** Why trying again does not help, in a sentence; null when it may. */
  readonly motivo: string | null
}

export interface MovesState {
  /** Moves made on this page so far: the number of the last one. */
  readonly made: number
  /** Unanswered, oldest first. The first of each person is on its way, the others wait for its answer. */
  readonly pending: readonly Move[]
  /**
   * Not saved; the card says so and offers to try again. One per person. What was not taken back is among them, to be
   * known when it was after all: the host says so and offers it again, the card does not.
   */
  readonly failed: readonly FailedMove[]
  /** What 'Desfazer' takes back: the last move that was saved, until the next action. */
  readonly last: SavedMove | null
  /** Where this page last put a person, by card, until a later fact of them is heard. */
  readonly mine: ReadonlyMap<number, { readonly etapaId: number; readonly versao: number }>
  /** The last thing that another recruiter did to a person, by card. */
  readonly theirs: ReadonlyMap<number, PessoaOnBoard>
}

export type MovesEvent =
  /** `agora`: ISO moment of the drop. */
  | { readonly type: 'moved'; readonly intent: MoveIntent; readonly agora: string }
  /** 'Desfazer' of the last saved move, or of the one given. */
  | { readonly type: 'takenBack'; readonly move: SavedMove | null; readonly agora: string }
  | {
      readonly type: 'saved'
      readonly numero: number
      /** Of two facts about a person the one with the greater number holds. */
      readonly versao: number
      /** Where the server found the person. */
      readonly deEtapaId: number | null
      readonly aviso?: MoveAviso
    }
  /** The server did not take a move back: somebody has changed the person's place since, or it is too late. */
  | { readonly type: 'refused'; readonly numero: number; readonly motivo: string }
  | {
      readonly type: 'failed'
      readonly numero: number
      readonly motivo: string | null
      /** What its call threw. */
      readonly error?: unknown
      /** What the server has last said. */
      readonly board?: readonly Etapa[]
    }
  /** What the server says now: it may have written a move whose answer was lost. */
  | { readonly type: 'read'; readonly board: readonly Etapa[] }
  /** What the stream tells; `eu` is the id of this page's usuário, whose own moves come back too. */
  | {
      readonly type: 'heard'
      readonly pessoas: readonly PessoaOnBoard[]
      readonly eu: number | undefined
    }

/** What has to be done or said; each is carried out once, in its order. */
export type MovesEffect =
  | { readonly kind: 'send'; readonly move: Move }
  /** `antes`: the stage in which somebody else had put the person before this move won; else null. */
  | {
      readonly kind: 'tellSaved'
      readonly move: SavedMove
      readonly antes: number | null
      readonly aviso: MoveAviso
      /** Since when they stand there, where that is not now. */
      readonly desde: string | null
    }
  | { readonly kind: 'tellRefused'; readonly move: Move; readonly motivo: string }
  /** What was said of the person's last move is no longer so. */
  | { readonly kind: 'withdraw'; readonly cartaoId: number }
  | { readonly kind: 'tellFailed'; readonly move: Move; readonly error: unknown }
  /** Somebody else's later move holds. */
  | { readonly kind: 'tellOvertaken'; readonly pessoa: PessoaOnBoard }
  /** Somebody is on the board no more (audit B3). */
  | { readonly kind: 'tellLeft'; readonly pessoa: PessoaOnBoard }

export interface MovesStep {
  readonly state: MovesState
  readonly effects: readonly MovesEffect[]
}
