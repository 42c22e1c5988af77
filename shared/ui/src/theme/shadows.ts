import type { Theme } from '@mui/material/styles'
import { floatingShadow as f } from './tokens'

/** No elevation anywhere but on things that float, all of which share one shadow (MUI wants 25 levels). */
export const noElevation: Theme['shadows'] = [
  'none',
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
]
