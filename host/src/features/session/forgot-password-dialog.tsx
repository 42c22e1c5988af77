import { request, wordsFor } from '@seleta/api-client'
import {
  Alert,
  BusyButton,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextInput,
} from '@seleta/ui/core'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'

/** The screen's states exclude each other. */
type Phase =
  | { readonly name: 'idle' | 'missing' | 'sending' }
  | { readonly name: 'failed'; readonly text: string }
  | { readonly name: 'answered'; readonly emailLigado: boolean }

/**
 * «Esqueci minha senha»: always the same answer, whoever has an account (product 5). Without mail on the server the
 * screen says how to reach the administrator.
 */
export default function ForgotPasswordDialog({
  initialEmail,
  onClose,
}: {
  initialEmail: string
  onClose: () => void
}) {
  const emailRef = useRef<HTMLInputElement>(null)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // React sends a dialog's submit on to the form that it was opened from.
    event.stopPropagation()
    const email = emailRef.current?.value.trim() ?? ''
    if (email === '') {
      setPhase({ name: 'missing' })
      emailRef.current?.focus()
      return
    }
    setPhase({ name: 'sending' })
    try {
      setPhase({ name: 'answered', ...(await request('requestSenha', { body: { email } })) })
    } catch (error) {
      setPhase({ name: 'failed', text: wordsFor(error) })
    }
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="esqueci-titulo">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="esqueci-titulo">Esqueci minha senha</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {phase.name !== 'answered' ? (
            <>
              <DialogContentText>
                Informe o e-mail da sua conta. Enviamos um link para criar uma senha nova.
              </DialogContentText>
              {phase.name === 'failed' && <Alert severity="error">{phase.text}</Alert>}
              <TextInput
                id="esqueci-email"
                label="E-mail"
                type="email"
                autoComplete="username"
                defaultValue={initialEmail}
                inputRef={emailRef}
                // The first field of a dialog just opened.
                autoFocus
                error={phase.name === 'missing' ? 'Informe o e-mail.' : undefined}
              />
            </>
          ) : (
            <DialogContentText
              component="output"
              tabIndex={-1}
              ref={(node: HTMLElement | null) => node?.focus()}
            >
              {phase.emailLigado
                ? 'Se houver uma conta com este e-mail, o link chega em instantes e vale por 30 minutos. Confira também a caixa de spam.'
                : 'Este servidor não envia e-mails. Peça uma senha nova à pessoa que administra o Seleta na sua empresa.'}
            </DialogContentText>
          )}
        </DialogContent>
        <DialogActions>
          {phase.name !== 'answered' ? (
            <>
              <Button variant="outlined" onClick={onClose}>
                Cancelar
              </Button>
              <BusyButton
                type="submit"
                variant="contained"
                busy={phase.name === 'sending'}
                busyLabel="Enviando…"
              >
                Enviar link
              </BusyButton>
            </>
          ) : (
            <Button variant="contained" onClick={onClose}>
              Fechar
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
