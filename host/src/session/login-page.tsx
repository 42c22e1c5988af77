import { sessionAtom, sessionEndAtom, useAtomValue } from '@seleta/api-client'
import { Alert, Box, Typography } from '@seleta/ui/core'
import { Navigate, useLocation } from 'react-router-dom'
import { useDocumentTitle } from '../app/document-title'
import { LoginForm } from './login-form'
import { logoutProblemAtom } from './logout'
import { returnAddressOf } from './return-address'
import { SignInFrame } from './sign-in-frame'

/** `/`: the sign-in screen (design 4.1). Whoever has a session never sees it. */
export function LoginPage() {
  const { isAuth } = useAtomValue(sessionAtom)
  const { state } = useLocation()
  useDocumentTitle('Entrar')
  if (isAuth) return <Navigate to={returnAddressOf(state)} replace />
  return (
    <SignInFrame>
      <Box sx={{ mb: 8 }}>
        <Typography variant="h1">Entrar</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          Acompanhe suas vagas e cada pessoa candidata.
        </Typography>
      </Box>
      <SessionEndNote aviso={avisoOf(state)} />
      <LoginForm />
    </SignInFrame>
  )
}

/** What the screen before this one has to say: a new password, an accepted invitation. */
function avisoOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('aviso' in state)) return null
  return typeof state.aviso === 'string' ? state.aviso : null
}

/** Why the person is here again, when it was not by choice. */
function SessionEndNote({ aviso }: { aviso: string | null }) {
  const end = useAtomValue(sessionEndAtom)
  const logoutProblem = useAtomValue(logoutProblemAtom)
  if (aviso !== null) {
    return (
      <Alert severity="success" sx={{ mb: 6 }}>
        {aviso}
      </Alert>
    )
  }
  if (end === 'expired') {
    return (
      <Alert severity="info" sx={{ mb: 6 }}>
        Sua sessão terminou. Entre de novo para continuar de onde parou.
      </Alert>
    )
  }
  if (end === 'logout' && logoutProblem) {
    return (
      <Alert severity="warning" sx={{ mb: 6 }}>
        Você saiu neste aparelho, mas o servidor não respondeu. Ao entrar de novo, confira as sessões abertas
        em Configurações.
      </Alert>
    )
  }
  return null
}
