import { appStore, atom, useAtomValue } from '@seleta/api-client'
import { VisuallyHidden } from '@seleta/ui/core'

/** Sentences for screen readers: one region per urgency, as WCAG 4.1.3 wants them: there before the words are. */

type Urgency = 'polite' | 'assertive'

const sentencesAtom = atom<Readonly<Record<Urgency, { text: string; turn: number }>>>({
  polite: { text: '', turn: 0 },
  assertive: { text: '', turn: 0 },
})

/** Says a sentence; the same sentence twice is said twice. */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  const before = appStore.get(sentencesAtom)
  appStore.set(sentencesAtom, { ...before, [urgency]: { text: sentence, turn: before[urgency].turn + 1 } })
}

export function LiveRegions() {
  const sentences = useAtomValue(sentencesAtom)
  return (
    <>
      <VisuallyHidden aria-live="polite">
        <span key={sentences.polite.turn}>{sentences.polite.text}</span>
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive">
        <span key={sentences.assertive.turn}>{sentences.assertive.text}</span>
      </VisuallyHidden>
    </>
  )
}
