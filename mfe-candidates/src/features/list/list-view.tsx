import { useCan, wordsFor } from '@seleta/api-client'
import type { TalentoItem } from '@seleta/contract/talentos'
import { Box, EmptyState, Typography, useKept, useMediaQuery } from '@seleta/ui/core'
import type { TableHandle, TableSort } from '@seleta/ui/grid'
import { ListTable, useRowKeys, useRowSelection } from '@seleta/ui/grid'
import { FiltroChips } from '../filtros/filtro-chips'
import { ClearedFiltros } from '../filtros/cleared-filtros'
import { FiltrosSide } from '@seleta/campanha/filtros/filtros-side'
import { LetGo } from '../filtros/let-go'
import { ListHead } from './list-head'
import type { Pessoa } from '../lote/add-to-campanha-dialog'
import { LatestMove } from '../lote/latest-move'
import { LoteBar } from '../lote/lote-bar'
import { useFacetas } from '../../queries/filtros-queries'
import { useTalentos } from '../../queries/talentos-queries'
import type { TalentoColumn } from '../../queries/use-read-columns'
import { useReadColumns } from '../../queries/use-read-columns'
import { CARDS } from '../talentos/talentos-columns'
import { countFiltros } from '@seleta/campanha/filtros/filtros'
import type { TalentoList } from '../../rules/talento-list'
import { defaultSortOf, filtroOf, pageSizeOf } from '../../rules/talento-list'
import { useFiltrosDraft } from '@seleta/campanha/filtros/use-filtros-draft'
import type { TalentoSort } from '../../rules/list-address'
import type { ListControl } from '../../queries/use-list-state'
import { useListState } from '../../queries/use-list-state'
import { Navigate, useHostServices } from '@seleta/shell'
import { pageWithin } from '@seleta/shell/list-address'
import type { ComponentProps, RefObject } from 'react'
import { useRef } from 'react'

interface Props {
  readonly list: TalentoList
  readonly columns: readonly TalentoColumn[]
  /** Name of the table. */
  readonly caption: string
  readonly words: {
    /** Instead of what the client says of a call that failed. */
    readonly failure?: string
    readonly found: (n: number) => string
    readonly empty: string
    readonly emptyBecause: string
    readonly noHits: string
    readonly perPage: string
  }
}

const PANEL_BESIDE_FROM = '(min-width: 1536px)'

/** What the three lists of people have in common: filters, table or cards, pages, selection, the four states. */
export function ListView(props: Props) {
  const { list, caption, words } = props
  const control = useListState(list)
  const { state, setFiltros } = control
  const talentos = useTalentos(list, state)
  const shown = useKept(talentos, JSON.stringify(list))
  const facetas = useFacetas(list, state.filtros).data
  const filtros = useFiltrosDraft(state.filtros, setFiltros)
  const selection = useRowSelection<Pessoa>(shown.answer?.data ?? NOBODY, idOf)
  const region = useRef<HTMLElement>(null)
  const table = useRef<TableHandle>(null)
  const { hasSingleKeys } = useHostServices()
  const isSelecting = useCan()('moveTalentos')
  const onSelect = isSelecting ? selection.toggle : ignore
  useRowKeys({ region, table, mark: 'talento', toId: String, hasSingleKeys, onSelect })
  const isPanelBeside = useMediaQuery(PANEL_BESIDE_FROM)
  const count = countFiltros(state.filtros)
  const panel = <FiltrosSide {...screenOf(list)} isBeside={isPanelBeside} {...{ filtros, facetas, count }} />
  return (
    <Box sx={isPanelBeside ? { display: 'flex', alignItems: 'flex-start', gap: 6 } : {}}>
      {isPanelBeside ? panel : null}
      <Box component="section" ref={region} tabIndex={-1} aria-label={caption} sx={{ flex: 1, minWidth: 0 }}>
        <ListHead
          list={list}
          control={control}
          facetas={facetas}
          start={isPanelBeside ? null : panel}
          total={shown.answer?.totalElements}
          found={words.found}
          selected={isSelecting ? selection.rows.length : undefined}
        />
        <ClearedFiltros onUndo={filtros.undo} />
        <LatestMove />
        <FiltroChips filtros={state.filtros} facetas={facetas} onFiltros={setFiltros} />
        <Understood typed={state.filtros.palavraChave} entendida={shown.answer?.entendida} />
        <TalentosTable
          {...props}
          control={control}
          query={talentos}
          shown={shown}
          {...(isSelecting && { selection: selection.table })}
          handle={table}
          region={region}
          onClear={filtros.clear}
        />
        {isSelecting ? (
          <LoteBar
            pessoas={selection.rows}
            filtro={filtroOf(list, state)}
            total={shown.answer?.totalElements ?? 0}
            onSelect={selection.add}
            onClear={selection.clear}
          />
        ) : null}
      </Box>
    </Box>
  )
}

