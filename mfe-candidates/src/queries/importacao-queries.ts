import {
  callQuery,
  invalidateCalls,
  request,
  useCall,
  useMutation,
  useQuery,
  useQueryClient,
  wordsFor,
} from '@seleta/api-client'
import type { ConferirBody, Importacao } from '@seleta/contract/importacoes'
import { useHostServices } from '@seleta/shell'
import { TEXTOS } from '../rules/textos'
import { saveAs } from './save-as'

const POLL_MS = 500

export const isEmAndamento = ({ estado }: Importacao) =>
  estado === 'conferindo' || estado === 'importando' || estado === 'desfazendo'

/** The last imports of the company. */
export const useImportacoes = () => useCall('listImportacoes', {})

/** One import; asked again twice a second while the server works on it. */
export function useImportacao(id: number) {
  return useQuery({
    ...callQuery('getImportacao', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isEmAndamento(data) ? POLL_MS : false),
  })
}

/** Rows of one outcome, a page at a time. */
export function useLinhas(
  id: number,
  situacao: 'erro' | 'unir' | 'nova' | 'criada' | 'unida' | 'mantida',
  page: number,
) {
  return useCall(
    'listLinhasImportacao',
    { params: { id }, query: { situacao, page, size: 10 } },
    { isKeepingPrevious: true },
  )
}

export function useLerArquivo(onRead: (importacao: Importacao) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (arquivo: File) => request('createImportacao', { body: {} }, { files: { arquivo } }),
    onSuccess: (importacao) => {
      remember(client, importacao)
      onRead(importacao)
      return invalidateCalls(client, ['listImportacoes'])
    },
  })
}

export function useConferir(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ConferirBody) => request('checkImportacao', { params: { id }, body }),
    onSuccess: (importacao) => {
      client.removeQueries({ queryKey: ['listLinhasImportacao'] })
      remember(client, importacao)
    },
  })
}

export function useImportar(id: number) {
  return usePasso(() => request('startImportacao', { params: { id } }))
}

export function useDesfazerImportacao(id: number) {
  return usePasso(() => request('undoImportacao', { params: { id } }))
}

function usePasso(send: () => Promise<Importacao>) {
  const client = useQueryClient()
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: send,
    onSuccess: (importacao) => {
      client.removeQueries({ queryKey: ['listLinhasImportacao'] })
      remember(client, importacao)
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

/** Rows with faults, as they came, for mending. */
export function useBaixarErros(id: number) {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: async () => {
      const { blob } = await request('exportErrosImportacao', { params: { id } })
      saveAs(blob, 'linhas com erro.csv')
    },
    onSuccess: () => notify({ text: TEXTOS.exportado, tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

function remember(client: ReturnType<typeof useQueryClient>, importacao: Importacao): void {
  client.setQueryData(callQuery('getImportacao', { params: { id: importacao.id } }).queryKey, importacao)
}
