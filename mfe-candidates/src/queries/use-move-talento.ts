import { useChange, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'
import { useUndoLote } from './lote-mutations'

export interface Movimento {
  readonly identificador: string
  readonly campanhaId: number
  /** The wire's kanban: one stage. */
  readonly etapaId: number
}

/** Puts one person into a stage: adds the first time, moves after that (spec section 7); the toast takes it back. */
export function useMoveTalento() {
  const { notify } = useHostServices()
  const undo = useUndoLote()
  return useChange(
    'moveTalento',
    (send, { identificador, campanhaId, etapaId }: Movimento) =>
      send({ params: { identificador, campanhaId, kanbanId: etapaId } }),
    {
      onSuccess: ({ identificador, campanhaId, etapaId, etapaNome, deEtapaId }) => {
        const pessoas = [{ identificador, deEtapaId }]
        const run = () => undo.mutate({ campanhaId, kanbanId: etapaId, pessoas })
        notify({
          text: WORDS.adicionado(etapaNome),
          tone: 'success',
          action: { label: 'Desfazer', run },
        })
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}
