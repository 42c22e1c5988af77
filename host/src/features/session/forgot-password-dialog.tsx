import { SENHA_LINK_MINUTES } from '@seleta/contract/prazos'
import { FALTA_EMAIL } from '@seleta/contract/faltas'
import { wordsFor } from '@seleta/api-client'
import { DialogContentText, TextInput } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useRef, useState } from 'react'
import { requestSenha } from '../../queries/use-senha'

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

  const submit = async () => {
    const email = emailRef.current?.value.trim() ?? ''
    if (email === '') {
      setPhase({ name: 'missing' })
      emailRef.current?.focus()
      return
    }
    setPhase({ name: 'sending' })
    try {
      setPhase({ name: 'answered', ...(await requestSenha(email)) })
    } catch (error) {
      setPhase({ name: 'failed', text: wordsFor(error) })
    }
  }

  return (
    <FormDialog
      title="Esqueci minha senha"
      submitLabel="Enviar link"
      savingLabel="Enviando…"
      error={phase.name === 'failed' ? phase.text : null}
      isSaving={phase.name === 'sending'}
      onSubmit={() => void submit()}
      onClose={onClose}
      outcome={phase.name === 'answered' ? <Answer emailLigado={phase.emailLigado} /> : null}
      width="xs"
    >
      <DialogContentText>
        Informe o e-mail da sua conta. Enviamos um link para criar uma senha nova.
      </DialogContentText>
      <TextInput
        id="esqueci-email"
        label="E-mail"
        type="email"
        autoComplete="username"
        defaultValue={initialEmail}
        inputRef={emailRef}
        // The first field of a dialog just opened.
        autoFocus
        error={phase.name === 'missing' ? FALTA_EMAIL : undefined}
      />
    </FormDialog>
  )
}

function Answer({ emailLigado }: { emailLigado: boolean }) {
  return (
    <DialogContentText component="output" tabIndex={-1} ref={(node: HTMLElement | null) => node?.focus()}>
      {emailLigado
        ? `Se houver uma conta com este e-mail, o link chega em instantes e vale por ${SENHA_LINK_MINUTES} minutos. Confira também a caixa de spam.`
        : 'Este servidor não envia e-mails. Peça uma senha nova à pessoa que administra a Seleta na sua empresa.'}
    </DialogContentText>
  )
}
