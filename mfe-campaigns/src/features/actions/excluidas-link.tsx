import { formatInteger } from '@seleta/regras/numbers'
import { Button } from '@seleta/ui/core'
import { Suspense, lazy, useState } from 'react'
import { useExcluidas } from '../../queries/use-excluidas'

const ExcluidasDialog = lazy(() => import('./excluidas-dialog').then((m) => ({ default: m.ExcluidasDialog })))

/** The way to deleted campaigns where no list stands above it; nothing while there are none (audit W6). */
export function ExcluidasLink() {
  const excluidas = useExcluidas()
  const [isOpen, setOpen] = useState(false)
  const count = excluidas.data?.length ?? 0
  if (count === 0 && !isOpen) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Campanhas excluídas ({formatInteger(count)})</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ExcluidasDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
