import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colors } from '@seleta/ui/tokens'
import type { PageEntry } from '../rules/page-table'
import { drawFirstFrame } from './first-frame'

const page = (id: string, label: string, order: number): PageEntry => ({
  remoteId: 'mfe-campaigns',
  page: {
    id,
    path: `/dashboard/${id}/:id`,
    layout: 'dashboard',
    auth: true,
    title: `${label} #{id}`,
    menu: { label, icon: id, order },
  },
})
const pages = [page('segunda', 'Segunda', 20), page('primeira', 'Primeira', 10)]
const [segunda = page('segunda', 'Segunda', 20)] = pages

function draw(inside = '<p class="abertura"></p>'): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = inside
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  drawFirstFrame(root, pages, { entry: segunda, params: { id: '7' }, picture: document.createElement('div') })
  return root
}

afterEach(() => {
  window.localStorage.clear()
  delete document.documentElement.dataset['tema']
})

test('shows the menu in its order and the title of the address, to the eye alone', () => {
  const root = draw()
  expect([...root.querySelectorAll('.moldura-entrada')].map((entry) => entry.textContent)).toEqual([
    'Primeira',
    'Segunda',
  ])
  expect(root.querySelector('.moldura-titulo')?.textContent).toBe('Segunda #7')
  expect(root.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(root.querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0)
})

test('keeps what says that nothing came, and the way on, for when the page stays a picture', () => {
  const root = draw(
    '<p class="abertura">Não foi possível abrir o sistema. <a href="">Tentar novamente</a></p>',
  )
  expect(root.querySelector('.moldura + .abertura a')?.textContent).toBe('Tentar novamente')
})

test('draws over nothing that stands there already', () => {
  expect(draw('<main>a página</main>').innerHTML).toBe('<main>a página</main>')
})

test('wears the theme and the width of the bar that were chosen on this device', () => {
  window.localStorage.setItem('seleta.tema', 'dark')
  window.localStorage.setItem('seleta.barra', 'recolhida')
  const root = draw()
  expect(document.documentElement.dataset['tema']).toBe('dark')
  expect(root.querySelector('.moldura-recolhida')).not.toBeNull()
})

test('its sheet has the colours of the tokens and no other', () => {
  const known = JSON.stringify(colors).toLowerCase()
  const css = readFileSync(join(__dirname, 'first-frame.css'), 'utf8')
  const used = css.match(/#[0-9a-f]{6}/g) ?? []
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((color) => !known.includes(color))).toEqual([])
})
