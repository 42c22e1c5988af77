import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormDialog } from '../form'
import { AppTheme, TEMA_STORAGE_KEY, useTema } from './app-theme'
import type { Tema } from './app-theme'
import { paint } from './paint'

// What a style paints is tested here (jest.setup-dom.cjs).
Object.assign(globalThis, { areStylesDrawn: true })

function Chooser() {
  const { tema, aparencia, setTema } = useTema()
  const choices: Tema[] = ['claro', 'escuro', 'automatico']
  return (
    <>
      <output>{`${tema}, ${aparencia}`}</output>
      {choices.map((choice) => (
        <button key={choice} onClick={() => setTema(choice)}>
          {choice}
        </button>
      ))}
    </>
  )
}

/** A system that prefers dark or light, and can change its mind. */
function stubSystem(prefersDark: boolean) {
  const listeners = new Set<(event: { matches: boolean }) => void>()
  const query = {
    matches: prefersDark,
    addListener: (listener: (event: { matches: boolean }) => void) => listeners.add(listener),
    removeListener: (listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
  return (matches: boolean) => {
    query.matches = matches
    listeners.forEach((listener) => listener({ matches }))
  }
}

function open() {
  render(
    <AppTheme>
      <Chooser />
    </AppTheme>,
  )
}

const html = document.documentElement

beforeEach(() => {
  localStorage.clear()
  html.removeAttribute('data-tema')
})

describe('the theme', () => {
  it('follows the system until one chooses, also while the page is open', () => {
    const change = stubSystem(true)
    open()
    expect(html).toHaveAttribute('data-tema', 'dark')
    act(() => change(false))
    expect(html).toHaveAttribute('data-tema', 'light')
    expect(screen.getByRole('status')).toHaveTextContent('automatico, light')
  })

  it('is what was chosen, now and on the next visit', async () => {
    stubSystem(false)
    open()
    await userEvent.click(screen.getByRole('button', { name: 'escuro' }))
    expect(html).toHaveAttribute('data-tema', 'dark')
    expect(localStorage.getItem(TEMA_STORAGE_KEY)).toBe('dark')
  })

  it('that was chosen before is on the page from the start, whatever the system says', () => {
    stubSystem(false)
    localStorage.setItem(TEMA_STORAGE_KEY, 'dark')
    open()
    expect(html).toHaveAttribute('data-tema', 'dark')
    expect(screen.getByRole('status')).toHaveTextContent('escuro, dark')
  })

  it('paints with the colours of the tokens', () => {
    stubSystem(false)
    open()
    const variables = getComputedStyle(html)
    expect(variables.getPropertyValue('--seleta-palette-primary-main')).toBe('#0F5C53')
  })
})

it('gives a bare link the colour of the product', () => {
  stubSystem(false)
  render(
    <AppTheme>
      <a href="/">Preencher</a>
    </AppTheme>,
  )
  expect(screen.getByRole('link')).toHaveStyle({ color: paint.primary })
})

it('puts the buttons of a dialog one below the other where both have no room, so that words stay inside them', () => {
  stubSystem(false)
  const stay = () => undefined
  render(
    <AppTheme>
      <FormDialog
        title="Apagar Ana?"
        submitLabel="Apagar para sempre"
        cancelLabel="Manter"
        error={null}
        isSaving={false}
        onSubmit={stay}
        onClose={stay}
        isDanger
      >
        Isto não pode ser desfeito.
      </FormDialog>
    </AppTheme>,
  )
  expect(screen.getByRole('button', { name: 'Apagar para sempre' }).parentElement).toHaveStyle({
    flexWrap: 'wrap',
  })
})
