import { useCall, wordsFor } from '@seleta/api-client'
import { Link as RouterLink, paths } from '@seleta/shell'
import { Box, Button, Link, PageHeader, Skeleton, StatusChip } from '@seleta/ui/core'
import { nameOf, situacaoTones } from '../../rules/campanha-words'
import { situacaoWords } from '@seleta/contract/situacao-words'

/** «#7 Analista de Dados», its state, the ways to the list and to its people. */
export function MetricasHeader({ campanhaId }: { readonly campanhaId: number }) {
  const campanha = useCall('getCampanha', { params: { id: campanhaId } })
  const { data } = campanha
  return (
    <>
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
            ) : data === undefined ? null : (
              nameOf(data)
            )}
          </>
        }
        description={
          data === undefined ? undefined : (
            <StatusChip tone={situacaoTones[data.situacao]}>{situacaoWords[data.situacao]}</StatusChip>
          )
        }
        actions={
          <>
            <Button variant="outlined" component={RouterLink} to={paths.selecao(campanhaId)}>
              Seleção
            </Button>
            <Button variant="outlined" component={RouterLink} to={paths.candidatos(campanhaId)}>
              Ver candidatos
            </Button>
          </>
        }
      />
      {campanha.isError ? (
        <Box role="alert" sx={{ mb: 4, fontSize: '0.875rem' }}>
          {wordsFor(campanha.error)}{' '}
          <Button size="small" onClick={() => void campanha.refetch()}>
            Buscar nome novamente
          </Button>
        </Box>
      ) : null}
    </>
  )
}
