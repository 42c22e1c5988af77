import { Box, Button } from '@seleta/ui/core'
import { WORDS } from '../../rules/words'

/** «Filtros limpos. Desfazer», until the next filter (design.md section 2, undo before confirm). */
export function ClearedFiltros({ onUndo }: { readonly onUndo: (() => void) | null }) {
  return (
    <Box component="output" sx={{ display: 'block', fontSize: '0.875rem' }}>
      {onUndo === null ? null : (
        <Box sx={{ mb: 3 }}>
          {WORDS.filtrosCleared}{' '}
          <Button size="small" onClick={onUndo}>
            Desfazer
          </Button>
        </Box>
      )}
    </Box>
  )
}
