import { CallError, wordsFor } from '@seleta/api-client'
import { CAMPANHA_GONE } from '@seleta/contract/faltas'
import { Link as RouterLink, paths, useLocation, useSearchParams } from '@seleta/shell'
import { Box, Button, Link, PageHeader, Skeleton, TabLinks } from '@seleta/ui/core'
import { useCampanha } from '../../queries/talentos-queries'
import { filtrosOnly } from '../../rules/list-address'

/** «#7 Analista de Dados», the way back, and the tab bar of the three screens, which keeps the filters (design.md 4.5). */
export function CampanhaHeader({ campanhaId }: { readonly campanhaId: number }) {
  const campanha = useCampanha(campanhaId)
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const query = filtrosOnly(params)
  const tabs = [
    { path: paths.candidatos(campanhaId), label: 'Candidatos' },
    { path: paths.candidatosRobo(campanhaId), label: 'Candidatos robô' },
    { path: paths.selecao(campanhaId), label: 'Seleção' },
  ]
  return (
    <Box sx={{ mb: 5, '& > header': { mb: 3 } }}>
      <PageHeader
        back={
          <Link component={RouterLink} to={paths.campanhas()}>
            ← Campanhas
          </Link>
        }
        title={
          <>
            #{campanhaId}{' '}
            {campanha.isPending ? (
              <Skeleton component="span" width={240} sx={{ display: 'inline-block' }} />
            ) : (
              campanha.data?.nome
            )}
          </>
        }
      />
      {campanha.isError ? (
        <Box role="alert" sx={{ mb: 4, fontSize: '0.875rem' }}>
          {campanha.error instanceof CallError && campanha.error.kind === 'not-found'
            ? CAMPANHA_GONE
            : wordsFor(campanha.error)}{' '}
          <Button size="small" onClick={() => void campanha.refetch()}>
            Tentar novamente
          </Button>
        </Box>
      ) : null}
      <TabLinks
        label="Telas da campanha"
        linkComponent={RouterLink}
        items={tabs.map(({ path, label }) => ({ to: path + query, label, isCurrent: pathname === path }))}
      />
    </Box>
  )
}
