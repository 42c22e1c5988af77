import type { PageDescriptor } from '@seleta/shell'
import { paths } from '@seleta/shell'
import { lazy, useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MenuEntry } from '../../rules/page-table'
import { OptionalPart } from '../trouble/optional-part'
import { SEARCH_INPUT_ID } from './search-box'
import type { GoTarget } from './shortcuts'
import { useFrameKeys } from './shortcuts'

const PaletteDialog = lazy(() => import('../palette/palette-dialog'))
const HelpDrawer = lazy(() => import('../help/help-drawer'))

type Open = { readonly tool: 'none' | 'help' } | { readonly tool: 'palette'; readonly text: string }

const goAddresses: Readonly<Record<GoTarget, string>> = {
  campanhas: paths.campanhas(),
  cesta: paths.cesta(),
  graficos: paths.graficos(),
  nova: paths.passo('detalhes'),
}

/**
 * Palette and help: at most one is open. Their code comes when they are first wanted.
 * @returns how to open each, and what to draw
 */
export function useFrameTools(page: PageDescriptor, title: string, menu: readonly MenuEntry[]) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>({ tool: 'none' })
  const close = useCallback(() => setOpen({ tool: 'none' }), [])
  const openHelp = useCallback(() => setOpen({ tool: 'help' }), [])
  const openPalette = useCallback((text = '') => setOpen({ tool: 'palette', text }), [])
  const openers = useMemo(() => ({ openHelp, openPalette }), [openHelp, openPalette])

  useFrameKeys({
    openPalette: () => openPalette(),
    focusSearch: () => document.querySelector<HTMLInputElement>(`#${SEARCH_INPUT_ID}`)?.focus(),
    openHelp,
    go: (target) => {
      const to = goAddresses[target]
      // A page that the role does not open has no entry, and no key.
      if (menu.some((entry) => entry.to === to)) void navigate(to)
    },
  })

  const drawn = (
    <OptionalPart key={open.tool} onFailure={close}>
      {open.tool === 'palette' && (
        <PaletteDialog initialText={open.text} menu={menu} onClose={close} onOpenHelp={openHelp} />
      )}
      {open.tool === 'help' && <HelpDrawer page={page} title={title} onClose={close} />}
    </OptionalPart>
  )
  return { ...openers, drawn }
}
