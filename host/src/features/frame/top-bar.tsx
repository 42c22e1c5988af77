import { LAYOUT } from '@seleta/contract/limits'
import type { PageDescriptor } from '@seleta/shell'
import { Box, IconButton, NOT_PRINTED, Tooltip, Typography } from '@seleta/ui/core'
import { CloseIcon, HelpIcon, MenuIcon, SearchIcon } from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ListSearchBox, PaletteSearchBox, PessoasSearchBox } from './search-box'

interface TopBarProps {
  readonly page: PageDescriptor
  readonly title: string
  /** Under which name the page's keyword is kept; undefined when its address has it. */
  readonly searchOf: string | undefined
  readonly onOpenMenu: () => void
  readonly onOpenHelp: () => void
  readonly onOpenPalette: (text: string) => void
  /** Icons between search and help's place: messages, notices. */
  readonly children?: ReactNode
}

/** 64 px: the title as `h1`, the keyword box, the icons (spec section 2, product 8–10). */
export function TopBar({
  page,
  title,
  searchOf,
  onOpenMenu,
  onOpenHelp,
  onOpenPalette,
  children,
}: TopBarProps) {
  // On phones the box takes the place of the title while it is wanted.
  const [isSearchOpen, setIsSearchOpen] = useState(false)
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 4 },
        height: LAYOUT.topBar,
        px: { xs: 2, sm: 4, md: 8 },
        // The narrowest phones: their five icons leave the title room for its longest word.
        '@media (max-width: 359.95px)': { px: 1, '& .MuiIconButton-root': { width: 40 } },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        ...NOT_PRINTED,
      }}
    >
      <IconButton
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        onClick={onOpenMenu}
        sx={{ display: { xs: isSearchOpen ? 'none' : 'inline-flex', sm: 'inline-flex', md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <PageTitle title={title} isWide={page.isTitleWide === true} isSearchOpen={isSearchOpen} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: { xs: isSearchOpen ? 'flex' : 'none', sm: 'flex' },
          justifyContent: { sm: 'flex-end' },
        }}
      >
        <SearchOfPage page={page} searchOf={searchOf} onOpenPalette={onOpenPalette} />
      </Box>
      <SearchToggle isOpen={isSearchOpen} onToggle={() => setIsSearchOpen(!isSearchOpen)} />
      <Box sx={{ display: { xs: isSearchOpen ? 'none' : 'flex', sm: 'flex' }, gap: { xs: 0, sm: 1 } }}>
        <HelpButton onOpen={onOpenHelp} />
        {children}
      </Box>
    </Box>
  )
}

/** Filters the page's own list where it has one; else it is a door to the palette. */
function SearchOfPage({
  page,
  searchOf,
  onOpenPalette,
}: Pick<TopBarProps, 'page' | 'searchOf' | 'onOpenPalette'>) {
  if (page.hasSearch !== true) return <PaletteSearchBox key={page.id} onSearch={onOpenPalette} />
  if (searchOf === undefined) return <ListSearchBox key={page.id} />
  return <PessoasSearchBox key={searchOf} list={searchOf} />
}

/** On phones alone. */
const SearchToggle = ({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) => (
  <IconButton
    aria-label={isOpen ? 'Fechar pesquisa' : 'Pesquisar'}
    aria-expanded={isOpen}
    onClick={onToggle}
    sx={{ display: { sm: 'none' } }}
  >
    {isOpen ? <CloseIcon /> : <SearchIcon />}
  </IconButton>
)

interface PageTitleProps {
  readonly title: string
  readonly isWide: boolean
  readonly isSearchOpen: boolean
}

/** Gives its place to the search box on phones, and stays the page's heading all the same. */
function PageTitle({ title, isWide, isSearchOpen }: PageTitleProps) {
  return (
    <Typography
      variant="h1"
      sx={{
        flex: { xs: 1, md: 'none' },
        width: { md: isWide ? 320 : 248 },
        minWidth: 0,
        // Three lines on phones: a title cut off names nothing, and the longest word is whole at 320 px.
        fontSize: { xs: 'clamp(0.8125rem, 4.35vw, 1rem)', sm: '1.375rem' },
        lineHeight: { xs: '1.125rem', sm: '1.75rem' },
        maxHeight: { xs: '3.375rem', sm: '1.75rem' },
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: { sm: 'nowrap' },
        overflowWrap: 'anywhere',
        ...(isSearchOpen && { maxWidth: { xs: 0, sm: 'none' }, flex: { xs: 'none', sm: 1, md: 'none' } }),
      }}
    >
      {title}
    </Typography>
  )
}

function HelpButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Tooltip title="Ajuda">
      <IconButton aria-label="Ajuda" aria-haspopup="dialog" onClick={onOpen}>
        <HelpIcon />
      </IconButton>
    </Tooltip>
  )
}
