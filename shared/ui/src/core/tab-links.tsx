import { formatInteger } from '@seleta/regras/numbers'
import { styled } from '@mui/material/styles'
import { type ElementType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusRing, media, paint } from '../theme/paint'
import { height } from '../theme/tokens'

export interface TabLink {
  /** Address; handed to `linkComponent` as `to`, or to a plain link as `href`. */
  to: string
  label: ReactNode
  /** Number after the word. */
  count?: number
  isCurrent: boolean
}

export interface TabLinksProps {
  /** Name of the group, read before its links. */
  label: string
  items: readonly TabLink[]
  /** The router's link; this package knows no router. */
  linkComponent?: ElementType<{ to: string }>
}

const List = styled('ul')({
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: '5px 5px 0',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -1px ${paint.border}`,
})

const Anchor = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: height.control,
  padding: '8px 12px',
  color: paint.textSecondary,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  borderRadius: '6px 6px 0 0',
  '&:hover': { color: paint.text, backgroundColor: paint.sunken },
  '&[aria-current]': { color: paint.text, borderBottomColor: paint.primary },
  '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  [media.touch]: { minHeight: height.controlTouch },
})

const Count = styled('span')({
  padding: '1px 7px',
  borderRadius: 10,
  backgroundColor: paint.sunken,
  color: paint.textSecondary,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
})

/** Tabs that are addresses: a nav of links, the present one with aria-current. */
export function TabLinks({ label, items, linkComponent }: TabLinksProps) {
  const list = useCurrentInSight(
    items.map(({ count, isCurrent }) => `${isCurrent} ${count === undefined}`).join(),
  )
  return (
    <nav aria-label={label}>
      <List ref={list}>
        {items.map(({ to, label: text, count, isCurrent }) => {
          const target = linkComponent ? { as: linkComponent, to } : { href: to }
          return (
            <li key={to}>
              <Anchor {...target} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
                {text}
                {count === undefined ? null : <Count>{formatInteger(count)}</Count>}
              </Anchor>
            </li>
          )
        })}
      </List>
    </nav>
  )
}

/**
 * The present tab in the middle where the strip is wider than the screen. The strip alone is set, at once: the page stays,
 * and nothing glides. Where one has scrolled it to by hand stays until another tab is chosen.
 * @param drawn what the tabs are as wide as
 */
function useCurrentInSight(drawn: string) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef('')
  useLayoutEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (strip === null || tab === undefined || shown.current === drawn) return
    shown.current = drawn
    const seen = strip.getBoundingClientRect()
    strip.scrollLeft += (tab.left + tab.right - seen.left - seen.right) / 2
  }, [drawn])
  return list
}
