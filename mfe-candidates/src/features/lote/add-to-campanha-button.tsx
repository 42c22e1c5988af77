import { WORDS } from '../../rules/words'
import { CellButton } from '@seleta/ui/core'
import { KanbanIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import type { Pessoa } from './add-to-campanha-dialog'
import { AddDialog } from './add-dialog'

/** «Adicionar a campanha» of one row of the basket (product 52). */
export function AddToCampanhaButton({ pessoas }: { readonly pessoas: readonly Pessoa[] }) {
  const [isOpen, setOpen] = useState(false)
  const nomes = pessoas.map(({ nome }) => nome).join(', ')
  return (
    <>
      <CellButton
        aria-label={WORDS.addToCampanha(nomes)}
        data-tip={WORDS.addHere}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <KanbanIcon />
      </CellButton>
      {isOpen ? <AddDialog pessoas={pessoas} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
