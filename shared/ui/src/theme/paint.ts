import type { CandidatoStep, Tint } from './tokens'

const color = (name: string) => `var(--seleta-palette-${name})`

function step(name: CandidatoStep): Tint {
  return { text: color(`steps-${name}-text`), tint: color(`steps-${name}-tint`) }
}

/**
 * The tokens as CSS variables: they change with the theme by themselves, so use these in styles
 * (`sx={{ bgcolor: paint.sunken }}`), and tokens.ts only where a real hex is needed.
 */
export const paint = {
  bg: color('background-default'),
  surface: color('background-paper'),
  sunken: color('sunken'),
  text: color('text-primary'),
  textSecondary: color('text-secondary'),
  border: color('divider'),
  controlBorder: color('controlBorder'),
  primary: color('primary-main'),
  primaryHover: color('primary-dark'),
  onPrimary: color('primary-contrastText'),
  primarySoft: color('primarySoft'),
  accent: color('accent-main'),
  onAccent: color('accent-contrastText'),
  focus: color('focus'),
  success: { text: color('success-main'), tint: color('soft-success'), on: color('success-contrastText') },
  warning: { text: color('warning-main'), tint: color('soft-warning'), on: color('warning-contrastText') },
  error: { text: color('error-main'), tint: color('soft-error'), on: color('error-contrastText') },
  info: { text: color('info-main'), tint: color('soft-info'), on: color('info-contrastText') },
  sidebar: {
    ground: color('sidebar-ground'),
    text: color('sidebar-text'),
    active: color('sidebar-active'),
    activeGround: color('sidebar-activeGround'),
    bar: color('sidebar-bar'),
    focus: color('sidebar-focus'),
  },
  steps: {
    emSelecao: step('emSelecao'),
    triagem: step('triagem'),
    questionario: step('questionario'),
    entrevistas: step('entrevistas'),
    finalistas: step('finalistas'),
  },
  series: [1, 2, 3, 4, 5, 6].map((n) => color(`series-s${n}`)),
} as const

/** 3 px ring with a 2 px gap, for elements that MUI does not draw (design.md section 1). */
export const focusRing = { outline: `3px solid ${paint.focus}`, outlineOffset: '2px' } as const

/** Media queries used in styles. */
export const media = {
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const
