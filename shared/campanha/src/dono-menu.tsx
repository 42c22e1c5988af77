import { NO_DONO_WORDS } from '@seleta/contract/limits'
import type { Dono } from '@seleta/contract/donos'
import { ChoiceMenu } from './choice-menu'
import { useDonos, useSetDono } from './queries/donos'

export interface DonoMenuProps {
  readonly campanhaId: number
  readonly identificadores: readonly string[]
  /** What a screen reader calls them: a name, or how many. */
  readonly quem: string
  /** Who has them; null: nobody, undefined: several, or not known. */
  readonly dono?: Dono | null | undefined
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The one menu of who takes care of people: of cards, rows, details and of many at once (product 71, decision 186). */
export function DonoMenu({ campanhaId, identificadores, quem, dono, anchor, onClose }: DonoMenuProps) {
  const { donos, eu, error, refetch } = useDonos(campanhaId)
  const set = useSetDono(campanhaId)
  const choose = (next: Dono | null) => {
    onClose()
    if (next?.id !== dono?.id || dono === undefined) void set(identificadores, next)
  }
  return (
    <ChoiceMenu
      anchor={anchor}
      label={`Atribuir ${quem} a`}
      choices={donos}
      error={error}
      onAskAgain={refetch}
      loading="Carregando pessoas…"
      chosenId={dono?.id}
      wordsOf={({ id, nome }) => (id === eu ? `${nome} (você)` : nome)}
      noneWords={dono === null ? null : NO_DONO_WORDS}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
