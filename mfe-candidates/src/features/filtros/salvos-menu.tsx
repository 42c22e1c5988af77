import type { FiltroSalvo } from '@seleta/contract/filtros-salvos'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import { fromFiltroBody } from '@seleta/campanha/filtros/filtros-wire'
import { Box, IconButton, Menu, MenuItem } from '@seleta/ui/core'
import { TrashIcon } from '@seleta/ui/icons'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { Screen } from '../../queries/filtros-queries'
import { useRemoveFiltro } from '../../queries/use-remove-filtro'

interface Props {
  readonly tela: Screen
  readonly salvos: readonly FiltroSalvo[]
  /** Null: closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  readonly onApply: (filtros: Filtros) => void
  /** Where the focus goes when the last one has gone, and what had it with it. */
  readonly place: RefObject<HTMLElement | null>
}

/** The saved filters; whoever has deleted the last one may still bring it back. */
export function SalvosMenu({ tela, salvos, anchor, onClose, onApply, place }: Props) {
  const remove = useRemoveFiltro(tela, salvos)
  const isEmpty = salvos.length === 0
  const leave = useEffectEvent(() => {
    onClose()
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isEmpty) leave()
  }, [isEmpty])
  if (isEmpty) return null
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {salvos.map((filtro) => (
        <FiltroItem
          key={filtro.id}
          nome={filtro.nome}
          onPick={() => {
            onClose()
            onApply(fromFiltroBody(filtro.consulta))
          }}
          onRemove={() => remove.mutate(filtro)}
        />
      ))}
    </Menu>
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
