import { sessionAtom, sessionEndAtom, useAtomValue } from '@seleta/api-client'
import { Navigate, useLocation } from 'react-router-dom'
import { loginNoteOf } from '../rules/login-note'
import { LoginScreen } from '../features/session/login-screen'
import { logoutProblemAtom } from '../queries/logout'
import { returnAddressOf } from '../rules/return-address'

/** The sign-in screen as a route: after a session that ended in this page. Whoever has a session never sees it. */
export default function LoginPage() {
  const { isAuth } = useAtomValue(sessionAtom)
  const end = useAtomValue(sessionEndAtom)
  const isServerUntold = useAtomValue(logoutProblemAtom)
  const { state } = useLocation()
  if (isAuth) return <Navigate to={returnAddressOf(state)} replace />
  return <LoginScreen note={loginNoteOf(state, end, isServerUntold)} onSignedIn={stay} />
}

/** The route itself sees the new session. */
async function stay(): Promise<void> {}
