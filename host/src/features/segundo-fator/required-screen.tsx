import { Box, Typography } from '@seleta/ui/core'
import { logout } from '../../queries/logout'
import { useDocumentTitle } from '../../queries/document-title'
import SegundoFatorSteps from '../configuracoes/segundo-fator-steps'
import { ScreenTitle, SignInFrame } from '../session/sign-in-frame'

/** Before anything else: the company asks for a second factor, and this person has none (product 75). */
export default function RequiredScreen({ onDone }: { readonly onDone: () => void }) {
  useDocumentTitle('Segundo fator')
  return (
    <SignInFrame>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <div>
          <ScreenTitle>Cadastre seu segundo fator</ScreenTitle>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            Sua empresa pede um segundo fator de todas as pessoas. Leva um minuto.
          </Typography>
        </div>
        <SegundoFatorSteps onDone={onDone} leaveLabel="Sair" onLeave={logout} />
      </Box>
    </SignInFrame>
  )
}
