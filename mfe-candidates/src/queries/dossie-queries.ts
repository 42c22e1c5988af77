import { saveFile } from '@seleta/ui/save-file'
import {
  forgetLost,
  forgetTakenBack,
  lostOf,
  request,
  useCall,
  useChange,
  useMutation,
  wordsFor,
} from '@seleta/api-client'
import type { ResultadoTesteBody } from '@seleta/contract/dossie'
import { useHostServices } from '@seleta/shell'
import {
  forgetNotaChange,
  keepNotaChange,
  keepNotaDraft,
  type NotaChange,
  notaChangeOf,
  notaDraftOf,
} from './nota-drafts'

const paramsOf = (identificador: string) => ({ params: { identificador } })

export const useNotas = (identificador: string) => useCall('listNotas', paramsOf(identificador))
/** Colleagues whom a note about somebody can mention (product 74). */
export const useMencionaveis = (identificador: string, isEnabled: boolean) =>
  useCall('listMencionaveis', paramsOf(identificador), { isEnabled, freshFor: 60_000 })
export const useTestes = (identificador: string) => useCall('listTestesDoTalento', paramsOf(identificador))
export const useVideos = (identificador: string) => useCall('listVideosDoTalento', paramsOf(identificador))
export const useRespostas = (identificador: string) =>
  useCall('listRespostasDoTalento', paramsOf(identificador))
/** The 29 tests of the catalogue (spec section 9). */
export const useCatalogoTestes = () => useCall('listTestes', {}, { freshFor: Number.POSITIVE_INFINITY })

/** CPF and PIS in full: asked for one person at a time, written down by the server (security L10). */
export function useDocumentos(identificador: string) {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: () => request('revealDocumentos', paramsOf(identificador)),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

/** A note as it is saved. */
interface NotaWords {
  readonly texto: string
  /** As it stands in its field, which may have gone from the screen, or on, by the time it is saved. */
  readonly typed: string
}

const UNSAVED = 'A nota não foi salva e continua onde você a escreveu.'
const UNANSWERED =
  'A nota ficou sem resposta e continua onde você a escreveu: o mesmo texto não é salvo duas vezes.'

/** What stands in the field of a new note. Emptied by hand it is given up, and so is what was sent of it. */
export function beginNota(identificador: string, texto: string): void {
  keepNotaDraft(identificador, texto)
  if (texto === '') forgetLost('createNota', identificador)
}

export function useWriteNota(identificador: string) {
  const { notify } = useHostServices()
  return useChange(
    'createNota',
    (send, { texto }: NotaWords) => send({ ...paramsOf(identificador), body: { texto } }),
    {
      onceAs: identificador,
      isOnceForLong: true,
      onFailedAway: (error) =>
        notify({
          text:
            (lostOf('createNota', identificador)?.isOver ?? true)
              ? `${UNSAVED} ${wordsFor(error)}`
              : UNANSWERED,
          tone: 'error',
        }),
      onSuccess: (_, { typed }) => {
        if (typed === notaDraftOf(identificador)) keepNotaDraft(identificador, '')
      },
    },
  )
}

/** @param antes what the note says on the screen */
export function useChangeNota(identificador: string, id: number) {
  const { notify } = useHostServices()
  return useChange(
    'updateNota',
    (send, { texto, antes }: NotaWords & Pick<NotaChange, 'antes'>) =>
      send({ params: { id }, body: { texto, antes } }),
    {
      onSuccess: ({ texto, marcado = texto }, { typed }) => {
        const begun = notaChangeOf(identificador, id)
        if (begun?.texto === typed) forgetNotaChange(identificador, id)
        // What was written while it was saved is a change of what is saved now.
        else if (begun !== null) keepNotaChange(identificador, id, { ...begun, antes: marcado })
      },
      onFailedAway: (error) => notify({ text: `${UNSAVED} ${wordsFor(error)}`, tone: 'error' }),
    },
  )
}

export function useRegisterResultado(identificador: string) {
  const { notify } = useHostServices()
  return useChange(
    'createResultadoTeste',
    (send, { arquivo, ...body }: ResultadoTesteBody & { arquivo: File | null }) =>
      send({ ...paramsOf(identificador), body }, { files: { arquivo } }),
    {
      onceAs: identificador,
      onSuccess: () => notify({ text: 'Resultado registrado.', tone: 'success' }),
    },
  )
}

export function useRemoveResultado(identificador: string) {
  const { confirm, notify } = useHostServices()
  return useChange(
    'deleteResultadoTeste',
    async (send, { id, teste, data }: { id: number; teste: string; data: string }) => {
      const isSure = await confirm({
        title: `Excluir o resultado de “${teste}”?`,
        text: 'O resultado e seu arquivo são apagados. Não dá para desfazer.',
        confirmLabel: 'Excluir resultado',
        cancelLabel: 'Manter resultado',
        tone: 'danger',
      })
      if (!isSure) return
      await send({ params: { id } })
      forgetTakenBack('createResultadoTeste', identificador, data)
    },
    { onError: (error) => notify({ text: wordsFor(error), tone: 'error' }) },
  )
}

/** The file of a result, as the browser saves it. */
export function useArquivoOfResultado() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: async ({ id, teste }: { id: number; teste: string }) => {
      const { blob, tipo } = await request('downloadResultadoTeste', { params: { id } })
      saveFile(blob, `${teste}.${EXTENSIONS[tipo.split(';')[0] ?? ''] ?? 'bin'}`)
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** Where a player finds a video answer. It opens for ten minutes: a player that is refused asks again. */
export const useVideoEndereco = (id: number) =>
  useCall('getVideoEndereco', { params: { id } }, { freshFor: Number.POSITIVE_INFINITY, keptFor: 0 })
