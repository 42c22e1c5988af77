import type { HowToMove } from '@seleta/campanha/move-input'
import { howToSay } from '@seleta/campanha/move-input'
import { canRetry, lostOf, useChange, wordsFor } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { MoveLoteAnswer } from '@seleta/contract/lote'
import { useHostServices } from '@seleta/shell'
import { useState } from 'react'
import type { Movida } from '../rules/resultado-lote'
import { asTheyStand, UNANSWERED } from '../rules/resultado-lote'
import { WORDS } from '../rules/words'
import { inPieces, piecesOf } from './in-pieces'
import type { Feito } from './use-offer-move'
import { feitoOf, notAsked, useOfferMove } from './use-offer-move'

export interface MoveLote extends HowToMove {
  readonly identificadores: readonly string[]
  readonly campanhaId: number
  readonly kanbanId: number
  /** What became of those before them, when it goes on where it had no answer. */
  readonly answered?: readonly Movida[]
  /** It had no answer before: the two minutes of what was done then may be over. */
  readonly isAgain?: boolean
}

/** What became of many; whoever had no answer may be there. */
export interface Movidas extends Pick<MoveLoteAnswer, 'etapaNome' | 'emailLigado'> {
  readonly pessoas: readonly Movida[]
  /** Who is asked for again where there was no answer: those without one first, then those after them. */
  readonly rest: readonly string[]
}

/** Names what is said of a move without an answer once its dialog is closed: what became of it takes its place. */
export const aboutLost = (campanhaId: number): string => `lote-de-${campanhaId}`

/** Who really changed place: only they can be taken back. */
const movidas = (pessoas: readonly Movida[]): Movida[] =>
  pessoas.filter(({ resultado }) => resultado === 'adicionada' || resultado === 'movida')

/** Somebody who already stood there deserves a word, like somebody who could not be moved. */
export const isAllWell = ({ pessoas }: Movidas) => movidas(pessoas).length === pessoas.length

/**
 * Moves many people into a stage, or adds them; what was done is said where one looks: by the toast, or by the dialog
 * that shows what became of each (product 37, 52).
 * @param about names what was done
 * @param campanhaId of the move; null while none is picked
 */
export function useMoveLote(about: string, campanhaId: number | null) {
  const { notify } = useHostServices()
  const offer = useOfferMove()
  const [done, setDone] = useState(0)
  const moving = useChange(
    'moveTalentos',
    (send, move: MoveLote) => {
      setDone(0)
      return moveInPieces(send, move, setDone)
    },
    {
      onceAs: String(campanhaId),
      onSuccess: (answer, { answered = [], ...move }) => {
        const pessoas = movidas(answer.pessoas.slice(answered.length))
        if (pessoas.length === 0) return
        // Taken back meanwhile, they are not offered any more.
        const before = answered.length === 0 ? undefined : feitoOf(about)
        const isKnown = move.isAgain === true && answered.length === 0 && answer.rest.length === 0
        const name = isKnown ? aboutLost(move.campanhaId) : about
        offer({ ...feitoBy(name, move, { ...answer, pessoas }, before), isQuiet: !isAllWell(answer) })
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error', about }),
    },
  )
  return { ...moving, done }
}

/** What can be taken back of a move, with what could be of its pieces before. */
function feitoBy(
  about: string,
  { campanhaId, kanbanId, motivoId, isAgain = false }: MoveLote,
  { pessoas, etapaNome, emailLigado }: Omit<Movidas, 'rest'>,
  before: Feito | undefined,
): Feito {
  const all = [
    ...(before?.pessoas ?? []),
    ...pessoas.map(({ identificador, versao, naEtapaDesde }) => ({ identificador, versao, naEtapaDesde })),
  ]
  return {
    about,
    texto: WORDS.talentosAdded(all.length, etapaNome),
    campanhaId,
    kanbanId,
    motivoId,
    aposPrazo: isAgain,
    pessoas: all,
    mensagens: [...(before?.mensagens ?? []), ...pessoas.map(({ mensagens }) => mensagens)],
    emailLigado,
  }
}

/** How a move was asked for of which nobody has said what became of it. */
export interface LostMove extends HowToMove, Pick<MoveLote, 'kanbanId'> {
  /** Those of the piece that had no answer. */
  readonly unknown: number
  /** They, and those after them. */
  readonly rest: readonly string[]
}

type Sent = Omit<MoveLote, 'campanhaId' | 'avisar'> & { readonly avisar?: boolean }

/** The last move of these people in this campaign, where a piece of it had no answer: the same again is that one. */
export function lostMoveOf(campanhaId: number | null, identificadores: readonly string[]): LostMove | null {
  const lost = campanhaId === null ? null : lostOf('moveTalentos', String(campanhaId))
  if (lost === null) return null
  // What `useMoveLote` has sent.
  const { body } = JSON.parse(lost.sent) as { body: Sent }
  const { kanbanId, avisar = true, motivoId = null } = body
  const pieces = piecesOf(identificadores)
  const at = pieces.findIndex((piece) => piece.join() === body.identificadores.join())
  if (at === -1) return null
  return { kanbanId, avisar, motivoId, unknown: body.identificadores.length, rest: pieces.slice(at).flat() }
}

/** @throws CallError when the first piece fails; who is left by a later one is told with its reason */
async function moveInPieces(
  send: (input: CallInput<'moveTalentos'>) => Promise<MoveLoteAnswer>,
  { identificadores, campanhaId, kanbanId, answered = [], ...how }: MoveLote,
  onDone: (done: number) => void,
): Promise<Movidas> {
  const { answers, failed, error, after } = await inPieces(
    identificadores,
    (piece) => send({ body: { campanhaId, kanbanId, ...howToSay(how), identificadores: [...piece] } }),
    onDone,
  )
  // A second try that is refused says nothing of the first.
  const isUnknown = canRetry(error) || (failed.length > 0 && lostMoveOf(campanhaId, failed) !== null)
  const left = isUnknown
    ? [...failed.map(unanswered), ...after.map((one) => notAsked(one, STOPPED_BEFORE))]
    : [...failed, ...after].map((one) => notAsked(one, wordsFor(error)))
  const moved = answers.flatMap(({ pessoas }) => pessoas.map((one) => asTheyStand(one, kanbanId)))
  return {
    ...answers[0],
    pessoas: [...answered, ...moved, ...left],
    rest: isUnknown ? [...failed, ...after] : [],
  }
}

const unanswered = (identificador: string): Movida => ({
  ...notAsked(identificador, MAY_HAVE_MOVED),
  resultado: UNANSWERED,
})

const MAY_HAVE_MOVED = 'Pode ter mudado.'
const STOPPED_BEFORE = 'A mudança parou antes.'
