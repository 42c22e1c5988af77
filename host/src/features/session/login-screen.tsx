import { Alert, Box, Typography } from '@seleta/ui/base'
import { useDocumentTitle } from '../../queries/document-title'
import { LoginForm } from './login-form'
import type { LoginNote } from '../../rules/login-note'
import { ScreenTitle, SignInFrame } from './sign-in-frame'

/** `/`: the sign-in screen (design 4.1). It knows no router: the first page of a visit comes without one. */
export function LoginScreen({
  note,
  onSignedIn,
}: {
  note: LoginNote | null
  onSignedIn: () => Promise<void>
}) {
  useDocumentTitle('Entrar')
  return (
    <SignInFrame>
      <Box sx={{ mb: 8 }}>
        <ScreenTitle>Entrar</ScreenTitle>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          Acompanhe suas vagas e cada pessoa candidata.
        </Typography>
      </Box>
      {note !== null && (
        <Alert severity={note.tone} sx={{ mb: 6 }}>
          {note.text}
        </Alert>
      )}
      <LoginForm onSignedIn={onSignedIn} />
    </SignInFrame>
  )
}
