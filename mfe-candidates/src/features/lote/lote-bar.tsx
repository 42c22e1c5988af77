import { useCan } from '@seleta/api-client'
import { LaterDonoMenu } from '@seleta/campanha/later-dono-menu'
import { ASSIGN_TO } from '@seleta/contract/screen-words'
import { LOTE_MAX, SITUACOES_FILTRO } from '@seleta/contract/limits'
import { countOf, plural } from '@seleta/regras/plural'
import { Button, BusyButton, Menu, MenuItem } from '@seleta/ui/core'
import { SelectionBar } from '@seleta/ui/grid'
import { DownloadIcon, EyeIcon, KanbanIcon, SendIcon, UserPlusIcon, UsersIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import { useExport } from '../../queries/lote-mutations'
import { keepSelection } from '../../queries/reviewed-selection'
import { useOpenReview } from '../../queries/use-open-review'
import type { Pessoa } from './add-to-campanha-dialog'
import { AddDialog } from './add-dialog'
import { WriteDialog } from './write-dialog'
import { SelectAllButton } from './select-all-button'
import { WORDS } from '../../rules/words'

interface Props {
  readonly pessoas: readonly Pessoa[]
  /** Who the list shows: an export carries the same people's facts. */
  readonly filtro: Parameters<ReturnType<typeof useExport>['mutate']>[0]['filtro']
  /** How many the list shows in all. */
  readonly total: number
  readonly onSelect: (pessoas: readonly Pessoa[]) => void
  readonly onClear: () => void
}

type OpenDialog = 'mover' | 'adicionar' | 'mensagem' | null

/** What can be done with the selected people (product 37). */
export function LoteBar({ pessoas, filtro, total, onSelect, onClear }: Props) {
  const [open, setOpen] = useState<OpenDialog>(null)
  if (pessoas.length === 0) return null
  // In the basket there is no stage to move to.
  const { idCampanha: campanhaId = null } = filtro
  const isTooMany = pessoas.length > LOTE_MAX
  const close = () => setOpen(null)
  return (
    <>
      <SelectionBar
        label="Pessoas selecionadas"
        count={countOf(pessoas.length, 'selecionado', 'selecionados')}
        onClear={onClear}
      >
        <SelectAllButton filtro={filtro} total={total} selected={pessoas.length} onSelect={onSelect} />
        {isTooMany ? <span role="alert">{WORDS.tooMany}</span> : null}
        {isTooMany ? null : (
          <>
            {campanhaId === null ? null : (
              <>
                <ReviewButton pessoas={pessoas} />
                <AssignButton pessoas={pessoas} campanhaId={campanhaId} />
                <Button startIcon={<KanbanIcon />} onClick={() => setOpen('mover')}>
                  Mover para etapa
                </Button>
              </>
            )}
            <Button startIcon={<UserPlusIcon />} onClick={() => setOpen('adicionar')}>
              {WORDS.addHere}
            </Button>
            <Button startIcon={<SendIcon />} onClick={() => setOpen('mensagem')}>
              Mensagem
            </Button>
          </>
        )}
        <ExportButton pessoas={pessoas} filtro={filtro} />
      </SelectionBar>
      {open === 'mover' && campanhaId !== null ? (
        <AddDialog pessoas={pessoas} campanhaId={campanhaId} onClose={close} />
      ) : null}
      {open === 'adicionar' ? <AddDialog pessoas={pessoas} onClose={close} /> : null}
      {open === 'mensagem' ? <WriteDialog pessoas={pessoas} campanhaId={campanhaId} onClose={close} /> : null}
    </>
  )
}

/** Through the selected people, one after the other (product 63). */
function ReviewButton({ pessoas }: Pick<Props, 'pessoas'>) {
  const openReview = useOpenReview()
  const review = () => {
    keepSelection(pessoas)
    openReview('selecao')
  }
  return (
    <Button startIcon={<EyeIcon />} onClick={review}>
      Revisar
    </Button>
  )
}

/** Who takes care of them (product 71). */
function AssignButton({ pessoas, campanhaId }: Pick<Props, 'pessoas'> & { readonly campanhaId: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!useCan()('setDono')) return null
  return (
    <>
      <Button
        startIcon={<UsersIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {ASSIGN_TO}
      </Button>
      {anchor === null ? null : (
        <LaterDonoMenu
          campanhaId={campanhaId}
          identificadores={pessoas.map(({ identificador }) => identificador)}
          quem={plural(pessoas.length, pessoas[0]?.nome ?? '', `${pessoas.length} pessoas`)}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}

function ExportButton({ pessoas, filtro }: Pick<Props, 'pessoas' | 'filtro'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const doExport = useExport()
  const pick = (formato: 'csv' | 'xlsx') => {
    setAnchor(null)
    // The selection may reach beyond the filter of this moment: who is selected counts, not what is filtered.
    const { idCampanha = null, origens } = filtro
    doExport.mutate({
      formato,
      identificadores: pessoas.map(({ identificador }) => identificador),
      filtro: {
        idCampanha,
        ...(origens === undefined ? {} : { origens }),
        ...(idCampanha === null ? {} : { situacoes: [...SITUACOES_FILTRO] }),
      },
    })
  }
  return (
    <>
      <BusyButton
        startIcon={<DownloadIcon />}
        busy={doExport.isPending}
        busyLabel="Exportando…"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Exportar
      </BusyButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => pick('csv')}>CSV (Excel em português)</MenuItem>
        <MenuItem onClick={() => pick('xlsx')}>XLSX</MenuItem>
      </Menu>
    </>
  )
}
