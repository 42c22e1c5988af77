import { styled } from '@mui/material/styles'
import { WORDMARK } from './logo-wordmark'
import { VisuallyHidden } from './visually-hidden'

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
})

/** Size of the letters beside the mark. */
const NAME_SCALE = 0.82

/**
 * The mark: a pile of sheets of which one is drawn out, in clay. Read out as «Seleta».
 */
export function LogoSeleta({ size = 28, withName = true, ground = 'paper' }: LogoSeletaProps) {
  const isGreen = ground === 'green'
  const sheet = isGreen ? '#DCEBE7' : 'var(--seleta-palette-primary-main)'
  const chosen = isGreen ? '#F0946C' : 'var(--seleta-palette-accent-main)'
  return (
    <Root>
      <svg viewBox="0 0 28 28" width={size} height={size} focusable="false" aria-hidden>
        <rect x="3" y="3.5" width="17" height="5" rx="2.5" fill={sheet} />
        <rect x="9" y="11.5" width="17" height="5" rx="2.5" fill={chosen} />
        <rect x="3" y="19.5" width="17" height="5" rx="2.5" fill={sheet} />
      </svg>
      {withName ? (
        <svg
          viewBox={WORDMARK.viewBox}
          width={(size * WORDMARK.width * NAME_SCALE) / 200}
          height={(size * WORDMARK.height * NAME_SCALE) / 200}
          fill={isGreen ? '#FFFFFF' : 'currentColor'}
          focusable="false"
          aria-hidden
        >
          <path d={WORDMARK.path} />
        </svg>
      ) : null}
      <VisuallyHidden>Seleta</VisuallyHidden>
    </Root>
  )
}
