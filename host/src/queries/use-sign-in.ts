import { FALTA_EMAIL, FALTA_SENHA, LOGIN_FAILED } from '@seleta/contract/faltas'
import { useRef, useState } from 'react'
import type { EmpresaLoginOutcome } from './empresa-login'
import type { LoginOutcome, callLogin } from './login-call'

type LoginCall = typeof callLogin

/** What the form is doing; its states exclude each other. */
type Phase = { readonly name: 'idle' | 'sending' } | Exclude<LoginOutcome, { name: 'entered' }>

interface Missing {
  readonly email?: string
  readonly password?: string
}

/**
 * Signing in with what stands in the two boxes; which of them is wrong takes the focus (product 2, 3).
 * @param onSignedIn the session has begun
 * @param loadCode what asks for the code of a second factor (product 75)
 */
export function useSignIn(onSignedIn: () => Promise<void>, loadCode: () => Promise<unknown>) {
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
    const outcome = await enterBy({ username, password, isKept }, onSignedIn, loadCode)
    if (outcome.name === 'entered') return
    setPhase(outcome)
    if (outcome.name === 'code') return
    passwordRef.current?.focus()
    passwordRef.current?.select()
  }
  /** With the company's own account: by the e-mail's company. */
  const signInByEmpresa = async () => {
    if (phase.name === 'sending') return
    const email = emailRef.current?.value.trim() ?? ''
    setPhase({ name: 'sending' })
    const outcome = await leaveForEmpresa(email, isKept)
    // The form stays busy until the browser has left.
    if (outcome.name === 'leaving') return
    setMissing(outcome.name === 'wrong' ? { email: outcome.text } : {})
    setPhase(outcome.name === 'wrong' ? { name: 'idle' } : outcome)
    emailRef.current?.focus()
  }
  const endWait = () => setPhase({ name: 'idle' })
  /** Back to the two boxes; the text says why, where there is a reason. */
  const leaveCode = (text: string | null) =>
    setPhase(text === null ? { name: 'idle' } : { name: 'failed', text })
  return {
    phase,
    leaveCode,
    missing,
    emailRef,
    passwordRef,
    isKept,
    setIsKept,
    signIn,
    signInByEmpresa,
    endWait,
  }
}

const findMissing = (username: string, password: string): Missing => ({
  ...(username === '' ? { email: FALTA_EMAIL } : {}),
  ...(password === '' ? { password: FALTA_SENHA } : {}),
})

/** What belongs to what comes next has come, too, when this says so. */
async function enterBy(
  pair: Parameters<LoginCall>[0],
  onSignedIn: () => Promise<void>,
  loadCode: () => Promise<unknown>,
): Promise<LoginOutcome> {
  try {
    const outcome = await (await loadLoginCall()).callLogin(pair)
    if (outcome.name === 'code') await loadCode()
    if (outcome.name === 'entered') await onSignedIn()
    return outcome
  } catch {
    // Code that belongs to signing in did not come.
    return { name: 'failed', text: LOGIN_FAILED }
  }
}

async function leaveForEmpresa(email: string, isKept: boolean): Promise<EmpresaLoginOutcome> {
  if (email === '') return { name: 'wrong', text: FALTA_EMAIL }
  try {
    return await (await import('./empresa-login')).callEmpresaLogin(email, isKept)
  } catch {
    return { name: 'failed', text: LOGIN_FAILED }
  }
}

/** The api client comes while the person types: the screen itself must be there first. */
const loadLoginCall = () => import('./login-call')
export const preloadLoginCall = () => void loadLoginCall().catch(() => undefined)
