import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatDinheiro, parseDinheiro } from '@seleta/regras/dinheiro'
import { assert, constantFrom, integer, property } from 'fast-check'
import { useState } from 'react'
import { RangeField } from '../form'
import type { Range } from '../form'

describe('RangeField', () => {
  function Idade({ start = [17, 25], onHold }: { start?: Range; onHold?: (range: Range) => void }) {
    const [value, setValue] = useState<Range>(start)
    return (
      <RangeField
        label="Idade"
        value={value}
        onChange={(range) => {
          onHold?.(range)
          setValue(range)
        }}
        min={16}
        max={99}
        minDistance={1}
        invertedText="A idade final deve ser maior que a inicial."
      />
    )
  }
  const typed = (name: string) => screen.getByRole('textbox', { name })

  it('moves the other end when a typed one passes it', async () => {
    render(<Idade />)
    await userEvent.clear(typed('De'))
    await userEvent.type(typed('De'), '40{Enter}')
    expect(typed('De')).toHaveValue('40')
    expect(typed('Até')).toHaveValue('41')
  })

  it.each([
    ['300', 'Use de 16 a 99.'],
    ['-20', 'Use de 16 a 99.'],
    ['17,5', 'Escreva um número inteiro, como 25.'],
    ['vinte', 'Escreva um número inteiro, como 25.'],
  ])('leaves %s as it was typed, says why it cannot be, and touches nothing else', async (text, why) => {
    render(<Idade />)
    await userEvent.clear(typed('Até'))
    await userEvent.type(typed('Até'), text)
    await userEvent.tab()
    expect(typed('Até')).toHaveValue(text)
    expect(typed('Até')).toHaveAccessibleDescription(why)
    expect(typed('De')).toHaveValue('17')
    // The handle answers for the field again.
    fireEvent.change(screen.getByRole('slider', { name: 'Idade: até' }), { target: { value: 30 } })
    expect(typed('Até')).toHaveValue('30')
    expect(screen.queryByText(why)).not.toBeInTheDocument()
  })

  it.each([
    ['300', '25'],
    ['-20', '25'],
    ['15', '25'],
    ['100', '25'],
    ['99', '99'],
    ['30', '30'],
  ])('keeps a typed number inside the scale: after %s it is at %s', async (text, at) => {
    const held: Range[] = []
    render(<Idade onHold={(range) => held.push(range)} />)
    await userEvent.clear(typed('Até'))
    await userEvent.type(typed('Até'), text)
    await userEvent.tab()
    expect(screen.getByRole('slider', { name: 'Idade: até' })).toHaveValue(at)
    expect(held.flat().filter((end) => end < 16 || end > 99)).toEqual([])
  })

  it('keeps its handles a step apart on the keyboard', () => {
    render(<Idade start={[24, 25]} />)
    fireEvent.change(screen.getByRole('slider', { name: 'Idade: de' }), { target: { value: 25 } })
    expect(typed('De')).toHaveValue('25')
    expect(typed('Até')).toHaveValue('26')
  })

  it('says so when it arrives inverted, and is right again at the first touch', async () => {
    render(<Idade start={[40, 20]} />)
    expect(screen.getByText('A idade final deve ser maior que a inicial.')).toBeVisible()
    await userEvent.clear(typed('Até'))
    await userEvent.type(typed('Até'), '50{Enter}')
    expect(screen.queryByText('A idade final deve ser maior que a inicial.')).not.toBeInTheDocument()
    expect(typed('De')).toHaveValue('40')
  })
})

describe('RangeField of money', () => {
  function Salario({ onChange }: { onChange: (range: Range) => void }) {
    const [value, setValue] = useState<Range>([1800, 2500])
    return (
      <RangeField
        label="Salário"
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
        min={1}
        max={15_000}
        holds={{ min: 0, max: 1_000_000 }}
        hasCents
        prefix="R$"
      />
    )
  }
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const enter = (name: string, text: string) => {
    fireEvent.change(field(name), { target: { value: text } })
    fireEvent.blur(field(name))
  }

  it('shows after leaving the field what was meant, in 2,000 notations', () => {
    let last: Range = [1800, 2500]
    const { container } = render(<Salario onChange={(range) => (last = range)} />)
    // Looked up once: finding a field by its role costs more than filling it.
    const ate = field('Até')
    enter('De', '1')
    const notations: ((reais: number) => string)[] = [
      (reais) => formatDinheiro(reais),
      (reais) => formatDinheiro(reais).replace('\u00a0', ' '),
      (reais) => formatDinheiro(reais, { cents: 'auto' }),
      (reais) => reais.toFixed(2),
      (reais) => reais.toFixed(2).replace('.', ','),
      (reais) => ` R$${reais.toFixed(2).replace('.', ',')} `,
    ]
    assert(
      property(integer({ min: 1_00, max: 20_000_00 }), constantFrom(...notations), (cents, write) => {
        const reais = cents / 100
        fireEvent.change(ate, { target: { value: write(reais) } })
        fireEvent.blur(ate)
        expect(last).toEqual([1, reais])
        expect(parseDinheiro(ate.value)).toBe(reais)
        expect(container.textContent.includes('Use de 1 a 15.000.')).toBe(reais > 15_000)
      }),
      { seed: 16, numRuns: 2000 },
    )
  })

  it('keeps an amount beside the scale, says so, and leaves the other end where it is', () => {
    let last: Range = [1800, 2500]
    render(<Salario onChange={(range) => (last = range)} />)
    enter('De', '20.000,00')
    expect(last).toEqual([20_000, 2500])
    expect(field('De')).toHaveValue('20.000')
    expect(field('Até')).toHaveValue('2.500')
    expect(screen.getByText('Use de 1 a 15.000.')).toBeVisible()
    expect([field('De'), field('Até')].map((end) => end.getAttribute('aria-invalid'))).toEqual([
      'true',
      'false',
    ])
    enter('De', '2.000,50')
    expect(last).toEqual([2000.5, 2500])
    expect(field('De')).toHaveValue('2.000,50')
    expect(screen.queryByText('Use de 1 a 15.000.')).not.toBeInTheDocument()
  })

  it('makes no amount of what can be read in two ways', () => {
    let last: Range = [1800, 2500]
    render(<Salario onChange={(range) => (last = range)} />)
    for (const text of ['2,500.00', '1 a 2', 'a combinar']) {
      enter('Até', text)
      expect(last).toEqual([1800, 2500])
      expect(field('Até')).toHaveValue(text)
      expect(field('Até')).toHaveAccessibleDescription('Escreva um valor, como 2.500 ou 18,50.')
    }
    enter('Até', '')
    expect(field('Até')).toHaveValue('2.500')
  })
})
