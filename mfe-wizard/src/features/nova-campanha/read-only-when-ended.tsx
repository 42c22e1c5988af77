import { Alert, Box } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { isReadOnly } from '../../rules/rascunho/rascunho-state'
import { useRascunho } from '../../queries/rascunho/use-rascunho'

/** A step of an ended campaign: everything can be read and nothing changed, and it says so (audit W11). */
export function ReadOnlyWhenEnded({ children }: { readonly children: ReactNode }) {
  const isEnded = useRascunho(isReadOnly)
  return (
    <>
      {isEnded ? (
        <Alert severity="info" sx={{ mb: 6 }}>
          Esta campanha está encerrada: aqui se lê, sem mudar nada. Para contratar de novo, duplique-a na
          lista de campanhas.
        </Alert>
      ) : null}
      <Box
        component="fieldset"
        disabled={isEnded}
        sx={{
          m: 0,
          p: 0,
          border: 0,
          minInlineSize: 0,
          // What is no native field would still take the pointer.
          ...(isEnded && { pointerEvents: 'none', opacity: 0.75 }),
        }}
      >
        {children}
      </Box>
    </>
  )
}
