import { useAcesso, useCan, wordsFor } from '@seleta/api-client'
import { LAYOUT } from '@seleta/contract/limits'
import { Box, Drawer, NOT_PRINTED } from '@seleta/ui/core'
import { layout } from '@seleta/ui/tokens'
import type { RefObject } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { useDocumentTitle } from '../../queries/document-title'
import { useCurrentPage } from '../../queries/current-page'
import { useAreas } from '../../queries/remotes/use-areas'
import type { MatchedPage } from '../../rules/page-table'
import { currentMenuOf, isOpenTo, listMenu, listPages, searchOfPage, titleOf } from '../../rules/page-table'
import { AvisosButton } from '../avisos/avisos-button'
import { notify } from '../toasts/toasts'
import { MensagensLink } from './mensagens-link'
import { BarPicture, forgetBars, hasKeptBars } from './bars-picture'
import { useFrameTools } from './frame-tools'
import { HostServicesProvider } from './host-services-provider'
import { NoticesBar } from './notices-bar'
import { Panels } from './panels'
import { RenewalOffer } from './renewal-offer'
import { SecondFactorGate } from './second-factor-gate'
import type { SideMenuProps } from './side-menu'
import { SideMenu } from './side-menu'
import { useSideBarWidth } from '../../queries/side-bar-width'
import { useTurnOfBars } from '../../queries/use-turn-of-bars'
import { useReadFailures } from '../../queries/use-read-failures'
import { useVisita } from '../../queries/use-visita'
import { SkipLink } from './skip-link'
import { TopBar } from './top-bar'

export const MAIN_ID = 'conteudo'

/** The bars around every dashboard page, and what stands beside it: panels, toasts, questions (design 2, 'Frame'). */
export default function DashboardFrame() {
  return (
    <HostServicesProvider>
      <SecondFactorGate>
        <Frame />
      </SecondFactorGate>
    </HostServicesProvider>
  )
}

const tellFailure = (error: Error) => notify({ text: wordsFor(error), tone: 'error' })

function Frame() {
  const { pathname } = useLocation()
  const areas = useAreas()
  const entry = useCurrentPage()
  const title = titleOf(entry.page, entry.params)
  const pages = useMemo(() => listPages(areas), [areas])
  const { can } = useAcesso()
  const menu = useMemo(() => listMenu(pages.filter(({ page }) => isOpenTo(page, can))), [pages, can])
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const tools = useFrameTools(entry.page, title, menu)
  const main = useFocusOnNavigation(pathname)
  useDocumentTitle(title)
  useReadFailures(tellFailure)
  const hasBars = useBars(main)

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      {hasBars ? (
        <FrameMenus
          menu={{ entries: menu, pathname, current: currentMenuOf(menu, pages, entry, pathname) }}
          isDrawerOpen={isDrawerOpen}
          onCloseDrawer={() => setIsDrawerOpen(false)}
        />
      ) : (
        <BarPicture part="moldura-lado" />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        {hasBars ? (
          <TopBars entry={entry} title={title} tools={tools} onOpenMenu={() => setIsDrawerOpen(true)} />
        ) : (
          <BarPicture part="moldura-topo" />
        )}
        <Box
          component="main"
          id={MAIN_ID}
          ref={main}
          tabIndex={-1}
          sx={{
            flex: 1,
            boxSizing: 'border-box',
            width: '100%',
            maxWidth: entry.page.isWide === true ? 'none' : layout.content,
            mx: 'auto',
            p: { xs: 4, sm: 8 },
          }}
        >
          <Outlet />
        </Box>
        {hasBars ? <Panels /> : null}
        {tools.drawn}
      </Box>
      <ScrollRestoration />
    </Box>
  )
}

interface TopBarsProps {
  readonly entry: MatchedPage
  readonly title: string
  readonly tools: ReturnType<typeof useFrameTools>
  readonly onOpenMenu: () => void
}

/** What stands over the page, and what a visit tells. */
function TopBars({ entry: { page, params }, title, tools, onOpenMenu }: TopBarsProps) {
  const can = useCan()
  useVisita()
  return (
    <>
      <TopBar
        page={page}
        title={title}
        searchOf={searchOfPage(page, params)}
        onOpenMenu={onOpenMenu}
        onOpenHelp={tools.openHelp}
        onOpenPalette={tools.openPalette}
      >
        {can('listMensagens') ? <MensagensLink /> : null}
        <AvisosButton />
      </TopBar>
      <RenewalOffer />
      <NoticesBar />
    </>
  )
}

interface FrameMenusProps {
  readonly menu: Pick<SideMenuProps, 'entries' | 'pathname' | 'current'>
  readonly isDrawerOpen: boolean
  readonly onCloseDrawer: () => void
}

/** The menu twice: as the bar of wide windows, and as the drawer of narrow ones. */
function FrameMenus({ menu, isDrawerOpen, onCloseDrawer }: FrameMenusProps) {
  const { isExpanded, toggle } = useSideBarWidth()
  return (
    <>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 0,
          flex: 'none',
          width: isExpanded ? LAYOUT.sideBar : LAYOUT.sideBarCollapsed,
          height: '100dvh',
          ...NOT_PRINTED,
          transition: 'width 180ms cubic-bezier(.2,0,0,1)',
        }}
      >
        <SideMenu {...menu} isExpanded={isExpanded} onToggle={toggle} />
      </Box>
      <Drawer
        open={isDrawerOpen}
        onClose={onCloseDrawer}
        sx={{ display: { md: 'none' } }}
        slotProps={{
          paper: { 'aria-label': 'Menu', sx: { width: LAYOUT.sideBar, bgcolor: 'sidebar.ground' } },
        }}
      >
        <SideMenu {...menu} isExpanded onNavigate={onCloseDrawer} />
      </Drawer>
    </>
  )
}

/**
 * Whether the bars are drawn. Their picture goes with them, or with a frame that leaves before they were there, as for a
 * session that is over.
 */
function useBars(main: RefObject<HTMLElement | null>): boolean {
  const [isPictured] = useState(hasKeptBars)
  const hasBars = useTurnOfBars(isPictured, main)
  useEffect(() => {
    if (hasBars) forgetBars()
  }, [hasBars])
  useEffect(() => forgetBars, [])
  return hasBars
}

/** After a move to another page the focus goes to its content, unless the page has already put it somewhere inside. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const { current } = main
    if (current !== null && !current.contains(document.activeElement)) current.focus({ preventScroll: true })
  }, [pathname])
  return main
}
