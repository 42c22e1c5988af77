import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CellButton } from '../core'
import type { RowId, TableColumn } from '../grid'
import { DataTable } from '../grid'
import { AppTheme } from '../theme/theme'
import { fetchGrid } from './later-grid'

interface Campanha {
  readonly id: number
  readonly nome: string
}
const ROWS: readonly Campanha[] = [1, 2, 3].map((id) => ({ id, nome: `Campanha ${id}` }))

function Example({ onEdit }: { readonly onEdit: (nome: string) => void }) {
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set())
  const columns: TableColumn<Campanha>[] = [
    { id: 'nome', label: 'Nome', card: 'title', render: ({ nome }) => nome },
    {
      id: 'acoes',
      label: 'Ações',
      card: 'actions',
      render: ({ nome }) => (
        <CellButton aria-label={`Editar ${nome}`} onClick={() => onEdit(nome)}>
          ✎
        </CellButton>
      ),
    },
  ]
  return (
    <AppTheme>
      <p>{[...ids].join(' e ') || 'nada'}</p>
      <DataTable
        label="Campanhas"
        columns={columns}
        rows={ROWS}
        rowCount={3}
        getRowId={({ id }) => id}
        getRowLabel={({ nome }) => nome}
        page={0}
        pageSize={12}
        onPageChange={jest.fn()}
        selection={{ ids, onChange: setIds }}
      />
    </AppTheme>
  )
}

async function open() {
  const onEdit = jest.fn()
  await fetchGrid()
  render(<Example onEdit={onEdit} />)
  await screen.findByRole('grid', { name: 'Campanhas' })
  return onEdit
}
const pressSpaceOn = async (element: HTMLElement) => {
  act(() => element.focus())
  await userEvent.keyboard(' ')
}

it('Space chooses all rows of the page, a row by its box and a row by the cell of its box', async () => {
  await open()
  const all = screen.getByRole('checkbox', { name: 'Selecionar todos desta página' })
  await pressSpaceOn(all)
  expect(screen.getByText('1 e 2 e 3')).toBeVisible()
  await pressSpaceOn(all)
  const box = screen.getByRole('checkbox', { name: 'Selecionar Campanha 2' })
  await pressSpaceOn(box)
  expect(screen.getByText('2')).toBeVisible()
  const [cell] = screen.getAllByRole('gridcell').filter((one) => one.contains(box))
  await pressSpaceOn(cell ?? box)
  expect(screen.getByText('nada')).toBeVisible()
})

it('Space works a button in a cell', async () => {
  const onEdit = await open()
  await pressSpaceOn(screen.getByRole('button', { name: 'Editar Campanha 2' }))
  expect(onEdit).toHaveBeenCalledWith('Campanha 2')
})
