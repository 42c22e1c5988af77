import './first-frame.css'
import { readKept } from '@seleta/api-client/storage'
import type { PageEntry } from '../rules/page-table'
import { currentMenuOf, listMenu, titleOf } from '../rules/page-table'
import { isSideBarOpen } from '../queries/side-bar-state'

const LINES = 6

/**
 * The bars, the title and the place of the page, drawn without React: what a visit with an empty cache shows while the
 * rest of the code is still on its way (docs/decisions/126-first-paint.md). The dashboard frame takes its place in one
 * step; a browser test holds the two to the same places.
 * @param root the page's container; nothing is drawn when somebody has drawn there already
 * @param pages every page, for the menu
 * @param open the page of the address, and what its address says
 */
export function drawFirstFrame(
  root: HTMLElement,
  pages: readonly PageEntry[],
  { entry, params }: { entry: PageEntry; params: Readonly<Record<string, string>> },
): void {
  const opening = root.querySelector('.abertura')
  if (opening === null) return
  wearTema()
  const frame = element('moldura')
  // A picture of what comes: nothing in it can be read out, reached or pressed yet.
  frame.setAttribute('aria-hidden', 'true')
  frame.append(sideBar(pages, entry), content(entry, titleOf(entry.page, params)))
  // Said when nothing has taken its place after a while (boot.css).
  root.replaceChildren(frame, opening)
}

/** The choice of Configurações › Aparência, before the theme's own code reads it. */
function wearTema(): void {
  const tema = readKept('device', 'seleta.tema')
  if (tema === 'light' || tema === 'dark') document.documentElement.dataset['tema'] = tema
}

function sideBar(pages: readonly PageEntry[], open: PageEntry): HTMLElement {
  const bar = element('moldura-lado')
  if (!isSideBarOpen()) bar.classList.add('moldura-recolhida')
  const menu = listMenu(pages)
  const current = currentMenuOf(menu, pages, open, location.pathname)
  const entries = menu.map(({ to, label }) => {
    const place = element('moldura-entrada', to === current ? 'moldura-atual' : '')
    const words = document.createElement('span')
    words.textContent = label
    place.append(words)
    return place
  })
  const list = element('moldura-menu')
  list.append(...entries)
  bar.append(element('moldura-marca'), list)
  return bar
}

function content({ page }: PageEntry, title: string): HTMLElement {
  const heading = element('moldura-titulo', page.isTitleWide === true ? 'moldura-largo' : '')
  heading.textContent = title
  const top = element('moldura-topo')
  top.append(element('moldura-botao'), heading, element('moldura-icones'))
  const place = element('moldura-lugar', page.isWide === true ? 'moldura-toda' : '')
  place.append(...Array.from({ length: LINES }, () => element('moldura-linha')))
  const column = element('moldura-coluna')
  column.append(top, place)
  return column
}

function element(...classNames: readonly string[]): HTMLElement {
  const made = document.createElement('div')
  made.className = classNames.join(' ').trim()
  return made
}
