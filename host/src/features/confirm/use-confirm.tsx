import type { Question } from '@seleta/shell'
import { ConfirmDialog } from '@seleta/ui/core'
import { useCallback, useRef, useState } from 'react'

interface Asked {
  readonly question: Question
  readonly answer: (hasAgreed: boolean) => void
}

/**
 * Asks before what cannot be undone, names object and effect (design 2). The safe button has the focus.
 * @returns `ask`, which answers true when the person went on, and the dialog to draw
 */
export function useConfirm() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const pending = useRef<Asked | null>(null)

  const ask = useCallback((question: Question) => {
    // Two questions at once: the one that nobody can see any more is a no.
    pending.current?.answer(false)
    return new Promise<boolean>((resolve) => {
      const next = { question, answer: resolve }
      pending.current = next
      setAsked(next)
    })
  }, [])

  const answer = (hasAgreed: boolean) => {
    pending.current?.answer(hasAgreed)
    pending.current = null
    setAsked(null)
  }
  const dialog = asked === null ? null : <QuestionDialog question={asked.question} onAnswer={answer} />
  return { ask, dialog }
}

function QuestionDialog({
  question,
  onAnswer,
}: {
  question: Question
  onAnswer: (hasAgreed: boolean) => void
}) {
  return (
    <ConfirmDialog
      open
      title={question.title}
      confirmLabel={question.confirmLabel}
      cancelLabel={question.cancelLabel}
      tone={question.tone === 'danger' ? 'danger' : 'primary'}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {question.text}
    </ConfirmDialog>
  )
}
