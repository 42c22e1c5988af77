import { wordsFor } from '@seleta/api-client'
import { Menu, MenuItem } from '@seleta/ui/core'

interface Choice {
  readonly id: number
  readonly nome: string
}

interface Props<C extends Choice> {
  /** Null: closed. */
  readonly anchor: HTMLElement | null
  readonly label: string
  /** Undefined: not here yet. */
  readonly choices: readonly C[] | undefined
  readonly error: Error | null
  readonly onAskAgain: () => unknown
  /** Said while they load: «Carregando motivos…». */
  readonly loading: string
  readonly chosenId: number | undefined
  readonly wordsOf?: (choice: C) => string
  /** What takes the choice back; null: there is none to take. */
  readonly noneWords: string | null
  readonly onChoose: (choice: C | null) => void
  readonly onClose: () => void
}

/** A menu of one choice among what the server has: reasons, colleagues. */
export function ChoiceMenu<C extends Choice>(props: Props<C>) {
  const { anchor, label, choices, error, onAskAgain, loading, chosenId, noneWords, onChoose, onClose } = props
  const { wordsOf = ({ nome }) => nome } = props
  return (
    <Menu
      // Its focus is that of what stands in it.
      key={choices === undefined ? 'espera' : 'escolhas'}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label, 'aria-busy': choices === undefined && error === null } }}
    >
      {choices === undefined ? (
        <MenuItem disabled={error === null} onClick={() => void onAskAgain()}>
          {error === null ? loading : `${wordsFor(error)} Tentar novamente`}
        </MenuItem>
      ) : null}
      {choices?.map((one) => (
        <MenuItem
          key={one.id}
          role="menuitemradio"
          aria-checked={one.id === chosenId}
          selected={one.id === chosenId}
          onClick={() => onChoose(one)}
        >
          {wordsOf(one)}
        </MenuItem>
      ))}
      {choices === undefined || noneWords === null ? null : (
        <MenuItem onClick={() => onChoose(null)} sx={{ color: 'text.secondary' }}>
          {noneWords}
        </MenuItem>
      )}
    </Menu>
  )
}