/** The screen as its filters know it. */
const screenOf = (list: TalentoList) => ({
  tela: list.tipo,
  origens: list.tipo === 'cesta' ? [] : list.origens,
})

type Answer = NonNullable<ReturnType<typeof useTalentos>['data']>

interface TableProps
  extends
    Props,
    Pick<ComponentProps<typeof ListTable<TalentoItem>>, 'selection' | 'handle'>,
    Pick<EmptyProps, 'region' | 'onClear'> {
  readonly control: ListControl
  readonly shown: ReturnType<typeof useKept<Answer>>
  readonly query: ReturnType<typeof useTalentos>
}

function TalentosTable(props: TableProps) {
  const { list, caption, words, control, query, region, onClear, ...table } = props
  const columns = useReadColumns(props.columns, props.shown.answer?.data ?? NOBODY)
  const { state, setPage, setSort, addressOf } = control
  const { isOld, answer } = table.shown
  const isCards = useMediaQuery(CARDS)
  const beyond = isOld ? null : pageWithin(state.page, pageSizeOf(list), answer?.totalElements)
  if (beyond !== null) return <Navigate to={addressOf(beyond)} replace />
  return (
    <ListTable
      {...table}
      columns={columns}
      empty={<EmptyList words={words} control={control} answer={answer} region={region} onClear={onClear} />}
      failure={wordsFor(query.error, words.failure)}
      kept="Seus filtros continuam aqui."
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      level={3}
      label={caption}
      getRowId={idOf}
      getRowLabel={nomeOf}
      page={state.page}
      pageSize={pageSizeOf(list)}
      onPageChange={setPage}
      sort={state.sort ?? defaultSortOf(list)}
      // Cards of a campaign have no heads, and above them stands every order, the suggested one among them.
      {...(isCards && list.tipo !== 'cesta'
        ? {}
        : {
            // Columns are sorted by the paths of this address and by no other.
            onSortChange: (sort: TableSort) => setSort(sort as TalentoSort),
          })}
      pageSizeLabel={words.perPage}
    />
  )
}

const ignore = () => {}

/** What was typed is nobody's, and was taken for a typing fault (product 66). */
const Understood = ({ typed, entendida }: { typed: string; entendida: string | undefined }) => (
  <Box component="output" sx={{ display: 'block' }}>
    {entendida === undefined ? null : (
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        Ninguém com “{typed}”. Mostrando quem tem “{entendida}”.
      </Typography>
    )}
  </Box>
)

const NOBODY: readonly TalentoItem[] = []
const idOf = ({ identificador }: Pessoa) => identificador
const nomeOf = ({ nome }: TalentoItem) => nome

interface EmptyProps {
  readonly words: Props['words']
  readonly control: ListControl
  readonly answer: Answer | undefined
  readonly onClear: () => void
  /** Takes the focus from the button that goes with the empty list. */
  readonly region: RefObject<HTMLElement | null>
}

/** Nobody at all, or nobody with these filters: two different sentences. */
function EmptyList({ words, control: { state, setFiltros }, answer, onClear, region }: EmptyProps) {
  if (countFiltros(state.filtros) === 0)
    return (
      <EmptyState title={words.empty} level={3}>
        <p>{words.emptyBecause}</p>
      </EmptyState>
    )
  const semFiltro = answer?.semFiltro ?? []
  const focusList = () => region.current?.focus({ preventScroll: true })
  const help = (
    <LetGo
      filtros={state.filtros}
      semFiltro={semFiltro}
      onFiltros={(filtros) => {
        focusList()
        setFiltros(filtros)
      }}
      onClear={() => {
        focusList()
        onClear()
      }}
    />
  )
  return <EmptyState title={words.noHits} art={null} level={3} action={help} />
}
