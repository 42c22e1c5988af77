import { ENTRAR_PELA_EMPRESA } from '@seleta/contract/screen-words'
import { paths } from '@seleta/shell'
import { wordsFor } from '@seleta/api-client'
import { Alert, Box, Link as TextLink, Typography } from '@seleta/ui/core'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ScreenTitle, SignInFrame } from '../features/session/sign-in-frame'
import { finishEmpresaLogin } from '../queries/empresa-login'
import { useDocumentTitle } from '../queries/document-title'
import { empresaLoginWords } from '../rules/empresa-login-words'

/** `/entrar-pela-empresa?resultado=`: back from the company's own sign-in page (product 75). */
export default function EmpresaLoginPage() {
  const [search] = useSearchParams()
  const result = search.get('resultado') ?? ''
  const navigate = useNavigate()
  const [fault, setFault] = useState(result === 'ok' ? null : empresaLoginWords(result))
  useDocumentTitle('Entrar')
  useEffect(() => {
    if (result !== 'ok') return
    finishEmpresaLogin().then(
      () => navigate(paths.campanhas(), { replace: true }),
      (error: unknown) => setFault(wordsFor(error)),
    )
  }, [navigate, result])
  return (
    <SignInFrame>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <ScreenTitle>{ENTRAR_PELA_EMPRESA}</ScreenTitle>
        {fault === null ? (
          <Typography role="status">Entrando…</Typography>
        ) : (
          <>
            <Alert severity="error">{fault}</Alert>
            <TextLink component={Link} to={paths.login()} variant="body2" sx={{ justifySelf: 'start' }}>
              Voltar para entrar
            </TextLink>
          </>
        )}
      </Box>
    </SignInFrame>
  )
}
