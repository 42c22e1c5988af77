import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ErrorSummary, KeywordsField, MaskedField } from '../form'
import type { MaskName } from '../masks/masks'
describe('MaskedField', () => {
  function Example({ mask, start = '' }: { mask: MaskName; start?: string }) {
    const [value, setValue] = useState(start)
    return <MaskedField label="Campo" mask={mask} value={value} onChange={setValue} />
  }

  it('writes the signs of a CPF as one types', async () => {
    render(<Example mask="cpf" />)
    await userEvent.type(screen.getByLabelText('Campo'), '52998224725')
    expect(screen.getByLabelText('Campo')).toHaveValue('529.982.247-25')
  })

  it('deletes the digit before a sign, so that Backspace never sticks', async () => {
    render(<Example mask="cpf" start="529.982" />)
    const field = screen.getByLabelText<HTMLInputElement>('Campo')
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(field).toHaveValue('529.82')
  })

  it('keeps the caret where a digit was put in the middle', async () => {
    render(<Example mask="cpf" start="529.982.247-25" />)
    const field = screen.getByLabelText<HTMLInputElement>('Campo')
    await userEvent.type(field, '1', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(field).toHaveValue('529.198.224-72')
    expect(field.selectionStart).toBe(5)
  })
})

describe('KeywordsField', () => {
  function Example({ start = [] }: { start?: string[] }) {
    const [value, setValue] = useState<string[]>(start)
    return (
      <form onSubmit={() => expect('the form').toBe('not sent by Enter')}>
        <KeywordsField label="Palavras-chave" value={value} onChange={setValue} />
      </form>
    )
  }
  const field = () => screen.getByRole('textbox', { name: 'Palavras-chave' })
  const words = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent)

  it('adds with Enter, short words too', async () => {
    render(<Example />)
    await userEvent.type(field(), 'TI{Enter}C#{Enter}')
    expect(words()).toEqual(['TI', 'C#'])
    expect(field()).toHaveValue('')
  })

  it.each([
    ['a fourth one', ['a', 'b', 'c'], 'd', 'Limite de 3 atingido. Remova uma palavra-chave para trocar.'],
    ['one it has, accent or not', ['Técnica'], 'tecnica', '“tecnica” já está na lista.'],
    ['a semicolon', [], 'a;b', 'O sinal “;” não pode ser usado. Adicione uma palavra por vez.'],
  ])('refuses %s with the reason and keeps what was typed', async (_, start, text, reason) => {
    render(<Example start={start} />)
    await userEvent.type(field(), `${text}{Enter}`)
    expect(screen.getByText(reason)).toBeVisible()
    expect(field()).toHaveValue(text)
  })

  it('removes the clicked one only, and brings it back to its place', async () => {
    render(<Example start={['TI', 'RH', 'C#']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remover RH' }))
    expect(words()).toEqual(['TI', 'C#'])
    expect(screen.getByRole('status')).toHaveTextContent('“RH” saiu da lista.')
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(words()).toEqual(['TI', 'RH', 'C#'])
  })
})

describe('ErrorSummary', () => {
  const errors = [{ fieldId: 'nome', message: 'Erro: Preencha o nome da campanha' }]

  it('takes the focus when it appears and again on each failed attempt', () => {
    const { rerender } = render(<ErrorSummary errors={errors} attempt={1} />)
    expect(screen.getByRole('alert')).toHaveFocus()
    act(() => screen.getByRole('alert').blur())
    rerender(<ErrorSummary errors={errors} attempt={2} />)
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  it('leads to the field', async () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <input id="nome" aria-label="Nome" />
      </>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Erro: Preencha o nome da campanha' }))
    expect(screen.getByLabelText('Nome')).toHaveFocus()
  })

  it('draws nothing without errors', () => {
    const { container } = render(<ErrorSummary errors={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
