import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { property, constantFrom, integer, assert } from 'fast-check'
import { useState } from 'react'
import { addDias } from '@seleta/regras/dia'
import { DateField, TimeField } from '../form'
import { dayAfterKey, weeksOf } from './calendar-days'

/** The product's own fields of days and times: typed first, in Portuguese whatever the browser speaks (audit W15). */

describe('a day', () => {
  const picked = jest.fn()
  beforeEach(() => picked.mockReset())
  function Example({ start = '', min }: { start?: string; min?: string }) {
    const [value, setValue] = useState(start)
    return (
      <DateField
        label="Data de fechamento"
        value={value}
        {...(min === undefined ? {} : { min })}
        onChange={(shown, iso) => {
          setValue(shown)
          picked(iso)
        }}
      />
    )
  }
  const field = () => screen.getByRole('textbox', { name: 'Data de fechamento' })
  const opener = () => screen.getByRole('button', { name: 'Abrir calendário: Data de fechamento' })
  const open = async () => {
    await userEvent.click(opener())
    return screen.findByRole('grid', { name: 'novembro de 2026' })
  }
  const day = (name: string) => screen.getByRole('button', { name })

  it('turns a day above 31 into 31 and a month above 12 into 12', async () => {
    render(<Example />)
    await userEvent.type(field(), '45132026')
    expect(field()).toHaveValue('31/12/2026')
    expect(picked).toHaveBeenLastCalledWith('2026-12-31')
  })

  it('that the calendar does not have is none, and stays as it was typed', async () => {
    render(<Example />)
    await userEvent.type(field(), '31022026')
    expect(picked).toHaveBeenLastCalledWith(null)
    expect(field()).toHaveValue('31/02/2026')
  })

  it('is picked by keys alone: by days, weeks, months and years', async () => {
    render(<Example start="23/11/2026" />)
    await open()
    const chosen = day('segunda-feira, 23 de novembro de 2026')
    expect(chosen).toHaveFocus()
    expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(day('terça-feira, 1 de dezembro de 2026')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(day('domingo, 29 de novembro de 2026')).toHaveFocus()
    await userEvent.keyboard('{PageDown}{Shift>}{PageUp}{/Shift}')
    expect(day('segunda-feira, 29 de dezembro de 2025')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(picked).toHaveBeenLastCalledWith('2025-12-29')
    expect(field()).toHaveValue('29/12/2025')
    expect(opener()).toHaveFocus()
  })

  it('is left as it was by Escape', async () => {
    render(<Example start="23/11/2026" />)
    await open()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    expect(picked).not.toHaveBeenCalled()
    expect(opener()).toHaveFocus()
  })

  it('before the first one cannot be picked nor walked to', async () => {
    render(<Example start="23/11/2026" min="2026-11-20" />)
    await open()
    expect(day('quinta-feira, 19 de novembro de 2026')).toBeDisabled()
    await userEvent.keyboard('{PageUp}')
    expect(day('sexta-feira, 20 de novembro de 2026')).toHaveFocus()
  })

  it('is reached by turning months, with the finger on the same button', async () => {
    render(<Example start="23/11/2026" />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Próximo mês' }))
    expect(screen.getByRole('button', { name: 'Próximo mês' })).toHaveFocus()
    await userEvent.click(day('quarta-feira, 9 de dezembro de 2026'))
    expect(field()).toHaveValue('09/12/2026')
  })
})

const dias = integer({ min: -20_000, max: 40_000 }).map((n) => addDias('2026-11-23', n))

test('a month’s weeks hold each of its days once, under its weekday', () => {
  assert(
    property(dias, (dia) => {
      const weeks = weeksOf(dia)
      const days = weeks.flat().filter((one) => one !== null)
      expect(new Set(days).size).toBe(days.length)
      expect(days[0]).toBe(`${dia.slice(0, 8)}01`)
      expect(addDias(days.at(-1) ?? '', 1).slice(8)).toBe('01')
      for (const week of weeks)
        for (const [n, one] of week.entries())
          if (one !== null) expect(new Date(`${one}T12:00:00Z`).getUTCDay()).toBe(n)
    }),
  )
})

test('what one key does another takes back, but for the ends of months', () => {
  const pairs = constantFrom(['ArrowLeft', 'ArrowRight'], ['ArrowUp', 'ArrowDown'], ['PageUp', 'PageDown'])
  assert(
    property(dias, pairs, (dia, [there = '', back = '']) => {
      const round = dayAfterKey(dayAfterKey(dia, there, false) ?? '', back, false) ?? ''
      expect(there === 'PageUp' ? round.slice(0, 7) : round).toBe(there === 'PageUp' ? dia.slice(0, 7) : dia)
    }),
  )
})

describe('a time of a day', () => {
  const told = jest.fn()
  function Example() {
    const [value, setValue] = useState('')
    return (
      <TimeField
        label="Entrada"
        value={value}
        onChange={(shown, hora) => {
          setValue(shown)
          told(hora)
        }}
      />
    )
  }
  const field = () => screen.getByRole('textbox', { name: 'Entrada' })

  it('is written out once the field is left', async () => {
    render(<Example />)
    await userEvent.type(field(), '8h30')
    expect(field()).toHaveValue('8h30')
    await userEvent.tab()
    expect(field()).toHaveValue('08:30')
    expect(told).toHaveBeenLastCalledWith('08:30')
  })

  it('that no day has stays as it was typed', async () => {
    render(<Example />)
    await userEvent.type(field(), '25:00')
    await userEvent.tab()
    expect(field()).toHaveValue('25:00')
    expect(told).toHaveBeenLastCalledWith(null)
  })
})
