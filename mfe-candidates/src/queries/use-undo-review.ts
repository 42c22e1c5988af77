import { notUndone, touch, useMutation } from '@seleta/api-client'
import type { LoteMovimento } from '@seleta/contract/lote'
import { joinSentences } from '@seleta/contract/tell-movimento'
import { useHostServices } from '@seleta/shell'
import type { Review } from '../rules/revisao'
import { WORDS } from '../rules/words'
import type { ReviewControl } from './use-review'
import { notAsked, undoInPieces } from './use-offer-move'

interface Moved {
  readonly identificador: string
  readonly about: string
  readonly versao: number | null
}

/** Whoever was really moved in a review, by the stage where they stand now. */
export function movedByEtapa({ outcomes }: Review): ReadonlyMap<number, readonly Moved[]> {
  const groups = new Map<number, Moved[]>()
  for (const [identificador, outcome] of Object.entries(outcomes)) {
    if (outcome.kind !== 'moved' || outcome.about === null) continue
    const { etapaId, about, versao } = outcome
    groups.set(etapaId, [...(groups.get(etapaId) ?? []), { identificador, about, versao }])
  }
  return groups
}

interface Undone {
  readonly pessoas: readonly LoteMovimento[]
  /** Why some may be asked for again, who are offered still; '' when none are. */
  readonly failure: string
}

/**
 * Takes a whole review back (product 63), also what is older than two minutes: their places alone then, for what was sent
 * is sent. Whoever somebody else has moved since stays, and it is said by whom.
 */
export function useUndoReview(campanhaId: number, { state, dispatch }: ReviewControl) {
  const { notify, undo } = useHostServices()
  return useMutation({
    mutationFn: async (): Promise<Undone> => {
      const answers: LoteMovimento[] = []
      let failure = ''
      for (const [kanbanId, moved] of movedByEtapa(state)) {
        const pessoas = moved.map(({ identificador, versao }) => ({ identificador, versao }))
        for (const { about } of moved) undo.withdraw(about)
        try {
          const answer = await undoInPieces({ campanhaId, kanbanId, pessoas, aposPrazo: true })
          answers.push(...answer.pessoas)
        } catch (error) {
          const { text, canRepeat } = notUndone(error)
          if (canRepeat) failure = text
          else answers.push(...pessoas.map(({ identificador }) => notAsked(identificador, text)))
        }
      }
      return { pessoas: answers, failure }
    },
    onSuccess: ({ pessoas, failure }) => {
      const stayed = pessoas.filter(({ resultado }) => resultado === 'nao-movida')
      const back = pessoas.filter(({ resultado }) => resultado !== 'nao-movida')
      const isAllBack = stayed.length === 0 && failure === ''
      dispatch({ kind: 'forget', identificadores: back.map(({ identificador }) => identificador) })
      notify({
        text: joinSentences(WORDS.undone(back, stayed), failure),
        tone: isAllBack ? 'success' : 'error',
        isSticky: !isAllBack,
      })
    },
    onSettled: () => touch('undoMoveTalentos'),
  })
}
