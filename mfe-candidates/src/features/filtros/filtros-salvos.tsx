import { Box, Button, IconButton, Tooltip } from '@seleta/ui/core'
import { BookmarkIcon } from '@seleta/ui/icons'
import { lazy, Suspense, useRef, useState } from 'react'
import { useFiltrosSalvos } from '../../queries/filtros-queries'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import { countFiltros } from '@seleta/campanha/filtros/filtros'

const SalvosMenu = lazy(() => import('./salvos-menu').then((m) => ({ default: m.SalvosMenu })))
const FiltroName = lazy(() => import('./filtro-name').then((m) => ({ default: m.FiltroName })))

interface Props {
  readonly tela: 'candidatos' | 'cesta'
  /** Filters that apply now: what «Salvar este filtro» keeps. */
  readonly applied: Filtros
  readonly onApply: (filtros: Filtros) => void
}

/** «Salvar este filtro» and the saved ones (design.md 4.5). */
export function FiltrosSalvos({ tela, applied, onApply }: Props) {
  const { data: salvos } = useFiltrosSalvos(tela)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  /** It stays: what was deleted there may be found gone later. */
  const [hasOpened, setOpened] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hasSome = salvos !== undefined && salvos.length > 0
  if (!hasSome && !hasOpened && countFiltros(applied) === 0) return null
  return (
    <Box
      ref={place}
      role="group"
      aria-label="Filtros para usar de novo"
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}
    >
      {hasSome ? (
        <Tooltip title="Filtros salvos">
          <IconButton
            aria-label="Filtros salvos"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => {
              setAnchor(event.currentTarget)
              setOpened(true)
            }}
          >
            <BookmarkIcon size={18} />
          </IconButton>
        </Tooltip>
      ) : null}
      {countFiltros(applied) > 0 && !isNaming ? (
        <Button size="small" onClick={() => setNaming(true)}>
          Salvar este filtro
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {hasOpened && salvos !== undefined ? (
          <SalvosMenu
            tela={tela}
            salvos={salvos}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onApply={onApply}
            place={place}
          />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {isNaming ? <FiltroName tela={tela} applied={applied} onDone={() => setNaming(false)} /> : null}
      </Suspense>
    </Box>
  )
}
