import { fontFamily, fontWeight, typeScale } from './tokens'

const rem = (px: number) => `${px / 16}rem`

function style(scale: readonly [number, number], weight: number, family?: string) {
  return {
    fontSize: rem(scale[0]),
    lineHeight: rem(scale[1]),
    fontWeight: weight,
    letterSpacing: 0,
    ...(family ? { fontFamily: family } : {}),
  }
}

/** Type of design.md section 1: Bricolage Grotesque only for page titles (h1) and counters. */
export const typography = {
  fontFamily: fontFamily.text,
  fontWeightLight: fontWeight.regular,
  fontWeightRegular: fontWeight.regular,
  fontWeightMedium: fontWeight.medium,
  fontWeightBold: fontWeight.strong,
  h1: { ...style(typeScale.page, fontWeight.strong, fontFamily.display), letterSpacing: '-0.01em' },
  h2: style(typeScale.section, fontWeight.strong),
  h3: style(typeScale.card, fontWeight.strong),
  h4: style(typeScale.body, fontWeight.strong),
  h5: style(typeScale.control, fontWeight.strong),
  h6: style(typeScale.table, fontWeight.strong),
  subtitle1: style(typeScale.body, fontWeight.medium),
  subtitle2: style(typeScale.control, fontWeight.medium),
  body1: style(typeScale.body, fontWeight.regular),
  body2: style(typeScale.table, fontWeight.regular),
  button: { ...style(typeScale.control, fontWeight.medium), textTransform: 'none' as const },
  caption: style(typeScale.caption, fontWeight.regular),
  overline: { ...style(typeScale.caption, fontWeight.medium), textTransform: 'none' as const },
  counter: {
    ...style(typeScale.counter, fontWeight.strong, fontFamily.display),
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
}
