import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'
import { paint } from '../theme/paint'

/** A key of the keyboard, as in «Ctrl» + «K». */
export const Kbd: ComponentType<ComponentProps<'kbd'>> = styled('kbd')({
  display: 'inline-block',
  minWidth: 22,
  padding: '1px 6px',
  border: `1px solid ${paint.border}`,
  borderBottomWidth: 2,
  borderRadius: 4,
  backgroundColor: paint.surface,
  color: paint.textSecondary,
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  textAlign: 'center',
})
