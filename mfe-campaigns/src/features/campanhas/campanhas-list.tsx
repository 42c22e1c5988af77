import { wordsFor } from '@seleta/api-client'
import { PAGE_SIZE } from '@seleta/contract/limits'
import { Box } from '@seleta/ui/core'
import { ListTable } from '@seleta/ui/grid'
import { copyLinks } from '../../queries/campanha-actions'
import { foundWords, nameOf } from '../../rules/campanha-words'
import type { CampanhasState } from '../../rules/campanhas-address'
import { cellsStyle } from './cells-style'
import { NoHits } from './no-hits'
import { SelectionBar } from './selection-bar'
import type { CampanhasListState } from './use-campanhas-list'
import { campanhaId } from './use-campanhas-list'

const regionStyle = { mt: 4, ...cellsStyle }

/** The table of campaigns, what was undone above it, and the bar of the chosen ones below. */
export function CampanhasList({ campanhas }: { readonly campanhas: CampanhasListState }) {
  const { state, go, list, shown, selection, actions, columns, region, table } = campanhas
  return (
    <Box component="section" ref={region} aria-label="Lista de campanhas" sx={regionStyle}>
      {actions.notice}
      <ListTable
        shown={shown}
        failure={wordsFor(list.error)}
        kept="A busca e a situação escolhidas continuam aqui."
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        found={state.busca === '' ? '' : foundWords(shown.answer?.totalElements)}
        handle={table}
        label="Campanhas"
        columns={columns}
        getRowId={campanhaId}
        getRowLabel={nameOf}
        page={state.page}
        pageSize={PAGE_SIZE.campanhas}
        onPageChange={(page) => go({ page })}
        sort={state.sort}
        // Columns are sorted by the paths of this address and by no other.
        onSortChange={(sort) => go({ sort: sort as CampanhasState['sort'] })}
        selection={selection.table}
        empty={
          <NoHits
            busca={state.busca}
            onClearBusca={() => go({ busca: '' })}
            onShowAll={() => go({ situacao: null })}
          />
        }
      />
      {selection.rows.length > 0 ? (
        <SelectionBar
          campanhas={selection.rows}
          onCopyLinks={(campanhas) => void copyLinks(campanhas, actions.around)}
          onEncerrar={actions.askEncerrar}
          onClear={selection.clear}
        />
      ) : null}
    </Box>
  )
}
