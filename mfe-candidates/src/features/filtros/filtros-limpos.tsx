import { Box, Button } from '@seleta/ui/core'
import { TEXTOS } from '../../rules/textos'

/** «Filtros limpos. Desfazer», until the next filter (design.md section 2, undo before confirm). */
export function FiltrosLimpos({ onDesfazer }: { readonly onDesfazer: (() => void) | null }) {
  return (
    <Box component="output" sx={{ display: 'block', fontSize: '0.875rem' }}>
      {onDesfazer === null ? null : (
        <Box sx={{ mb: 3 }}>
          {TEXTOS.filtrosLimpos}{' '}
          <Button size="small" onClick={onDesfazer}>
            Desfazer
          </Button>
        </Box>
      )}
    </Box>
  )
}
