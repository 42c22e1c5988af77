import { everybodyOf } from '@seleta/contract/dashboard-addresses'
import type { Acesso } from '@seleta/api-client'
import { formatInteger } from '@seleta/regras/numbers'
import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import { countOf, plural } from '@seleta/regras/plural'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { Link, paths } from '@seleta/shell'
import { StatusChip } from '@seleta/ui/core'
import type { TableColumn } from '@seleta/ui/grid'
import type { ReactNode } from 'react'
import { openAddress, responsavelWords } from '@seleta/campanha/campanha-words'
import { situacaoTones } from '@seleta/campanha/campanha-words'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import { closingWords, dayInNumbers, firstPlace } from '../../rules/campanha-words'
import { situacaoWords } from '@seleta/contract/situacao-words'
import { cell, CODIGO_FROM, FIGURES_FROM, RESPONSAVEL_FROM, START_FROM } from './cells-style'

/** Whom somebody is waited for by (product 65). */
const FIGURES = [
  { id: 'novas', label: 'Novas', width: 76, query: 'leitura=nova', words: ['nova', 'novas'] },
  { id: 'paradas', label: 'Paradas', width: 88, query: 'espera=parada', words: ['parada', 'paradas'] },
] as const

/** Under this width they stand beside the place (product 71). */
const RESPONSAVEL: TableColumn<CampanhaItem> = {
  id: 'responsavel',
  label: 'Responsável',
  width: 168,
  hideBelow: RESPONSAVEL_FROM,
  render: (campanha) => <span title={campanha.responsaveis?.join(', ')}>{responsavelWords(campanha)}</span>,
}

/** Columns of spec section 2 (campaign list), in its order. Static but for the actions of a row. */
export function campanhasColumns(
  today: string,
  can: Acesso['can'],
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
      render: (campanha) => renderNome(campanha, can),
    },
    {
      id: 'codigo',
      label: 'Código',
      width: 96,
      sortPath: 'campanha.id',
      hideBelow: CODIGO_FROM,
      render: ({ id }) => `#${id}`,
    },
    RESPONSAVEL,
    { id: 'vagas', label: 'Vagas', width: 96, render: renderVagas },
    {
      id: 'candidatos',
      label: 'Candidatos',
      width: 104,
      align: 'right',
      render: (campanha) => renderCandidatos(campanha, can),
    },
    ...FIGURES.map(({ id, label, width, query, words }): TableColumn<CampanhaItem> => ({
      id,
      label,
      width,
      align: 'right',
      sortPath: `campanha.${id}`,
      hideBelow: FIGURES_FROM,
      render: (campanha) => renderFigure(campanha, campanha[id], query, words, can),
    })),
    ...dayColumns(today),
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

function dayColumns(today: string): TableColumn<CampanhaItem>[] {
  return [
    {
      id: 'inicio',
      label: 'Início',
      width: 112,
      sortPath: 'campanha.inicio',
      hideBelow: START_FROM,
      render: ({ inicio }) => dayInNumbers(inicio),
    },
    {
      id: 'fechamento',
      label: 'Fechamento',
      width: 140,
      sortPath: 'campanha.fechamento',
      render: (campanha) => renderFechamento(campanha, today),
    },
  ]
}

/** `data-campanha` is what J, K and X find the row by. */
function renderNome(campanha: CampanhaItem, can: Acesso['can']) {
  const { id, situacao, localidade } = campanha
  const name = campanhaTitle(campanha)
  const responsavel = responsavelWords(campanha)
  return (
    <div className={cell.nome}>
      <Link to={openAddress(campanha, can)} data-campanha={id} title={name}>
        {name}
      </Link>
      <div className={cell.under}>
        <StatusChip tone={situacaoTones[situacao]}>{situacaoWords[situacao]}</StatusChip>
        <span className={cell.caption} title={localidade}>
          <span className={cell.codigo}>
            #{id}
            {localidade === '' ? '' : ' · '}
          </span>
          {firstPlace(localidade)}
          <span className={cell.responsavel}>
            {responsavel === '' ? '' : `${localidade === '' ? '' : ' · '}${responsavel}`}
          </span>
        </span>
      </div>
    </div>
  )
}

function renderVagas({ qtdTalentosFinalizados, quantidadeVagas }: CampanhaItem) {
  const share = quantidadeVagas === 0 ? 0 : Math.min(1, qtdTalentosFinalizados / quantidadeVagas)
  return (
    <div
      className={cell.vagas}
      title={`${formatInteger(qtdTalentosFinalizados)} de ${countOf(quantidadeVagas, 'vaga preenchida', 'vagas preenchidas')}`}
    >
      {qtdTalentosFinalizados}/{quantidadeVagas}
      <div className={cell.bar} aria-hidden>
        <div style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}

function renderCandidatos(campanha: CampanhaItem, can: Acesso['can']) {
  if (campanha.situacao === 'RASCUNHO') return '—'
  const { id, qtdTalentos } = campanha
  if (!can('filterTalentos')) return qtdTalentos
  const words = `${countOf(qtdTalentos, 'candidato', 'candidatos')} de ${campanhaTitle(campanha)}`
  return (
    <Link className={cell.link} to={paths.candidatos(id)} aria-label={words}>
      {qtdTalentos}
    </Link>
  )
}

/** How many of its people somebody is waited for by, and exactly these (product 65); nothing where nobody is. */
function renderFigure(
  campanha: CampanhaItem,
  total: number | undefined,
  query: string,
  [one, more]: readonly [string, string],
  can: Acesso['can'],
) {
  if (total === undefined || total === 0) return campanha.situacao === 'RASCUNHO' ? '—' : ''
  const figure = total > MAX_COUNT_FILTRO ? `${formatInteger(MAX_COUNT_FILTRO)}+` : formatInteger(total)
  if (!can('filterTalentos')) return figure
  return (
    <Link
      className={cell.link}
      to={everybodyOf(campanha.id, query)}
      aria-label={`${figure} ${plural(total, one, more)} em ${campanhaTitle(campanha)}`}
    >
      {figure}
    </Link>
  )
}

function renderFechamento(campanha: CampanhaItem, today: string) {
  const { inicio, fechamento } = campanha
  const soon = closingWords(campanha, today)
  return (
    <div>
      {dayInNumbers(fechamento)}
      {soon === '' ? null : <div className={cell.soon}>{soon}</div>}
      {inicio === null || soon !== '' ? null : (
        <div className={`${cell.caption} ${cell.desde}`}>desde {dayInNumbers(inicio)}</div>
      )}
    </div>
  )
}
