import { wordsFor } from '@seleta/api-client'
import { Alert, Button, TextField } from '@seleta/ui/core'
import { useSearchParams } from 'react-router-dom'
import { NewPasswordFields } from '../features/session/new-password-fields'
import { OneUseLinkScreen } from '../features/session/one-use-link-screen'
import { useDocumentTitle } from '../queries/document-title'
import { useAcceptConvite } from '../queries/use-accept-convite'

/** `/convite?token=`: a person invited by e-mail chooses name and password (product 7). */
export default function AcceptConvitePage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { accept, wrong, nomeRef, senhaRef, repeatedRef, submit } = useAcceptConvite(token)
  useDocumentTitle('Convite')
  return (
    <OneUseLinkScreen
      title="Seu convite"
      intro="Escolha seu nome e uma senha para entrar na Seleta."
      token={token}
      incomplete="Este link está incompleto. Abra de novo o link do convite ou peça outro a quem convidou você."
      back="Já tenho conta"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
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
      <NewPasswordFields
        id="convite-senha"
        label="Senha"
        repeatLabel="Repita a senha"
        senhaRef={senhaRef}
        repeatedRef={repeatedRef}
        wrong={wrong}
      />
      <Button type="submit" variant="contained" size="large" aria-disabled={accept.isPending}>
        {accept.isPending ? 'Criando conta…' : 'Criar conta'}
      </Button>
    </OneUseLinkScreen>
  )
}
