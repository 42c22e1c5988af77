import { hoje } from '@seleta/regras/now'
import { useCan, wordsFor } from '@seleta/api-client'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { PAGE_SIZE } from '@seleta/contract/limits'
import { Link, Navigate, paths, useHostServices, useSearchParams } from '@seleta/shell'
import { Box, Button, PageHeader, useKept } from '@seleta/ui/core'
import type { TableHandle } from '@seleta/ui/grid'
import { ListTable, useRowKeys, useRowSelection } from '@seleta/ui/grid'
import type { ComponentProps } from 'react'
import { useMemo, useRef } from 'react'
import { useOfferGone } from '../queries/later-deletion'
import { useCampanhas } from '../queries/use-campanhas'
import { useCampanhasCount } from '../queries/use-counts'
import { copyLinks } from '@seleta/campanha/change-campanha'
import { ActionsDialogs } from '../features/actions/actions-dialogs'
import { ActionsMenu } from '../features/actions/actions-menu'
import { useActions } from '../features/actions/use-actions'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import { foundWords } from '../rules/campanha-words'
import { campanhasColumns } from '../features/campanhas/campanhas-columns'
import { CampanhasCounters } from '../features/campanhas/campanhas-counters'
import { cellsStyle } from '../features/campanhas/cells-style'
import type { CampanhasState } from '../rules/campanhas-address'
import { campanhasAddress, lastPage } from '../rules/campanhas-address'
import { MinhasToggle } from '../features/campanhas/minhas-toggle'
import { NoHits } from '../features/campanhas/no-hits'
import { CampanhasBar } from '../features/campanhas/campanhas-bar'
import { HojeStrip } from '../features/hoje/hoje-strip'
import { PrazoChip } from '../features/hoje/prazo-chip'
import { SituacaoTabs } from '../features/campanhas/situacao-tabs'

/** The campaign list: spec section 2, product 13–20, design 4.2. */
export default function CampanhasPage() {
  const [search, setSearch] = useSearchParams()
  const { hasSingleKeys } = useHostServices()
  const can = useCan()
  const state = campanhasAddress.read(search)
  const list = useCampanhas(state)
  const shown = useKept(list)
  const { answer } = shown
  const counts = useCampanhasCount(state)
  const selection = useRowSelection(answer?.data ?? NONE, idOf)
  const actions = useActions(selection)
  const region = useRef<HTMLElement>(null)
  const table = useRef<TableHandle>(null)
  useRowKeys({ region, table, mark: 'campanha', toId: Number, hasSingleKeys, onSelect: selection.toggle })
  const { around, askEncerrar, showEquipe } = actions
  useOfferGone(list, around)
  const columns = useMemo(
    () =>
      campanhasColumns(hoje(), can, (campanha) => (
        <ActionsMenu
          campanha={campanha}
          around={around}
          onEncerrar={(one) => askEncerrar([one])}
          onEquipe={showEquipe}
        />
      )),
    [around, askEncerrar, showEquipe, can],
  )
  const go = (change: Partial<CampanhasState>) =>
    setSearch((former) => campanhasAddress.write(former, change))

  const isEmpresaEmpty =
    state.busca === '' &&
    state.prazo === null &&
    state.equipe === null &&
    counts.data?.TODAS === 0 &&
    (answer === undefined || answer.totalElements === 0)
  if (isEmpresaEmpty) return <Navigate to={paths.campanhaNaoEncontrada()} replace />
  const beyond = shown.isOld ? null : lastPage(state, answer?.totalElements)
  if (beyond !== null)
    return <Navigate to={`?${campanhasAddress.write(search, { page: beyond }).toString()}`} replace />
  return (
    <>
      <PageHeader
        actions={
          can('createRascunho') ? (
            <Button variant="contained" component={Link} to={paths.passo('detalhes')}>
              Criar nova campanha
            </Button>
          ) : undefined
        }
      >
        <CampanhasCounters />
      </PageHeader>
      {can('getHoje') ? <HojeStrip /> : null}
      <Box sx={narrowingStyle}>
        <SituacaoTabs state={state} search={search} counts={counts.data} />
        {can('selectTalentos') ? <MinhasToggle state={state} go={go} /> : null}
      </Box>
      <Box component="section" ref={region} aria-label="Lista de campanhas" sx={regionStyle}>
        {actions.notice}
        {state.prazo === null ? null : <PrazoChip onRemove={() => go({ prazo: null })} />}
        <CampanhasTable
          state={state}
          go={go}
          query={list}
          shown={shown}
          columns={columns}
          selection={selection.table}
          handle={table}
        />
        {selection.rows.length > 0 ? (
          <CampanhasBar
            campanhas={selection.rows}
            onCopyLinks={(campanhas) => void copyLinks(campanhas, around)}
            onEncerrar={askEncerrar}
            onClear={selection.clear}
          />
        ) : null}
      </Box>
      {can('restoreCampanha') ? (
        <Box sx={{ mt: 2 }}>
          <Button size="small" onClick={actions.showExcluidas}>
            Campanhas excluídas
          </Button>
        </Box>
      ) : null}
      <ActionsDialogs actions={actions} />
    </>
  )
}

interface TableProps extends Pick<
  ComponentProps<typeof ListTable<CampanhaItem>>,
  'shown' | 'columns' | 'selection' | 'handle'
> {
  readonly state: CampanhasState
  readonly go: (change: Partial<CampanhasState>) => void
  readonly query: ReturnType<typeof useCampanhas>
}

function CampanhasTable({ state, go, query, ...table }: TableProps) {
  return (
    <ListTable
      {...table}
      rowHeight={64}
      failure={wordsFor(query.error)}
      kept="A busca e a situação escolhidas continuam aqui."
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      found={state.busca === '' ? '' : foundWords(table.shown.answer?.totalElements)}
      label="Campanhas"
      getRowId={idOf}
      getRowLabel={campanhaTitle}
      page={state.page}
      pageSize={PAGE_SIZE.campanhas}
      onPageChange={(page) => go({ page })}
      sort={state.sort}
      // Columns are sorted by the paths of this address and by no other.
      onSortChange={(sort) => go({ sort: sort as CampanhasState['sort'] })}
      empty={
        <NoHits
          busca={state.busca}
          isMinhas={state.equipe !== null}
          onClearBusca={() => go({ busca: '' })}
          onShowAll={() => go({ situacao: null, equipe: null })}
        />
      }
    />
  )
}

/** Tabs, and beside them whose campaigns they are. */
const narrowingStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > nav': { minWidth: 0 },
}
const regionStyle = { mt: 4, ...cellsStyle }
const NONE: readonly CampanhaItem[] = []
const idOf = ({ id }: CampanhaItem) => id
