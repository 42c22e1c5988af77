/**
 * Every colour and measure of Seleta as typed data. Source: design.md section 1 ("papel e verde-garrafa").
 * Nothing else in the product writes a colour by hand; contrasts are checked in tokens.spec.ts.
 */

/** Name of a colour scheme: what MUI and the attribute `data-tema` on <html> call it. */
export type Aparencia = 'light' | 'dark'

/** A text colour and the tint it stands on. */
export interface Tint {
  text: string
  tint: string
}

/** Steps a person passes in a campaign, in order (spec section 4, "Candidate situacao"). */
export type CandidatoStep = 'emSelecao' | 'triagem' | 'questionario' | 'entrevistas' | 'finalistas'

/** Six series colours of a chart; the marker and the dash of each are in chartSeries. */
export type SeriesColors = readonly [string, string, string, string, string, string]

export interface ColorTokens {
  bg: string
  surface: string
  sunken: string
  text: string
  textSecondary: string
  border: string
  controlBorder: string
  primary: { main: string; hover: string; on: string; soft: string }
  accent: { main: string; on: string }
  success: Tint & { on: string }
  warning: Tint & { on: string }
  error: Tint & { on: string }
  info: Tint & { on: string }
  focus: string
  sidebar: { ground: string; text: string; active: string; activeGround: string; bar: string; focus: string }
  steps: Record<CandidatoStep, Tint>
  series: SeriesColors
}

export const lightColors: ColorTokens = {
  bg: '#F6F5F1',
  surface: '#FFFFFF',
  sunken: '#ECEAE3',
  text: '#1D2321',
  textSecondary: '#4F5753',
  border: '#D9D5CA',
  controlBorder: '#857F72',
  primary: { main: '#0F5C53', hover: '#0B4740', on: '#FFFFFF', soft: '#DDEBE7' },
  accent: { main: '#B4451F', on: '#FFFFFF' },
  success: { text: '#1E6B34', tint: '#DFF0E2', on: '#FFFFFF' },
  warning: { text: '#7A5200', tint: '#FBEFCF', on: '#FFFFFF' },
  error: { text: '#A4262C', tint: '#FBE4E4', on: '#FFFFFF' },
  info: { text: '#1F5A96', tint: '#E1ECF7', on: '#FFFFFF' },
  focus: '#1F5A96',
  sidebar: {
    ground: '#0B2F2B',
    text: '#DCEBE7',
    active: '#FFFFFF',
    activeGround: '#17524B',
    bar: '#F0946C',
    focus: '#FFC9AE',
  },
  steps: {
    emSelecao: { text: '#4F5753', tint: '#ECEAE3' },
    triagem: { text: '#1F5A96', tint: '#E1ECF7' },
    questionario: { text: '#6A3D9A', tint: '#EEE4F7' },
    entrevistas: { text: '#7A5200', tint: '#FBEFCF' },
    finalistas: { text: '#5E6B1E', tint: '#EEF1D8' },
  },
  series: ['#0F5C53', '#B4451F', '#1F5A96', '#8A6A00', '#6A3D9A', '#5B635F'],
}

export const darkColors: ColorTokens = {
  bg: '#121615',
  surface: '#1A201E',
  sunken: '#0D1110',
  text: '#ECEFEA',
  textSecondary: '#B3BCB6',
  border: '#323A37',
  controlBorder: '#7D8883',
  primary: { main: '#6CC4B4', hover: '#8AD3C6', on: '#06231F', soft: '#173530' },
  accent: { main: '#F0946C', on: '#2B0F04' },
  success: { text: '#7FCB92', tint: '#16301D', on: '#06230F' },
  warning: { text: '#E3B85C', tint: '#33270B', on: '#2B1F04' },
  error: { text: '#F19A9A', tint: '#3A1A1C', on: '#2B0B0C' },
  info: { text: '#8DBDEB', tint: '#152A3F', on: '#06192B' },
  focus: '#8DBDEB',
  sidebar: {
    ground: '#0A1513',
    text: '#DCEBE7',
    active: '#FFFFFF',
    activeGround: '#173530',
    bar: '#F0946C',
    focus: '#FFC9AE',
  },
  steps: {
    emSelecao: { text: '#B3BCB6', tint: '#262D2A' },
    triagem: { text: '#8DBDEB', tint: '#152A3F' },
    questionario: { text: '#C9A8EC', tint: '#2A1C3B' },
    entrevistas: { text: '#E3B85C', tint: '#33270B' },
    finalistas: { text: '#C3CF7A', tint: '#272B12' },
  },
  series: ['#6CC4B4', '#F0946C', '#8DBDEB', '#E3B85C', '#C9A8EC', '#B3BCB6'],
}

export const colors: Record<Aparencia, ColorTokens> = { light: lightColors, dark: darkColors }

export const radius = { control: 6, card: 10, dialog: 14, full: 999 } as const

/** Shadow of floating things only (menus, dialogs, ghosts of a drag); nothing else has one. */
export const floatingShadow = '0 12px 32px rgb(18 22 21 / 0.16)'

/** Heights in px: control (44 on touch), row of a table (44 compact), top bar. */
export const height = { control: 40, controlTouch: 44, row: 56, rowCompact: 44, bar: 64 } as const

/** The page's place beside the bars, px: at most so wide for texts and forms, with this much around it. */
export const layout = { content: 1440, contentPadding: 32, contentPaddingPhone: 16 } as const

export const motion = { fast: 120, base: 180, slow: 240, easing: 'cubic-bezier(.2,0,0,1)' } as const

export const fontFamily = {
  text: "'Public Sans Variable', 'Public Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  display:
    "'Bricolage Grotesque Variable', 'Public Sans Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
} as const

export const fontWeight = { regular: 400, medium: 550, strong: 680 } as const

/** Type scale, [font size, line height] in px. */
export const typeScale = {
  caption: [12, 16],
  table: [13, 20],
  control: [14, 20],
  body: [15, 24],
  card: [18, 26],
  section: [22, 30],
  page: [28, 36],
  counter: [36, 44],
} as const satisfies Record<string, readonly [number, number]>
