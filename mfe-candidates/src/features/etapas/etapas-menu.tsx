import { wordsFor } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import { Box, Button, CellButton, Menu, MenuItem } from '@seleta/ui/core'
import { KanbanIcon } from '@seleta/ui/icons'
import { useId, useState } from 'react'
import { useEtapas } from '../../queries/talentos-queries'
import { useMoveTalento } from '../../queries/use-move-talento'

interface Props {
  readonly identificador: string
  readonly nome: string
  readonly campanhaId: number
  /** Stage where the person stands; null is none yet. */
  readonly etapaId: number | null
  /** Icon in a row, button with a word in the panel. */
  readonly isCompact?: boolean
}

/** «Adicionar ao kanban»: pick a stage, and the person stands there (design.md 4.5). */
export function EtapasMenu({ identificador, nome, campanhaId, etapaId, isCompact = true }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // A page of rows has a menu each: it is made when it is first wanted, and kept for its closing.
  const [isWanted, setIsWanted] = useState(false)
  const menuId = useId()
  const etapas = useEtapas(campanhaId, anchor !== null)
  const move = useMoveTalento()
  const label = etapaId === null ? 'Adicionar ao kanban' : 'Mover para etapa'
  const pick = (destino: number) => {
    setAnchor(null)
    move.mutate({ identificador, campanhaId, etapaId: destino })
  }
  const opener = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor === null ? undefined : menuId,
    'aria-label': `${label}: ${nome}`,
    onClick: (event: React.MouseEvent<HTMLElement>) => {
      setAnchor(event.currentTarget)
      setIsWanted(true)
    },
  }
  return (
    <>
      {isCompact ? (
        <CellButton data-tip={label} {...opener}>
          <KanbanIcon />
        </CellButton>
      ) : (
        <Button variant="outlined" startIcon={<KanbanIcon />} {...opener}>
          {label}
        </Button>
      )}
      {isWanted ? (
        <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {etapas.isPending ? <MenuItem disabled>Carregando etapas…</MenuItem> : null}
          {etapas.isError ? (
            <MenuItem onClick={() => void etapas.refetch()}>
              {wordsFor(etapas.error)} Tentar novamente
            </MenuItem>
          ) : null}
          {(etapas.data ?? []).map((etapa) => (
            <MenuItem key={etapa.id} disabled={etapa.id === etapaId} onClick={() => pick(etapa.id)}>
              <EtapaLine etapa={etapa} isHere={etapa.id === etapaId} />
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  )
}

/** A stage as the menu names it: its colour, its name, who stands there. */
function EtapaLine({ etapa, isHere }: { readonly etapa: EtapaItem; readonly isHere: boolean }) {
  return (
    <>
      <Box
        aria-hidden
        sx={{ width: 12, height: 12, mr: 3, borderRadius: '3px', bgcolor: etapa.cor, flex: 'none' }}
      />
      {etapa.nome}
      <Box
        component="span"
        sx={{ ml: 'auto', pl: 6, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {isHere ? 'aqui' : etapa.qtdTalentos}
      </Box>
    </>
  )
}
