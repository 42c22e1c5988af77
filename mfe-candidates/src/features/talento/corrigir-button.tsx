import { useCan } from '@seleta/api-client'
import type { Talento } from '@seleta/contract/talentos'
import { Box, Button } from '@seleta/ui/core'
import { EditIcon } from '@seleta/ui/icons'
import { lazy, Suspense, useState } from 'react'

const CorrecaoDialog = lazy(() => import('./correcao-dialog').then((m) => ({ default: m.CorrecaoDialog })))

/** Opens the form that corrects what is told of the person (product 92); it comes when somebody wants to. */
export function CorrigirButton({ talento }: { readonly talento: Talento }) {
  const [isOpen, setOpen] = useState(false)
  const can = useCan()
  if (!can('saveCorrecao')) return null
  return (
    <Box sx={{ mb: 4 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<EditIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Corrigir dados
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CorrecaoDialog identificador={talento.identificador} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  )
}
