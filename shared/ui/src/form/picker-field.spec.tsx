import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PickerField, searchOptions } from '../form'
import type { PickerFieldProps } from '../form'

interface Cidade {
  id: number
  nome: string
}

const CIDADES: Cidade[] = ['São Paulo', 'Santos', 'Recife', 'Brasília'].map((nome, id) => ({ id, nome }))
const getKey = (cidade: Cidade) => cidade.id
const getLabel = (cidade: Cidade) => cidade.nome

function Example(props: Partial<PickerFieldProps<Cidade>> & { start?: Cidade[] }) {
  const { start = [], ...rest } = props
  const [value, setValue] = useState<Cidade[]>(start)
  return (
    <PickerField
      label="Cidades"
      noun="cidades"
      limit={10}
      value={value}
      onChange={setValue}
      getKey={getKey}
      getLabel={getLabel}
      {...rest}
    />
  )
}

describe('PickerField', () => {
  it('finds an option without its accent and adds it as a chip', async () => {
    render(<Example options={CIDADES} />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Cidades' }), 'sao')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['São Paulo'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('button', { name: 'São Paulo' })).toBeVisible()
    expect(screen.getByText('1 de 10 cidades')).toBeVisible()
  })

  it('takes the last chip back with Backspace', async () => {
    render(<Example options={CIDADES} start={CIDADES.slice(0, 2)} />)
    await userEvent.type(screen.getByRole('combobox'), '{Backspace}')
    expect(screen.queryByRole('button', { name: 'Santos' })).not.toBeInTheDocument()
    expect(screen.getByText('1 de 10 cidades')).toBeVisible()
  })

  it('at its limit says so, opens no list, and can still be read and emptied', async () => {
    render(<Example options={CIDADES} limit={2} start={CIDADES.slice(0, 2)} />)
    const field = screen.getByRole('combobox')
    expect(screen.getByText('Limite de 2 atingido')).toBeVisible()
    expect(field).toBeEnabled()
    await userEvent.click(field)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}')
    expect(screen.getByText('1 de 2 cidades')).toBeVisible()
  })

  it('of which one can be chosen lets another take its place (audit W9)', async () => {
    render(<Example options={CIDADES} limit={1} start={CIDADES.slice(0, 1)} />)
    await userEvent.type(screen.getByRole('combobox'), 'recife')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('button', { name: 'Recife' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'São Paulo' })).not.toBeInTheDocument()
    expect(screen.queryByText('Limite de 1 atingido')).not.toBeInTheDocument()
  })

  it('takes the best hit that is not chosen yet with Enter on what was typed (audit W10)', async () => {
    render(<Example options={CIDADES} />)
    await userEvent.type(screen.getByRole('combobox'), 'sa{Enter}')
    expect(screen.getByRole('button', { name: 'São Paulo' })).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveValue('')
    await userEvent.type(screen.getByRole('combobox'), 'sa{Enter}')
    expect(screen.getByRole('button', { name: 'Santos' })).toBeVisible()
    await userEvent.type(screen.getByRole('combobox'), '{Enter}')
    expect(screen.getByText('2 de 10 cidades')).toBeVisible()
  })

  it('takes the best hit of the answer to Enter, not of the one before it', async () => {
    const waiting: (() => void)[] = []
    const search = async (text: string) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return searchOptions(CIDADES, text, getLabel)
    }
    render(<Example onSearch={search} />)
    await userEvent.type(screen.getByRole('combobox'), 'recife{Enter}')
    await waitFor(() => {
      for (const answer of waiting) answer()
      expect(screen.getByRole('button', { name: 'Recife' })).toBeVisible()
    })
    expect(screen.getByText('1 de 10 cidades')).toBeVisible()
  })

  it('lists 50 and says how many more were found (audit W10)', async () => {
    const many = Array.from({ length: 73 }, (_, id) => ({ id, nome: `Cidade ${id}` }))
    render(<Example options={many} />)
    await userEvent.type(screen.getByRole('combobox'), 'cidade')
    expect(screen.getAllByRole('option')).toHaveLength(50)
    expect(screen.getByText('mais 23: continue a escrever')).toBeVisible()
    await userEvent.type(screen.getByRole('combobox'), ' 7')
    expect(screen.queryByText(/^mais/)).not.toBeInTheDocument()
  })

  it('keeps options of one group together, groups by their best hit', async () => {
    const ufs = ['MG', 'SP', 'MG']
    const found = ['Campina Verde', 'Campinas', 'Campinápolis'].map((nome, id) => ({ id, nome }))
    render(<Example options={found} groupBy={({ id }) => ufs[id] ?? ''} />)
    await userEvent.type(screen.getByRole('combobox'), 'campin')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Campina Verde',
      'Campinápolis',
      'Campinas',
    ])
  })

  it('with nothing found says what was looked for', async () => {
    render(<Example options={CIDADES} />)
    await userEvent.type(screen.getByRole('combobox'), 'xyz')
    expect(screen.getByText('Nada encontrado para “xyz”')).toBeVisible()
  })

  it('shows its error in place of the hint', () => {
    render(
      <Example
        options={CIDADES}
        helperText="Onde se trabalha."
        error="Erro: Selecione uma ou mais cidades"
      />,
    )
    expect(screen.getByRole('combobox')).toBeInvalid()
    expect(screen.getByText('Erro: Selecione uma ou mais cidades')).toBeVisible()
    expect(screen.queryByText('Onde se trabalha.')).not.toBeInTheDocument()
  })
})

describe('PickerField that searches on the server', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const setup = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })

  it('asks once for what was typed, not for each key', async () => {
    const onSearch = jest.fn(async () => CIDADES)
    render(<Example onSearch={onSearch} />)
    await setup().type(screen.getByRole('combobox'), 'rec')
    await act(async () => jest.advanceTimersByTime(250))
    expect(onSearch).toHaveBeenCalledTimes(1)
    expect(onSearch).toHaveBeenCalledWith('rec', expect.any(AbortSignal))
    expect(screen.getByRole('option', { name: 'Recife' })).toBeVisible()
  })

  it('lets a late answer never overwrite a newer one', async () => {
    const answers = new Map<string, (found: Cidade[]) => void>()
    const onSearch = (text: string) =>
      new Promise<Cidade[]>((resolve) => {
        answers.set(text, resolve)
      })
    render(<Example onSearch={onSearch} />)
    const user = setup()
    await user.type(screen.getByRole('combobox'), 'r')
    await act(async () => jest.advanceTimersByTime(250))
    await user.type(screen.getByRole('combobox'), 'e')
    await act(async () => jest.advanceTimersByTime(250))
    await act(async () => answers.get('re')?.([{ id: 2, nome: 'Recife' }]))
    await act(async () => answers.get('r')?.([{ id: 9, nome: 'Rio Branco' }]))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Recife'])
  })

  it('says that a search failed', async () => {
    render(<Example onSearch={async () => Promise.reject(new Error('offline'))} />)
    await setup().type(screen.getByRole('combobox'), 'r')
    await act(async () => jest.advanceTimersByTime(250))
    expect(screen.getByText(/Não foi possível buscar/)).toBeVisible()
  })
})
