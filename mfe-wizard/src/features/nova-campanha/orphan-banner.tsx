import { now } from '@seleta/regras/now'
import { Alert, Button } from '@seleta/ui/core'
import { useEffect, useState } from 'react'
import type { DraftCopy } from '../../queries/rascunho/local-copy'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { formatWhen } from '@seleta/regras/moment'

/** A draft of this browser that never reached the server can be taken up from a fresh first step. */
export function OrphanBanner() {
  const isFresh = useRascunho((state) => state.origin.kind === 'novo' && state.revision === 0)
  const [orphan, setOrphan] = useState<DraftCopy | null>(null)
  useEffect(() => {
    if (!isFresh) return undefined
    let isHere = true
    const look = async () => {
      const [newest] = await rascunhos.listOrphans()
      if (isHere) setOrphan(newest ?? null)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [isFresh])
  if (!isFresh || orphan === null) return null
  const nome = orphan.campanha.nome.trim()
  return (
    <Alert
      severity="info"
      sx={{ mb: 6 }}
      onClose={() => setOrphan(null)}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            rascunhos.resume(orphan)
            setOrphan(null)
          }}
        >
          Continuar
        </Button>
      }
    >
      Há um rascunho guardado só neste navegador: {nome === '' ? 'sem nome' : `“${nome}”`}
      {orphan.changedAt === null ? '' : `, alterado ${formatWhen(orphan.changedAt, now())}`}.
    </Alert>
  )
}
