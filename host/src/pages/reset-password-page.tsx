import { wordsFor } from '@seleta/api-client'
import { Alert, Button } from '@seleta/ui/core'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '../queries/document-title'
import { useResetSenha } from '../queries/use-senha'
import type { NewPasswordFault } from '../rules/new-password'
import { checkNewPassword, REPEAT_SENHA } from '../rules/new-password'
import { NewPasswordFields } from '../features/session/new-password-fields'
import { OneUseLinkScreen } from '../features/session/one-use-link-screen'

/** `/redefinir-senha?token=`: the one-use link of the e-mail leads here (product 5). */
export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const senhaRef = useRef<HTMLInputElement>(null)
  const repeatedRef = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<NewPasswordFault>({})
  useDocumentTitle('Nova senha')
  const reset = useResetSenha(token, (senha) => {
    setWrong({ senha })
    senhaRef.current?.focus()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const senha = senhaRef.current?.value ?? ''
    const found = checkNewPassword(senha, repeatedRef.current?.value ?? '')
    setWrong(found)
    if (found.senha !== undefined) senhaRef.current?.focus()
    else if (found.repeated !== undefined) repeatedRef.current?.focus()
    else if (!reset.isPending) reset.mutate(senha)
  }

  return (
    <OneUseLinkScreen
      title="Nova senha"
      token={token}
      incomplete="Este link está incompleto. Abra de novo o link do e-mail ou peça outro na tela de entrada."
      back="Voltar para a entrada"
      onSubmit={submit}
    >
      {reset.isError && wrong.senha === undefined && <Alert severity="error">{wordsFor(reset.error)}</Alert>}
      <NewPasswordFields
        id="nova-senha"
        label="Senha nova"
        repeatLabel={REPEAT_SENHA}
        senhaRef={senhaRef}
        repeatedRef={repeatedRef}
        wrong={wrong}
      />
      <Button type="submit" variant="contained" size="large" aria-disabled={reset.isPending}>
        {reset.isPending ? 'Salvando…' : 'Salvar senha'}
      </Button>
    </OneUseLinkScreen>
  )
}
