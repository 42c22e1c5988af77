import type { CSSProperties, ReactElement } from 'react'

export interface IconProps {
  /** Side of the square in px. */
  size?: number
  /** Only when the icon stands alone and says something no word beside it says. */
  label?: string
  className?: string
  style?: CSSProperties
}

/**
 * Makes an icon out of one path on a 24 × 24 grid: 1.75 px line, round ends, colour of the text around it.
 * Hidden from screen readers unless it gets a label. Nothing of MUI, so an area only carries those it draws.
 */
export function icon(path: string): (props: IconProps) => ReactElement {
  return function Icon({ size = 20, label, className, style }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        {...(className ? { className } : {})}
        style={{ flexShrink: 0, ...style }}
      >
        <path d={path} />
      </svg>
    )
  }
}
