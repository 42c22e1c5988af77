import { change } from '@seleta/api-client'
import { Button } from '@seleta/ui/core'
import { useHostServices } from '@seleta/shell'
import { useState } from 'react'
import { ModeloDialog } from './modelo-dialog'

/** Keeps the text as a template of the company. */
export function SaveModelo({ descricao }: { descricao: string }) {
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
      {isOpen ? (
        <ModeloDialog
          title="Salvar modelo"
          submitLabel="Salvar modelo"
          startNome=""
          onClose={() => setOpen(false)}
          onSubmit={async (nome) => {
            await change('createVagaModelo', { body: { nome, descricao } })
            notify({ text: 'Modelo salvo.', tone: 'success' })
          }}
        />
      ) : null}
    </>
  )
}
