import { LOGIN_REFUSED } from '@seleta/contract/faltas'
import { Alert, Box, BusyButton, Checkbox, FormControlLabel, Link, TextInput } from '@seleta/ui/base'
import type { FormEvent } from 'react'
import { Suspense, lazy, useState } from 'react'
import { preloadLoginCall, useSignIn } from '../../queries/use-sign-in'
import { PasswordField } from './password-field'
import { TooManyTries } from './too-many-tries'

const ForgotPasswordDialog = lazy(() => import('./forgot-password-dialog'))

/** E-mail, password, 'Manter-me conectado', Entrar (spec section 2; product 2, 3; design 4.1). */
export function LoginForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { phase, missing, emailRef, passwordRef, isKept, setIsKept, signIn, endWait } = useSignIn(onSignedIn)
  /** E-mail that the forgotten-password dialog starts with; null while it is closed. */
  const [forgotten, setForgotten] = useState<string | null>(null)
  return (
    <Box
      component="form"
      noValidate
      aria-label="Entrar"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void signIn()
      }}
      onFocus={preloadLoginCall}
      onInput={preloadLoginCall}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      {phase.name === 'waiting' && <TooManyTries seconds={phase.seconds} onEnd={endWait} />}
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
        error={phase.name === 'refused' ? LOGIN_REFUSED : missing.password}
      />
      <StayAndForgot
        isKept={isKept}
        onKeep={setIsKept}
        onForgot={() => setForgotten(emailRef.current?.value ?? '')}
      />
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

interface StayAndForgotProps {
  readonly isKept: boolean
  readonly onKeep: (isKept: boolean) => void
  readonly onForgot: () => void
}

function StayAndForgot({ isKept, onKeep, onForgot }: StayAndForgotProps) {
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
      <Link component="button" type="button" variant="body2" onClick={onForgot}>
        Esqueci minha senha
      </Link>
    </Box>
  )
}
