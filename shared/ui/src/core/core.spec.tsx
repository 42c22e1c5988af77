import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import {
  AdherenceRing,
  BusyButton,
  ConfirmDialog,
  Counter,
  EmptyState,
  ErrorState,
  LoadingRows,
  StepsBar,
  TabLinks,
  TextInput,
} from '../core'

// What is hidden by its style is tested here (jest.setup-dom.cjs).
Object.assign(globalThis, { areStylesDrawn: true })

const doNothing = () => undefined

describe('Counter', () => {
  it('reads as a sentence, with the right word for one', () => {
    const { container, rerender } = render(<Counter value={1} one="campanha" many="campanhas" />)
    expect(container).toHaveTextContent('1 campanha')
    rerender(<Counter value={1234} one="campanha" many="campanhas" />)
    expect(container).toHaveTextContent('1.234 campanhas')
  })
})

describe('ErrorState', () => {
  it('is announced, says what is kept, and tries again', async () => {
    const onRetry = jest.fn()
    render(
      <ErrorState title="Erro ao obter talentos." kept="Seus filtros continuam aqui." onRetry={onRetry} />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Seus filtros continuam aqui.')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('EmptyState', () => {
  it('has its title as a heading and shows one action', () => {
    render(
      <EmptyState title="Nenhuma Campanha Encontrada" action={<a href="/nova">+ Criar Nova Campanha</a>} />,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Nenhuma Campanha Encontrada' })).toBeVisible()
    expect(screen.getByRole('link', { name: '+ Criar Nova Campanha' })).toBeVisible()
  })
})

describe('LoadingRows', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('keeps the room at once, speaks after 300 ms and admits after 5 s that it takes long', () => {
    render(<LoadingRows rows={12} height={56} label="Carregando campanhas" />)
    const status = screen.getByRole('status')
    expect(status.parentElement).toHaveStyle({ minHeight: '672px' })
    expect(status).toHaveTextContent('')
    act(() => jest.advanceTimersByTime(300))
    expect(status).toHaveTextContent('Carregando campanhas…')
    act(() => jest.advanceTimersByTime(4700))
    expect(status).toHaveTextContent('Ainda carregando…')
  })
})

describe('StepsBar', () => {
  it.each([
    [0, 'Em Seleção', 'Etapa 0 de 4: Em Seleção'],
    [2, 'Questões e Pergunta', 'Etapa 2 de 4: Questões e Pergunta'],
    [4, 'Finalistas', 'Etapa 4 de 4: Finalistas'],
  ] as const)('at step %i, «%s», is one picture called «%s»', (step, label, name) => {
    render(<StepsBar step={step} label={label} />)
    expect(screen.getByRole('img', { name })).toBeVisible()
  })
})

describe('AdherenceRing', () => {
  const reasons = [{ label: 'Inglês: pedido, não informado', points: 0, max: 10 }]

  it('tells its reasons on keyboard focus and hides them on Esc', async () => {
    render(<AdherenceRing value={75} reasons={reasons} />)
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Aderência: 75 de 100' })).toHaveFocus()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Inglês: pedido, não informado0 de 10')
    await userEvent.keyboard('{Escape}')
    await act(async () => undefined)
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby')
  })

  it('shows a dash and says why when there is too little data', () => {
    render(<AdherenceRing value={null} />)
    expect(screen.getByRole('button', { name: 'Aderência: dados insuficientes' })).toHaveTextContent('—')
  })
})

describe('BusyButton', () => {
  it('says what it is doing, ignores presses and keeps the focus', async () => {
    const onClick = jest.fn()
    const { rerender } = render(<BusyButton onClick={onClick}>Salvar</BusyButton>)
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    rerender(
      <BusyButton busy onClick={onClick}>
        Salvar
      </BusyButton>,
    )
    const button = screen.getByRole('button', { name: 'Salvando…' })
    await userEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(button).toHaveFocus()
    expect(button).toBeEnabled()
  })
})

describe('ConfirmDialog', () => {
  function Example({ onConfirm, busy = false }: { onConfirm: () => void; busy?: boolean }) {
    const [isOpen, setOpen] = useState(true)
    return (
      <ConfirmDialog
        open={isOpen}
        title="Excluir “Analista”?"
        confirmLabel="Excluir campanha"
        cancelLabel="Manter campanha"
        tone="danger"
        busy={busy}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      >
        Você pode restaurar em até 30 dias.
      </ConfirmDialog>
    )
  }

  it('starts on the safe answer, so that Enter destroys nothing', async () => {
    const onConfirm = jest.fn()
    render(<Example onConfirm={onConfirm} />)
    const dialog = screen.getByRole('alertdialog', { name: 'Excluir “Analista”?' })
    expect(dialog).toHaveAccessibleDescription('Você pode restaurar em até 30 dias.')
    expect(within(dialog).getByRole('button', { name: 'Manter campanha' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('stays open while the call is in flight', async () => {
    render(<Example busy onConfirm={doNothing} />)
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Salvando…' })).toBeVisible()
  })
})

describe('TabLinks', () => {
  afterEach(() => jest.restoreAllMocks())

  it('is a named list of links of which one is the present page', () => {
    render(
      <TabLinks
        label="Listas"
        items={[
          { to: '/candidatos/1', label: 'Candidatos', count: 23, isCurrent: true },
          { to: '/selecao/1', label: 'Seleção', isCurrent: false },
        ]}
      />,
    )
    const nav = screen.getByRole('navigation', { name: 'Listas' })
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Candidatos23')
    expect(within(nav).getByRole('link', { name: 'Seleção' })).toHaveAttribute('href', '/selecao/1')
  })

  it('scrolls its own strip alone to the present page, when it opens and when another one is chosen', () => {
    const strip = fakeStrip({ width: 320, tab: 116 })
    const tabs = ['Candidatos', 'Candidatos robô', 'Seleção', 'Métricas']
    const tabsAt = (chosen: string) => (
      <TabLinks
        label="Telas"
        items={tabs.map((tab) => ({ to: tab, label: tab, isCurrent: tab === chosen }))}
      />
    )
    const { rerender } = render(tabsAt('Seleção'))
    expect(strip.seen('Seleção')).toBe(true)
    rerender(tabsAt('Métricas'))
    expect(strip.seen('Métricas')).toBe(true)
    rerender(tabsAt('Candidatos'))
    expect(strip.seen('Candidatos')).toBe(true)
    expect(strip.isPageMoved()).toBe(false)
  })
})

/** A strip as a phone draws it: so wide, with tabs of one width side by side, moved by what is scrolled. */
function fakeStrip({ width, tab }: { readonly width: number; readonly tab: number }) {
  const intoView = jest.fn()
  Object.assign(Element.prototype, { scrollIntoView: intoView })
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect')
  rect.mockImplementation(function draw(this: Element) {
    const item = this.closest('li')
    if (item === null) return new DOMRect(0, 0, width, 40)
    const at = [...(item.parentElement?.children ?? [])].indexOf(item)
    return new DOMRect(at * tab - (item.parentElement?.scrollLeft ?? 0), 0, tab, 40)
  })
  return {
    seen: (name: string) => {
      const { left, right } = screen.getByRole('link', { name }).getBoundingClientRect()
      return left >= 0 && right <= width
    },
    isPageMoved: () => intoView.mock.calls.length > 0 || document.documentElement.scrollTop > 0,
  }
}

describe('TextInput', () => {
  it('ties label and error to the input', () => {
    render(<TextInput label="Senha" type="password" error="E-mail ou senha inválidos" />)
    const input = screen.getByLabelText('Senha')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('E-mail ou senha inválidos')
  })
})
