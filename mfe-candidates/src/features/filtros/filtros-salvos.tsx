import type { FiltroSalvo } from '@seleta/contract/filtros-salvos'
import { Box, Button, IconButton, Menu, MenuItem, Tooltip } from '@seleta/ui/core'
import { BookmarkIcon, TrashIcon } from '@seleta/ui/icons'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFiltrosSalvos } from '../../queries/filtros-queries'
import { useRemoveFiltro } from '../../queries/use-remove-filtro'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import { countFiltros } from '@seleta/campanha/filtros/filtros'
import { fromFiltroBody } from '@seleta/campanha/filtros/filtros-wire'

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
  const remove = useRemoveFiltro(tela, salvos)
  const [isNaming, setNaming] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  return (
    <Box
      ref={place}
      role="group"
      aria-label="Filtros para usar de novo"
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}
    >
      {salvos === undefined || salvos.length === 0 ? null : (
        <SalvosMenu
          salvos={salvos}
          onPick={({ consulta }) => onApply(fromFiltroBody(consulta))}
          onRemove={(filtro) => remove.mutate(filtro)}
          onGone={() => {
            if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
          }}
        />
      )}
      {countFiltros(applied) > 0 && !isNaming ? (
        <Button size="small" onClick={() => setNaming(true)}>
          Salvar este filtro
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {isNaming ? <FiltroName tela={tela} applied={applied} onDone={() => setNaming(false)} /> : null}
      </Suspense>
    </Box>
  )
}

interface MenuProps {
  /** At least one. */
  readonly salvos: readonly FiltroSalvo[]
  readonly onPick: (filtro: FiltroSalvo) => void
  readonly onRemove: (filtro: FiltroSalvo) => void
  /** The last one has gone, and what had the focus with it. */
  readonly onGone: () => void
}

function SalvosMenu({ salvos, onPick, onRemove, onGone }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const leave = useEffectEvent(onGone)
  useEffect(() => () => leave(), [])
  return (
    <>
      <Tooltip title="Filtros salvos">
        <IconButton
          aria-label="Filtros salvos"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <BookmarkIcon size={18} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {salvos.map((filtro) => (
          <FiltroItem
            key={filtro.id}
            nome={filtro.nome}
            onPick={() => {
              setAnchor(null)
              onPick(filtro)
            }}
            onRemove={() => onRemove(filtro)}
          />
        ))}
      </Menu>
    </>
  )
}

interface ItemProps {
  readonly nome: string
  readonly onPick: () => void
  readonly onRemove: () => void
}

function FiltroItem({ nome, onPick, onRemove }: ItemProps) {
  return (
    <Box component="li" role="none" sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
      <MenuItem component="button" sx={{ flex: 1 }} onClick={onPick}>
        {nome}
      </MenuItem>
      <IconButton size="small" aria-label={`Excluir o filtro ${nome}`} onClick={onRemove}>
        <TrashIcon size={16} />
      </IconButton>
    </Box>
  )
}
