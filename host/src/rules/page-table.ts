import { readId } from '@seleta/regras/id'
import type { Operation } from '@seleta/contract/routes'
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

/**
 * Whether somebody may open a page.
 * @param can whether they may make a call
 */
export const isOpenTo = (
  { needs = [] }: Pick<PageDescriptor, 'needs'>,
  can: (operation: Operation) => boolean,
): boolean =>
  // A descriptor names calls by their words.
  needs.every((operation) => can(operation as Operation))

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
  return filled(page.title, params)
}

/** Under which name the keyword of a page's list is kept; undefined where its address has it. */
export const searchOfPage = (
  { searchOf }: Pick<PageDescriptor, 'searchOf'>,
  params: Readonly<Record<string, string | undefined>>,
): string | undefined => (searchOf === undefined ? undefined : filled(searchOf, params))

const filled = (text: string, params: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

export interface MatchedPage extends PageEntry {
  /** What the address says for each `:name`. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The page that owns an address, as the router would say: letters of either case, the one with the fewest parameters.
 * @param pathname as `location.pathname`
 */
export function matchPage(pages: readonly PageEntry[], pathname: string): MatchedPage | null {
  const wanted = segmentsOf(pathname)
  const found = pages.flatMap((entry) => {
    const params = paramsOf(segmentsOf(entry.page.path), wanted)
    return params === null ? [] : [{ ...entry, params }]
  })
  const count = ({ params }: MatchedPage) => Object.keys(params).length
  return found.toSorted((a, b) => count(a) - count(b))[0] ?? null
}

function paramsOf(pattern: readonly string[], wanted: readonly string[]): Record<string, string> | null {
  if (pattern.length !== wanted.length) return null
  const params: Record<string, string> = {}
  for (const [index, one] of pattern.entries()) {
    const segment = wanted[index] ?? ''
    if (one.endsWith('Id') && one.startsWith(':') && readId(segment) === null) return null
    if (one.startsWith(':')) params[one.slice(1)] = decoded(segment)
    else if (one.toLowerCase() !== segment.toLowerCase()) return null
  }
  return params
}

/** Which addresses are one, `addressKeyOf` of the releases says too (decision 183). */
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Query parameters that open a panel: they say nothing about the page below. */
export function listPanelParams(descriptors: readonly RemoteDescriptor[]): ReadonlySet<string> {
  return new Set(descriptors.flatMap(({ panels }) => (panels ?? []).map(({ param }) => param)))
}
