import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PickerField } from '../form'
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
