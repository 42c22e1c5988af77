import { tellAvaliacoes, tellEspalhamento } from '@seleta/contract/avaliacao-words'
import type { TalentoItem } from '@seleta/contract/talentos'
import { Box } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import type { TalentoColumn as Column } from '../../queries/use-read-columns'
import { idadeInAnos } from '../../rules/tempo'
import { AderenciaCell } from './aderencia-cell'
import { Dia, TimeAgo } from './time-ago'
import { HabilidadesCell } from './habilidades-cell'
import { NomeCell, UNDER_NAME } from './nome-cell'
import { SituacaoCell } from './situacao-cell'

/**
 * Where last update and skills have no column of their own and stand under the name: tablets and small laptops with
 * the side bar open (design.md 4.5), and windows where the filter panel takes the room. Nine columns need 1,150 px,
 * else the buttons of a row would have to be scrolled to.
 */
export const NARROW_TABLE =
  '(min-width: 600px) and (max-width: 1439.95px), (min-width: 1536px) and (max-width: 1749.95px)'

/** The same of the basket, whose columns need 984 px. */
const NARROW_CESTA_BELOW = 1620
export const NARROW_CESTA = `(min-width: 600px) and (max-width: 1299.95px),
  (min-width: 1536px) and (max-width: ${NARROW_CESTA_BELOW - 0.05}px)`

/**
 * Where «Inscrita em» and «Na etapa há» are lines of their own: on cards. No table of the frame has room for eleven
 * columns: there they stand under the name, the first to fold (design.md 6), and «Ordenar por» orders by them.
 */
export const CARDS = '(max-width: 599.95px)'

const nome: Column = {
  id: 'nome',
  label: 'Nome',
  card: 'title',
  sortPath: 'talento.nome',
  flex: 2.6,
  minWidth: 176,
  render: (talento) => <NomeCell talento={talento} />,
}
const nomeWithTempos: Column = { ...nome, render: (talento) => <NomeCell talento={talento} under="tempos" /> }
const nomeWithMore: Column = {
  ...nome,
  // What stands under it fits one line at 1,366 px.
  flex: 4.2,
  render: (talento) => <NomeCell talento={talento} under="tudo" />,
}
const inscrita: Column = {
  id: 'inscrita',
  label: 'Inscrita em',
  sortPath: 'inscricao.criadaEm',
  width: 116,
  render: ({ inscritaEm }) => (inscritaEm == null ? '—' : <Dia moment={inscritaEm} />),
}
const naEtapa: Column = {
  id: 'naEtapa',
  label: 'Na etapa há',
  sortPath: 'inscricao.naEtapaDesde',
  width: 120,
  render: ({ naEtapaDesde }) => (naEtapaDesde == null ? '—' : <TimeAgo moment={naEtapaDesde} isBare />),
}
const status: Column = {
  id: 'status',
  label: 'Status',
  width: 124,
  render: ({ situacao, eliminadaMotivo = null }) => (
    <SituacaoCell situacao={situacao} isEliminada={eliminadaMotivo !== null} />
  ),
}
/** From this width on, in px, who takes care of somebody has a column; below it stands under the status. */
const DONO_FROM = 2010
const statusWithDono: Column = {
  ...status,
  render: (talento) => (
    <Box sx={{ minWidth: 0 }}>
      {status.render(talento)}
      {talento.dono == null ? null : (
        <Box
          sx={{
            color: 'text.secondary',
            fontSize: '0.75rem',
            lineHeight: '1rem',
            overflowWrap: 'anywhere',
            [`@media (min-width: ${DONO_FROM}px)`]: { display: 'none' },
          }}
        >
          Com {talento.dono.nome}
        </Box>
      )}
    </Box>
  ),
}
const formacao: Column = {
  id: 'formacao',
  label: 'Formação',
  // «Fundamental» on a line.
  minWidth: 107,
  render: ({ formacao: text }) => text || '—',
}
const idade: Column = {
  id: 'idade',
  label: 'Idade',
  sigilo: 'sensivel',
  width: 76,
  render: ({ idade: anos }) => idadeInAnos(anos),
}
const localizacao: Column = {
  id: 'localizacao',
  label: 'Localização',
  minWidth: 124,
  render: ({ localizacao: text }) => text || '—',
}
const atualizacao: Column = {
  id: 'atualizacao',
  label: 'Última Atualização',
  sortPath: 'talento.atualCv',
  width: 148,
  render: ({ atualCv }) => <TimeAgo moment={atualCv} />,
}
const habilidades: Column = {
  id: 'habilidades',
  label: 'Habilidades',
  flex: 1.2,
  minWidth: 116,
  render: ({ habilidades: list }) => <HabilidadesCell habilidades={list} />,
}
const aderencia: Column = {
  id: 'aderencia',
  label: 'Aderência',
  sortPath: 'talento.aderencia',
  width: 124,
  render: ({ aderencia: pontos, aderenciaDetalhe }) => (
    <AderenciaCell aderencia={pontos} detail={aderenciaDetalhe} />
  ),
}

