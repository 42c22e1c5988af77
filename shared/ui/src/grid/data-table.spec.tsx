import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CellButton } from '../core'
import { DataTable } from '../grid'
import type { DataTableProps, RowId, TableColumn, TableSort } from '../grid'
import { fetchGrid } from './later-grid'
import { AppTheme, applyDensidade } from '../theme/theme'

// The grid hides by style what is no part of a head's name (jest.setup-dom.cjs).
Object.assign(globalThis, { areStylesDrawn: true })

interface Campanha {
  id: number
  nome: string
}

const ALL: Campanha[] = Array.from({ length: 30 }, (_, i) => ({ id: i + 1, nome: `Campanha ${i + 1}` }))
const COLUMNS: TableColumn<Campanha>[] = [
  { id: 'nome', label: 'Nome', sortPath: 'campanha.nome', card: 'title', render: ({ nome }) => nome },
  { id: 'codigo', label: 'Código', sortPath: 'campanha.id', render: ({ id }) => `#${id}` },
  { id: 'local', label: 'Local', hideBelow: 1280, render: () => 'Recife' },
  {
    id: 'acoes',
    label: 'Ações',
    card: 'actions',
    isHeadHidden: true,
    render: ({ nome }) => (
      <CellButton aria-label={`Editar ${nome}`} data-tip="Editar">
        ✎
      </CellButton>
    ),
  },
]
const getRowId = (row: Campanha) => row.id
const getRowLabel = (row: Campanha) => row.nome

function Example(props: Partial<DataTableProps<Campanha>> & { onSort?: (sort: TableSort) => void }) {
  const { onSort, ...rest } = props
  const [page, setPage] = useState(0)
  const [sort, setSort] = useState<TableSort>({ path: 'campanha.nome', order: 'ASC' })
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set())
  return (
    <AppTheme>
      <p>{ids.size} selecionados</p>
      <DataTable
        label="Campanhas"
        columns={COLUMNS}
        rows={ALL.slice(page * 12, page * 12 + 12)}
        rowCount={ALL.length}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        page={page}
        pageSize={12}
        onPageChange={setPage}
        sort={sort}
        onSortChange={(next) => {
          setSort(next)
          onSort?.(next)
        }}
        selection={{ ids, onChange: setIds }}
        {...rest}
      />
    </AppTheme>
  )
}

function resizeTo(width: number) {
  window.innerWidth = width
  fireEvent(window, new Event('resize'))
}

const head = (name: string) => screen.getByRole('columnheader', { name })

beforeAll(fetchGrid)
beforeEach(() => resizeTo(1440))

