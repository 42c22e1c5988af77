import { request, useMutation, wordsFor } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import { useHostServices } from '@seleta/shell'
import { saveFile } from '@seleta/ui/save-file'
import { WORDS } from '../rules/words'

/** Asks for everybody whom a list shows. */
export function useSelectAll() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: (body: CallInput<'selectTalentos'>['body']) => request('selectTalentos', { body }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
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
