import { useCan, wordsFor } from '@seleta/api-client'
import { askAviso } from '@seleta/campanha/ask-aviso'
import { LaterDonoMenu } from '@seleta/campanha/later-dono-menu'
import { toEtapaChoice } from '@seleta/campanha/etapa-choice'
import { useOfferedMotivos } from '@seleta/campanha/motivos'
import type { HowToMove } from '@seleta/campanha/move-input'
import type { Dono } from '@seleta/contract/donos'
import { ASSIGN_TO } from '@seleta/contract/screen-words'
import { Button, CellButton } from '@seleta/ui/core'
import { EtapasMenu } from '@seleta/ui/form'
import { KanbanIcon } from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { useEtapas } from '../../queries/talentos-queries'
import { useMoveTalento } from '../../queries/use-move-talento'

interface Props {
  readonly identificador: string
  readonly nome: string
  readonly campanhaId: number
  /** Stage where the person stands; null is none yet. */
  readonly etapaId: number | null
  /** Who takes care of them; absent: that is asked elsewhere. */
  readonly dono?: Dono | null | undefined
  /** Icon in a row, button with a word in the panel. */
  readonly isCompact?: boolean
  /** What the button with a word says; absent is what it does. */
  readonly word?: ReactNode
  /** Moves them in another way than by itself. */
  readonly onMove?: (etapa: { readonly id: number; readonly nome: string }, how: HowToMove) => void
}

/** «Adicionar ao kanban»: pick a stage, and the person stands there (design.md 4.5). */
export function EtapasButton(props: Props) {
  const { identificador, nome, campanhaId, etapaId, isCompact = true, word, onMove } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // A page of rows has a menu each: it is made when it is first wanted, and kept for its closing.
  const [isWanted, setIsWanted] = useState(false)
  const assign = useAssign(props)
  const menuId = useId()
  const etapas = useEtapas(campanhaId, anchor !== null)
  const motivos = useOfferedMotivos(anchor !== null)
  const move = useMoveTalento()
  const label = etapaId === null ? 'Adicionar ao kanban' : 'Mover para etapa'
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
        <Button variant="outlined" startIcon={<KanbanIcon />} aria-keyshortcuts="S" {...opener}>
          {word ?? label}
        </Button>
      )}
      {isWanted ? (
        <EtapasMenu
          id={menuId}
          nome={nome}
          anchor={anchor}
          etapas={etapas.data?.map(toEtapaChoice)}
          failure={
            etapas.isError ? { text: wordsFor(etapas.error), onRetry: () => void etapas.refetch() } : null
          }
          etapaId={etapaId}
          motivos={motivos}
          askAviso={(kanbanId) => askAviso(campanhaId, kanbanId, [identificador])}
          others={assign.others(anchor, () => setAnchor(null))}
          onMove={(destino, avisar, motivoId) => {
            setAnchor(null)
            const etapa = etapas.data?.find(({ id }) => id === destino)
            if (onMove !== undefined && etapa !== undefined) return onMove(etapa, { avisar, motivoId })
            const quem = { identificador, nome, campanhaId }
            move.mutate({ ...quem, etapaId: destino, deEtapaId: etapaId, avisar, motivoId })
          }}
          onClose={() => setAnchor(null)}
        />
      ) : null}
      {assign.menu}
    </>
  )
}

/** «Atribuir a…» as one more thing of the menu, and the menu that it opens in its place (product 71). */
function useAssign({ identificador, nome, campanhaId, dono }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const canAssign = useCan()('setDono') && dono !== undefined
  return {
    others: (from: HTMLElement | null, close: () => void) =>
      canAssign
        ? [
            {
              label: ASSIGN_TO,
              onChoose: () => {
                setAnchor(from)
                close()
              },
            },
          ]
        : [],
    menu:
      anchor === null ? null : (
        <LaterDonoMenu
          {...{ campanhaId, dono, anchor }}
          identificadores={[identificador]}
          quem={nome}
          onClose={() => setAnchor(null)}
        />
      ),
  }
}
