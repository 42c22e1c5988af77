import { tooManyTries } from '@seleta/contract/faltas'
import { Alert, VisuallyHidden } from '@seleta/ui/base'
import { useEffect, useState } from 'react'

const SPOKEN_EVERY = 10

/** «Muitas tentativas»: counts each second on screen and every 10 s to screen readers (design 4.1). */
export function TooManyTries({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) {
      onEnd()
      return undefined
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, onEnd])
  const spoken = Math.ceil(left / SPOKEN_EVERY) * SPOKEN_EVERY
  return (
    <Alert severity="warning" role="presentation">
      <span aria-hidden>{tooManyTries(left)}</span>
      <VisuallyHidden role="alert">{tooManyTries(Math.min(spoken, seconds))}</VisuallyHidden>
    </Alert>
  )
}
