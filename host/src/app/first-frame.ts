import './first-frame.css'
import { readKept } from '@seleta/api-client/storage'
import type { PageDescriptor } from '@seleta/shell'
import type { PageEntry } from '../rules/page-table'
import { currentMenuOf, listMenu, titleOf } from '../rules/page-table'
import { isSideBarOpen } from '../queries/side-bar-state'
import { makeElement } from './make-element'

/**
 * The bars, the title and the place of the page, drawn without React: what a visit with an empty cache shows while the
 * rest of the code is still on its way (docs/decisions/126-first-paint.md). The dashboard frame takes its place in one
 * step; a browser test holds the two to the same places.
 * @param root the page's container; nothing is drawn when somebody has drawn there already
 * @param pages every page, for the menu
 * @param open the page of the address, what its address says, and the picture of what stands in it
 */
export function drawFirstFrame(
  root: HTMLElement,
  pages: readonly PageEntry[],
  open: { entry: PageEntry; params: Readonly<Record<string, string>>; picture: HTMLElement },
): void {
  const opening = root.querySelector('.abertura')
  if (opening === null) return
  wearTema()
  const frame = makeElement('moldura')
  // A picture of what comes: nothing in it can be read out, reached or pressed yet.
  frame.setAttribute('aria-hidden', 'true')
  frame.append(
    sideBar(pages, open.entry),
    content(open.entry.page, titleOf(open.entry.page, open.params), open.picture),
  )
  // Said when nothing has taken its place after a while (boot.css).
  root.replaceChildren(frame, opening)
}

/** The choice of Configurações › Aparência, before the theme's own code reads it. */
function wearTema(): void {
  const tema = readKept('device', 'seleta.tema')
  if (tema === 'light' || tema === 'dark') document.documentElement.dataset['tema'] = tema
}

function sideBar(pages: readonly PageEntry[], open: PageEntry): HTMLElement {
  const bar = makeElement('moldura-lado')
  if (!isSideBarOpen()) bar.classList.add('moldura-recolhida')
  const menu = listMenu(pages)
  const current = currentMenuOf(menu, pages, open, location.pathname)
  const entries = menu.map(({ to, label }) => {
    const place = makeElement('moldura-entrada', to === current ? 'moldura-atual' : '')
    const words = document.createElement('span')
    words.textContent = label
    place.append(words)
    return place
  })
  const list = makeElement('moldura-menu')
  list.append(...entries)
  bar.append(makeElement('moldura-marca'), list)
  return bar
}

function content(page: PageDescriptor, title: string, picture: HTMLElement): HTMLElement {
  const heading = makeElement('moldura-titulo', page.isTitleWide === true ? 'moldura-largo' : '')
  heading.textContent = title
  const top = makeElement('moldura-topo')
  top.append(makeElement('moldura-botao'), heading, makeElement('moldura-icones'))
  const place = makeElement('moldura-lugar', page.isWide === true ? 'moldura-toda' : '')
  place.append(picture)
  const column = makeElement('moldura-coluna')
  column.append(top, place)
  return column
}
