import {
  callQuery,
  request,
  touch,
  useCall,
  useChange,
  useMutation,
  useQuery,
  wordsFor,
  writeCall,
} from '@seleta/api-client'
import type { ConferirBody, Importacao } from '@seleta/contract/importacoes'
import { PAGE_SIZE } from '@seleta/contract/limits'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'
import { saveFile } from '@seleta/ui/save-file'

const POLL_MS = 500

export const isInProgress = ({ estado }: Importacao) =>
  estado === 'conferindo' || estado === 'importando' || estado === 'desfazendo'

/** The last imports of the company. */
export const useImportacoes = () => useCall('listImportacoes', {})

/** One import; asked again twice a second while the server works on it. */
export function useImportacao(id: number) {
  return useQuery({
    ...callQuery('getImportacao', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isInProgress(data) ? POLL_MS : false),
  })
}

/** Rows of one outcome, a page at a time. */
export function useLinhas(
  id: number,
  situacao: 'erro' | 'parcial' | 'unir' | 'nova' | 'criada' | 'unida' | 'mantida',
  page: number,
) {
  return useCall(
    'listLinhasImportacao',
    { params: { id }, query: { situacao, page, size: PAGE_SIZE.linhas } },
    // After the next check the same rows say something else.
    { isKeepingPrevious: true, keptFor: 0 },
  )
}

export function useReadArquivo(onRead: (importacao: Importacao) => void) {
  return useChange('createImportacao', (send, arquivo: File) => send({ body: {} }, { files: { arquivo } }), {
    onceAs: 'nova',
    keeps: ['getImportacao'],
    onSuccess: (importacao) => {
      remember(importacao)
      onRead(importacao)
    },
  })
}

export function useConferir(id: number) {
  return useChange('checkImportacao', (send, body: ConferirBody) => send({ params: { id }, body }), {
    keeps: ['getImportacao'],
    onSuccess: remember,
  })
}

export const useImport = (id: number) => useStep('startImportacao', id)

export const useUndoImportacao = (id: number) => useStep('undoImportacao', id)

/** The server's work has ended: everything that shows who came, or went, is read again. */
export const endImportacao = () => void touch('startImportacao', ['getImportacao', 'listLinhasImportacao'])

function useStep(operation: 'startImportacao' | 'undoImportacao', id: number) {
  const { notify } = useHostServices()
  return useChange(operation, (send) => send({ params: { id } }), {
    keeps: ['getImportacao'],
    onSuccess: remember,
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

/** Every step answers the import as it stands now: it is asked for again from there on. */
function remember(importacao: Importacao): void {
  writeCall('getImportacao', { params: { id: importacao.id } }, importacao)
}

/** Rows with faults, as they came, for mending. */
export function useDownloadErrors(id: number) {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: async () => {
      const { blob } = await request('exportErrosImportacao', { params: { id } })
      saveFile(blob, 'o que ficou de fora.csv')
    },
    onSuccess: () => notify({ text: WORDS.exported, tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
