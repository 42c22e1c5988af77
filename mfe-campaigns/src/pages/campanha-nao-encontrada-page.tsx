import { useCall } from '@seleta/api-client'
import { Link, Navigate, paths } from '@seleta/shell'
import { Box, Button, EmptyState } from '@seleta/ui/core'

/** Only for a company without any campaign (product 20); the sentences are the spec's. */
export default function CampanhaNaoEncontradaPage() {
  const counts = useCall('countCampanhas', { query: {} })
  if (counts.data !== undefined && counts.data.TODAS > 0) return <Navigate to={paths.campanhas()} replace />
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', mt: 12 }}>
      <EmptyState
        title="Nenhuma Campanha Encontrada"
        action={
          <Button variant="contained" component={Link} to={paths.passo('detalhes')}>
            + Criar Nova Campanha
          </Button>
        }
      >
        <p>Parece que você ainda não tem nenhuma campanha ativa!</p>
        <p>Deseja criar uma nova Campanha?</p>
      </EmptyState>
    </Box>
  )
}
