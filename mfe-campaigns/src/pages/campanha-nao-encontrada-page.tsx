import { useAcesso, wordsFor } from '@seleta/api-client'
import { tellWhoHelps } from '@seleta/contract/papeis'
import { Link, Navigate, paths } from '@seleta/shell'
import { Box, Button, EmptyState, ErrorState, LoadingRows } from '@seleta/ui/core'
import { ExcluidasLink } from '../features/actions/excluidas-link'
import { useCountNow } from '../queries/use-count-now'

/** Only for a company without any campaign (product 20, design 4.3); the sentences are the spec's. */
export default function CampanhaNaoEncontradaPage() {
  // A campaign made a moment ago must not leave the person here.
  const counts = useCountNow()
  const { can, administradores } = useAcesso()
  if (counts.data === undefined) {
    return counts.isError ? (
      <ErrorState
        title={wordsFor(counts.error)}
        onRetry={() => void counts.refetch()}
        isRetrying={counts.isFetching}
      />
    ) : (
      <LoadingRows rows={6} label="Carregando campanhas" />
    )
  }
  if (!can('createRascunho') && counts.data.TODAS === 0)
    return (
      <Box sx={{ mt: { xs: 0, md: 12 } }}>
        <EmptyState title="Nenhuma campanha para você ainda">
          <p>Você vê as campanhas em que está na equipe.</p>
          <p>{tellWhoHelps(administradores)}</p>
        </EmptyState>
      </Box>
    )
  if (counts.data.TODAS > 0) return <Navigate to={paths.campanhas()} replace />
  return (
    <Box sx={{ mt: { xs: 0, md: 12 } }}>
      <EmptyState
        title="Nenhuma Campanha Encontrada"
        action={
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}>
            <Button variant="contained" component={Link} to={paths.passo('detalhes')}>
              + Criar Nova Campanha
            </Button>
            <ExcluidasLink />
          </Box>
        }
      >
        <p>Parece que você ainda não tem nenhuma campanha ativa!</p>
        <p>Deseja criar uma nova Campanha?</p>
      </EmptyState>
    </Box>
  )
}
