import { callQuery, useCall, useQuery, useQueryClient } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import { tellPreview } from '@seleta/contract/tell-avisos'
import { useEffect } from 'react'
import { readCurriculo } from './use-curriculo'

/** Who is reviewed, asked for once: whoever has been seen must not leave the review under the eyes (decision 153). */
export function useFila(body: CallInput<'selectTalentos'>['body'], isEnabled: boolean) {
  return useCall('selectTalentos', { body }, { isEnabled, freshFor: Number.POSITIVE_INFINITY, keptFor: 0 })
}

/** The file, as long as somebody goes back and forth. */
const CURRICULO_KEPT_MS = 120_000

const curriculoQuery = (identificador: string) => ({
  queryKey: ['curriculo', identificador] as const,
  queryFn: async () => new Uint8Array(await (await readCurriculo(identificador)).arrayBuffer()),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: CURRICULO_KEPT_MS,
  meta: { isToldInPlace: true },
})

/** The résumé of one person as the bytes of a PDF (product 41). */
export const useCurriculoBytes = (identificador: string) => useQuery(curriculoQuery(identificador))

/** What a move into this stage would send to this person. */
const avisoQuery = (campanhaId: number, kanbanId: number, identificador: string) =>
  callQuery('previewMovimento', { body: { identificadores: [identificador], campanhaId, kanbanId } })

/** The same in words; null where the stage writes nothing, undefined while nobody knows. */
export function useAviso(campanhaId: number, kanbanId: number | null, identificador: string) {
  const { data, isError } = useQuery({
    ...avisoQuery(campanhaId, kanbanId ?? 0, identificador),
    enabled: kanbanId !== null,
    meta: { isToldInPlace: true },
  })
  if (kanbanId === null) return null
  if (isError) return UNREAD
  return data === undefined ? undefined : tellPreview(data)
}

const UNREAD = {
  quanto: 'uma mensagem',
  texto: '',
  quem: '',
  nota: 'A mensagem não pôde ser lida agora.',
}

/**
 * Reads those ahead who come next, so that going on waits for nothing: the person, their answers and notes, the résumé.
 * What the stages would write to them is read once the person is there.
 */
export function useReadAhead(identificadores: readonly string[]): void {
  const client = useQueryClient()
  const key = identificadores.join(' ')
  useEffect(() => {
    for (const identificador of key.split(' ').filter((one) => one !== '')) {
      const input = { params: { identificador } }
      void client.prefetchQuery(callQuery('getTalento', input))
      void client.prefetchQuery(callQuery('listRespostasDoTalento', input))
      void client.prefetchQuery(callQuery('listNotas', input))
      void client.prefetchQuery(curriculoQuery(identificador))
    }
  }, [client, key])
}
