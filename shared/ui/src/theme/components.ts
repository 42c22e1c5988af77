import type { Components, Theme } from '@mui/material/styles'

export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
}
