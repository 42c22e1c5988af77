import { useAcesso } from '@seleta/api-client'
import { tellWhoHelps } from '@seleta/contract/papeis'
import type { Talento } from '@seleta/contract/talentos'
import { Box, Button, Typography } from '@seleta/ui/core'
import { lazy, Suspense, useState } from 'react'

const EraseDialog = lazy(() => import('./erase-dialog').then((m) => ({ default: m.EraseDialog })))

/** Erasing a person for good, for who has the right; who has not reads who can help (product 92). */
export function EraseTalento({ talento }: { readonly talento: Talento }) {
  const [isOpen, setOpen] = useState(false)
  const { can, administradores } = useAcesso()
  if (!can('deleteTalento'))
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 4 }}>
        Só um administrador apaga uma pessoa. {tellWhoHelps(administradores)}
      </Typography>
    )
  return (
    <Box sx={{ mt: 4 }}>
      <Button size="small" color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Apagar pessoa
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <EraseDialog identificador={talento.identificador} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  )
}
