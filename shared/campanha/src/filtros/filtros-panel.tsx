import { useCan } from '@seleta/api-client'
import type { Facetas } from '@seleta/contract/facetas'
import type { Origem } from '@seleta/contract/limits'
import { Box, Button, Typography } from '@seleta/ui/core'
import { CategoriaFields } from './categoria-fields'
import { FiltroAccordion } from './filtro-accordion'
import type { Filtros, Tela } from './filtros'
import { categoriasOf } from './filtros-opcoes'

interface Props {
  /** Each screen has its own categories. */
  readonly tela: Tela
  /** The origins that the screen shows by itself; none is all. */
  readonly origens: readonly Origem[]
  readonly draft: Filtros
  /** Counts beside the options; undefined while they are not known. */
  readonly facetas: Facetas | undefined
  readonly onDraft: (filtros: Filtros) => void
  readonly onFilter: () => void
  readonly onClear: () => void
}

/** One panel for lists, board and basket (audit B13); nothing is asked for before «Filtrar» (spec section 2, design.md 4.5). */
export function FiltrosPanel({ tela, origens, draft, facetas, onDraft, onFilter, onClear }: Props) {
  // What somebody asks to earn is not for everybody to know (decision 174).
  const hasSalario = useCan()('selectTalentos')
  const categorias = categoriasOf(tela).filter(({ id }) => id !== 'pretensao' || hasSalario)
  return (
    <Box
      component="form"
      aria-label="Filtros"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        onFilter()
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <Typography component="h3" variant="h3" sx={{ px: 4, pt: 4, pb: 2 }}>
        Filtros
      </Typography>
      {categorias.map(({ id, label }) => (
        <FiltroAccordion key={id} label={label} count={id === 'palavraChave' ? 0 : draft[id].length}>
          <CategoriaFields
            categoria={id}
            label={label}
            tela={tela}
            origens={origens}
            draft={draft}
            facetas={facetas}
            onDraft={onDraft}
          />
        </FiltroAccordion>
      ))}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          p: 4,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <Button variant="outlined" onClick={onClear} sx={{ whiteSpace: 'nowrap' }}>
            Limpar Filtros
          </Button>
          <Button variant="contained" type="submit">
            Filtrar
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
