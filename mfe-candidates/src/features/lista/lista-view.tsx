import { wordsFor } from '@seleta/api-client'
import type { TalentoItem } from '@seleta/contract/talentos'
import { Box, Button, EmptyState, ErrorState, useMediaQuery } from '@seleta/ui/core'
import type { TableColumn, TableHandle } from '@seleta/ui/grid'
import { DataTable, toggleRow, useRowKeys } from '@seleta/ui/grid'
import { AdicionarPessoas } from '../entrada/adicionar-pessoas'
import { FiltroChips } from '../filtros/filtro-chips'
import { FiltrosLimpos } from '../filtros/filtros-limpos'
import { FiltrosSalvos } from '../filtros/filtros-salvos'
import { FiltrosSide } from '../filtros/filtros-side'
import { ListaToolbar } from './lista-toolbar'
import { RowsKeptAlert } from './rows-kept-alert'
import { LoteBar } from '../lote/lote-bar'
import { useSelecao } from './use-selecao'
import { useFacetas } from '../../queries/filtros-queries'
import { useTalentos, useUltimaPagina } from '../../queries/talentos-queries'
import { countFiltros } from '../../rules/filtros'
import type { Lista } from '../../rules/lista'
import { filtroOf, ordemPadraoOf, pageSizeOf } from '../../rules/lista'
import { useFiltrosDraft } from '../filtros/use-filtros-draft'
import { ordemOf, sortOf } from '../../rules/lista-endereco'
import { useListaEstado } from '../../queries/use-lista-estado'
import { useHostServices } from '@seleta/shell'
import { useRef } from 'react'

interface Props {
  readonly lista: Lista
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
export function ListaView({ lista, columns, rowHeight, caption, words }: Props) {
  const { estado, setFiltros, setOrdem, setPagina } = useListaEstado(lista)
  const talentos = useTalentos(lista, estado)
  // A page that cannot be read leaves the one before it on screen.
  const ultima = useUltimaPagina(lista, estado)
  const shown = talentos.data ?? (talentos.isError ? ultima?.data : undefined)
  const rows = shown?.data
  const facetas = useFacetas(lista, estado.filtros).data
  const filtros = useFiltrosDraft(estado.filtros, setFiltros)
  const selecao = useSelecao(rows ?? NOBODY)
  const region = useRef<HTMLElement>(null)
  const table = useRef<TableHandle>(null)
  const { hasSingleKeys } = useHostServices()
  useRowKeys({
    region,
    table,
    mark: 'talento',
    toId: String,
    hasSingleKeys,
    onSelect: (id) => selecao.table.onChange(toggleRow(selecao.table.ids, id, !selecao.table.ids.has(id))),
  })
  const isPanelBeside = useMediaQuery(PANEL_BESIDE_FROM)
  const hasFailedEmpty = talentos.isError && rows === undefined
  const panel = (
    <FiltrosSide
      isBeside={isPanelBeside}
      filtros={filtros}
      facetas={facetas}
      count={countFiltros(estado.filtros)}
    />
  )
  return (
    <Box sx={isPanelBeside ? { display: 'flex', alignItems: 'flex-start', gap: 6 } : {}}>
      {isPanelBeside ? panel : null}
      <Box component="section" ref={region} aria-label={caption} sx={{ flex: 1, minWidth: 0 }}>
        <ListaToolbar
          start={isPanelBeside ? null : panel}
          total={shown?.totalElements}
          encontrados={words.encontrados}
          selecionados={selecao.selecionados.length}
          filtros={countFiltros(estado.filtros)}
          end={
            <>
              <FiltrosSalvos tela={lista.tipo} aplicados={estado.filtros} onAplicar={setFiltros} />
              {canAdd(lista) ? (
                <Box sx={{ ml: 'auto' }}>
                  <AdicionarPessoas campanhaId={lista.tipo === 'cesta' ? null : lista.campanhaId} />
                </Box>
              ) : null}
            </>
          }
        />
        <FiltrosLimpos onDesfazer={filtros.desfazer} />
        <FiltroChips filtros={estado.filtros} facetas={facetas} onFiltros={setFiltros} />
        {talentos.isError && rows !== undefined ? (
          <RowsKeptAlert
            text={wordsFor(talentos.error, words.erro)}
            since={talentos.data === undefined ? (ultima?.since ?? 0) : talentos.dataUpdatedAt}
            onRetry={() => void talentos.refetch()}
          />
        ) : null}
        {hasFailedEmpty ? (
          <ErrorState
            title={wordsFor(talentos.error, words.erro)}
            kept="Seus filtros continuam aqui."
            onRetry={() => void talentos.refetch()}
            isRetrying={talentos.isFetching}
            level={3}
          />
        ) : (
          <DataTable
            handle={table}
            label={caption}
            columns={columns}
            rows={rows}
            rowCount={shown?.totalElements ?? 0}
            getRowId={idOf}
            getRowLabel={nomeOf}
            page={estado.pagina - 1}
            pageSize={pageSizeOf(lista)}
            onPageChange={(page) => setPagina(page + 1)}
            sort={sortOf(estado.ordem ?? ordemPadraoOf(lista))}
            onSortChange={(sort) => setOrdem(ordemOf(sort))}
            loading={talentos.isPlaceholderData}
            selection={selecao.table}
            rowHeight={rowHeight}
            pageSizeLabel={words.porPagina}
            empty={
              <ListaVazia
                words={words}
                isFiltered={countFiltros(estado.filtros) > 0}
                onLimpar={filtros.limpar}
              />
            }
          />
        )}
        <LoteBar
          pessoas={selecao.selecionados}
          campanhaId={lista.tipo === 'cesta' ? null : lista.campanhaId}
          filtro={filtroOf(lista, estado)}
          onClear={selecao.clear}
        />
      </Box>
    </Box>
  )
}

/** By hand and from files people come in with the origin MANUAL: not into the automated list. */
const canAdd = (lista: Lista) => lista.tipo === 'cesta' || lista.origens.includes('MANUAL')

const NOBODY: readonly TalentoItem[] = []
const idOf = ({ identificador }: TalentoItem) => identificador
const nomeOf = ({ nome }: TalentoItem) => nome

interface VaziaProps {
  readonly words: Props['words']
  readonly isFiltered: boolean
  readonly onLimpar: () => void
}

/** Nobody at all, or nobody with these filters: two different sentences. */
function ListaVazia({ words, isFiltered, onLimpar }: VaziaProps) {
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
