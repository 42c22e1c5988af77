import type { CampanhaItem } from '@seleta/contract/campanhas'
import { Link as RouterLink, paths } from '@seleta/shell'
import { Box, Link, StatusChip, Typography } from '@seleta/ui/core'
import type { TableColumn } from '@seleta/ui/grid'
import type { ReactNode } from 'react'
import { openAddress } from './campanha-address'
import { closingWords, dayInNumbers, nameOf, situacaoTones, situacaoWords } from './campanha-words'

/** Under these widths, in px, code and start have no column and stand under the name and the closing date. */
const CODIGO_FROM = 1024
const INICIO_FROM = 1200

/** Columns of spec section 2 (campaign list), in its order. Static but for the actions of a row. */
export function campanhasColumns(
  today: string,
  renderActions: (campanha: CampanhaItem) => ReactNode,
): TableColumn<CampanhaItem>[] {
  return [
    {
      id: 'nome',
      label: 'Nome',
      flex: 2,
      minWidth: 180,
      sortPath: 'campanha.nome',
      card: 'title',
      render: renderNome,
    },
    {
      id: 'codigo',
      label: 'Código',
      width: 96,
      sortPath: 'campanha.id',
      hideBelow: CODIGO_FROM,
      render: ({ id }) => `#${id}`,
    },
    { id: 'vagas', label: 'Vagas', width: 96, render: renderVagas },
    { id: 'candidatos', label: 'Candidatos', width: 104, align: 'right', render: renderCandidatos },
    {
      id: 'inicio',
      label: 'Início',
      width: 112,
      sortPath: 'campanha.inicio',
      hideBelow: INICIO_FROM,
      render: ({ inicio }) => dayInNumbers(inicio),
    },
    {
      id: 'fechamento',
      label: 'Fechamento',
      width: 140,
      sortPath: 'campanha.fechamento',
      render: (campanha) => renderFechamento(campanha, today),
    },
    {
      id: 'acoes',
      label: 'Ações',
      width: 148,
      align: 'right',
      isHeadHidden: true,
      card: 'actions',
      render: renderActions,
    },
  ]
}

/** One line in a row of the table, as many as it needs on a card. */
const oneLine = {
  '@media (min-width: 600px)': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const

/** `data-campanha` is what J, K and X find the row by. */
function renderNome(campanha: CampanhaItem) {
  const name = nameOf(campanha)
  return (
    <Box sx={{ minWidth: 0, width: '100%' }}>
      <Link
        component={RouterLink}
        to={openAddress(campanha)}
        data-campanha={campanha.id}
        title={name}
        underline="hover"
        sx={{ color: 'text.primary', fontWeight: 680, overflowWrap: 'anywhere', ...oneLine }}
      >
        {name}
      </Link>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minWidth: 0 }}>
        <StatusChip tone={situacaoTones[campanha.situacao]}>{situacaoWords[campanha.situacao]}</StatusChip>
        <Typography variant="caption" color="text.secondary" noWrap>
          <Box
            component="span"
            sx={{
              display: 'none',
              [`@media (min-width: 600px) and (max-width: ${CODIGO_FROM - 0.05}px)`]: { display: 'inline' },
            }}
          >
            #{campanha.id}
            {campanha.localidade === '' ? '' : ' · '}
          </Box>
          {campanha.localidade}
        </Typography>
      </Box>
    </Box>
  )
}

function renderVagas({ qtdTalentosFinalizados, quantidadeVagas }: CampanhaItem) {
  const share = quantidadeVagas === 0 ? 0 : Math.min(1, qtdTalentosFinalizados / quantidadeVagas)
  return (
    <Box sx={{ width: 64 }} title={`${qtdTalentosFinalizados} de ${quantidadeVagas} vagas preenchidas`}>
      {qtdTalentosFinalizados}/{quantidadeVagas}
      <Box aria-hidden sx={{ mt: 0.5, height: 4, borderRadius: 1, bgcolor: 'divider' }}>
        <Box sx={{ width: `${share * 100}%`, height: 4, borderRadius: 1, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  )
}

function renderCandidatos(campanha: CampanhaItem) {
  if (campanha.situacao === 'RASCUNHO') return '—'
  const { id, qtdTalentos } = campanha
  return (
    <Link
      component={RouterLink}
      to={paths.candidatos(id)}
      aria-label={`${qtdTalentos} ${qtdTalentos === 1 ? 'candidato' : 'candidatos'} de ${nameOf(campanha)}`}
    >
      {qtdTalentos}
    </Link>
  )
}

function renderFechamento(campanha: CampanhaItem, today: string) {
  const soon = closingWords(campanha, today)
  return (
    <Box>
      {dayInNumbers(campanha.fechamento)}
      {soon === '' ? null : (
        <Typography variant="caption" component="div" sx={{ color: 'warning.main', fontWeight: 550 }}>
          {soon}
        </Typography>
      )}
      {campanha.inicio === null ? null : (
        <Typography
          variant="caption"
          component="div"
          color="text.secondary"
          sx={{
            display: 'none',
            whiteSpace: 'nowrap',
            [`@media (min-width: 600px) and (max-width: ${INICIO_FROM - 0.05}px)`]: {
              display: soon === '' ? 'block' : 'none',
            },
          }}
        >
          desde {dayInNumbers(campanha.inicio)}
        </Typography>
      )}
    </Box>
  )
}
