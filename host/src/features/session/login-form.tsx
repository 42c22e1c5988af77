import { Alert, Box, BusyButton, Checkbox, FormControlLabel, Link, TextInput } from '@seleta/ui/base'
import type { FormEvent } from 'react'
import { Suspense, lazy, useRef, useState } from 'react'
import type { LoginOutcome } from '../../queries/login-call'
import { PasswordField } from './password-field'
import { TooManyTries } from './too-many-tries'

const ForgotPasswordDialog = lazy(() => import('./forgot-password-dialog'))

/** What the form is doing; its states exclude each other. */
type Phase = { readonly name: 'idle' | 'sending' } | Exclude<LoginOutcome, { name: 'entered' }>

const WRONG_PAIR = 'E-mail ou senha inválidos'

/** E-mail, password, 'Manter-me conectado', Entrar (spec section 2; product 2, 3; design 4.1). */
export function LoginForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const [isKept, setIsKept] = useState(true)
  /** E-mail that the forgotten-password dialog starts with; null while it is closed. */
  const [forgotten, setForgotten] = useState<string | null>(null)
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    if (phase.name === 'sending' || phase.name === 'waiting') return
    const username = emailRef.current?.value.trim() ?? ''
    const password = passwordRef.current?.value ?? ''
    const found = {
      ...(username === '' ? { email: 'Informe o e-mail.' } : {}),
      ...(password === '' ? { password: 'Informe a senha.' } : {}),
    }
    setMissing(found)
    if (username === '' || password === '') {
      setPhase({ name: 'idle' })
      ;(username === '' ? emailRef : passwordRef).current?.focus()
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

  const isRefused = phase.name === 'refused'
  return (
    <Box
      component="form"
      noValidate
      aria-label="Entrar"
      onSubmit={signIn}
      onFocus={preload}
      onInput={preload}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      {phase.name === 'waiting' && (
        <TooManyTries seconds={phase.seconds} onEnd={() => setPhase({ name: 'idle' })} />
      )}
      {phase.name === 'failed' && <Alert severity="error">{phase.text}</Alert>}
      <TextInput
        id="login-email"
        label="E-mail"
        type="email"
        name="username"
        autoComplete="username"
        inputRef={emailRef}
        error={missing.email}
      />
      <PasswordField
        id="login-senha"
        label="Senha"
        name="password"
        autoComplete="current-password"
        inputRef={passwordRef}
        error={isRefused ? WRONG_PAIR : missing.password}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          my: -1,
        }}
      >
        <FormControlLabel
          label="Manter-me conectado"
          sx={{ mr: 0 }}
          control={<Checkbox checked={isKept} onChange={(_, isChecked) => setIsKept(isChecked)} />}
        />
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => setForgotten(emailRef.current?.value ?? '')}
        >
          Esqueci minha senha
        </Link>
      </Box>
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        busy={phase.name === 'sending'}
        busyLabel="Entrando…"
        aria-disabled={phase.name === 'waiting'}
      >
        Entrar
      </BusyButton>
      {forgotten !== null && (
        <Suspense>
          <ForgotPasswordDialog initialEmail={forgotten} onClose={() => setForgotten(null)} />
        </Suspense>
      )}
    </Box>
  )
}

/** The api client comes while the person types: the screen itself must be there first. */
const loadLoginCall = () => import('../../queries/login-call')
const preload = () => void loadLoginCall().catch(() => undefined)
