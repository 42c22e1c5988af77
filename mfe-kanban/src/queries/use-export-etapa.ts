import { request, useMutation, wordsFor } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { EtapaItem, FiltroKanban } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import { saveFile } from '@seleta/ui/save-file'

/**
 * Hands the people of a stage to the browser, as a file (product 50).
 * @param filtro null is everybody
 */
export function useExportEtapa(etapa: EtapaItem, filtro: FiltroKanban | null, onExported: () => void) {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: (formato: CallInput<'exportEtapa'>['body']['formato']) =>
      request('exportEtapa', { params: { id: etapa.id }, body: { formato, filtro: filtro ?? {} } }),
    onSuccess: ({ blob }, formato) => {
      saveFile(blob, `${etapa.nome}.${formato}`)
      onExported()
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
