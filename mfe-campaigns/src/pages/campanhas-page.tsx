import { useCall, useQueryClient, wordsFor } from '@seleta/api-client'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { PAGE_SIZE } from '@seleta/contract/limits'
import { Link, Navigate, paths, useHostServices, useNavigate, useSearchParams } from '@seleta/shell'
import { Box, Button, EmptyState, ErrorState, PageHeader } from '@seleta/ui/core'
import { DataTable } from '@seleta/ui/grid'
import { useMemo, useState } from 'react'
import type { Around } from '../acoes/acoes'
import { encerrarCampanha } from '../acoes/acoes'
import { AcoesMenu } from '../acoes/acoes-menu'
import { EncerrarDialog } from '../acoes/encerrar-dialog'
import { LinkDialog } from '../acoes/link-dialog'
import { nameOf } from '../lista/campanha-words'
import { campanhasColumns } from '../lista/campanhas-columns'
import { CampanhasCounters } from '../lista/campanhas-counters'
import type { ListaState, SortPath } from '../lista/lista-address'
import { listaInput, readLista, writeLista } from '../lista/lista-address'
import { SituacaoTabs } from '../lista/situacao-tabs'

/** The campaign list: spec section 2, product 13–20, design 4.2. */
export default function CampanhasPage() {
  const [search, setSearch] = useSearchParams()
  const state = readLista(search)
  const lista = useCall('filterCampanhas', listaInput(state), { isKeepingPrevious: true })
  const counts = useCall('countCampanhas', { query: state.busca === '' ? {} : { busca: state.busca } })
  const [encerrando, setEncerrando] = useState<CampanhaItem | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const around = useAround(setLink)
  const columns = useMemo(
    () =>
      campanhasColumns(today(), (campanha) => (
        <AcoesMenu campanha={campanha} around={around} onEncerrar={() => setEncerrando(campanha)} />
      )),
    [around],
  )
  const go = (part: Partial<ListaState>) => setSearch((former) => writeLista(former, { ...state, ...part }))

  const isCompanyEmpty = state.busca === '' && counts.data?.TODAS === 0
  if (isCompanyEmpty) return <Navigate to={paths.campanhaNaoEncontrada()} replace />
  return (
    <>
      <PageHeader
        actions={
          <Button variant="contained" component={Link} to={paths.passo('detalhes')}>
            Criar nova campanha
          </Button>
        }
      >
        <CampanhasCounters total={counts.data?.TODAS} />
      </PageHeader>
      <SituacaoTabs state={state} search={search} counts={counts.data} />
      {lista.isError && lista.data === undefined ? (
        <ErrorState
          title={wordsFor(lista.error)}
          onRetry={() => void lista.refetch()}
          isRetrying={lista.isFetching}
        />
      ) : (
        <Box sx={{ mt: 4 }}>
          {lista.isError && (
            <Box role="alert" sx={{ mb: 2, color: 'error.main' }}>
              {wordsFor(lista.error)}{' '}
              <Button size="small" onClick={() => void lista.refetch()}>
                Tentar novamente
              </Button>
            </Box>
          )}
          <DataTable
            label="Campanhas"
            columns={columns}
            rows={lista.data?.data}
            rowCount={lista.data?.totalElements ?? 0}
            getRowId={(campanha) => campanha.id}
            getRowLabel={nameOf}
            page={state.page}
            pageSize={PAGE_SIZE.campanhas}
            onPageChange={(page) => go({ page })}
            sort={state.sort}
            onSortChange={(sort) => go({ sort: { path: sort.path as SortPath, order: sort.order }, page: 0 })}
            loading={lista.isFetching && lista.isPlaceholderData}
            rowHeight={64}
            empty={<NoHits busca={state.busca} onClear={() => go({ busca: '', situacao: null, page: 0 })} />}
          />
        </Box>
      )}
      {encerrando !== null && (
        <EncerrarDialog
          campanha={encerrando}
          onClose={() => setEncerrando(null)}
          onConfirm={(enviarEncerramento) => {
            setEncerrando(null)
            void encerrarCampanha(encerrando, around, enviarEncerramento)
          }}
        />
      )}
      {link !== null && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  )
}

/** A search without hits says so in place (product 20). */
function NoHits({ busca, onClear }: { busca: string; onClear: () => void }) {
  return (
    <EmptyState
      level={2}
      title={busca === '' ? 'Nenhuma campanha nesta situação.' : `Nenhuma campanha com “${busca}”.`}
      action={
        <Button variant="outlined" onClick={onClear}>
          {busca === '' ? 'Ver todas' : 'Limpar busca'}
        </Button>
      }
    />
  )
}

function useAround(showLink: (link: string) => void): Around {
  const client = useQueryClient()
  const host = useHostServices()
  const navigate = useNavigate()
  return useMemo(
    () => ({ client, host, navigate: (to: string) => void navigate(to), showLink }),
    [client, host, navigate, showLink],
  )
}

/** Today in the person's calendar, `yyyy-mm-dd`. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date())
}
