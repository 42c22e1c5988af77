import type { ContagemCampanhas } from '@seleta/contract/campanhas'
import { Link } from '@seleta/shell'
import { TabLinks } from '@seleta/ui/core'
import type { CampanhasState } from '../../rules/campanhas-address'
import { campanhasAddress } from '../../rules/campanhas-address'

const tabs = [
  { situacao: null, label: 'Todas', count: 'TODAS' },
  { situacao: 'PUBLICADA', label: 'Publicadas', count: 'PUBLICADA' },
  { situacao: 'PAUSADA', label: 'Pausadas', count: 'PAUSADA' },
  { situacao: 'RASCUNHO', label: 'Rascunhos', count: 'RASCUNHO' },
  { situacao: 'ENCERRADA', label: 'Encerradas', count: 'ENCERRADA' },
] as const

interface Props {
  readonly state: CampanhasState
  readonly search: URLSearchParams
  readonly counts: ContagemCampanhas | undefined
}

/** Tabs with counts, Todas first (product 13). Each is a link, so it can be opened beside. */
export function SituacaoTabs({ state, search, counts }: Props) {
  return (
    <TabLinks
      label="Situação das campanhas"
      linkComponent={Link}
      items={tabs.map(({ situacao, label, count }) => ({
        label,
        to: `?${campanhasAddress.write(search, { situacao }).toString()}`,
        isCurrent: state.situacao === situacao,
        ...(counts === undefined ? {} : { count: counts[count] }),
      }))}
    />
  )
}
