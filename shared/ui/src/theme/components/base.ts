import type { Components, Theme } from '@mui/material/styles'
import { focusRing, media, paint } from '../paint'
import { height } from '../tokens'

/** Elements without a component, and what every component starts from. */
export const base: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        scrollPaddingTop: height.bar + 16,
        textSizeAdjust: '100%',
      },
      body: {
        backgroundColor: paint.bg,
        fontFeatureSettings: "'ss01' 0",
        overflowWrap: 'break-word',
      },
      'h1, h2, h3': { textWrap: 'balance' },
      '::selection': { backgroundColor: paint.primarySoft, color: paint.text },
      ':where(a)': { color: paint.primary },
      ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': focusRing,
      // Titles and regions that code focuses to say where the person is: no ring around a whole block.
      ':where(h1, h2, h3, main, section, [role="alert"])[tabindex="-1"]:focus-visible': { outline: 'none' },
      'table, time, output': { fontVariantNumeric: 'tabular-nums' },
      [media.reducedMotion]: {
        '*, *::before, *::after': {
          animation: 'none !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiTypography: {
    defaultProps: { variantMapping: { counter: 'p', subtitle1: 'p', subtitle2: 'p' } },
    styleOverrides: {
      root: {
        // MUI 9 knows 'textSecondary' only and drops the dotted form without a word.
        variants: [
          { props: { color: 'text.secondary' }, style: { color: paint.textSecondary } },
          { props: { color: 'text.primary' }, style: { color: paint.text } },
        ],
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: paint.primary,
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
        textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
        borderRadius: 2,
        '&:hover': {
          color: paint.primaryHover,
          textDecorationColor: 'currentColor',
          textDecorationThickness: '2px',
        },
      },
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' } } },
}
