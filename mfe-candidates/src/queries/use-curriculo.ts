import { CallError, request, useMutation, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'
import { isPdf } from '../rules/is-pdf'
import { WORDS } from '../rules/words'
import { saveFile } from '@seleta/ui/save-file'

const PDF = 'application/pdf'
/** The tab has read the blob long before. */
const KEPT_MS = 60_000

/**
 * The résumé of one person.
 * @throws CallError, or that it is no PDF
 */
export async function readCurriculo(identificador: string): Promise<Blob> {
  const { blob } = await request('downloadCurriculo', { params: { identificador } })
  if (!(await isPdf(blob))) throw new NotPdfError()
  return blob
}

/**
 * Opens a résumé in a new tab. The tab is opened within the click, so that no blocker stops it, and is filled when
 * the file is there. Whatever the server called it, it is shown as a PDF and as nothing else, and only when it is
 * one: a page in its place could act in our name (security, finding 5).
 */
export function useCurriculo(identificador: string) {
  const { notify } = useHostServices()
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      const address = URL.createObjectURL(new Blob([await readCurriculo(identificador)], { type: PDF }))
      window.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
      if (tab === null) window.location.assign(address)
      else tab.location.replace(address)
    },
    onError: (error, tab) => {
      tab?.close()
      notify({ text: curriculoWords(error), tone: 'error' })
    },
  })
  return {
    isOpening: open.isPending,
    error: open.isError ? curriculoWords(open.error) : null,
    open: () => {
      const tab = window.open('', '_blank')
      if (tab !== null) tab.opener = null
      open.mutate(tab)
    },
  }
}

/** Saves the uploaded file where it is none that a tab could show (DOCX). */
export function useCurriculoOriginal(identificador: string) {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: async (nome: string) => {
      const { blob } = await request('downloadCurriculoOriginal', { params: { identificador } })
      saveFile(blob, `Currículo ${nome}.docx`)
    },
    onError: (error) => notify({ text: curriculoWords(error), tone: 'error' }),
  })
}

/** The file is not the PDF it should be. */
class NotPdfError extends Error {
  override readonly name = 'NotPdfError'
}

/** Why a résumé cannot be shown. */
export function curriculoWords(error: unknown): string {
  if (error instanceof NotPdfError) return WORDS.curriculoInvalid
  if (error instanceof CallError && error.kind === 'not-found') return WORDS.curriculoMissing
  if (error instanceof CallError && (error.kind === 'offline' || error.kind === 'timeout'))
    return wordsFor(error)
  return WORDS.curriculoFailed
}
