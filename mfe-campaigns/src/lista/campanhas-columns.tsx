import type { CampanhaItem } from '@seleta/contract/campanhas'
import { Link, paths } from '@seleta/shell'
import { Box, StatusChip, Typography } from '@seleta/ui/core'
import type { TableColumn } from '@seleta/ui/grid'
import type { ReactNode } from 'react'
import { closingWords, dayInNumbers, nameOf, situacaoTones, situacaoWords } from './campanha-words'

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
      minWidth: 240,
      sortPath: 'campanha.nome',
      card: 'title',
      render: renderNome,
    },
    { id: 'codigo', label: 'Código', width: 96, sortPath: 'campanha.id', render: ({ id }) => `#${id}` },
    { id: 'vagas', label: 'Vagas', width: 112, render: renderVagas },
    { id: 'candidatos', label: 'Candidatos', width: 112, align: 'right', render: renderCandidatos },
    {
      id: 'inicio',
      label: 'Início',
      width: 120,
      sortPath: 'campanha.inicio',
      render: (c) => dayInNumbers(c.inicio),
    },
    {
      id: 'fechamento',
      label: 'Fechamento',
      width: 144,
      sortPath: 'campanha.fechamento',
      render: (campanha) => renderFechamento(campanha, today),
    },
    {
      id: 'acoes',
      label: 'Ações',
      width: 152,
      align: 'right',
      isHeadHidden: true,
      card: 'actions',
      render: renderActions,
    },
  ]
}

function renderNome(campanha: CampanhaItem) {
  const isDraft = campanha.situacao === 'RASCUNHO'
  const to = isDraft ? paths.passo('detalhes', campanha.id) : paths.candidatos(campanha.id)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component={Link}
        to={to}
        sx={{
          color: 'text.primary',
          fontWeight: 680,
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {nameOf(campanha)}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <StatusChip tone={situacaoTones[campanha.situacao]}>{situacaoWords[campanha.situacao]}</StatusChip>
        <Typography variant="caption" color="text.secondary" noWrap>
          {campanha.localidade}
        </Typography>
      </Box>
    </Box>
  )
}

function renderVagas({ qtdTalentosFinalizados, quantidadeVagas }: CampanhaItem) {
  const share = quantidadeVagas === 0 ? 0 : Math.min(1, qtdTalentosFinalizados / quantidadeVagas)
  return (
    <Box sx={{ width: 72 }}>
      {qtdTalentosFinalizados}/{quantidadeVagas}
      <Box aria-hidden sx={{ height: 3, borderRadius: 2, bgcolor: 'divider' }}>
        <Box sx={{ width: `${share * 100}%`, height: 1, borderRadius: 2, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  )
}

function renderCandidatos(campanha: CampanhaItem) {
  if (campanha.situacao === 'RASCUNHO') return '—'
  return <Link to={paths.candidatos(campanha.id)}>{campanha.qtdTalentos}</Link>
}

function renderFechamento(campanha: CampanhaItem, today: string) {
  const soon = closingWords(campanha, today)
  return (
    <Box>
      {dayInNumbers(campanha.fechamento)}
      {soon !== '' && (
        <Typography variant="caption" component="div" sx={{ color: 'warning.main' }}>
          {soon}
        </Typography>
      )}
    </Box>
  )
}
