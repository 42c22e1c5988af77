import { FALTA_CODIGO, LOGIN_FAILED } from '@seleta/contract/faltas'
import { useRef, useState } from 'react'
import { callSecondStep, type SecondStepOutcome } from './second-step-call'

/** What the form is doing; its states exclude each other. */
type Phase = { readonly name: 'idle' | 'sending' } | Exclude<SecondStepOutcome, { name: 'entered' | 'over' }>

interface How {
  readonly isKept: boolean
  readonly onSignedIn: () => Promise<void>
  /** Back to the password, with the reason where there is one. */
  readonly onLeave: (text: string | null) => void
}

/** The code of a second factor, of the app or of recovery (product 75). */
export function useSecondStep({ isKept, onSignedIn, onLeave }: How) {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const codeRef = useRef<HTMLInputElement>(null)
  const submit = async () => {
    if (phase.name === 'sending' || phase.name === 'waiting') return
    const codigo = codeRef.current?.value.trim() ?? ''
    if (codigo === '') {
      setPhase({ name: 'wrong', text: FALTA_CODIGO })
      codeRef.current?.focus()
      return
    }
    setPhase({ name: 'sending' })
    const outcome = await callSecondStep(codigo, isKept)
    if (outcome.name === 'over') return onLeave(outcome.text)
    if (outcome.name === 'entered') return enter()
    setPhase(outcome)
    codeRef.current?.focus()
    codeRef.current?.select()
  }
  const enter = async () => {
    try {
      await onSignedIn()
    } catch {
      // Code that belongs to what comes after did not come.
      onLeave(LOGIN_FAILED)
    }
  }
  const endWait = () => setPhase({ name: 'idle' })
  /** What was wrong with a code is said of no code of the other kind. */
  const forgetWrong = () => {
    if (phase.name === 'wrong' || phase.name === 'failed') setPhase({ name: 'idle' })
  }
  return { phase, codeRef, submit, endWait, forgetWrong }
}
