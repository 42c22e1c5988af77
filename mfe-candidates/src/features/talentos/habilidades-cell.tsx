import { Box } from '@seleta/ui/core'

const SHOWN = 3

/** The first skills, and how many more there are. */
export function HabilidadesCell({ habilidades }: { readonly habilidades: readonly string[] }) {
  if (habilidades.length === 0) return '—'
  const rest = habilidades.length - SHOWN
  return (
    <Box
      component="span"
      title={habilidades.join(', ')}
      sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' }}
    >
      {habilidades.slice(0, SHOWN).join(', ')}
      {rest > 0 ? ` +${rest}` : ''}
    </Box>
  )
}
