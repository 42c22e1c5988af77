import type { SxProps, Theme } from '@seleta/ui/core'
import { Box } from '@seleta/ui/core'

/** The product's mark and name: three stages, the last one in clay. */
export function BrandMark({
  tone = 'light',
  isCompact = false,
  sx,
}: {
  /** `dark` on the bottle-green ground. */
  tone?: 'light' | 'dark'
  isCompact?: boolean
  sx?: SxProps<Theme>
}) {
  return (
    <Box
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          color: tone === 'dark' ? 'sidebar.active' : 'primary.main',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box
        component="svg"
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden
        sx={{ width: 28, height: 28, flex: 'none' }}
      >
        <rect x="2" y="4" width="5" height="16" rx="2" fill="currentColor" opacity="0.55" />
        <rect x="9.5" y="4" width="5" height="11" rx="2" fill="currentColor" opacity="0.8" />
        <Box
          component="rect"
          x="17"
          y="4"
          width="5"
          height="6"
          rx="2"
          sx={{
            fill: tone === 'dark' ? 'var(--seleta-palette-sidebar-bar)' : 'var(--seleta-palette-accent-main)',
          }}
        />
      </Box>
      {!isCompact && (
        <Box
          component="span"
          sx={{
            typography: 'h1',
            fontSize: '1.375rem',
            lineHeight: 1,
            color: tone === 'dark' ? 'sidebar.active' : 'text.primary',
          }}
        >
          Seleta
        </Box>
      )}
    </Box>
  )
}
