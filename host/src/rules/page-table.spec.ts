import type { Operation } from '@seleta/contract/routes'
import { passoSegmentos, paths } from '@seleta/shell'
import ownPages from '../../pages.json'
import { currentMenuOf, isOpenTo, listMenu, listPages, titleOf } from './page-table'
import { findPage, readAreas } from '../queries/remotes/areas'

const pages = listPages(readAreas())
const menu = listMenu(pages)

/** Spec section 2, route table; product 8 for the titles it leaves open. */
const routes: readonly (readonly [path: string, title: string | null])[] = [
  ['/dashboard/campanhas', 'Lista das Campanhas'],
  ['/dashboard/campanha-nao-encontrada', 'Criação de Campanha'],
  ['/dashboard/nova-campanha/detalhes', 'Criação de Campanha'],
  ['/dashboard/nova-campanha/localizacao', 'Criação de Campanha'],
  ['/dashboard/nova-campanha/requisitos', 'Criação de Campanha'],
  ['/dashboard/nova-campanha/video-cv', 'Criação de Campanha'],
  ['/dashboard/nova-campanha/questoes-provas', 'Criação de Campanha'],
  ['/dashboard/nova-campanha/questoes-provas2', 'Criação de Campanha'],
  ['/dashboard/nova-campanha/questoes-provas3', 'Criação de Campanha'],
  ['/dashboard/nova-campanha/salario', 'Criação de Campanha'],
  ['/dashboard/nova-campanha/contato', 'Criação de Campanha'],
  ['/dashboard/resumo-da-vaga', 'Criação de Campanha'],
  ['/dashboard/publicar-campanha', 'Criação de Campanha'],
  ['/dashboard/candidatos/42', 'Lista de Candidatos - #42'],
  ['/dashboard/candidatos-robo/42', 'Lista de Candidatos - #42'],
  ['/dashboard/selecao/42', 'Lista de Candidatos - #42'],
  ['/dashboard/cesto-de-talentos', 'Cesto de Talentos'],
  ['/dashboard/graficos', 'Dashboard'],
  // The public page names itself after its job.
  ['/campanha/42', null],
]

test.each(routes)('%s is owned by one page and has its title', (path, title) => {
  const owners = pages.filter(({ page }) => isAt(page.path, path))
  expect(owners).toHaveLength(1)
  const page = findPage(path)?.page
  expect(page).toBe(owners[0]?.page)
  if (title !== null && page !== undefined) expect(titleOf(page, paramsOf(page.path, path))).toBe(title)
})

test('the title column is wider on the pages that carry a campaign id', () => {
  const wide = pages.filter(({ page }) => page.isTitleWide === true).map(({ page }) => page.path)
  expect(wide.every((path) => path.endsWith('/:campanhaId'))).toBe(true)
  expect(wide).toContain('/dashboard/candidatos/:campanhaId')
  expect(wide).toContain('/dashboard/selecao/:campanhaId')
})

test('the menu has the targets of the spec in their order, and the desk', () => {
  expect(menu.map(({ label, to }) => [label, to])).toEqual([
    ['Criar Campanha', '/dashboard/nova-campanha/detalhes'],
    ['Campanhas', '/dashboard/campanhas'],
    ['Cesta de Talentos', '/dashboard/cesto-de-talentos'],
    ['Avaliações', '/dashboard/avaliacoes'],
    ['Dashboard', '/dashboard/graficos'],
    ['Configurações', '/dashboard/configuracoes'],
  ])
})

test.each([
  ['/dashboard/campanhas', '/dashboard/campanhas'],
  ['/dashboard/campanhas/7/metricas', '/dashboard/campanhas'],
  ['/dashboard/nova-campanha/salario', '/dashboard/nova-campanha/detalhes'],
  ['/dashboard/publicar-campanha', '/dashboard/nova-campanha/detalhes'],
  ['/dashboard/graficos', '/dashboard/graficos'],
  ['/dashboard/campanha-nao-encontrada', null],
  ['/dashboard/selecao/7', null],
])('at %s the menu marks %s', (pathname, marked) => {
  const open = findPage(pathname)
  expect(open).toBeDefined()
  if (open !== undefined) expect(currentMenuOf(menu, pages, open, pathname)).toBe(marked)
})

/** The gate of releases gives these to nobody else (descriptor-gate.spec.mjs). */
test.each(['/dashboard/Campanhas', '/dashboard/campanhas/', '/dashboard//campanhas'])(
  '%s is the list of campaigns to the host',
  (path) => {
    expect(findPage(path)?.page.path).toBe('/dashboard/campanhas')
  },
)

test('whoever may not write a campaign opens no page of the wizard by its address', () => {
  const can = (operation: Operation) => operation !== 'createRascunho'
  const open = pages.filter(({ remoteId, page }) => remoteId === 'mfe-wizard' && isOpenTo(page, can))
  expect(open.map(({ page }) => page.path)).toEqual([])
})

test('every dashboard page needs a session and no public page does', () => {
  for (const { page } of pages)
    expect([page.path, page.auth]).toEqual([page.path, page.layout === 'dashboard'])
})

test('an address that somebody may go to is a page: of an area, or of the host', () => {
  const known = [...Object.values(ownPages), ...pages.map(({ page }) => page.path)]
  const { passo, privacidade, empresa, ...others } = paths
  const addresses = [
    ...Object.values(others).map((build) => build(7)),
    ...passoSegmentos.map((one) => passo(one)),
    privacidade(),
    empresa('aurora'),
  ]
  expect(addresses.filter((address) => !known.some((pattern) => isAt(pattern, address)))).toEqual([])
})

function isAt(pattern: string, path: string): boolean {
  const [a, b] = [pattern.split('/'), path.split('/')]
  return a.length === b.length && a.every((segment, i) => segment.startsWith(':') || segment === b[i])
}

function paramsOf(pattern: string, path: string): Record<string, string | undefined> {
  const values = path.split('/')
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((segment, i) => (segment.startsWith(':') ? [[segment.slice(1), values[i]]] : [])),
  )
}
