import { NO_MOTIVO_WORDS } from '@seleta/contract/limits'
import type { Motivo } from '@seleta/contract/motivos'
import { Button } from '@seleta/ui/core'
import { useState } from 'react'
import { ChoiceMenu } from './choice-menu'
import type { Ended } from './queries/motivos'
import { useMotivos, useSetMotivo } from './queries/motivos'

interface Props extends Ended {
  /** What was said by now; null: nothing. Another one is newer than what was said here. */
  readonly motivo: Pick<Motivo, 'id' | 'nome'> | null
}

/** Says why the process ended, or takes it back, after it has (product 68). */
export function MotivoButton({ motivo, ...ended }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [said, setSaid] = useState<Props['motivo'] | undefined>(undefined)
  const told = motivo?.id ?? null
  const [lastTold, setLastTold] = useState(told)
  if (told !== lastTold) {
    setLastTold(told)
    setSaid(undefined)
  }
  const { motivos, error, refetch } = useMotivos(anchor !== null)
  const set = useSetMotivo()
  const now = said === undefined ? motivo : said
  const choose = async (next: Props['motivo']) => {
    setAnchor(null)
    if (await set(ended, next)) setSaid(next)
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {now === null ? 'Dizer o motivo' : `Motivo: ${now.nome}`}
      </Button>
      <ChoiceMenu
        anchor={anchor}
        label="Motivo"
        choices={motivos}
        error={error}
        onAskAgain={refetch}
        loading="Carregando motivos…"
        chosenId={now?.id}
        noneWords={now === null ? null : NO_MOTIVO_WORDS}
        onChoose={(next) => void choose(next)}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}
