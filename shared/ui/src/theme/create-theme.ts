import { ptBR } from '@mui/material/locale'
import { createTheme } from '@mui/material/styles'
import { components } from './components/components'
import { buildPalette } from './palette'
import { motion, radius } from './tokens'
import { noElevation } from './shadows'
import { typography } from './typography'

const created = createTheme(
  {
    cssVariables: { cssVarPrefix: 'seleta', colorSchemeSelector: 'data-tema' },
    colorSchemes: { light: { palette: buildPalette('light') }, dark: { palette: buildPalette('dark') } },
    spacing: 4,
    shape: { borderRadius: radius.control },
    shadows: noElevation,
    typography,
    focusVisible: {
      outlineWidth: 3,
      outlineOffset: 2,
      outlineColor: 'var(--seleta-palette-focus)',
    },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: motion.fast,
        shorter: motion.fast,
        short: motion.base,
        standard: motion.base,
        complex: motion.slow,
        enteringScreen: motion.base,
        leavingScreen: motion.fast,
      },
      easing: {
        easeInOut: motion.easing,
        easeOut: motion.easing,
        easeIn: motion.easing,
        sharp: motion.easing,
      },
    },
    components,
  },
  ptBR,
)

/**
 * The one theme of the product; areas never make their own (design.md section 1, "MUI").
 * x-data-grid names a class after the theme written as JSON and puts it into an inline style. A short JSON keeps
 * that name, and so the style's hash in the page's policy, the same from build to build (see style-hashes.ts).
 */
export const theme = Object.assign(created, { toJSON: () => 'seleta' })
