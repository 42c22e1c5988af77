import { CallError, request, useMutation, wordsFor } from '@seleta/api-client'
import { paths } from '@seleta/shell'
import { Alert, Box, Button, Link as TextLink } from '@seleta/ui/core'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '../queries/document-title'
import { PASSWORD_MIN, checkNewPassword } from '../rules/new-password'
import { PasswordField } from '../features/session/password-field'
import { ScreenTitle, SignInFrame } from '../features/session/sign-in-frame'

/** `/redefinir-senha?token=`: the one-use link of the e-mail leads here (product 5). */
export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const senhaRef = useRef<HTMLInputElement>(null)
  const repetidaRef = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<{ senha?: string; repetida?: string }>({})
  useDocumentTitle('Nova senha')
  const reset = useMutation({
    mutationFn: (nova: string) => request('resetSenha', { body: { token, nova } }),
    onSuccess: () =>
      navigate(paths.login(), { replace: true, state: { aviso: 'Senha trocada. Entre com a senha nova.' } }),
    onError: (error) => {
      const nova = error instanceof CallError ? error.campos['nova'] : undefined
      if (nova === undefined) return
      setWrong({ senha: nova })
      senhaRef.current?.focus()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const senha = senhaRef.current?.value ?? ''
    const found = checkNewPassword(senha, repetidaRef.current?.value ?? '')
    setWrong(found)
    if (found.senha !== undefined) senhaRef.current?.focus()
    else if (found.repetida !== undefined) repetidaRef.current?.focus()
    else if (!reset.isPending) reset.mutate(senha)
  }

  return (
    <SignInFrame>
      <Box sx={{ mb: 6 }}>
        <ScreenTitle>Nova senha</ScreenTitle>
      </Box>
      {token === '' ? (
        <Alert severity="error">
          Este link está incompleto. Abra de novo o link do e-mail ou peça outro na tela de entrada.
        </Alert>
      ) : (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
          {reset.isError && wrong.senha === undefined && (
            <Alert severity="error">{wordsFor(reset.error)}</Alert>
          )}
          <PasswordField
            id="nova-senha"
            label="Senha nova"
            autoComplete="new-password"
            inputRef={senhaRef}
            error={wrong.senha}
            helperText={`Pelo menos ${PASSWORD_MIN} caracteres.`}
          />
          <PasswordField
            id="nova-senha-repetida"
            label="Repita a senha nova"
            autoComplete="new-password"
            inputRef={repetidaRef}
            error={wrong.repetida}
          />
          <Button type="submit" variant="contained" size="large" aria-disabled={reset.isPending}>
            {reset.isPending ? 'Salvando…' : 'Salvar senha'}
          </Button>
        </Box>
      )}
      <TextLink component={Link} to={paths.login()} variant="body2" sx={{ display: 'inline-block', mt: 6 }}>
        Voltar para a entrada
      </TextLink>
    </SignInFrame>
  )
}
