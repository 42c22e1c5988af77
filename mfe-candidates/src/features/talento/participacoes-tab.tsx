import type { RespostaDoTalento } from '@seleta/contract/dossie'
import type { Talento } from '@seleta/contract/talentos'
import { Link as RouterLink, paths } from '@seleta/shell'
import { Box, Link, Paper, Typography } from '@seleta/ui/core'
import { SituacaoCell } from '../talentos/situacao-cell'
import { useRespostas } from '../../queries/dossie-queries'
import { formatDia } from '@seleta/regras/dia'
import { vocabulary } from '@seleta/regras/vocabulary'
import { AderenciaLinhas } from './aderencia-linhas'
import { EmptyTab } from './empty-tab'
import { RespostasList } from './respostas-list'

type Participacao = Talento['participacoes'][number]

const ORIGEM = vocabulary<Participacao['origem'], string>({
  MANUAL: 'Inscrição direta',
  ABLER: 'ABLER',
  BNE: 'BNE',
})

/** Every campaign of the person with stage, dates, outcome, fit and answers (product 25, 36, 40). */
export function ParticipacoesTab({ talento }: { readonly talento: Talento }) {
  const respostas = useRespostas(talento.identificador)
  if (talento.participacoes.length === 0) return <EmptyTab text="Sem participações registradas." />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {talento.participacoes.map((participacao) => (
        <ParticipacaoCard
          key={`${participacao.campanhaId}-${participacao.criadaEm}`}
          participacao={participacao}
          respostas={(respostas.data ?? []).filter(
            ({ campanhaId }) => campanhaId === participacao.campanhaId,
          )}
        />
      ))}
    </Box>
  )
}

interface CardProps {
  readonly participacao: Participacao
  readonly respostas: readonly RespostaDoTalento[]
}

function ParticipacaoCard({ participacao, respostas }: CardProps) {
  const { campanhaId, campanha, origem, criadaEm, etapa, aderencia, aderenciaDetalhe = [] } = participacao
  const list = origem === 'MANUAL' ? paths.candidatos(campanhaId) : paths.candidatosRobo(campanhaId)
  return (
    <Paper component="li" sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Link component={RouterLink} to={list} sx={{ fontWeight: 680 }}>
            #{campanhaId} {campanha}
          </Link>
          <Typography variant="body2" color="text.secondary">
            {ORIGEM[origem]} em {formatDia(criadaEm)}
            {etapa === '' ? '' : ` · Etapa: ${etapa}`}
            {participacao.motivo == null ? '' : ` · Motivo: ${participacao.motivo.nome}`}
          </Typography>
        </Box>
        <SituacaoCell situacao={participacao.situacao} />
      </Box>
      {aderenciaDetalhe.length === 0 ? null : (
        <AderenciaLinhas aderencia={aderencia} linhas={aderenciaDetalhe} />
      )}
      {respostas.length === 0 ? null : (
        <Box sx={{ mt: 4 }}>
          <RespostasList respostas={respostas} />
        </Box>
      )}
    </Paper>
  )
}
