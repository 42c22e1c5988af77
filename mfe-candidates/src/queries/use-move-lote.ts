import type { HowToMove } from '@seleta/campanha/move-input'
import { howToSay } from '@seleta/campanha/move-input'
import { lostOf, useChange, wordsFor } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { LoteMovimento, MoveLoteAnswer } from '@seleta/contract/lote'
import { useHostServices } from '@seleta/shell'
import { useState } from 'react'
import { WORDS } from '../rules/words'
import { firstPiece, inPieces } from './in-pieces'
import { notAsked, useOfferMove } from './use-offer-move'

export interface MoveLote extends HowToMove {
  readonly identificadores: readonly string[]
  readonly campanhaId: number
  readonly kanbanId: number
}

/** Who really changed place: only they can be taken back. */
const movidas = ({ pessoas }: MoveLoteAnswer): LoteMovimento[] =>
  pessoas.filter(({ resultado }) => resultado === 'adicionada' || resultado === 'movida')

/** Somebody who already stood there deserves a word, like somebody who could not be moved. */
export const isAllWell = (answer: MoveLoteAnswer) => movidas(answer).length === answer.pessoas.length

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
      onSuccess: (answer, { kanbanId, motivoId, ...move }) => {
        const pessoas = movidas(answer)
        if (pessoas.length === 0) return
        offer({
          about,
          texto: WORDS.talentosAdded(pessoas.length, answer.etapaNome),
          campanhaId: move.campanhaId,
          kanbanId,
          motivoId,
          pessoas: pessoas.map(({ identificador, versao, naEtapaDesde }) => ({
            identificador,
            versao,
            naEtapaDesde,
          })),
          mensagens: pessoas.map(({ mensagens }) => mensagens),
          emailLigado: answer.emailLigado,
          isQuiet: !isAllWell(answer),
        })
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
  return { ...moving, done }
}

/** How a move was asked for of which nobody has said what became of it. */
export type LostMove = HowToMove & Pick<MoveLote, 'kanbanId'>

type Sent = Omit<MoveLote, 'campanhaId' | 'avisar'> & { readonly avisar?: boolean }

/** The last move of these people in this campaign, where it had no answer: the same again is that one. */
export function lostMoveOf(campanhaId: number | null, identificadores: readonly string[]): LostMove | null {
  const lost = campanhaId === null ? null : lostOf('moveTalentos', String(campanhaId))
  if (lost === null) return null
  // What `useMoveLote` has sent.
  const { body } = JSON.parse(lost.sent) as { body: Sent }
  const { kanbanId, avisar = true, motivoId = null } = body
  const isOfThese = body.identificadores.join() === firstPiece(identificadores).join()
  return isOfThese ? { kanbanId, avisar, motivoId } : null
}

/** @throws CallError when the first piece fails; who is left by a later one is told with its reason */
async function moveInPieces(
  send: (input: CallInput<'moveTalentos'>) => Promise<MoveLoteAnswer>,
  { identificadores, campanhaId, kanbanId, ...how }: MoveLote,
  onDone: (done: number) => void,
): Promise<MoveLoteAnswer> {
  const { answers, rest, error } = await inPieces(
    identificadores,
    (piece) => send({ body: { campanhaId, kanbanId, ...howToSay(how), identificadores: [...piece] } }),
    onDone,
  )
  return {
    ...answers[0],
    pessoas: [
      ...answers.flatMap(({ pessoas }) => pessoas),
      ...rest.map((one) => notAsked(one, wordsFor(error))),
    ],
  }
}
