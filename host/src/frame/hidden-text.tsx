import { Box } from '@seleta/ui/core'
import type { AriaAttributes, AriaRole, ReactNode } from 'react'

interface HiddenTextProps extends AriaAttributes {
  readonly children?: ReactNode
  readonly role?: AriaRole
  readonly id?: string
}

/** Text for screen readers alone. */
export function HiddenText(props: HiddenTextProps) {
  return (
    <Box
      component="span"
      {...props}
      sx={{
        position: 'absolute',
        width: 1,
        height: 1,
        m: '-1px',
        p: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
        border: 0,
      }}
    />
  )
}
