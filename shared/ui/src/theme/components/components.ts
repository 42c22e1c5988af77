import type { Components, Theme } from '@mui/material/styles'
import { actions } from './actions'
import { base } from './base'
import { choices } from './choices'
import { data } from './data'
import { fields } from './fields'
import { surfaces } from './surfaces'

/** How each MUI component looks and starts in Seleta. */
export const components: Components<Theme> = {
  ...base,
  ...actions,
  ...fields,
  ...choices,
  ...surfaces,
  ...data,
}
