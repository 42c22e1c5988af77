/**
 * The first page's pieces: `@seleta/ui/base`. What the login needs and no more, because everything here is loaded
 * before a person can type. Only the host imports it; areas use `core`, which has all of this and the rest.
 */
export { default as Alert } from '@mui/material/Alert'
export { default as Box } from '@mui/material/Box'
export { default as Checkbox } from '@mui/material/Checkbox'
export { default as FormControlLabel } from '@mui/material/FormControlLabel'
export { default as IconButton } from '@mui/material/IconButton'
export { default as InputAdornment } from '@mui/material/InputAdornment'
export { default as Link } from '@mui/material/Link'
export { default as Typography } from '@mui/material/Typography'
export { BusyButton } from './core/busy-button'
export { LogoSeleta } from './core/logo-seleta'
export { TextInput } from './core/text-input'
export type { TextInputProps } from './core/text-input'
export { VisuallyHidden } from './core/visually-hidden'
