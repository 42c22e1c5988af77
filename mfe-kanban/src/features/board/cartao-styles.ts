import { focusRing, media, paint, styled } from '@seleta/ui/core'
import { floatingShadow, height, motion, radius } from '@seleta/ui/tokens'

/**
 * The whole look of a card in one styled element: a board draws sixty of them, and each styled element more is paid
 * for at every step of a drag (product 51).
 */
export const Face = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"nome anel" "local anel" "tempo punho"',
  alignItems: 'center',
  columnGap: 8,
  padding: '10px 6px 6px 12px',
  border: `1px solid ${paint.border}`,
  borderRadius: radius.card,
  backgroundColor: paint.surface,
  transition: `border-color ${motion.fast}ms, opacity ${motion.fast}ms`,
  '&[data-is-compact="true"]': {
    gridTemplateAreas: '"nome punho" "tempo punho"',
    padding: '6px 6px 6px 12px',
  },
  '&[data-is-ghost="true"]': { boxShadow: floatingShadow, cursor: 'grabbing', borderColor: paint.primary },
  '&[data-is-placeholder="true"]': { opacity: 0.45, borderStyle: 'dashed' },
  '&:hover': { borderColor: paint.controlBorder },

  '& [data-parte="nome"]': {
    gridArea: 'nome',
    fontSize: '0.9375rem',
    lineHeight: '1.375rem',
    fontWeight: 550,
    // Neither a name is cut nor what stands under it: the card grows.
    overflowWrap: 'anywhere',
  },
  '& a': { color: 'inherit', textDecoration: 'none', borderRadius: 3 },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& a:focus-visible': { outlineOffset: -2 },

  '& [data-parte="local"]': {
    gridArea: 'local',
    color: paint.textSecondary,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },

  '& [data-parte="marcas"]': {
    gridArea: 'tempo',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    fontSize: '0.75rem',
    lineHeight: '1rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-parte="tempo"]': { flex: 'none', color: paint.textSecondary },
  '& [data-parte="aderencia"]': { flex: 'none', color: paint.primary, fontWeight: 680 },
  '& [data-parte="tempo"][data-is-stalled="true"]': {
    padding: '2px 8px',
    marginLeft: -8,
    borderRadius: 10,
    color: paint.warning.text,
    backgroundColor: paint.warning.tint,
  },
  '& [data-parte="dono"]': {
    flex: 'none',
    padding: '1px 6px',
    border: `1px solid ${paint.controlBorder}`,
    borderRadius: 10,
    color: paint.textSecondary,
    fontWeight: 680,
  },
  '& [data-tone]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: '100%',
    padding: '2px 8px',
    borderRadius: 10,
  },
  '& [data-tone] > svg': { flex: 'none' },
  // A reason is read whole: the card grows with it.
  '& [data-tone] > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-tone="out"]': { color: paint.error.text, backgroundColor: paint.error.tint },
  '& [data-tone="unsure"]': { color: paint.info.text, backgroundColor: paint.info.tint },
  '& [data-tone="look"]': { color: paint.warning.text, backgroundColor: paint.warning.tint },

  '& [data-parte="anel"]': {
    gridArea: 'anel',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    marginInline: 2,
    fontSize: '0.8125rem',
    lineHeight: 1,
    fontWeight: 680,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-parte="anel"] > svg': { position: 'absolute', inset: 0 },

  // The room of the handle, also where there is none: what is under the hand keeps its size.
  '& [data-parte="punho"]': { gridArea: 'punho', alignSelf: 'end', width: 40, height: 40 },
  '& [data-punho]': {
    display: 'grid',
    placeItems: 'center',
    width: height.control,
    height: height.control,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: paint.textSecondary,
    cursor: 'inherit',
  },
  '& [data-punho]:hover': { backgroundColor: paint.sunken, color: paint.text },
  '& [data-punho]:focus-visible': { ...focusRing, outlineOffset: -2 },
  [media.touch]: {
    '& [data-parte="punho"], & [data-punho]': { width: height.controlTouch, height: height.controlTouch },
  },
})
