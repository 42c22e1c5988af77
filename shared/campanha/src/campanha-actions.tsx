import { useCan } from '@seleta/api-client'
import type { Campanha } from '@seleta/contract/campanhas'
import { isPublicada } from '@seleta/contract/limits'
import { isAllowed } from '@seleta/contract/situacao-transitions'
import { Link as RouterLink, paths, useHostServices, useNavigate } from '@seleta/shell'
import { Button, Menu, MenuItem } from '@seleta/ui/core'
import { lazy, Suspense, useState } from 'react'
import { canEdit, canEncerrar, editAddress, hasLink } from './campanha-words'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import type { Around } from './queries/change-campanha'
import { copyLinks, encerrarCampanhas, pauseCampanha, resumeCampanha } from './queries/change-campanha'
import { EncerrarDialog } from './encerrar-dialog'
import { LinkDialog } from './link-dialog'

const AtividadeDialog = lazy(() => import('./atividade-dialog').then((m) => ({ default: m.AtividadeDialog })))
const TriagemCegaDialog = lazy(() =>
  import('./triagem-cega-dialog').then((m) => ({ default: m.TriagemCegaDialog })),
)
const AvaliacaoLinksDialog = lazy(() =>
  import('./avaliacao-links-dialog').then((m) => ({ default: m.AvaliacaoLinksDialog })),
)
const EquipeDialog = lazy(() => import('./equipe-dialog').then((m) => ({ default: m.EquipeDialog })))

interface Props {
  readonly campanha: Pick<Campanha, 'id' | 'nome' | 'situacao' | 'ultimoPasso' | 'qtdTalentos'>
}

/** What stands over the page: one thing at a time. */
type Open =
  | { readonly kind: 'nothing' | 'encerrar' | keyof typeof OVER }
  | { readonly kind: 'links'; readonly links: readonly string[] }

/** What can be done to the campaign from each of its pages; what its state does not allow is not drawn (audit B14). */
export function CampanhaActions({ campanha }: Props) {
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const can = useCan()
  const host = useHostServices()
  const navigate = useNavigate()
  const around: Around = {
    host,
    navigate: (to) => void navigate(to),
    showLinks: (links) => setOpen({ kind: 'links', links }),
  }
  const close = () => setOpen({ kind: 'nothing' })
  return (
    <>
      {hasLink(campanha) ? (
        <Button
          variant="outlined"
          component="a"
          href={paths.campanhaPublica(campanha.id)}
          target="_blank"
          rel="noreferrer"
        >
          Página pública
        </Button>
      ) : null}
      {hasLink(campanha) || can('getEquipe') ? (
        <ActionsMenu
          campanha={campanha}
          around={around}
          onEncerrar={() => setOpen({ kind: 'encerrar' })}
          onEquipe={() => setOpen({ kind: 'equipe' })}
          onAtividade={() => setOpen({ kind: 'atividade' })}
          onCegas={() => setOpen({ kind: 'cegas' })}
          onConvidados={() => setOpen({ kind: 'convidados' })}
        />
      ) : null}
      <OverCampanha
        kind={open.kind}
        campanha={{ id: campanha.id, nome: campanhaTitle(campanha) }}
        onClose={close}
      />
      {open.kind === 'encerrar' ? (
        <EncerrarDialog
          campanhas={[campanha]}
          onClose={close}
          onConfirm={(isSent) => {
            close()
            void encerrarCampanhas([campanha], around, isSent)
          }}
        />
      ) : null}
      {open.kind === 'links' ? <LinkDialog links={open.links} onClose={close} /> : null}
    </>
  )
}

/** What stands over the page by itself, by its kind; each comes when it is asked for. */
const OVER = {
  equipe: EquipeDialog,
  atividade: AtividadeDialog,
  cegas: TriagemCegaDialog,
  convidados: AvaliacaoLinksDialog,
} as const

interface OverProps {
  readonly kind: Open['kind']
  readonly campanha: { readonly id: number; readonly nome: string }
  readonly onClose: () => void
}

function OverCampanha({ kind, ...dialog }: OverProps) {
  if (kind === 'nothing' || kind === 'encerrar' || kind === 'links') return null
  const Dialog = OVER[kind]
  return (
    <Suspense fallback={null}>
      <Dialog {...dialog} />
    </Suspense>
  )
}

interface MenuProps extends Props {
  readonly around: Around
  readonly onEncerrar: () => void
  readonly onEquipe: () => void
  readonly onAtividade: () => void
  readonly onCegas: () => void
  readonly onConvidados: () => void
}

function ActionsMenu({
  campanha,
  around,
  onEncerrar,
  onEquipe,
  onAtividade,
  onCegas,
  onConvidados,
}: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { situacao } = campanha
  const can = useCan()
  const picked = (run: () => unknown) => () => {
    setAnchor(null)
    run()
  }
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Ações
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {hasLink(campanha) ? (
          <MenuItem onClick={picked(() => copyLinks([campanha], around))}>Copiar link</MenuItem>
        ) : null}
        {can('getEquipe') ? <MenuItem onClick={picked(onEquipe)}>Equipe</MenuItem> : null}
        {can('listAtividade') ? <MenuItem onClick={picked(onAtividade)}>Atividade</MenuItem> : null}
        {can('saveTriagemCega') && isPublicada(situacao) ? (
          <MenuItem onClick={picked(onCegas)}>Triagem às cegas</MenuItem>
        ) : null}
        {can('createAvaliacaoLink') && isPublicada(situacao) ? (
          <MenuItem onClick={picked(onConvidados)}>Avaliar sem conta</MenuItem>
        ) : null}
        {canEdit(campanha) && can('updateCampanha') ? (
          <MenuItem component={RouterLink} to={editAddress(campanha)}>
            Editar
          </MenuItem>
        ) : null}
        {isAllowed('pausar', situacao) && can('pauseCampanha') ? (
          <MenuItem onClick={picked(() => pauseCampanha(campanha, around))}>Pausar campanha</MenuItem>
        ) : null}
        {isAllowed('retomar', situacao) && can('resumeCampanha') ? (
          <MenuItem onClick={picked(() => resumeCampanha(campanha, around))}>Retomar campanha</MenuItem>
        ) : null}
        {canEncerrar(campanha) && can('closeCampanha') ? (
          <MenuItem onClick={picked(onEncerrar)}>Encerrar campanha</MenuItem>
        ) : null}
      </Menu>
    </>
  )
}
