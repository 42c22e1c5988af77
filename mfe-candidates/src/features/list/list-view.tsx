import { wordsFor } from '@seleta/api-client'
import type { TalentoItem } from '@seleta/contract/talentos'
import { Box, Button, EmptyState, useMediaQuery } from '@seleta/ui/core'
import type { TableColumn } from '@seleta/ui/grid'
import { ListTable } from '@seleta/ui/grid'
import { AdicionarPessoas } from '../entrada/adicionar-pessoas'
import { FiltroChips } from '../filtros/filtro-chips'
import { FiltrosLimpos } from '../filtros/filtros-limpos'
import { FiltrosSalvos } from '../filtros/filtros-salvos'
import { FiltrosSide } from '../filtros/filtros-side'
import { ListToolbar } from './list-toolbar'
import { LoteBar } from '../lote/lote-bar'
import { countFiltros } from '../../rules/filtros'
import type { TalentoList } from '../../rules/talento-list'
import { defaultSortOf, filtroOf, pageSizeOf } from '../../rules/talento-list'
import type { TalentoSort } from '../../rules/list-address'
import type { ReactNode } from 'react'
import type { TalentoRows } from './use-talento-rows'
import { talentoId, useTalentoRows } from './use-talento-rows'

interface Props {
  readonly list: TalentoList
  readonly columns: readonly TableColumn<TalentoItem>[]
  /** In px. */
  readonly rowHeight: number
  /** Name of the table. */
  readonly caption: string
  readonly words: {
    readonly erro: string
    readonly encontrados: (n: number) => string
    readonly vazio: string
    readonly vazioPorque: string
    readonly semResultado: string
    readonly porPagina: string
  }
}

const PANEL_BESIDE_FROM = '(min-width: 1536px)'

/** What the three lists of people have in common: filters, table or cards, pages, selection, the four states. */
export function ListView({ list, columns, rowHeight, caption, words }: Props) {
  const rows = useTalentoRows(list)
  const { state, setPage, setSort, talentos, shown, facetas, filtros, selection } = rows
  const isPanelBeside = useMediaQuery(PANEL_BESIDE_FROM)
  const panel = (
    <FiltrosSide
      isBeside={isPanelBeside}
      filtros={filtros}
      facetas={facetas}
      count={countFiltros(state.filtros)}
    />
  )
  return (
    <Box sx={isPanelBeside ? { display: 'flex', alignItems: 'flex-start', gap: 6 } : {}}>
      {isPanelBeside ? panel : null}
      <Box component="section" ref={rows.region} aria-label={caption} sx={{ flex: 1, minWidth: 0 }}>
        <ListHead list={list} rows={rows} start={isPanelBeside ? null : panel} words={words} />
        <ListTable
          shown={shown}
          failure={wordsFor(talentos.error, words.erro)}
          kept="Seus filtros continuam aqui."
          onRetry={() => void talentos.refetch()}
          isRetrying={talentos.isFetching}
          level={3}
          handle={rows.table}
          label={caption}
          columns={columns}
          getRowId={talentoId}
          getRowLabel={nomeOf}
          page={state.page}
          pageSize={pageSizeOf(list)}
          onPageChange={setPage}
          sort={state.sort ?? defaultSortOf(list)}
          // Columns are sorted by the paths of this address and by no other.
          onSortChange={(sort) => setSort(sort as TalentoSort)}
          selection={selection.table}
          rowHeight={rowHeight}
          pageSizeLabel={words.porPagina}
          empty={
            <EmptyList words={words} isFiltered={countFiltros(state.filtros) > 0} onLimpar={filtros.limpar} />
          }
        />
        <LoteBar
          pessoas={selection.rows}
          campanhaId={campanhaOf(list)}
          filtro={filtroOf(list, state)}
          onClear={selection.clear}
        />
      </Box>
    </Box>
  )
}

interface HeadProps {
  readonly list: TalentoList
  readonly rows: TalentoRows
  /** The panel's button, where the panel does not stand beside. */
  readonly start: ReactNode
  readonly words: Props['words']
}

/** How many there are, what they are filtered by, and the ways to add people. */
function ListHead({ list, rows, start, words }: HeadProps) {
  const { state, setFiltros, shown, facetas, filtros, selection } = rows
  return (
    <>
      <ListToolbar
        start={start}
        total={shown.answer?.totalElements}
        encontrados={words.encontrados}
        selected={selection.rows.length}
        filtros={countFiltros(state.filtros)}
        end={
          <>
            <FiltrosSalvos tela={list.tipo} aplicados={state.filtros} onAplicar={setFiltros} />
            {canAdd(list) ? (
              <Box sx={{ ml: 'auto' }}>
                <AdicionarPessoas campanhaId={campanhaOf(list)} />
              </Box>
            ) : null}
          </>
        }
      />
      <FiltrosLimpos onDesfazer={filtros.desfazer} />
      <FiltroChips filtros={state.filtros} facetas={facetas} onFiltros={setFiltros} />
    </>
  )
}

const campanhaOf = (list: TalentoList) => (list.tipo === 'cesta' ? null : list.campanhaId)

/** By hand and from files people come in with the origin MANUAL: not into the automated list. */
const canAdd = (list: TalentoList) => list.tipo === 'cesta' || list.origens.includes('MANUAL')

const nomeOf = ({ nome }: TalentoItem) => nome

interface VaziaProps {
  readonly words: Props['words']
  readonly isFiltered: boolean
  readonly onLimpar: () => void
}

/** Nobody at all, or nobody with these filters: two different sentences. */
function EmptyList({ words, isFiltered, onLimpar }: VaziaProps) {
  if (!isFiltered)
    return (
      <EmptyState title={words.vazio} level={3}>
        <p>{words.vazioPorque}</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.semResultado}
      art={null}
      level={3}
      action={
        <Button variant="outlined" onClick={onLimpar}>
          Limpar Filtros
        </Button>
      }
    />
  )
}
