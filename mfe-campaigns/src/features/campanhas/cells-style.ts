import { paint } from '@seleta/ui/paint'

/** Under these widths, in px, what has no column stands under the name and the closing date. */
export const CODIGO_FROM = 1024
export const FIGURES_FROM = 1440
export const START_FROM = 1200
export const RESPONSAVEL_FROM = 1700

/** Under 600 px the table is cards, which have a line for each. */
const inTableUnder = (width: number) => `@media (min-width: 600px) and (max-width: ${width - 0.05}px)`

/** Class names of what stands in a cell. */
export const cell = {
  nome: 'campanha-nome',
  link: 'campanha-link',
  under: 'campanha-under',
  codigo: 'campanha-codigo',
  responsavel: 'campanha-responsavel',
  caption: 'campanha-caption',
  soon: 'campanha-soon',
  desde: 'campanha-desde',
  vagas: 'campanha-vagas',
  bar: 'campanha-barra',
  actions: 'campanha-acoes',
} as const

/**
 * Cells dressed once, from around the table: twelve rows of pieces that each bring a style of their own cost a sixth
 * of the time from sign-in to the list.
 */
export const cellsStyle = {
  [`& .${cell.nome}`]: { minWidth: 0, width: '100%', lineHeight: '1.125rem' },
  [`& .${cell.nome} > a`]: {
    color: paint.text,
    fontWeight: 680,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  [`& .${cell.under}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    rowGap: '2px',
    alignItems: 'center',
    minWidth: 0,
  },
  [`& .${cell.caption}, & .${cell.soon}`]: {
    fontSize: '0.75rem',
    lineHeight: '1rem',
    color: paint.textSecondary,
    overflowWrap: 'anywhere',
  },
  [`& .${cell.codigo}`]: { display: 'none', [inTableUnder(CODIGO_FROM)]: { display: 'inline' } },
  [`& .${cell.responsavel}`]: { display: 'none', [inTableUnder(RESPONSAVEL_FROM)]: { display: 'inline' } },
  [`& .${cell.soon}`]: { color: paint.warning.text, fontWeight: 550 },
  [`& .${cell.desde}`]: { display: 'none', [inTableUnder(START_FROM)]: { display: 'block' } },
  [`& .${cell.link}`]: {
    color: paint.primary,
    textDecorationColor: `color-mix(in srgb, ${paint.primary} 40%, transparent)`,
    '&:hover': { textDecorationColor: 'currentcolor' },
  },
  [`& .${cell.vagas}`]: { width: 64 },
  [`& .${cell.bar}`]: { marginTop: '2px', height: 4, borderRadius: '4px', backgroundColor: paint.border },
  [`& .${cell.bar} > div`]: { height: 4, borderRadius: '4px', backgroundColor: paint.primary },
  [`& .${cell.actions}`]: { display: 'flex' },
} as const
