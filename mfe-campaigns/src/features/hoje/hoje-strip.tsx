import { now } from '@seleta/regras/now'
import { wordsFor } from '@seleta/api-client'
import { Link } from '@seleta/shell'
import { Box, Button, ButtonBase, Menu, MenuItem, Skeleton, focusRing, paint } from '@seleta/ui/core'
import { useId, useState } from 'react'
import { useHoje } from '../../queries/use-hoje'
import type { Tile } from '../../rules/hoje-words'
import { tilesOf } from '../../rules/hoje-words'

/** What waits for somebody, above the campaigns: each figure opens exactly whom it counts (product 65). */
export function HojeStrip() {
  const { data, error, refetch } = useHoje()
  if (data === undefined)
    return (
      <Box component="section" aria-label="Hoje" sx={{ minHeight: 84, mb: 4 }}>
        {error === null ? (
          <Skeleton variant="rounded" height={76} />
        ) : (
          <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {wordsFor(error)}
            <Button size="small" onClick={() => void refetch()}>
              Tentar novamente: ver o que espera por você
            </Button>
          </Box>
        )}
      </Box>
    )
  const tiles = tilesOf(data, now())
  return (
    <Box component="section" aria-label="Hoje" sx={{ minHeight: 84, mb: 4 }}>
      {tiles.length === 0 ? (
        <Box component="p" sx={{ m: 0, py: 4, color: 'text.secondary' }}>
          Nada esperando por você.
        </Box>
      ) : (
        <Box component="ul" sx={listStyle}>
          {tiles.map((tile) => (
            <li key={tile.id}>
              {tile.to === null ? <OfMany tile={tile} /> : <OfOne tile={tile} to={tile.to} />}
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(176px, 1fr))' },
  '& > li': { display: 'grid', maxWidth: { md: 320 } },
} as const

const tileStyle = {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  // The button's own would centre it.
  justifyContent: 'start',
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
  px: 4,
  py: 3,
  textAlign: 'start',
  textDecoration: 'none',
  font: 'inherit',
  color: 'inherit',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: paint.sunken },
  '&:focus-visible': focusRing,
} as const

const Inside = ({ tile: { figure, words } }: { readonly tile: Tile }) => (
  <>
    <Box
      component="strong"
      sx={{ fontSize: 28, lineHeight: '34px', fontWeight: 680, fontVariantNumeric: 'tabular-nums' }}
    >
      {figure}
    </Box>{' '}
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: '1.125rem' }}>
      {words}
    </Box>
  </>
)

const OfOne = ({ tile, to }: { readonly tile: Tile; readonly to: string }) => (
  <ButtonBase component={Link} to={to} sx={tileStyle}>
    <Inside tile={tile} />
  </ButtonBase>
)

/** People of several campaigns: each campaign's are one list. */
function OfMany({ tile }: { readonly tile: Tile }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const close = () => setAnchor(null)
  return (
    <>
      <ButtonBase
        sx={tileStyle}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Inside tile={tile} />
      </ButtonBase>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {tile.campanhas.map(({ id: campanhaId, text, figure, to }) => (
          <MenuItem
            key={campanhaId}
            component={Link}
            to={to}
            onClick={close}
            sx={{ gap: 6, whiteSpace: 'normal' }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Box>
            <strong>{figure}</strong>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
