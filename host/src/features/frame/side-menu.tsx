import { LAYOUT } from '@seleta/contract/limits'
import type { RemoteId } from '@seleta/shell'
import { Box, IconButton, LogoSeleta, Tooltip, VisuallyHidden } from '@seleta/ui/core'
import { LogoutIcon, PanelIcon } from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { MenuEntry } from '../../rules/page-table'
import { preloadEntry } from '../../queries/remotes/load-remote'
import { logout } from '../../queries/logout'
import { useUsuario } from '../../queries/use-usuario'
import { EmpresaLogo } from '../empresa/empresa-logo'
import { MenuIcon } from './menu-icon'

export interface SideMenuProps {
  readonly entries: readonly MenuEntry[]
  /** Address of the entry that the present page belongs to. */
  readonly current: string | null
  readonly pathname: string
  readonly isExpanded: boolean
  /** Absent in the drawer, which has no narrow state. */
  readonly onToggle?: () => void
  readonly onNavigate?: () => void
}

/** The menu of the side bar and of the drawer: the entries of the descriptors, then Logout (spec section 2). */
export function SideMenu({ entries, current, pathname, isExpanded, onToggle, onNavigate }: SideMenuProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        color: 'sidebar.text',
        bgcolor: 'sidebar.ground',
        overflowX: 'hidden',
        overflowY: 'auto',
        '& :focus-visible': { outlineColor: 'var(--seleta-palette-sidebar-focus)', outlineOffset: '-3px' },
      }}
    >
      <MenuHead isExpanded={isExpanded} onToggle={onToggle} />
      <Box
        component="nav"
        id="menu-lateral"
        aria-label="Principal"
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', px: 2, pt: 4, pb: 2 }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {entries.map(({ to, label, icon, remoteId }) => (
            <li key={to}>
              <Item isExpanded={isExpanded} label={label} isCurrent={to === current}>
                <Link
                  to={to}
                  aria-current={to === pathname ? 'page' : to === current ? 'true' : undefined}
                  {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
                  {...preloadWhenNear(remoteId)}
                >
                  <ItemInside icon={<MenuIcon name={icon} />} label={label} isExpanded={isExpanded} />
                </Link>
              </Item>
            </li>
          ))}
          <li>
            <Item isExpanded={isExpanded} label="Logout" isCurrent={false}>
              <button type="button" onClick={logout}>
                <ItemInside icon={<LogoutIcon />} label="Logout" isExpanded={isExpanded} />
              </button>
            </Item>
          </li>
        </Box>
      </Box>
      {isExpanded && <WhoIsHere />}
    </Box>
  )
}

interface MenuHeadProps {
  readonly isExpanded: boolean
  readonly onToggle: (() => void) | undefined
}

function MenuHead({ isExpanded, onToggle }: MenuHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: isExpanded ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: LAYOUT.topBar,
        pl: isExpanded ? '18px' : 0,
        pr: isExpanded ? 2 : 0,
        pt: isExpanded ? 0 : '18px',
        gap: 2,
        flex: 'none',
      }}
    >
      <LogoSeleta ground="green" withName={isExpanded} />
      {onToggle !== undefined && (
        <Tooltip title={isExpanded ? 'Recolher menu' : 'Expandir menu'} placement="right">
          <IconButton
            aria-label={isExpanded ? 'Recolher menu' : 'Expandir menu'}
            aria-expanded={isExpanded}
            aria-controls="menu-lateral"
            onClick={onToggle}
            sx={{
              color: 'sidebar.text',
              '&&:hover, &&[aria-expanded]': { color: 'sidebar.active', bgcolor: 'transparent' },
              '&&:hover': { bgcolor: 'sidebar.activeGround' },
            }}
          >
            <PanelIcon />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}

/** Code of an area starts to come when the pointer or the focus comes near. */
function preloadWhenNear(remoteId: RemoteId | null) {
  if (remoteId === null) return {}
  const preload = () => preloadEntry(remoteId)
  return { onPointerEnter: preload, onFocus: preload }
}

function ItemInside({ icon, label, isExpanded }: { icon: ReactNode; label: string; isExpanded: boolean }) {
  return (
    <>
      {icon}
      {isExpanded ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}

function Item({
  children,
  label,
  isExpanded,
  isCurrent,
}: {
  children: ReactNode
  label: string
  isExpanded: boolean
  isCurrent: boolean
}) {
  const item = (
    <Box
      sx={{
        position: 'relative',
        '& > a, & > button': {
          boxSizing: 'border-box',
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          width: '100%',
          minHeight: 44,
          px: '14px',
          border: 0,
          borderRadius: '6px',
          bgcolor: isCurrent ? 'sidebar.activeGround' : 'transparent',
          color: isCurrent ? 'sidebar.active' : 'sidebar.text',
          typography: 'button',
          textAlign: 'left',
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          cursor: 'pointer',
        },
        '& > a:hover, & > button:hover': { bgcolor: 'sidebar.activeGround', color: 'sidebar.active' },
        ...(isCurrent && {
          '&::before': {
            content: '""',
            position: 'absolute',
            zIndex: 1,
            left: 0,
            top: 10,
            bottom: 10,
            width: 3,
            borderRadius: 2,
            bgcolor: 'sidebar.bar',
          },
        }),
      }}
    >
      {children}
    </Box>
  )
  if (isExpanded) return item
  return (
    <Tooltip title={label} placement="right" describeChild>
      {item}
    </Tooltip>
  )
}

function WhoIsHere() {
  const { data } = useUsuario()
  if (data === undefined) return null
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        m: 2,
        p: 3,
        borderTop: 1,
        borderColor: 'sidebar.activeGround',
        typography: 'body2',
      }}
    >
      {data.empresa.temLogo === true && <EmpresaLogo size={32} alt="" />}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ color: 'sidebar.active', fontWeight: 550 }}>{data.nome}</Box>
        <div>{data.empresa.nome}</div>
      </Box>
    </Box>
  )
}
