import { type Acesso, useCan } from '@seleta/api-client'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { isAllowed } from '@seleta/contract/situacao-transitions'
import { paths } from '@seleta/shell'
import { CellButton, Divider, Menu, MenuItem } from '@seleta/ui/core'
import { LinkIcon, MoreIcon, UsersIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import { canEdit, canEncerrar, editAddress, hasLink } from '@seleta/campanha/campanha-words'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import { cell } from '../campanhas/cells-style'
import {
  copyLinks,
  pauseCampanha,
  resumeCampanha,
  tell,
  useDuplicateCampanha,
} from '@seleta/campanha/change-campanha'
import type { AroundList } from '../../queries/delete-campanha'
import { loadDeletion } from '../../queries/later-deletion'

interface Props {
  readonly campanha: CampanhaItem
  readonly around: AroundList
  readonly onEncerrar: (campanha: CampanhaItem) => void
  readonly onEquipe: (campanha: CampanhaItem) => void
}

interface Action {
  readonly label: string
  readonly run: () => void
}

/** Two actions in sight, the others in a menu; an action that the state does not allow is not drawn (design 4.2). */
export function ActionsMenu({ campanha, around, onEncerrar, onEquipe }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Twelve rows have a menu each: it is made when it is first wanted, and kept for its closing.
  const [isWanted, setIsWanted] = useState(false)
  const name = campanhaTitle(campanha)
  const pick = ({ run }: Action) => {
    setAnchor(null)
    run()
  }
  const can = useCan()
  const duplicate = useDuplicateCampanha(campanha, around)
  const actions = actionsOf({ campanha, around, onEncerrar, onEquipe, onDuplicate: duplicate.mutate }, can)
  const remove: Action = {
    label: 'Excluir campanha',
    run: () =>
      void loadDeletion().then(
        (deletion) => deletion.deleteCampanha(campanha, around),
        (error: unknown) => tell(around, error),
      ),
  }
  return (
    <div className={cell.actions}>
      {hasLink(campanha) ? <InSight campanha={campanha} around={around} /> : null}
      {actions.length === 0 ? null : (
        <CellButton
          aria-label={`Mais ações de ${name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => {
            setAnchor(event.currentTarget)
            setIsWanted(true)
            // What the menu may ask for is there by then; where it is not, its press says why.
            if (can('deleteCampanha')) void loadDeletion().catch(() => undefined)
          }}
        >
          <MoreIcon />
        </CellButton>
      )}
      {isWanted ? (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {actions.map((action) => (
            <MenuItem key={action.label} onClick={() => pick(action)}>
              {action.label}
            </MenuItem>
          ))}
          {can('deleteCampanha') ? <Divider /> : null}
          {can('deleteCampanha') ? (
            <MenuItem sx={{ color: 'error.main' }} onClick={() => pick(remove)}>
              {remove.label}
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
    </div>
  )
}

/** What is done most with a campaign that has a page. */
function InSight({ campanha, around }: Pick<Props, 'campanha' | 'around'>) {
  const can = useCan()
  const name = campanhaTitle(campanha)
  return (
    <>
      {can('filterTalentos') ? (
        <CellButton
          aria-label={`Ver candidatos de ${name}`}
          data-tip="Ver candidatos"
          onClick={() => around.navigate(paths.candidatos(campanha.id))}
        >
          <UsersIcon />
        </CellButton>
      ) : null}
      <CellButton
        aria-label={`Copiar link de ${name}`}
        data-tip="Copiar link"
        onClick={() => void copyLinks([campanha], around)}
      >
        <LinkIcon />
      </CellButton>
    </>
  )
}

function actionsOf(
  { campanha, around, onEncerrar, onEquipe, onDuplicate }: Props & { readonly onDuplicate: () => void },
  can: Acesso['can'],
): Action[] {
  const { id, situacao } = campanha
  const rules: readonly (Action & { readonly isPossible: boolean })[] = [
    {
      label: 'Analisar métricas',
      isPossible: hasLink(campanha),
      run: () => around.navigate(paths.metricas(id)),
    },
    {
      label: 'Editar',
      isPossible: canEdit(campanha) && can('updateCampanha'),
      run: () => around.navigate(editAddress(campanha)),
    },
    { label: 'Equipe', isPossible: can('getEquipe'), run: () => onEquipe(campanha) },
    {
      label: 'Duplicar',
      isPossible: can('duplicateCampanha'),
      run: onDuplicate,
    },
    {
      label: 'Pausar campanha',
      isPossible: isAllowed('pausar', situacao) && can('pauseCampanha'),
      run: () => void pauseCampanha(campanha, around),
    },
    {
      label: 'Retomar campanha',
      isPossible: isAllowed('retomar', situacao) && can('resumeCampanha'),
      run: () => void resumeCampanha(campanha, around),
    },
    {
      label: 'Encerrar campanha',
      isPossible: canEncerrar(campanha) && can('closeCampanha'),
      run: () => onEncerrar(campanha),
    },
  ]
  return rules.filter(({ isPossible }) => isPossible)
}
