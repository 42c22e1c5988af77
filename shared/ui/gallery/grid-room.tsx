import { useState } from 'react'
import { AdherenceRing, EmptyState, IconButton, Link, StatusChip, StepsBar } from '../src/core'
import { DataTable } from '../src/grid'
import type { RowId, TableColumn, TableSort } from '../src/grid'
import { CopyIcon, MoreIcon, UsersIcon } from '../src/icons/icons'

interface Row {
  id: number
  nome: string
  candidatos: number
}

const ALL: Row[] = Array.from({ length: 57 }, (_, i) => ({
  id: i + 1,
  nome:
    ['Analista de dados', 'Pessoa desenvolvedora front-end sênior', 'Atendente', 'Auxiliar de logística'][
      i % 4
    ] ?? '',
  candidatos: (i * 37) % 211,
}))

const COLUMNS: TableColumn<Row>[] = [
  {
    id: 'nome',
    label: 'Nome',
    sortPath: 'campanha.nome',
    flex: 3,
    minWidth: 200,
    card: 'title',
    render: ({ nome }) => (
      <Link href="#" sx={{ fontWeight: 680 }}>
        {nome}
      </Link>
    ),
  },
  { id: 'codigo', label: 'Código', sortPath: 'campanha.id', width: 96, render: ({ id }) => `#${id}` },
  {
    id: 'situacao',
    label: 'Situação',
    width: 130,
    render: () => <StatusChip tone="success">Publicada</StatusChip>,
  },
  {
    id: 'etapa',
    label: 'Etapa',
    width: 140,
    hideBelow: 1000,
    render: () => <StepsBar step={2} label="Questões e Pergunta" />,
  },
  { id: 'aderencia', label: 'Aderência', width: 110, render: ({ id }) => <AdherenceRing value={id % 100} /> },
  {
    id: 'candidatos',
    label: 'Candidatos',
    width: 110,
    align: 'right',
    render: ({ candidatos }) => candidatos,
  },
  {
    id: 'inicio',
    label: 'Início',
    sortPath: 'campanha.inicio',
    width: 110,
    hideBelow: 900,
    render: () => '04/03/2026',
  },
  {
    id: 'acoes',
    label: 'Ações',
    width: 148,
    align: 'right',
    card: 'actions',
    isHeadHidden: true,
    render: () => (
      <>
        <IconButton aria-label="Ver candidatos">
          <UsersIcon />
        </IconButton>
        <IconButton aria-label="Copiar link">
          <CopyIcon />
        </IconButton>
        <IconButton aria-label="Mais ações">
          <MoreIcon />
        </IconButton>
      </>
    ),
  },
]

const getRowId = (row: Row) => row.id
const getRowLabel = (row: Row) => row.nome

export function GridRoom() {
  const [page, setPage] = useState(0)
  const [sort, setSort] = useState<TableSort>({ path: 'campanha.nome', order: 'ASC' })
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set([2]))
  return (
    <>
      <DataTable
        label="Campanhas"
        columns={COLUMNS}
        rows={ALL.slice(page * 12, page * 12 + 12)}
        rowCount={57}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        page={page}
        pageSize={12}
        onPageChange={setPage}
        sort={sort}
        onSortChange={setSort}
        selection={{ ids, onChange: setIds }}
        pageSizeLabel="Campanhas por página"
      />
      <DataTable
        label="Vazia"
        columns={COLUMNS}
        rows={[]}
        rowCount={0}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        page={0}
        pageSize={12}
        onPageChange={setPage}
        empty={<EmptyState title="Nenhum talento com estes filtros." />}
      />
      <DataTable
        label="Carregando"
        columns={COLUMNS}
        rows={undefined}
        rowCount={0}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        page={0}
        pageSize={4}
        onPageChange={setPage}
      />
    </>
  )
}
