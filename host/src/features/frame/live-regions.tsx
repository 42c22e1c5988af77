import { appStore, atom, useAtomValue } from '@seleta/api-client'
import { VisuallyHidden } from '@seleta/ui/core'

/** Sentences for screen readers: one region per urgency, as WCAG 4.1.3 wants them: there before the words are. */

type Urgency = 'polite' | 'assertive'

interface Sentence {
  readonly text: string
  readonly turn: number
  /** ms, of the page's clock. */
  readonly since: number
}

const NONE: Sentence = { text: '', turn: 0, since: 0 }
const sentencesAtom = atom<Readonly<Record<Urgency, Sentence>>>({ polite: NONE, assertive: NONE })

/** ms after which a sentence was heard, so that whoever walks the page need not meet it beside a newer one. */
const HEARD_AFTER = 1000

/** Says a sentence; the same sentence twice is said twice. What the other region said before is over then. */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  const { polite, assertive } = appStore.get(sentencesAtom)
  const [own, other] = urgency === 'polite' ? [polite, assertive] : [assertive, polite]
  const since = performance.now()
  const said = { text: sentence, turn: own.turn + 1, since }
  const left = since - other.since < HEARD_AFTER ? other : { ...other, text: '' }
  appStore.set(
    sentencesAtom,
    urgency === 'polite' ? { polite: said, assertive: left } : { polite: left, assertive: said },
  )
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
