import type { TalentoItem } from '@seleta/contract/talentos'
import type { TableColumn } from '@seleta/ui/grid'
import type { ReactNode } from 'react'
import { idadeInAnos } from '../../rules/tempo'
import { AderenciaCell } from './aderencia-cell'
import { TimeAgo } from './time-ago'
import { HabilidadesCell } from './habilidades-cell'
import { NomeCell, UNDER_NAME } from './nome-cell'
import { SituacaoCell } from './situacao-cell'

type Column = TableColumn<TalentoItem>

/**
 * Where last update and skills have no column of their own and stand under the name: tablets and small laptops with
 * the side bar open (design.md 4.5), and windows where the filter panel takes the room. Nine columns need 1,110 px,
 * else the buttons of a row would have to be scrolled to.
 */
export const NARROW_TABLE =
  '(min-width: 600px) and (max-width: 1399.95px), (min-width: 1536px) and (max-width: 1699.95px)'

const nome: Column = {
  id: 'nome',
  label: 'Nome',
  card: 'title',
  sortPath: 'talento.nome',
  flex: 1.6,
  minWidth: 140,
  render: (talento) => <NomeCell talento={talento} />,
}
const nomeWithMore: Column = { ...nome, render: (talento) => <NomeCell talento={talento} hasMore /> }
const status: Column = {
  id: 'status',
  label: 'Status',
  width: 124,
  render: ({ situacao }) => <SituacaoCell situacao={situacao} />,
}
const formacao: Column = {
  id: 'formacao',
  label: 'Formação',
  minWidth: 104,
  render: ({ formacao: text }) => text || '—',
}
const idade: Column = {
  id: 'idade',
  label: 'Idade',
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

type Actions = (talento: TalentoItem) => ReactNode
const actions = (render: Actions): Column => ({
  id: 'acoes',
  label: 'Ações',
  card: 'actions',
  align: 'right',
  width: 104,
  render,
})

/** Spec section 2, candidates table: name, status, education, age, location, last update, skills, adherence, actions. */
export function candidatosColumns(renderActions: Actions, isNarrow: boolean): readonly Column[] {
  return [
    isNarrow ? nomeWithMore : nome,
    status,
    isNarrow ? { ...formacao, hideBelow: UNDER_NAME.formacao } : formacao,
    idade,
    isNarrow ? { ...localizacao, hideBelow: UNDER_NAME.localizacao } : localizacao,
    ...(isNarrow ? [] : [atualizacao, habilidades]),
    aderencia,
    actions(renderActions),
  ]
}

/** Spec section 2, talent basket. */
export function cestaColumns(renderActions: Actions): readonly Column[] {
  return [
    nome,
    formacao,
    idade,
    localizacao,
    { ...atualizacao, width: 180 },
    aderencia,
    actions(renderActions),
  ]
}
