import { formatInteger } from '@seleta/regras/numbers'
import { wordsFor } from '@seleta/api-client'
import { CAMPOS_IMPORTACAO, PESSOA_LABELS } from '@seleta/contract/pessoa-labels'
import { PAGE_SIZE } from '@seleta/contract/limits'
import type { LinhaImportacao } from '@seleta/contract/importacoes'
import { Box, Button, ErrorState, LoadingRows, Tab, Tabs, Typography } from '@seleta/ui/core'
import { useState } from 'react'
import { useLinhas } from '../../queries/importacao-queries'

/** Of a row with one line, in px. */
const LINHA_HEIGHT = 41

type Situacao = Parameters<typeof useLinhas>[1]

interface LinhasTab {
  readonly situacao: Situacao
  readonly rotulo: string
  readonly total: number
}

/** Rows by outcome, with what is wrong with each; outcomes without rows are left out. */
export function Linhas({ id, tabs }: { readonly id: number; readonly tabs: readonly LinhasTab[] }) {
  const told = tabs.filter(({ total }) => total > 0)
  const [picked, setPicked] = useState<Situacao | null>(null)
  const open = told.find(({ situacao }) => situacao === picked) ?? told[0]
  if (open === undefined) return null
  return (
    <Box sx={{ mb: 3 }}>
      <Tabs
        value={open.situacao}
        onChange={(_, situacao: Situacao) => setPicked(situacao)}
        variant="scrollable"
        aria-label="Linhas por resultado"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {told.map(({ situacao, rotulo, total }) => (
          <Tab
            key={situacao}
            value={situacao}
            id={`linhas-aba-${situacao}`}
            aria-controls="linhas-painel"
            label={`${rotulo} (${formatInteger(total)})`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="linhas-painel" aria-labelledby={`linhas-aba-${open.situacao}`} tabIndex={0}>
        <PagesOfLinhas key={open.situacao} id={id} situacao={open.situacao} total={open.total} />
      </Box>
    </Box>
  )
}

interface PagesProps {
  readonly id: number
  readonly situacao: Situacao
  readonly total: number
}

function PagesOfLinhas({ id, situacao, total }: PagesProps) {
  const [page, setPage] = useState(0)
  const pages = Math.ceil(total / PAGE_SIZE.linhas)
  const rows = Math.min(PAGE_SIZE.linhas, total - page * PAGE_SIZE.linhas)
  return (
    <>
      <PageOfLinhas id={id} situacao={situacao} page={page} rows={rows} />
      {pages > 1 ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 2 }}>
          <Button size="small" aria-disabled={page === 0} onClick={() => setPage(Math.max(0, page - 1))}>
            Anteriores
          </Button>
          <Typography variant="body2" component="output">
            Página {page + 1} de {pages}
          </Typography>
          <Button
            size="small"
            aria-disabled={page + 1 >= pages}
            onClick={() => setPage(Math.min(pages - 1, page + 1))}
          >
            Próximas
          </Button>
        </Box>
      ) : null}
    </>
  )
}

interface PageProps {
  readonly id: number
  readonly situacao: Situacao
  readonly page: number
  /** How many will come: their room is kept, so that no button below moves away under a finger. */
  readonly rows: number
}

function PageOfLinhas({ id, situacao, page, rows }: PageProps) {
  const linhas = useLinhas(id, situacao, page)
  if (linhas.data === undefined && linhas.isError) {
    return (
      <ErrorState
        title={wordsFor(linhas.error)}
        onRetry={() => void linhas.refetch()}
        isRetrying={linhas.isFetching}
        level={3}
      />
    )
  }
  if (linhas.data === undefined)
    return <LoadingRows rows={rows} height={LINHA_HEIGHT} label="Carregando linhas" />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {linhas.data.data.map((linha) => (
        <Linha key={linha.numero} linha={linha} />
      ))}
    </Box>
  )
}

function Linha({ linha: { numero, nome, motivos } }: { readonly linha: LinhaImportacao }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '88px 1fr 1.6fr' },
        columnGap: 3,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.8125rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        Linha {formatInteger(numero)}
      </Box>
      <Box sx={{ fontWeight: 550 }}>{nome === '' ? 'Sem nome' : nome}</Box>
      <div>
        {Object.entries(motivos).map(([campo, texto]) => (
          <div key={campo}>
            {labelOf(campo)}
            {texto}
          </div>
        ))}
      </div>
    </Box>
  )
}

const labelOf = (campo: string) => {
  const found = CAMPOS_IMPORTACAO.find((one) => one === campo)
  return found === undefined ? '' : `${PESSOA_LABELS[found]}: `
}