describe('DataTable', () => {
  it('is a named grid in which only heads that sort speak of sorting', async () => {
    render(<Example />)
    expect(screen.getByRole('grid', { name: 'Campanhas' })).toBeVisible()
    expect(head('Nome')).toHaveAttribute('aria-sort', 'ascending')
    expect(head('Código')).toHaveAttribute('aria-sort', 'none')
    await waitFor(() => expect(head('Local')).not.toHaveAttribute('aria-sort'))
  })

  it('toggles between ascending and descending, never unsorted, and announces it', async () => {
    const onSort = jest.fn()
    render(<Example onSort={onSort} />)
    await userEvent.click(screen.getByText('Nome'))
    expect(onSort).toHaveBeenLastCalledWith({ path: 'campanha.nome', order: 'DESC' })
    expect(screen.getByText('Ordenado por Nome, decrescente.')).toBeInTheDocument()
    await userEvent.click(screen.getByText('Nome'))
    expect(onSort).toHaveBeenLastCalledWith({ path: 'campanha.nome', order: 'ASC' })
    await userEvent.click(screen.getByText('Código'))
    expect(onSort).toHaveBeenLastCalledWith({ path: 'campanha.id', order: 'ASC' })
  })

  it('does not sort a column without a path on the wire', async () => {
    const onSort = jest.fn()
    render(<Example onSort={onSort} />)
    await userEvent.click(screen.getByText('Local'))
    expect(onSort).not.toHaveBeenCalled()
  })

  it('has one box per row and one for the page, each with its own name', () => {
    render(<Example />)
    const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))
    expect(names).toHaveLength(13)
    expect(new Set(names).size).toBe(13)
  })

  it('keeps the selection of a page when another one is shown', async () => {
    render(<Example />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Campanha 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
    expect(screen.getByRole('checkbox', { name: 'Selecionar Campanha 13' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }))
    expect(screen.getByText('13 selecionados')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }))
    expect(screen.getByRole('checkbox', { name: 'Selecionar Campanha 2' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Selecionar Campanha 1' })).not.toBeChecked()
  })

  it('marks the box of the page as mixed while only some rows are chosen', async () => {
    render(<Example />)
    const page = screen.getByRole('checkbox', { name: 'Selecionar todos desta página' })
    expect(page).not.toBePartiallyChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Campanha 2' }))
    expect(page).toBePartiallyChecked()
    await userEvent.click(page)
    expect(page).toBeChecked()
    expect(page).not.toBePartiallyChecked()
    expect(screen.getByText('12 selecionados')).toBeVisible()
  })

  it('says which page came and keeps the button at the end reachable', async () => {
    render(<Example pageSizeLabel="Campanhas por página" />)
    const pager = screen.getByRole('navigation', { name: 'Paginação' })
    expect(pager).toHaveTextContent('Campanhas por página 12')
    expect(pager).toHaveTextContent('1–12 de 30')
    await userEvent.click(screen.getByRole('button', { name: 'Última página' }))
    expect(screen.getByText('Página 3 de 3.')).toBeInTheDocument()
    expect(pager).toHaveTextContent('25–30 de 30')
    const next = screen.getByRole('button', { name: 'Próxima página' })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    expect(next).toHaveFocus()
    expect(pager).toHaveTextContent('Página 3 de 3')
  })

  it('leaves a column out on windows it has no room on', () => {
    render(<Example />)
    expect(screen.getByText('Local')).toBeVisible()
    act(() => resizeTo(1200))
    expect(screen.queryByText('Local')).not.toBeInTheDocument()
  })

  it('offers sorting as a choice while a column that sorts has no room', async () => {
    const onSort = jest.fn()
    const columns = COLUMNS.map((column) =>
      column.id === 'codigo' ? { ...column, hideBelow: 1024 } : column,
    )
    render(<Example columns={columns} onSort={onSort} />)
    expect(screen.queryByLabelText('Ordenar por')).not.toBeInTheDocument()
    act(() => resizeTo(900))
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Código, decrescente')
    expect(onSort).toHaveBeenCalledWith({ path: 'campanha.id', order: 'DESC' })
    expect(screen.getByText('Ordenado por Código, decrescente.')).toBeInTheDocument()
  })

  it('shows what to do when there is nothing, and no pages', () => {
    render(<Example rows={[]} rowCount={0} empty={<p>Nenhum talento com estes filtros.</p>} />)
    expect(screen.getByText('Nenhum talento com estes filtros.')).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('reserves the room of a whole page while the first answer is on its way', () => {
    const { container } = render(<Example rows={undefined} rowCount={0} />)
    const box = container.querySelector('[aria-busy="true"]')
    expect(box).toHaveStyle({ minHeight: `${44 + 12 * 56 + 2}px` })
  })
})

describe('Words of a button in a DataTable', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const edit = (id: number) => screen.getByRole('button', { name: `Editar Campanha ${id}` })
  const tip = () => screen.queryByRole('tooltip')
  const setUp = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  /** Once for the wait, once for the movement that it begins. */
  const pass = async () => {
    await act(async () => jest.advanceTimersByTime(1000))
    await act(async () => jest.advanceTimersByTime(1000))
  }
  const goTo = async (user: ReturnType<typeof setUp>, id: number) => {
    act(() => screen.getByRole('checkbox', { name: `Selecionar Campanha ${id}` }).focus())
    await user.tab()
    expect(edit(id)).toHaveFocus()
    await pass()
  }

  it('come with the pointer, stay while it is on them, and go with it', async () => {
    const user = setUp()
    render(<Example />)
    await user.hover(edit(1))
    expect(tip()).not.toBeInTheDocument()
    await pass()
    expect(tip()).toHaveTextContent('Editar')
    await user.hover(screen.getByRole('tooltip'))
    await pass()
    expect(tip()).toBeInTheDocument()
    await user.hover(screen.getByText('Campanha 5'))
    await pass()
    expect(tip()).not.toBeInTheDocument()
  })

  it('come with the focus of the keyboard and go with Escape', async () => {
    const user = setUp()
    render(<Example />)
    await goTo(user, 1)
    expect(tip()).toHaveTextContent('Editar')
    await user.keyboard('{Escape}')
    await pass()
    expect(tip()).not.toBeInTheDocument()
    expect(edit(1)).toHaveFocus()
  })

  it('stay at the button in focus when the pointer leaves another one', async () => {
    const user = setUp()
    render(<Example />)
    await user.hover(edit(2))
    await pass()
    await goTo(user, 1)
    await user.unhover(edit(2))
    await pass()
    expect(tip()).toBeInTheDocument()
    await user.tab({ shift: true })
    await pass()
    expect(tip()).not.toBeInTheDocument()
  })

  it('go when the row that they belong to is gone', async () => {
    const user = setUp()
    const { rerender } = render(<Example />)
    await user.hover(edit(1))
    await pass()
    expect(tip()).toBeInTheDocument()
    rerender(<Example rows={ALL.slice(1, 12)} />)
    await pass()
    expect(tip()).not.toBeInTheDocument()
  })
})

describe('DataTable when density changes', () => {
  afterEach(() => act(async () => applyDensidade('confortavel')))

  it('closes its rows up at once', async () => {
    render(<Example />)
    const box = screen.getByRole('grid').closest('[aria-busy]')
    expect(box).toHaveStyle({ minHeight: '718px' })
    await act(async () => applyDensidade('compacta'))
    expect(box).toHaveStyle({ minHeight: `${44 + 12 * 44 + 2}px` })
  })

  it('closes up rows that a page made higher by as much', async () => {
    render(<Example rowHeight={64} />)
    const box = screen.getByRole('grid').closest('[aria-busy]')
    await act(async () => applyDensidade('compacta'))
    expect(box).toHaveStyle({ minHeight: `${44 + 12 * 52 + 2}px` })
  })
})

describe('DataTable under 600 px', () => {
  beforeEach(() => resizeTo(390))

  it('is a list of labelled cards', () => {
    render(<Example />)
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    const cards = within(screen.getByRole('list', { name: 'Campanhas' })).getAllByRole('listitem')
    expect(cards).toHaveLength(12)
    const first = within(cards[0] ?? document.body)
    expect(first.getByText('Código').nextSibling).toHaveTextContent('#1')
    expect(first.getByRole('button', { name: 'Editar Campanha 1' })).toBeVisible()
  })

  it('offers sorting as a choice', async () => {
    const onSort = jest.fn()
    render(<Example onSort={onSort} />)
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Código, decrescente')
    expect(onSort).toHaveBeenCalledWith({ path: 'campanha.id', order: 'DESC' })
  })

  it('selects by card', async () => {
    render(<Example />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Campanha 3' }))
    expect(screen.getByText('1 selecionados')).toBeVisible()
  })
})
