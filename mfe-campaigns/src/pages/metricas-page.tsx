import { useCall, wordsFor } from '@seleta/api-client'
import { Link, paths, useParams } from '@seleta/shell'
import { ErrorState, LoadingRows, PageHeader, Typography } from '@seleta/ui/core'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@seleta/ui/grid'

/** A campaign's numbers from recorded stage events (product 17). */
export default function MetricasPage() {
  const { campanhaId = '' } = useParams()
  const input = { params: { id: Number(campanhaId) } }
  const campanha = useCall('getCampanha', input)
  const metricas = useCall('getMetricas', input)
  if (metricas.isError) {
    return (
      <ErrorState
        title={wordsFor(metricas.error)}
        onRetry={() => void metricas.refetch()}
        isRetrying={metricas.isFetching}
      />
    )
  }
  if (metricas.data === undefined) return <LoadingRows rows={6} label="Carregando métricas" />
  return (
    <>
      <PageHeader
        title={`#${campanhaId} ${campanha.data?.nome ?? ''}`}
        back={<Link to={paths.campanhas()}>Voltar para as campanhas</Link>}
      />
      <Typography>Pessoas sem resposta: {metricas.data.semResposta}</Typography>
      <TableContainer>
        <Table aria-label="Funil por etapa">
          <TableHead>
            <TableRow>
              <TableCell>Etapa</TableCell>
              <TableCell align="right">Estão agora</TableCell>
              <TableCell align="right">Passaram</TableCell>
              <TableCell align="right">Mediana na etapa</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {metricas.data.funil.map((etapa) => (
              <TableRow key={etapa.etapaId}>
                <TableCell>{etapa.nome}</TableCell>
                <TableCell align="right">{etapa.atual}</TableCell>
                <TableCell align="right">{etapa.passaram}</TableCell>
                <TableCell align="right">
                  {etapa.medianaDias === null ? '—' : `${etapa.medianaDias.toLocaleString('pt-BR')} dias`}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}
