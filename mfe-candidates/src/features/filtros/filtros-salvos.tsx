import { Box, Button, IconButton, Menu, MenuItem, Tooltip } from '@seleta/ui/core'
import { BookmarkIcon, TrashIcon } from '@seleta/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { useRemoveFiltro, useFiltrosSalvos } from '../../queries/filtros-queries'
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
  const saved = useFiltrosSalvos(tela)
  const remove = useRemoveFiltro(tela)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const list = saved.data ?? []
  return (
    <>
      {list.length === 0 ? null : (
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
            {list.map((filtro) => (
              <FiltroItem
                key={filtro.id}
                nome={filtro.nome}
                onPick={() => {
                  setAnchor(null)
                  onApply(fromFiltroBody(filtro.consulta))
                }}
                onRemove={() => remove.mutate(filtro)}
              />
            ))}
          </Menu>
        </>
      )}
      {countFiltros(applied) > 0 && !isNaming ? (
        <Button size="small" onClick={() => setNaming(true)}>
          Salvar este filtro
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {isNaming ? <FiltroName tela={tela} applied={applied} onDone={() => setNaming(false)} /> : null}
      </Suspense>
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
