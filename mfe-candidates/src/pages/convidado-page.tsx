import { CallError, wordsFor } from '@seleta/api-client'
import { ACESSO_TERMINADO } from '@seleta/contract/avaliacao-words'
import { formatDia } from '@seleta/regras/dia'
import { paths, useLocation, useNavigate } from '@seleta/shell'
import { Box, Button, EmptyState, ErrorState, LoadingRows, LogoSeleta, Typography } from '@seleta/ui/core'
import { useEffect } from 'react'
import { Mesa } from '../features/mesa/mesa'
import { type Convidado, leave, useConvidado, useOpenLink } from '../queries/convidado-queries'

/**
 * /avaliar#…: judging the people of one campaign without an account (product 72, decision 188). What stands behind `#`
 * reaches no server by itself; it is exchanged at once, and taken out of the address.
 */
export default function ConvidadoPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const opening = useOpenLink()
  const { mutate } = opening
  const { quem, isHere, over } = useConvidado()
  const chave = hash.slice(1)
  useEffect(() => {
    if (chave === '') return
    void navigate(paths.avaliar(), { replace: true })
    mutate(chave)
  }, [chave, mutate, navigate])
  const isOpening = chave !== '' || opening.isPending
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <Head quem={isOpening ? null : quem} />
      <Box component="main" sx={{ maxWidth: 1440, mx: 'auto', p: { xs: 4, sm: 8 }, pt: { xs: 2, sm: 4 } }}>
        {isOpening ? (
          <LoadingRows rows={6} label="Abrindo suas avaliações" />
        ) : opening.isError ? (
          <NotOpened
            error={opening.error}
            isRetrying={opening.isPending}
            onRetry={() => mutate(opening.variables ?? '')}
          />
        ) : isHere ? (
          <Mesa key={quem?.campanhaId} />
        ) : (
          <EmptyState title={over === '' ? ACESSO_TERMINADO : over}>
            {over === '' ? <p>Ele está no e-mail ou na mensagem de quem convidou você.</p> : null}
          </EmptyState>
        )}
      </Box>
    </Box>
  )
}

/** Whose desk it is, of which campaign, and until when; whoever shares the device leaves it. */
const Head = ({ quem }: { readonly quem: Convidado | null }) => (
  <Box
    component="header"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 6,
      rowGap: 2,
      px: { xs: 4, sm: 8 },
      py: 3,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <LogoSeleta />
    <Box sx={{ minWidth: 0, flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } }}>
      <Typography component="h1" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {quem === null ? 'Avaliações' : quem.campanha}
      </Typography>
      {quem === null ? null : (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {quem.empresa} · {quem.nome} · até {formatDia(quem.expiraEm)}
        </Typography>
      )}
    </Box>
    {quem === null ? null : (
      <Button size="small" sx={{ ml: 'auto' }} onClick={leave}>
        Sair
      </Button>
    )}
  </Box>
)

interface NotOpenedProps {
  readonly error: Error
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** A link that opens nothing says why and what to do; asking again helps where no answer came. */
function NotOpened({ error, isRetrying, onRetry }: NotOpenedProps) {
  const isOver = error instanceof CallError && (error.kind === 'not-found' || error.kind === 'conflict')
  if (isOver) return <EmptyState title={wordsFor(error)} />
  return <ErrorState title={wordsFor(error)} onRetry={onRetry} isRetrying={isRetrying} />
}
