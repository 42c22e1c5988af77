import type { Question } from '@seleta/shell'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@seleta/ui/core'
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
  const dialog = asked === null ? null : <ConfirmDialog question={asked.question} onAnswer={answer} />
  return { ask, dialog }
}

function ConfirmDialog({
  question,
  onAnswer,
}: {
  question: Question
  onAnswer: (hasAgreed: boolean) => void
}) {
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      onClose={() => onAnswer(false)}
      aria-labelledby="pergunta-titulo"
      aria-describedby="pergunta-texto"
    >
      <DialogTitle id="pergunta-titulo">{question.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="pergunta-texto">{question.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer of a question just asked */}
        <Button variant="outlined" autoFocus onClick={() => onAnswer(false)}>
          {question.cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={question.tone === 'danger' ? 'error' : 'primary'}
          onClick={() => onAnswer(true)}
        >
          {question.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
