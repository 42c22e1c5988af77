import { countFiltros } from '@seleta/campanha/filtros/filtros'
import { Button } from '@seleta/ui/core'
import { FilterIcon } from '@seleta/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { readFiltros } from '../../rules/filtro-address'
import { useShownParams } from './use-shown-params'

const FiltroDrawer = lazy(() => import('./filtro-drawer').then((m) => ({ default: m.FiltroDrawer })))

/** The board's filters: the panel of the candidate lists, kept in the address (audit B13). */
export function FiltroButton({ campanhaId }: { readonly campanhaId: number }) {
  const [params, setParams] = useShownParams()
  const [isOpen, setOpen] = useState(false)
  const count = countFiltros(readFiltros(params))
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        Filtros{count === 0 ? '' : ` (${count})`}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FiltroDrawer
            campanhaId={campanhaId}
            params={params}
            onParams={setParams}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
