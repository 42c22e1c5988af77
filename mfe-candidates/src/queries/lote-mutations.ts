import type { HowToMove } from '@seleta/campanha/move-input'
import { howToSay } from '@seleta/campanha/move-input'
import { change, request, touch, useMutation, wordsFor } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { LoteMovimento, MoveLoteAnswer } from '@seleta/contract/lote'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'
import { useState } from 'react'
import { inPieces } from './in-pieces'
import { notAsked, useOfferMove } from './use-offer-move'
import { saveFile } from '@seleta/ui/save-file'

export interface MoveLote extends HowToMove {
  readonly identificadores: readonly string[]
  readonly campanhaId: number
  readonly kanbanId: number
}

/** Who really changed place: only they can be taken back. */
export const movidas = ({ pessoas }: MoveLoteAnswer): LoteMovimento[] =>
  pessoas.filter(({ resultado }) => resultado === 'adicionada' || resultado === 'movida')

/** Somebody who already stood there deserves a word, like somebody who could not be moved. */
export const isAllWell = (answer: MoveLoteAnswer) => movidas(answer).length === answer.pessoas.length

/**
 * Moves many people into a stage, or adds them; what was done is said where one looks: by the toast, or by the dialog
 * that shows what became of each (product 37, 52).
 * @param about names what was done
 */
export function useMoveLote(about: string) {
  const { notify } = useHostServices()
  const offer = useOfferMove()
  const [done, setDone] = useState(0)
  const moving = useMutation({
    mutationFn: (move: MoveLote) => moveInPieces(move, setDone),
    onMutate: () => setDone(0),
    onSuccess: (answer, { campanhaId, kanbanId, motivoId }) => {
      const pessoas = movidas(answer)
      if (pessoas.length === 0) return
      offer({
        about,
        texto: WORDS.talentosAdded(pessoas.length, answer.etapaNome),
        campanhaId,
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
    onSettled: () => touch('moveTalentos'),
  })
  return { ...moving, done }
}

/** @throws CallError when the first piece fails; who is left by a later one is told with its reason */
async function moveInPieces(
  { identificadores, campanhaId, kanbanId, ...how }: MoveLote,
  onDone: (done: number) => void,
): Promise<MoveLoteAnswer> {
  const { answers, rest, error } = await inPieces(
    identificadores,
    (piece) =>
      change(
        'moveTalentos',
        { body: { campanhaId, kanbanId, ...howToSay(how), identificadores: [...piece] } },
        { isTouchedLater: true },
      ),
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

/** Asks for everybody whom a list shows. */
export function useSelectAll() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: (body: CallInput<'selectTalentos'>['body']) => request('selectTalentos', { body }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

/** Hands a CSV or XLSX of people to the browser. */
export function useExport() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: async (body: CallInput<'exportTalentos'>['body']) => {
      const { blob } = await request('exportTalentos', { body })
      saveFile(blob, `${body.filtro.idCampanha == null ? 'talentos' : 'candidatos'}.${body.formato}`)
    },
    onSuccess: () => notify({ text: WORDS.exported, tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
