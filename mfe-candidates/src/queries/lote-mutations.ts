import { request, useChange, useMutation, wordsFor } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { LoteMovimento, MoveLoteAnswer } from '@seleta/contract/lote'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'
import { saveFile } from '@seleta/ui/save-file'

export type MoveLote = CallInput<'moveTalentos'>['body']
type Undo = CallInput<'undoMoveTalentos'>['body']

/** Who really changed place: only they can be taken back. */
export const movidas = ({ pessoas }: MoveLoteAnswer): LoteMovimento[] =>
  pessoas.filter(({ resultado }) => resultado === 'adicionada' || resultado === 'movida')

/** Moves many people into a stage, or adds them; the toast names the stage and takes it back (product 37, 52). */
export function useMoveLote() {
  const { notify } = useHostServices()
  const undo = useUndoLote()
  return useChange('moveTalentos', (send, body: MoveLote) => send({ body }), {
    onSuccess: (answer, { campanhaId, kanbanId }) => {
      const pessoas = movidas(answer).map(({ identificador, deEtapaId }) => ({ identificador, deEtapaId }))
      if (pessoas.length === 0) return
      notify({
        text: WORDS.talentosAdded(pessoas.length, answer.etapaNome),
        tone: 'success',
        action: { label: 'Desfazer', run: () => undo.mutate({ campanhaId, kanbanId, pessoas }) },
      })
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

/** Takes a bulk move back; who was moved on meanwhile stays, and the toast says how many. */
export function useUndoLote() {
  const { notify } = useHostServices()
  return useChange('undoMoveTalentos', (send, body: Undo) => send({ body }), {
    onSuccess: (answer) => {
      const back = movidas(answer).length
      notify({ text: WORDS.undone(back, answer.pessoas.length - back), tone: 'info' })
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

/** Puts a message to each person into the outbox; e-mails can be taken back for two minutes (product 49). */
export function useSendMensagens() {
  const { notify } = useHostServices()
  const cancel = useCancelMensagens()
  return useChange('sendMensagens', (send, body: CallInput<'sendMensagens'>['body']) => send({ body }), {
    onSuccess: (pessoas, { canal }) => {
      const mensagens = pessoas.flatMap(({ mensagemId }) => (mensagemId === null ? [] : [mensagemId]))
      if (mensagens.length === 0) return
      notify({
        text:
          canal === 'EMAIL' ? WORDS.emailsQueued(mensagens.length) : WORDS.whatsappQueued(mensagens.length),
        tone: 'success',
        action: { label: 'Desfazer', run: () => cancel.mutate(mensagens) },
      })
    },
  })
}

export function useCancelMensagens() {
  const { notify } = useHostServices()
  return useChange(
    'cancelMensagens',
    (send, mensagens: readonly number[]) => send({ body: { mensagens: [...mensagens] } }),
    {
      onSuccess: ({ canceladas, jaEnviadas }) =>
        notify({ text: WORDS.mensagensCancelled(canceladas, jaEnviadas), tone: 'info' }),
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
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
