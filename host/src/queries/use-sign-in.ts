import { FALTA_EMAIL, FALTA_SENHA } from '@seleta/contract/faltas'
import { useRef, useState } from 'react'
import type { LoginOutcome } from './login-call'

/** What the form is doing; its states exclude each other. */
type Phase = { readonly name: 'idle' | 'sending' } | Exclude<LoginOutcome, { name: 'entered' }>

interface Missing {
  readonly email?: string
  readonly password?: string
}

/**
 * Signing in with what stands in the two boxes; which of them is wrong takes the focus (product 2, 3).
 * @param onSignedIn the session has begun
 */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [missing, setMissing] = useState<Missing>({})
  /** 'Manter-me conectado'. */
  const [isKept, setIsKept] = useState(true)
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  const signIn = async () => {
    if (phase.name === 'sending' || phase.name === 'waiting') return
    const username = emailRef.current?.value.trim() ?? ''
    const password = passwordRef.current?.value ?? ''
    const found = findMissing(username, password)
    setMissing(found)
    if (found.email !== undefined || found.password !== undefined) {
      setPhase({ name: 'idle' })
      ;(found.email === undefined ? passwordRef : emailRef).current?.focus()
      return
    }
    setPhase({ name: 'sending' })
    try {
      const { callLogin } = await loadLoginCall()
      const outcome = await callLogin({ username, password, isKept })
      if (outcome.name === 'entered') {
        await onSignedIn()
        return
      }
      setPhase(outcome)
    } catch {
      // Code that belongs to signing in did not come.
      setPhase({ name: 'failed', text: 'Não foi possível entrar agora. Confira a internet e tente de novo.' })
    }
    passwordRef.current?.focus()
    passwordRef.current?.select()
  }
  const endWait = () => setPhase({ name: 'idle' })
  return { phase, missing, emailRef, passwordRef, isKept, setIsKept, signIn, endWait }
}

const findMissing = (username: string, password: string): Missing => ({
  ...(username === '' ? { email: FALTA_EMAIL } : {}),
  ...(password === '' ? { password: FALTA_SENHA } : {}),
})

/** The api client comes while the person types: the screen itself must be there first. */
const loadLoginCall = () => import('./login-call')
export const preloadLoginCall = () => void loadLoginCall().catch(() => undefined)