/** Where a table has room, else under the name (product 73). */
const avaliacao: Column = {
  id: 'avaliacao',
  label: 'Avaliações',
  width: 132,
  hideBelow: UNDER_NAME.avaliacao,
  onlyWhere: ({ avaliacao: resumo }) => resumo !== undefined,
  render: ({ avaliacao: resumo }) =>
    resumo === undefined ? '—' : <span title={tellEspalhamento(resumo)}>{tellAvaliacoes(resumo)}</span>,
}
const avaliacaoOfCards: Column = { ...avaliacao, hideBelow: 0 }

/** Where a table has room; else under the status (product 71). */
const dono: Column = {
  id: 'dono',
  label: 'Responsável',
  width: 128,
  onlyWhere: ({ dono: quem }) => quem != null,
  hideBelow: DONO_FROM,
  render: ({ dono: quem }) => quem?.nome ?? '—',
}
const donoOfCards: Column = { ...dono, hideBelow: 0 }

/** The basket's is that of the latest application, which it names (audit P9). */
const aderenciaOfCampanha: Column = {
  ...aderencia,
  width: 176,
  render: ({ aderencia: pontos, aderenciaDetalhe, aderenciaCampanha = null }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Box sx={{ flexShrink: 0 }}>
        <AderenciaCell aderencia={pontos} detail={aderenciaDetalhe} />
      </Box>
      {aderenciaCampanha === null ? null : (
        <Box
          component="span"
          sx={{
            minWidth: 0,
            color: 'text.secondary',
            fontSize: '0.75rem',
            lineHeight: '1rem',
            overflowWrap: 'anywhere',
          }}
        >
          {aderenciaCampanha}
        </Box>
      )}
    </Box>
  ),
}

type Actions = (talento: TalentoItem) => ReactNode
const actions = (render: Actions): Column => ({
  id: 'acoes',
  label: 'Ações',
  card: 'actions',
  align: 'right',
  width: 104,
  render,
})

/** What there is room for. */
export type TableWidth = 'narrow' | 'whole' | 'cards'

/**
 * Spec section 2, candidates table: name, status, education, age, location, last update, skills, adherence, actions; and
 * since when (audit P19).
 */
export function candidatosColumns(renderActions: Actions, width: TableWidth): readonly Column[] {
  const isNarrow = width === 'narrow'
  return [
    isNarrow ? nomeWithMore : width === 'cards' ? nome : nomeWithTempos,
    width === 'cards' ? status : statusWithDono,
    isNarrow ? { ...formacao, hideBelow: UNDER_NAME.formacao } : formacao,
    idade,
    isNarrow ? { ...localizacao, hideBelow: UNDER_NAME.localizacao } : localizacao,
    ...(width === 'cards' ? [inscrita, naEtapa] : []),
    ...(isNarrow ? [] : [atualizacao, habilidades]),
    ...(isNarrow ? [] : [width === 'cards' ? avaliacaoOfCards : avaliacao]),
    width === 'cards' ? donoOfCards : dono,
    aderencia,
    actions(renderActions),
  ]
}

/** Spec section 2, talent basket; what folds stands under the name. */
export function cestaColumns(renderActions: Actions, width: TableWidth): readonly Column[] {
  const isNarrow = width === 'narrow'
  return [
    isNarrow ? nomeWithMore : nome,
    isNarrow ? { ...formacao, hideBelow: UNDER_NAME.formacao } : formacao,
    idade,
    isNarrow ? { ...localizacao, hideBelow: UNDER_NAME.localizacao } : localizacao,
    // Folded, it can still be sorted by.
    { ...atualizacao, width: 180, ...(isNarrow ? { hideBelow: NARROW_CESTA_BELOW } : {}) },
    aderenciaOfCampanha,
    actions(renderActions),
  ]
}
