import type { Talento } from '@seleta/contract/talentos'
import { Link as RouterLink, paths } from '@seleta/shell'
import { Box, Link, Paper, Typography } from '@seleta/ui/core'
import { SituacaoCell } from '../../components/situacao-cell'
import { dataCurta } from '../../rules/tempo'
import { EmptyTab } from './empty-tab'

const ORIGEM = { MANUAL: 'Inscrição direta', ABLER: 'ABLER', BNE: 'BNE' } as const

/** Every campaign of the person with stage and dates (product 40). */
export function ParticipacoesTab({ talento }: { readonly talento: Talento }) {
  if (talento.participacoes.length === 0) return <EmptyTab text="Sem participações registradas." />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {talento.participacoes.map((participacao) => (
        <Paper
          key={`${participacao.campanhaId}-${participacao.criadaEm}`}
          component="li"
          sx={{ p: 4, display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}
        >
          <Box sx={{ flex: '1 1 240px' }}>
            <Link
              component={RouterLink}
              to={
                participacao.origem === 'MANUAL'
                  ? paths.candidatos(participacao.campanhaId)
                  : paths.candidatosRobo(participacao.campanhaId)
              }
              sx={{ fontWeight: 680 }}
            >
              #{participacao.campanhaId} {participacao.campanha}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {ORIGEM[participacao.origem]} em {dataCurta(participacao.criadaEm)}
              {participacao.etapa === '' ? '' : ` · Etapa: ${participacao.etapa}`}
              {participacao.aderencia === null ? '' : ` · Aderência ${participacao.aderencia}`}
            </Typography>
          </Box>
          <SituacaoCell situacao={participacao.situacao} />
        </Paper>
      ))}
    </Box>
  )
}
