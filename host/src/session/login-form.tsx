import { CallError, beginSession, request, wordsFor } from '@seleta/api-client'
import { Alert, Box, Button, Checkbox, FormControlLabel, Link, TextField } from '@seleta/ui/core'
import type { FormEvent } from 'react'
import { Suspense, lazy, useRef, useState } from 'react'
import { PasswordField } from './password-field'
import { TooManyTries } from './too-many-tries'

const ForgotPasswordDialog = lazy(() => import('./forgot-password-dialog'))

/** What the form is doing; its states exclude each other. */
type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'sending' }
  | { readonly name: 'refused' }
  | { readonly name: 'waiting'; readonly seconds: number }
  | { readonly name: 'failed'; readonly text: string }

const WRONG_PAIR = 'E-mail ou senha inválidos'
const DEFAULT_WAIT = 30

/** E-mail, password, 'Manter-me conectado', Entrar (spec section 2; product 2, 3; design 4.1). */
export function LoginForm() {
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
      const body = { username, password, grant_type: 'password', manter_conectado: isKept } as const
      const { access_token } = await request('login', { body })
      // The page then finds a session and leaves for the address asked for.
      beginSession(access_token, isKept)
    } catch (error) {
      setPhase(phaseAfter(error))
      passwordRef.current?.focus()
      passwordRef.current?.select()
    }
  }

  const isRefused = phase.name === 'refused'
  return (
    <Box
      component="form"
      noValidate
      aria-label="Entrar"
      onSubmit={signIn}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      {phase.name === 'waiting' && (
        <TooManyTries seconds={phase.seconds} onEnd={() => setPhase({ name: 'idle' })} />
      )}
      {phase.name === 'failed' && <Alert severity="error">{phase.text}</Alert>}
      <TextField
        id="login-email"
        label="E-mail"
        type="email"
        name="username"
        autoComplete="username"
        inputRef={emailRef}
        error={isRefused || missing.email !== undefined}
        helperText={missing.email}
      />
      <PasswordField
        id="login-senha"
        label="Senha"
        name="password"
        autoComplete="current-password"
        inputRef={passwordRef}
        error={isRefused || missing.password !== undefined}
        helperText={isRefused ? WRONG_PAIR : missing.password}
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
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        aria-disabled={phase.name === 'sending' || phase.name === 'waiting'}
      >
        {phase.name === 'sending' ? 'Entrando…' : 'Entrar'}
      </Button>
      {forgotten !== null && (
        <Suspense>
          <ForgotPasswordDialog initialEmail={forgotten} onClose={() => setForgotten(null)} />
        </Suspense>
      )}
    </Box>
  )
}

function phaseAfter(error: unknown): Phase {
  if (error instanceof CallError) {
    if (error.kind === 'unauthorized' || error.kind === 'invalid') return { name: 'refused' }
    if (error.kind === 'too-many') return { name: 'waiting', seconds: error.retryAfter || DEFAULT_WAIT }
  }
  return { name: 'failed', text: wordsFor(error) }
}
