import { useChange, wordsFor } from '@seleta/api-client'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'

const paramsOf = (identificador: string) => ({ params: { identificador } })

/** Somebody hidden is there again (decision 116). */
export function useRestore(identificador: string) {
  const { notify } = useHostServices()
  return useChange('restoreTalento', (send) => send(paramsOf(identificador)), {
    onSuccess: () => notify({ text: WORDS.pessoaRestored, tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

/** A legal hold with its reason; what is wrong stands in the dialog, which `onKept` closes. */
export function useKeep(identificador: string, onKept?: () => void) {
  const { notify } = useHostServices()
  return useChange(
    'saveGuardaLegal',
    (send, motivo: string) => send({ ...paramsOf(identificador), body: { motivo } }),
    {
      onSuccess: () => {
        notify({ text: WORDS.guardaOn, tone: 'success' })
        onKept?.()
      },
    },
  )
}

/** The hold is taken off; for two minutes it can be put back. */
export function useRelease(identificador: string, motivo: string) {
  const { notify, undo } = useHostServices()
  const guardar = useKeep(identificador)
  return useChange('deleteGuardaLegal', (send) => send(paramsOf(identificador)), {
    onSuccess: () =>
      undo.offer({
        about: `guarda-${identificador}`,
        text: 'Guarda legal encerrada.',
        until: undoUntil(now()),
        run: () => guardar.mutateAsync(motivo),
      }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
