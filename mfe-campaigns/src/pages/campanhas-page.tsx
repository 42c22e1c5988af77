import { useCall, wordsFor } from '@seleta/api-client'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { PAGE_SIZE } from '@seleta/contract/limits'
import { Link, Navigate, paths, useHostServices, useSearchParams } from '@seleta/shell'
import { Box, Button, ErrorState, PageHeader, VisuallyHidden } from '@seleta/ui/core'
import type { TableHandle } from '@seleta/ui/grid'
import { DataTable, useRowKeys } from '@seleta/ui/grid'
import { useMemo, useRef } from 'react'
import { copyLinks } from '../queries/acoes'
import { AcoesDialogs } from '../features/acoes/acoes-dialogs'
import { AcoesMenu } from '../features/acoes/acoes-menu'
import { useAcoes } from '../features/acoes/use-acoes'
import { KeptNotice } from '../features/campanhas/kept-notice'
import { useKept } from '../features/campanhas/use-kept'
import { foundWords, nameOf } from '../rules/campanha-words'
import { campanhasColumns } from '../features/campanhas/campanhas-columns'
import { CampanhasCounters } from '../features/campanhas/campanhas-counters'
import { celulasStyle } from '../features/campanhas/celulas-style'
import type { ListaState, SortPath } from '../rules/lista-address'
import { lastPage, listaInput, readLista, writeLista } from '../rules/lista-address'
import { NoHits } from '../features/campanhas/no-hits'
import { SelecaoBar } from '../features/campanhas/selecao-bar'
import { SituacaoTabs } from '../features/campanhas/situacao-tabs'
import { useSelecao } from '../features/campanhas/use-selecao'

/** The campaign list: spec section 2, product 13–20, design 4.2. */
export default function CampanhasPage() {
  const [search, setSearch] = useSearchParams()
  const { hasSingleKeys } = useHostServices()
  const state = readLista(search)
  const lista = useCall('filterCampanhas', listaInput(state), { isKeepingPrevious: true })
  const kept = useKept(lista)
  const answer = lista.data ?? (lista.isError ? kept?.data : undefined)
  const counts = useCall('countCampanhas', { query: state.busca === '' ? {} : { busca: state.busca } })
  const selecao = useSelecao(answer?.data ?? NONE)
  const acoes = useAcoes(selecao)
  const region = useRef<HTMLElement>(null)
  const table = useRef<TableHandle>(null)
  useRowKeys({ region, table, mark: 'campanha', toId: Number, hasSingleKeys, onSelect: selecao.toggle })
  const { around, askEncerrar } = acoes
  const columns = useMemo(
    () =>
      campanhasColumns(today(), (campanha) => (
        <AcoesMenu campanha={campanha} around={around} onEncerrar={(one) => askEncerrar([one])} />
      )),
    [around, askEncerrar],
  )
  const go = (part: Partial<ListaState>) => setSearch((former) => writeLista(former, { ...state, ...part }))

  const isCompanyEmpty =
    state.busca === '' && counts.data?.TODAS === 0 && (answer === undefined || answer.totalElements === 0)
  if (isCompanyEmpty) return <Navigate to={paths.campanhaNaoEncontrada()} replace />
  const beyond = lista.isPlaceholderData ? null : lastPage(state, answer?.totalElements)
  if (beyond !== null)
    return <Navigate to={`?${writeLista(search, { ...state, page: beyond }).toString()}`} replace />
  return (
    <>
      <PageHeader
        actions={
          <Button variant="contained" component={Link} to={paths.passo('detalhes')}>
            Criar nova campanha
          </Button>
        }
      >
        <CampanhasCounters />
      </PageHeader>
      <SituacaoTabs state={state} search={search} counts={counts.data} />
      <Box component="section" ref={region} aria-label="Lista de campanhas" sx={regionStyle}>
        {acoes.notice}
        {lista.isError && answer !== undefined && kept !== null ? (
          <KeptNotice text={wordsFor(lista.error)} since={kept.at} onRetry={() => void lista.refetch()} />
        ) : null}
        {lista.isError && answer === undefined ? (
          <ErrorState
            title={wordsFor(lista.error)}
            kept="A busca e a situação escolhidas continuam aqui."
            onRetry={() => void lista.refetch()}
            isRetrying={lista.isFetching}
          />
        ) : (
          <DataTable
            handle={table}
            label="Campanhas"
            columns={columns}
            rows={answer?.data}
            rowCount={answer?.totalElements ?? 0}
            getRowId={idOf}
            getRowLabel={nameOf}
            page={state.page}
            pageSize={PAGE_SIZE.campanhas}
            onPageChange={(page) => go({ page })}
            sort={state.sort}
            onSortChange={(sort) => go({ sort: { path: sort.path as SortPath, order: sort.order }, page: 0 })}
            loading={lista.isPlaceholderData || (lista.isError && answer !== undefined)}
            selection={selecao.table}
            empty={
              <NoHits
                busca={state.busca}
                onClearBusca={() => go({ busca: '', page: 0 })}
                onShowAll={() => go({ situacao: null, page: 0 })}
              />
            }
          />
        )}
        {selecao.campanhas.length > 0 ? (
          <SelecaoBar
            campanhas={selecao.campanhas}
            onCopyLinks={(campanhas) => void copyLinks(campanhas, around)}
            onEncerrar={askEncerrar}
            onClear={selecao.clear}
          />
        ) : null}
      </Box>
      <Box sx={{ mt: 2 }}>
        <Button size="small" onClick={acoes.showExcluidas}>
          Campanhas excluídas
        </Button>
      </Box>
      <VisuallyHidden as="output">
        {state.busca === '' || lista.isPlaceholderData ? '' : foundWords(answer?.totalElements)}
      </VisuallyHidden>
      <AcoesDialogs acoes={acoes} />
    </>
  )
}

const regionStyle = { mt: 4, ...celulasStyle }
const NONE: readonly CampanhaItem[] = []
const idOf = ({ id }: CampanhaItem) => id

/** Today in the person's calendar, `yyyy-mm-dd`. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date())
}
