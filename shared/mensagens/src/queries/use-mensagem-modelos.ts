import type { CallState, ChangeState } from '@seleta/api-client'
import { useCall, useChange, wordsFor } from '@seleta/api-client'
import { MODELO_WORDS } from '@seleta/contract/modelo-words'
import type { MensagemModelo } from '@seleta/contract/mensagens'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { useHostServices } from '@seleta/shell'

type Content = Omit<MensagemModelo, 'id'>

/** The company's models of messages. */
export const useMensagemModelos = (): CallState<'listMensagemModelos'> => useCall('listMensagemModelos', {})

/** Keeps what is written; what the server says of it is the field's to tell. */
export function useCreateModelo(
  onKept: (modelo: MensagemModelo) => void,
): ChangeState<'createMensagemModelo', Content> {
  const { notify } = useHostServices()
  return useChange('createMensagemModelo', (send, content: Content) => send({ body: { ...content } }), {
    onceAs: 'novo',
    onSuccess: (modelo) => {
      notify({ text: MODELO_WORDS.saved(modelo.nome), tone: 'success' })
      onKept(modelo)
    },
  })
}

interface Changing {
  readonly update: ChangeState<'updateMensagemModelo', Content>
  readonly remove: ChangeState<'deleteMensagemModelo'>
}

/** Writes a model anew, or lets it go and offers to bring it back. */
export function useChangeModelo(modelo: MensagemModelo, onGone: () => void): Changing {
  const { notify, undo } = useHostServices()
  const { id, nome } = modelo
  const about = `modelo-${id}`
  const failed = { onError: (error: Error) => notify({ about, text: wordsFor(error), tone: 'error' }) }
  const restore = useChange('createMensagemModelo', (send) => send({ body: { ...modelo } }), {
    onceAs: `de-volta-${id}`,
    onSuccess: () => notify({ text: MODELO_WORDS.restored(nome), tone: 'info' }),
  })
  const update = useChange(
    'updateMensagemModelo',
    (send, content: Content) => send({ params: { id }, body: { ...content } }),
    { onSuccess: () => notify({ about, text: `Modelo “${nome}” alterado.`, tone: 'success' }), ...failed },
  )
  const remove = useChange('deleteMensagemModelo', (send) => send({ params: { id } }), {
    onSuccess: () => {
      undo.offer({
        about,
        text: MODELO_WORDS.removed(nome),
        until: undoUntil(now()),
        run: () => restore.mutateAsync(),
      })
      onGone()
    },
    ...failed,
  })
  return { update, remove }
}
