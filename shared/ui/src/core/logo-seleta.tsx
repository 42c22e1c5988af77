import { styled } from '@mui/material/styles'
import { fontFamily } from '../theme/tokens'

export interface LogoSeletaProps {
  /** Height of the mark in px. */
  size?: number
  /** Mark alone (collapsed side bar) or with the name. */
  withName?: boolean
  /** Colours for paper (follows the theme) or for the bottle-green ground. */
  ground?: 'paper' | 'green'
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontFamily: fontFamily.display,
  fontWeight: 680,
  letterSpacing: '-0.02em',
  lineHeight: 1,
})

/**
 * The mark: a pile of sheets of which one is drawn out, in clay. With the name beside it the mark is decoration,
 * alone it is a picture called «Seleta».
 */
export function LogoSeleta({ size = 28, withName = true, ground = 'paper' }: LogoSeletaProps) {
  const isGreen = ground === 'green'
  const sheet = isGreen ? '#DCEBE7' : 'var(--seleta-palette-primary-main)'
  const chosen = isGreen ? '#F0946C' : 'var(--seleta-palette-accent-main)'
  return (
    <Root style={{ fontSize: size * 0.82 }}>
      <svg
        viewBox="0 0 28 28"
        width={size}
        height={size}
        focusable="false"
        {...(withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Seleta' })}
      >
        <rect x="3" y="3.5" width="17" height="5" rx="2.5" fill={sheet} />
        <rect x="9" y="11.5" width="17" height="5" rx="2.5" fill={chosen} />
        <rect x="3" y="19.5" width="17" height="5" rx="2.5" fill={sheet} />
      </svg>
      {withName ? <span style={{ color: isGreen ? '#FFFFFF' : 'inherit' }}>Seleta</span> : null}
    </Root>
  )
}
