import { nothingFound } from '@seleta/regras/busca'
import { now } from '@seleta/regras/now'
import { useListSearch, wordsFor } from '@seleta/api-client'
import type { MensagemItem, Mensagens } from '@seleta/contract/avisos'
import type { TabMensagens } from '@seleta/contract/limits'
import { PAGE_SIZE } from '@seleta/contract/limits'
import { EMAIL_DESLIGADO } from '@seleta/contract/tell-avisos'
import { Link, Navigate, useHostServices, useSearchParams } from '@seleta/shell'
import { pageWithin } from '@seleta/shell/list-address'
import { Alert, Box, Chip, EmptyState, TabLinks, useKept, useMediaQuery } from '@seleta/ui/core'
import type { TableHandle } from '@seleta/ui/grid'
import { ListTable, useRowKeys, useRowSelection } from '@seleta/ui/grid'
import { useMemo, useRef, useState } from 'react'
import { MensagemTextDialog } from '../features/mensagens/mensagem-text-dialog'
import { MensagensBar } from '../features/mensagens/mensagens-bar'
import { NARROW_MENSAGENS, mensagensColumns } from '../features/mensagens/mensagens-columns'
import { SearchMensagens } from '../features/mensagens/search-mensagens'
import { WhatsappQueue } from '../features/mensagens/whatsapp-queue'
import {
  useMarkEnviada,
  useMensagens,
  useReturnMensagens,
  useTakeBackMensagens,
} from '../queries/mensagens-queries'
import { EMPTY_TABS, foundMensagens, readerOf } from '../rules/mensagem-words'
import type { MensagensState } from '../rules/mensagens-address'
import { mensagensAddress } from '../rules/mensagens-address'

/** /dashboard/mensagens: what was written to people, and what became of it (product 67). */
export default function MensagensPage() {
  const [search, setSearch] = useSearchParams()
  const { hasSingleKeys } = useHostServices()
  const state = mensagensAddress.read(search)
  const [busca, setBusca] = useListSearch('mensagens')
  const list = useMensagens(state, busca)
  const shown = useKept(list)
  const selection = useRowSelection(shown.answer?.data ?? NONE, idOf)
  const [read, setRead] = useState<MensagemItem | null>(null)
  const isNarrow = useMediaQuery(NARROW_MENSAGENS)
  const columns = useColumns(setRead, isNarrow)
  const region = useRef<HTMLElement>(null)
  const table = useRef<TableHandle>(null)
  useRowKeys({ region, table, mark: 'mensagem', toId: Number, hasSingleKeys, onSelect: selection.toggle })
  const go = (change: Partial<MensagensState>) => setSearch((now) => mensagensAddress.write(now, change))
  const beyond = shown.isOld ? null : pageWithin(state.page, PAGE_SIZE.mensagens, shown.answer?.totalElements)
  if (beyond !== null)
    return <Navigate to={`?${mensagensAddress.write(search, { page: beyond }).toString()}`} replace />
  return (
    <>
      <EstadoTabs state={state} search={search} totais={shown.answer?.totais} />
      <Box component="section" ref={region} aria-label="Mensagens" sx={{ mt: 4 }}>
        {shown.answer?.emailLigado === false ? <EmailDesligado /> : null}
        {state.tab === 'WHATSAPP' ? <WhatsappQueue mensagens={shown.answer?.data ?? NONE} /> : null}
        <SearchMensagens
          value={busca}
          onChange={(text) => {
            setBusca(text)
            go({ page: 0 })
          }}
          total={shown.isOld ? undefined : shown.answer?.totalElements}
        />
        <OfCampanha campanha={state.campanha} onRemove={() => go({ campanha: null })} />
        <ListTable
          shown={shown}
          columns={columns}
          selection={selection.table}
          handle={table}
          failure={wordsFor(list.error)}
          kept="A aba e a busca continuam aqui."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
          found={busca === '' ? '' : foundMensagens(shown.answer?.totalElements ?? 0)}
          label="Mensagens"
          getRowId={idOf}
          getRowLabel={readerOf}
          page={state.page}
          pageSize={PAGE_SIZE.mensagens}
          onPageChange={(page) => go({ page })}
          pageSizeLabel="Mensagens por página"
          empty={<Empty tab={state.tab} busca={busca} />}
        />
        <MensagensBar mensagens={selection.rows} onClear={selection.clear} />
      </Box>
      {read === null ? null : <MensagemTextDialog mensagem={read} onClose={() => setRead(null)} />}
    </>
  )
}

function useColumns(open: (mensagem: MensagemItem) => void, isNarrow: boolean) {
  const { mutate: putBack } = useReturnMensagens()
  const { mutate: takeBack } = useTakeBackMensagens()
  const { mutate: mark } = useMarkEnviada()
  return useMemo(
    () =>
      mensagensColumns(
        now(),
        {
          open,
          retry: (mensagem) => putBack([mensagem]),
          cancel: (mensagem) => takeBack([mensagem]),
          mark,
        },
        isNarrow,
      ),
    [open, putBack, takeBack, mark, isNarrow],
  )
}

const TABS: readonly (readonly [TabMensagens | null, string])[] = [
  [null, 'Todas'],
  ['FALHARAM', 'Falharam'],
  ['FILA', 'Na fila'],
  ['WHATSAPP', 'WhatsApp a enviar'],
  ['ENVIADAS', 'Enviadas'],
  ['NAO_ENVIADAS', 'Não enviadas'],
]

interface TabsProps {
  readonly state: MensagensState
  readonly search: URLSearchParams
  readonly totais: Mensagens['totais']
}

const EstadoTabs = ({ state, search, totais }: TabsProps) => (
  <TabLinks
    label="Estado das mensagens"
    linkComponent={Link}
    items={TABS.map(([tab, label]) => ({
      label,
      to: `?${mensagensAddress.write(search, { tab }).toString()}`,
      isCurrent: state.tab === tab,
      ...(totais === undefined
        ? {}
        : {
            count: tab === null ? Object.values(totais).reduce((sum, total) => sum + total, 0) : totais[tab],
          }),
    }))}
  />
)

/** The list is narrowed to one campaign: said, and let go. */
const OfCampanha = ({ campanha, onRemove }: { campanha: number | null; onRemove: () => void }) =>
  campanha === null ? null : <Chip label={`Só da campanha #${campanha}`} onDelete={onRemove} sx={{ mb: 4 }} />

const EmailDesligado = () => (
  <Alert severity="warning" sx={{ mb: 4 }}>
    {EMAIL_DESLIGADO}: os que esperam saem quando ele for ligado.
  </Alert>
)

function Empty({ tab, busca }: { readonly tab: MensagensState['tab']; readonly busca: string }) {
  if (busca !== '') return <EmptyState title={`${nothingFound(busca)}.`} art={null} level={3} />
  const [title, because] = EMPTY_TABS[tab ?? 'TODAS']
  return (
    <EmptyState title={title} level={3}>
      <p>{because}</p>
    </EmptyState>
  )
}

const NONE: readonly MensagemItem[] = []
const idOf = ({ id }: MensagemItem) => id
