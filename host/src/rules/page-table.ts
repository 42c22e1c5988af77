import type { PageDescriptor, RemoteDescriptor, RemoteId } from '@seleta/shell'
import ownPages from '../../pages.json'

/**
 * Everything that the host knows of addresses, made from the descriptors: nothing about a page is restated here.
 * Product 8 (titles), spec section 2 (layout, menu).
 */

/** A page of a remote, or one of the host's own. */
export interface PageEntry {
  /** Null for the host's own pages. */
  readonly remoteId: RemoteId | null
  readonly page: PageDescriptor
}

export interface MenuEntry {
  readonly label: string
  readonly icon: string
  readonly order: number
  readonly to: string
  /** Whose code to fetch ahead; null for the host's own pages. */
  readonly remoteId: RemoteId | null
}

/** Product 7 and 8: the one page in the frame that is the host's own. */
export const configuracoesPage: PageDescriptor = {
  id: 'configuracoes',
  path: ownPages.configuracoes,
  layout: 'dashboard',
  auth: true,
  title: 'Configurações',
  menu: { label: 'Configurações', icon: 'configuracoes', order: 50 },
}

/** What stands in the frame when the address is nobody's. */
export const notFoundEntry: PageEntry = {
  remoteId: null,
  page: { id: 'nao-encontrada', path: '*', layout: 'dashboard', auth: true, title: 'Página não encontrada' },
}

/** Every page, in the order of the descriptors, the host's own last. */
export function listPages(descriptors: readonly RemoteDescriptor[]): readonly PageEntry[] {
  const remotes = descriptors.flatMap(({ id, pages }) => pages.map((page) => ({ remoteId: id, page })))
  return [...remotes, { remoteId: null, page: configuracoesPage }]
}

/** Entries of the side bar, in their order; Logout is no address and stands last in the side bar itself. */
export function listMenu(pages: readonly PageEntry[]): readonly MenuEntry[] {
  return pages
    .flatMap(({ remoteId, page }) =>
      page.menu === undefined ? [] : [{ ...page.menu, to: page.path, remoteId }],
    )
    .toSorted((a, b) => a.order - b.order)
}

/**
 * Which entry of the menu the open page belongs to: its own; else the one whose address it stands under; else the one
 * of the same area with the same title (the steps of the wizard).
 * @returns the entry's address, null when the page belongs to none
 */
export function currentMenuOf(
  menu: readonly MenuEntry[],
  pages: readonly PageEntry[],
  open: PageEntry,
  pathname: string,
): string | null {
  const own = menu.find(({ to }) => to === pathname) ?? menu.find(({ to }) => pathname.startsWith(`${to}/`))
  if (own !== undefined) return own.to
  const kin = pages.find(
    ({ remoteId, page }) =>
      remoteId === open.remoteId && page.menu !== undefined && page.title === open.page.title,
  )
  return kin?.page.path ?? null
}

/**
 * The title of a page at an address.
 * @param page its descriptor; `{param}` in the title is replaced
 * @param params the address's parameters
 */
export function titleOf(
  page: Pick<PageDescriptor, 'title'>,
  params: Readonly<Record<string, string | undefined>>,
): string {
  return page.title.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
}

/** Query parameters that open a panel: they say nothing about the page below. */
export function listPanelParams(descriptors: readonly RemoteDescriptor[]): ReadonlySet<string> {
  return new Set(descriptors.flatMap(({ panels }) => (panels ?? []).map(({ param }) => param)))
}

/**
 * What an address says, by the names in its page's path.
 * @param path `/dashboard/selecao/:campanhaId`
 * @param pathname an address of that page
 */
export function paramsOf(path: string, pathname: string): Readonly<Record<string, string>> {
  const said = pathname.split('/')
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((segment, index) =>
        segment.startsWith(':') ? [[segment.slice(1), decodeURIComponent(said[index] ?? '')]] : [],
      ),
  )
}
