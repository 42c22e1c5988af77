import { Button } from '@seleta/ui/core'
import { useHostServices } from '@seleta/shell'
import { useState } from 'react'
import { useCreateVagaModelo } from '../../queries/use-vaga-modelos'
import { ModeloDialog } from '../modelos/modelo-dialog'

interface Props {
  readonly descricao: string
}

/** Keeps the text as a template of the company. */
export function SaveModelo({ descricao }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { notify } = useHostServices()
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          if (descricao === '')
            notify({ text: 'Escreva o texto da vaga antes de salvar o modelo.', tone: 'info' })
          else setOpen(true)
        }}
      >
        Salvar modelo
      </Button>
      {isOpen ? <NewModelo descricao={descricao} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function NewModelo({ descricao, onClose }: Props & { readonly onClose: () => void }) {
  return (
    <ModeloDialog
      title="Salvar modelo"
      submitLabel="Salvar modelo"
      startNome=""
      saving={useCreateVagaModelo(descricao, onClose)}
      onClose={onClose}
    />
  )
}
