import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderApp, startEachTest } from '../../testing/render-app'
import { forgetBars, keepBars } from './bars-picture'

startEachTest(() => keepBars(picture()))
afterEach(forgetBars)

function picture(): HTMLElement {
  const frame = document.createElement('div')
  frame.innerHTML =
    '<div class="moldura"><div class="moldura-lado">Menu pintado</div><div class="moldura-topo">Título pintado</div></div>'
  return frame
}

const main = () => screen.findByRole('main')
const bars = () => screen.queryByRole('navigation', { name: 'Principal' })

test('behind the first frame the page goes first: the bars are a picture until it has been drawn', async () => {
  renderApp('/dashboard/campanhas')
  await main()
  expect(screen.getByText('Título pintado')).toBeInTheDocument()
  expect(bars()).toBeNull()
  // Areas do not load in jsdom: what stands for the page's wait goes by hand.
  act(() => document.querySelector('.area-loading')?.replaceWith(document.createElement('section')))
  await waitFor(() => expect(bars()).toBeVisible())
  expect(screen.queryByText('Título pintado')).toBeNull()
  expect(screen.queryByText('Menu pintado')).toBeNull()
})

test('a page that does not come keeps the bars from nobody', async () => {
  renderApp('/dashboard/campanhas')
  await main()
  expect(bars()).toBeNull()
  await waitFor(() => expect(bars()).toBeVisible(), { timeout: 3000 })
})

test.each(['pointerMove', 'pointerDown', 'keyDown', 'focusIn'] as const)(
  'whoever is about to use the bars has them at once (%s)',
  async (sign) => {
    renderApp('/dashboard/campanhas')
    await main()
    expect(bars()).toBeNull()
    fireEvent[sign](document.body)
    expect(bars()).toBeVisible()
  },
)

test('a frame that leaves before its bars takes their picture along: the next one draws them', async () => {
  const { unmount } = renderApp('/dashboard/campanhas')
  await main()
  expect(bars()).toBeNull()
  unmount()
  renderApp('/dashboard/campanhas')
  await main()
  expect(bars()).toBeVisible()
})

test('without a picture they are there from the start', async () => {
  forgetBars()
  renderApp('/dashboard/campanhas')
  await main()
  expect(bars()).toBeVisible()
})
