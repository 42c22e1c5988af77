import { LOGIN_REFUSED } from '@seleta/contract/faltas'
import { ENTRAR_PELA_EMPRESA } from '@seleta/contract/screen-words'
import { Alert, Box, Checkbox, FormControlLabel, Link, TextInput } from '@seleta/ui/base'
import type { FormEvent } from 'react'
import { Suspense, lazy, useState } from 'react'
import { preloadLoginCall, useSignIn } from '../../queries/use-sign-in'
import { EnterButton } from './enter-button'
import { PasswordField } from './password-field'
import { TooManyTries } from './too-many-tries'

const loadSecondStep = () => import('./second-step')
const SecondStep = lazy(loadSecondStep)
const ForgotPasswordDialog = lazy(() => import('./forgot-password-dialog'))

/** E-mail, password, 'Manter-me conectado', Entrar (spec section 2; product 2, 3; design 4.1). */
export function LoginForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const form = useSignIn(onSignedIn, loadSecondStep)
  const { phase, missing, emailRef, isKept } = form
  if (phase.name === 'code')
    return (
      <Suspense fallback={null}>
        <SecondStep isKept={isKept} onSignedIn={onSignedIn} onLeave={form.leaveCode} />
      </Suspense>
    )
  return (
    <Box
      component="form"
      noValidate
      aria-label="Entrar"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void form.signIn()
      }}
      onFocus={preloadLoginCall}
      onInput={preloadLoginCall}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      {phase.name === 'waiting' && <TooManyTries seconds={phase.seconds} onEnd={form.endWait} />}
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
        inputRef={form.passwordRef}
        error={phase.name === 'refused' ? LOGIN_REFUSED : missing.password}
      />
      <StayAndForgot isKept={isKept} onKeep={form.setIsKept} emailOf={() => emailRef.current?.value ?? ''} />
      <EnterButton phase={phase.name} />
      <Link component="button" type="button" variant="body2" onClick={() => void form.signInByEmpresa()}>
        {ENTRAR_PELA_EMPRESA}
      </Link>
    </Box>
  )
}

interface StayAndForgotProps {
  readonly isKept: boolean
  readonly onKeep: (isKept: boolean) => void
  /** What stands in the box at this moment. */
  readonly emailOf: () => string
}

function StayAndForgot({ isKept, onKeep, emailOf }: StayAndForgotProps) {
  /** E-mail that the forgotten-password dialog starts with; null while it is closed. */
  const [forgotten, setForgotten] = useState<string | null>(null)
  return (
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
        control={<Checkbox checked={isKept} onChange={(_, isChecked) => onKeep(isChecked)} />}
      />
      <Link component="button" type="button" variant="body2" onClick={() => setForgotten(emailOf())}>
        Esqueci minha senha
      </Link>
      {forgotten !== null && (
        <Suspense>
          <ForgotPasswordDialog initialEmail={forgotten} onClose={() => setForgotten(null)} />
        </Suspense>
      )}
    </Box>
  )
}
