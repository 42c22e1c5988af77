import { useCan } from '@seleta/api-client'
import type { Metricas } from '@seleta/contract/metricas'
import { Link as RouterLink } from '@seleta/shell'
import { Box, Counter, Link, Paper, Typography } from '@seleta/ui/core'
import { TWO_ABREAST } from '../figures/figures-loading'
import { listOf } from '../../rules/indicadores-words'
import { totalOf } from '../../rules/metricas-words'

interface Props {
  readonly campanhaId: number
  readonly metricas: Metricas
}

/** How many applied, and how many still wait for an answer: every person gets one. */
export function MetricasCounters({ campanhaId, metricas }: Props) {
  const { respostasPendentes } = metricas
  const hasList = useCan()('filterTalentos')
  const counter = <Counter value={respostasPendentes} one="resposta pendente" many="respostas pendentes" />
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        mb: 6,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${TWO_ABREAST}px, 100%), 1fr))`,
      }}
    >
      <Paper sx={{ p: 4 }}>
        <Counter value={totalOf(metricas)} one="inscrição" many="inscrições" />
        <Typography variant="body2" color="text.secondary">
          Desde que a campanha foi publicada.
        </Typography>
      </Paper>
      <Paper sx={{ p: 4 }}>
        {respostasPendentes > 0 && hasList ? (
          <Link component={RouterLink} to={listOf(campanhaId, { nome: 'pendentes' })}>
            {counter}
          </Link>
        ) : (
          counter
        )}
        <Typography variant="body2" color="text.secondary">
          {respostasPendentes === 0
            ? 'Todas as pessoas que participam já receberam uma mensagem.'
            : 'Pessoas que participam e ainda não receberam nenhuma mensagem.'}
        </Typography>
      </Paper>
    </Box>
  )
}
