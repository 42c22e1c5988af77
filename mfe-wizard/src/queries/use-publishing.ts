import { CallError, appStore, atom, useAtomValue, wordsFor } from '@seleta/api-client'
import { findBrokenChecks } from '@seleta/contract/publish-checks'
import { hoje } from '@seleta/regras/now'
import { paths, useHostServices, useNavigate } from '@seleta/shell'
import { activeAtom } from './rascunho/rascunho-atoms'
import { findWrong } from '../rules/passos/step-status'
import { rascunhos } from './rascunho/rascunhos'
import { UnansweredPublish } from './rascunho/settle-publish'

/** How far publishing is. */
export type Publishing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly reason: string
      readonly campos: Readonly<Record<string, string>>
    }

/** Read by the foot's button and by the step, which stand apart. */
export const publishingAtom = atom<Publishing>({ kind: 'idle' })

const setPublishing = (next: Publishing) => appStore.set(publishingAtom, next)

/** What went wrong is said for as long as its page is open. */
export function forgetFailure(): void {
  if (appStore.get(publishingAtom).kind === 'failed') setPublishing({ kind: 'idle' })
}

/** A failure loses nothing; where nobody has said what became of it, that is said. */
function tellFailure(error: unknown, isUpdate: boolean) {
  if (!(error instanceof UnansweredPublish))
    return {
      title: 'Não foi possível publicar. Nada foi perdido.',
      reason: wordsFor(error),
      campos: error instanceof CallError ? error.campos : {},
    }
  return {
    title: isUpdate
      ? 'Não soubemos se as alterações foram publicadas.'
      : 'Não soubemos se a campanha foi publicada.',
    reason: `${wordsFor(error.cause)} O que foi publicado não se publica duas vezes.`,
    campos: {},
  }
}

/** Id of the line of a publish check, or of a field that is wrong. */
export const checkLineId = (checkId: string) => `conferencia-${checkId}`

/**
 * Publishing, with its consequences in one place: checks in order and the first one as toast (spec section 5), then
 * what is given and wrong, the call, the success toast and the page that says what became of it; a failure keeps everything and says why,
 * or that nobody knows (product 22).
 */
export function usePublishing(): { readonly publishing: Publishing; readonly publish: () => Promise<void> } {
  const { notify } = useHostServices()
  const navigate = useNavigate()
  const publishing = useAtomValue(publishingAtom)

  const publish = async () => {
    // A double click comes before the next drawing.
    if (appStore.get(publishingAtom).kind === 'sending') return
    const state = appStore.get(activeAtom)
    const { campanha, origin } = state
    const [broken] = findBrokenChecks(campanha)
    if (broken !== undefined) {
      notify({ text: broken.message, tone: 'error' })
      document.getElementById(checkLineId(broken.id))?.focus()
      return
    }
    const [wrong] = findWrong(state, hoje())
    if (wrong !== undefined) {
      notify({ text: wrong.problem.message, tone: 'error' })
      document.getElementById(checkLineId(wrong.problem.field))?.focus()
      return
    }
    setPublishing({ kind: 'sending' })
    try {
      const published = await rascunhos.publish()
      setPublishing({ kind: 'idle' })
      if (published === null) return
      const isUpdate = origin.kind === 'campanha'
      notify({
        text: isUpdate ? 'Alterações publicadas.' : 'Campanha publicada com sucesso.',
        tone: 'success',
      })
      void navigate(isUpdate ? paths.campanhas() : paths.publicada(published.id))
    } catch (error) {
      setPublishing({ kind: 'failed', ...tellFailure(error, origin.kind === 'campanha') })
    }
  }
  return { publishing, publish }
}
