import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { CellButton } from '../core'
import { DataTable } from '../grid'
import type { RowId, TableColumn, TableSort } from '../grid'
import { AppTheme } from '../theme/theme'

const COLUMNS: TableColumn<{ id: number }>[] = [
  { id: 'codigo', label: 'Código', sortPath: 'campanha.id', render: ({ id }) => `#${id}` },
  { id: 'acoes', label: 'Ações', render: ({ id }) => <CellButton aria-label={`Editar ${id}`}>✎</CellButton> },
]
const ROWS = [{ id: 1 }, { id: 2 }, { id: 3 }]
const idOf = ({ id }: { id: number }) => id

function Table({ onSort }: { onSort: (sort: TableSort) => void }) {
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set())
  return (
    <AppTheme>
      <DataTable
        label="Campanhas"
        columns={COLUMNS}
        rows={ROWS}
        rowCount={3}
        getRowId={idOf}
        getRowLabel={({ id }) => `Campanha ${id}`}
        page={0}
        pageSize={12}
        onPageChange={() => undefined}
        sort={{ path: 'campanha.id', order: 'ASC' }}
        onSortChange={onSort}
        selection={{ ids, onChange: setIds }}
      />
    </AppTheme>
  )
}

const box = (id: number) => screen.getByRole('checkbox', { name: `Selecionar Campanha ${id}` })
const edit = (id: number) => screen.getByRole('button', { name: `Editar ${id}` })

test('a table shows its rows before its grid is there; they select and sort, and the grid takes over what is selected and in focus', async () => {
  const onSort = jest.fn()
  render(<Table onSort={onSort} />)
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Campanhas' })).getAllByRole('listitem')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: /^Código ?, crescente$/ }))
  expect(onSort).toHaveBeenLastCalledWith({ path: 'campanha.id', order: 'DESC' })
  fireEvent.click(box(3))
  act(() => edit(2).focus())

  expect(await screen.findByRole('grid', { name: 'Campanhas' })).toBeInTheDocument()
  expect(box(3)).toBeChecked()
  await waitFor(() => expect(edit(2)).toHaveFocus())
})
