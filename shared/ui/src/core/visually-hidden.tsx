import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType, ElementType } from 'react'

/** Text for screen readers only; takes no room on screen. */
export const VisuallyHidden: ComponentType<ComponentProps<'span'> & { readonly as?: ElementType }> = styled(
  'span',
)({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  border: 0,
  whiteSpace: 'nowrap',
})
