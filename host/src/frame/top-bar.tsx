import { LAYOUT } from '@seleta/contract/limits'
import type { PageDescriptor } from '@seleta/shell'
import { Box, IconButton, Typography } from '@seleta/ui/core'
import { MenuIcon } from '@seleta/ui/icons'
import { ListSearchBox } from './search-box'

interface TopBarProps {
  readonly page: PageDescriptor
  readonly title: string
  readonly onOpenMenu: () => void
}

/** 64 px: the title as `h1`, the keyword box, the icons (spec section 2, product 8–10). */
export function TopBar({ page, title, onOpenMenu }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, sm: 4 },
        height: LAYOUT.topBar,
        px: { xs: 2, sm: 4, md: 8 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        onClick={onOpenMenu}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Typography
        variant="h1"
        sx={{
          flex: { xs: 1, md: 'none' },
          width: { md: page.isTitleWide === true ? 360 : 264 },
          minWidth: 0,
          fontSize: { xs: '1.125rem', sm: '1.375rem' },
          lineHeight: '1.75rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {title}
      </Typography>
      <Box sx={{ flex: { md: 1 }, display: 'flex', justifyContent: 'center', minWidth: 0 }}>
        {page.hasSearch === true && <ListSearchBox key={page.id} />}
      </Box>
    </Box>
  )
}
