import type { TalentoItem } from '@seleta/contract/talentos'
import type { TableColumn } from '@seleta/ui/grid'
import type { ReactNode } from 'react'
import { idadeEmAnos } from '../../rules/tempo'
import { AderenciaCell } from './aderencia-cell'
import { HaQuantoTempo } from '../../components/ha-quanto-tempo'
import { HabilidadesCell } from './habilidades-cell'
import { NomeCell } from './nome-cell'
import { SituacaoCell } from '../../components/situacao-cell'

type Column = TableColumn<TalentoItem>

/** From this width, in px, last update and skills have columns of their own; below they stand under the name. */
const OWN_COLUMN_FROM = 1280

const nome: Column = {
  id: 'nome',
  label: 'Nome',
  card: 'title',
  sortPath: 'talento.nome',
  flex: 1.6,
  minWidth: 168,
  render: (talento) => <NomeCell talento={talento} />,
}
const status: Column = {
  id: 'status',
  label: 'Status',
  width: 132,
  render: ({ situacao }) => <SituacaoCell situacao={situacao} />,
}
const formacao: Column = {
  id: 'formacao',
  label: 'Formação',
  minWidth: 112,
  render: ({ formacao: text }) => text || '—',
}
const idade: Column = {
  id: 'idade',
  label: 'Idade',
  width: 80,
  render: ({ idade: anos }) => idadeEmAnos(anos),
}
const localizacao: Column = {
  id: 'localizacao',
  label: 'Localização',
  minWidth: 120,
  render: ({ localizacao: text }) => text || '—',
}
const atualizacao: Column = {
  id: 'atualizacao',
  label: 'Última Atualização',
  sortPath: 'talento.atualCv',
  minWidth: 112,
  render: ({ atualCv }) => <HaQuantoTempo momento={atualCv} />,
}
const habilidades: Column = {
  id: 'habilidades',
  label: 'Habilidades',
  flex: 1.2,
  minWidth: 136,
  hideBelow: OWN_COLUMN_FROM,
  render: ({ habilidades: lista }) => <HabilidadesCell habilidades={lista} />,
}
const aderencia: Column = {
  id: 'aderencia',
  label: 'Aderência',
  sortPath: 'talento.aderencia',
  width: 112,
  render: ({ aderencia: pontos, aderenciaDetalhe }) => (
    <AderenciaCell aderencia={pontos} detalhe={aderenciaDetalhe} />
  ),
}

type Actions = (talento: TalentoItem) => ReactNode
const acoes = (render: Actions): Column => ({
  id: 'acoes',
  label: 'Ações',
  card: 'actions',
  align: 'right',
  width: 112,
  render,
})

/** Spec section 2, candidates table: name, status, education, age, location, last update, skills, adherence, actions. */
export function colunasCandidatos(renderActions: Actions): readonly Column[] {
  return [
    nome,
    status,
    formacao,
    idade,
    localizacao,
    { ...atualizacao, hideBelow: OWN_COLUMN_FROM },
    habilidades,
    aderencia,
    acoes(renderActions),
  ]
}

/** Spec section 2, talent basket. */
export function colunasCesta(renderActions: Actions): readonly Column[] {
  const nomeOnly: Column = {
    ...nome,
    render: (talento) => <NomeCell talento={talento} isCandidato={false} />,
  }
  return [nomeOnly, formacao, idade, localizacao, atualizacao, aderencia, acoes(renderActions)]
}
