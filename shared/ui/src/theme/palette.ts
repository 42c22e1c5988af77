import { colors } from './tokens'
import type { Aparencia, Tint } from './tokens'

/** Colours of ours beside MUI's own; each becomes a CSS variable and a word usable in `sx`. */
export interface SeletaPalette {
  sunken: string
  controlBorder: string
  focus: string
  primarySoft: string
  accent: { main: string; contrastText: string }
  sidebar: { ground: string; text: string; active: string; activeGround: string; bar: string; focus: string }
  soft: { success: string; warning: string; error: string; info: string }
  steps: { emSelecao: Tint; triagem: Tint; questionario: Tint; entrevistas: Tint; finalistas: Tint }
  series: { s1: string; s2: string; s3: string; s4: string; s5: string; s6: string }
}

declare module '@mui/material/styles' {
  interface Palette extends SeletaPalette {}
  interface PaletteOptions extends Partial<SeletaPalette> {}
  interface TypographyVariants {
    counter: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    counter?: React.CSSProperties
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    counter: true
  }
}

/** MUI palette of one appearance, from the tokens. */
export function buildPalette(aparencia: Aparencia) {
  const t = colors[aparencia]
  const status = (name: 'success' | 'warning' | 'error' | 'info') => ({
    main: t[name].text,
    light: t[name].text,
    dark: t[name].text,
    contrastText: t[name].on,
  })
  const [s1, s2, s3, s4, s5, s6] = t.series
  return {
    mode: aparencia,
    primary: {
      main: t.primary.main,
      light: t.primary.main,
      dark: t.primary.hover,
      contrastText: t.primary.on,
    },
    secondary: { main: t.accent.main, light: t.accent.main, dark: t.accent.main, contrastText: t.accent.on },
    success: status('success'),
    warning: status('warning'),
    error: status('error'),
    info: status('info'),
    background: { default: t.bg, paper: t.surface },
    text: { primary: t.text, secondary: t.textSecondary, disabled: t.controlBorder },
    divider: t.border,
    sunken: t.sunken,
    controlBorder: t.controlBorder,
    focus: t.focus,
    primarySoft: t.primary.soft,
    accent: { main: t.accent.main, contrastText: t.accent.on },
    sidebar: t.sidebar,
    soft: { success: t.success.tint, warning: t.warning.tint, error: t.error.tint, info: t.info.tint },
    steps: t.steps,
    series: { s1, s2, s3, s4, s5, s6 },
    action: {
      active: t.textSecondary,
      hover: t.sunken,
      hoverOpacity: 0.06,
      selected: t.primary.soft,
      selectedOpacity: 0.1,
      disabled: t.controlBorder,
      disabledBackground: t.sunken,
      disabledOpacity: 0.55,
      focus: t.sunken,
      focusOpacity: 0.1,
      activatedOpacity: 0.12,
    },
  } satisfies SeletaPalette & Record<string, unknown>
}
