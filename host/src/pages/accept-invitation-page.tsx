import { CallError, request, useMutation, wordsFor } from '@seleta/api-client'
import { paths } from '@seleta/shell'
import { Alert, Box, Button, Link as TextLink, TextField, Typography } from '@seleta/ui/core'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '../queries/document-title'
import { PASSWORD_MIN, checkNewPassword } from '../rules/new-password'
import { PasswordField } from '../features/session/password-field'
import { ScreenTitle, SignInFrame } from '../features/session/sign-in-frame'

interface Wrong {
  readonly nome?: string
  readonly senha?: string
  readonly repetida?: string
}

/** `/convite?token=`: a person invited by e-mail chooses name and password (product 7). */
export default function AcceptInvitationPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const nomeRef = useRef<HTMLInputElement>(null)
  const senhaRef = useRef<HTMLInputElement>(null)
  const repetidaRef = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  useDocumentTitle('Convite')
  const accept = useMutation({
    mutationFn: (body: { nome: string; senha: string }) =>
      request('acceptConvite', { body: { token, ...body } }),
    onSuccess: () =>
      navigate(paths.login(), {
        replace: true,
        state: { aviso: 'Conta criada. Entre com seu e-mail e sua senha.' },
      }),
    onError: (error) => {
      if (error instanceof CallError) show({ ...pick(error.campos, 'nome'), ...pick(error.campos, 'senha') })
    },
  })

  const show = (found: Wrong) => {
    setWrong(found)
    if (found.nome !== undefined) nomeRef.current?.focus()
    else if (found.senha !== undefined) senhaRef.current?.focus()
    else if (found.repetida !== undefined) repetidaRef.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const nome = nomeRef.current?.value.trim() ?? ''
    const senha = senhaRef.current?.value ?? ''
    const found = {
      ...(nome === '' ? { nome: 'Informe o nome.' } : {}),
      ...checkNewPassword(senha, repetidaRef.current?.value ?? ''),
    }
    show(found)
    if (Object.keys(found).length === 0 && !accept.isPending) accept.mutate({ nome, senha })
  }

  return (
    <SignInFrame>
      <Box sx={{ mb: 2 }}>
        <ScreenTitle>Seu convite</ScreenTitle>
      </Box>
      <Typography sx={{ mb: 6, color: 'text.secondary' }}>
        Escolha seu nome e uma senha para entrar no Seleta.
      </Typography>
      {token === '' ? (
        <Alert severity="error">
          Este link está incompleto. Abra de novo o link do convite ou peça outro a quem convidou você.
        </Alert>
      ) : (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
          {accept.isError && Object.keys(wrong).length === 0 && (
            <Alert severity="error">{wordsFor(accept.error)}</Alert>
          )}
          <TextField
            id="convite-nome"
            label="Seu nome"
            autoComplete="name"
            inputRef={nomeRef}
            error={wrong.nome !== undefined}
            helperText={wrong.nome}
          />
          <PasswordField
            id="convite-senha"
            label="Senha"
            autoComplete="new-password"
            inputRef={senhaRef}
            error={wrong.senha}
            helperText={`Pelo menos ${PASSWORD_MIN} caracteres.`}
          />
          <PasswordField
            id="convite-senha-repetida"
            label="Repita a senha"
            autoComplete="new-password"
            inputRef={repetidaRef}
            error={wrong.repetida}
          />
          <Button type="submit" variant="contained" size="large" aria-disabled={accept.isPending}>
            {accept.isPending ? 'Criando conta…' : 'Criar conta'}
          </Button>
        </Box>
      )}
      <TextLink component={Link} to={paths.login()} variant="body2" sx={{ display: 'inline-block', mt: 6 }}>
        Já tenho conta
      </TextLink>
    </SignInFrame>
  )
}

function pick(campos: Readonly<Record<string, string>>, name: 'nome' | 'senha') {
  const text = campos[name]
  return text === undefined ? {} : { [name]: text }
}
