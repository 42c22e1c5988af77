import { request, useMutation, wordsFor } from '@seleta/api-client'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@seleta/ui/core'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'

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
  const [isMissing, setIsMissing] = useState(false)
  const ask = useMutation({ mutationFn: (email: string) => request('requestSenha', { body: { email } }) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React sends a dialog's submit on to the form that it was opened from.
    event.stopPropagation()
    const email = emailRef.current?.value.trim() ?? ''
    setIsMissing(email === '')
    if (email === '') emailRef.current?.focus()
    else if (!ask.isPending) ask.mutate(email)
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="esqueci-titulo">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="esqueci-titulo">Esqueci minha senha</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {ask.data === undefined ? (
            <>
              <DialogContentText>
                Informe o e-mail da sua conta. Enviamos um link para criar uma senha nova.
              </DialogContentText>
              {ask.isError && <Alert severity="error">{wordsFor(ask.error)}</Alert>}
              <TextField
                id="esqueci-email"
                label="E-mail"
                type="email"
                autoComplete="username"
                defaultValue={initialEmail}
                inputRef={emailRef}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog just opened
                autoFocus
                error={isMissing}
                helperText={isMissing ? 'Informe o e-mail.' : undefined}
              />
            </>
          ) : (
            <DialogContentText
              component="output"
              tabIndex={-1}
              ref={(node: HTMLElement | null) => node?.focus()}
            >
              {ask.data.emailLigado
                ? 'Se houver uma conta com este e-mail, o link chega em instantes e vale por 30 minutos. Confira também a caixa de spam.'
                : 'Este servidor não envia e-mails. Peça uma senha nova à pessoa que administra o Seleta na sua empresa.'}
            </DialogContentText>
          )}
        </DialogContent>
        <DialogActions>
          {ask.data === undefined ? (
            <>
              <Button variant="outlined" onClick={onClose}>
                Cancelar
              </Button>
              <Button type="submit" variant="contained" aria-disabled={ask.isPending}>
                {ask.isPending ? 'Enviando…' : 'Enviar link'}
              </Button>
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
