import { now } from '@seleta/regras/now'
import type { Pergunta } from '@seleta/contract/perguntas'
import { Box, Button } from '@seleta/ui/core'
import { PlusIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import { useHostServices } from '@seleta/shell'
import { useRef, useState } from 'react'
import { FormSection } from '../passo/form-section'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { PerguntaCard } from './pergunta-card'
import { PerguntaDialog } from './pergunta-dialog'
import { useOpenPergunta } from './use-open-pergunta'
import { createPergunta, movePergunta, putPergunta } from '../../rules/perguntas'
import type { TipoPergunta } from '../../rules/perguntas'
import { newUuid } from '@seleta/regras/new-uuid'

export interface PerguntasSectionProps {
  readonly title: string
  readonly description?: string
  readonly tipos: readonly [TipoPergunta, ...TipoPergunta[]]
  readonly addLabel: string
  readonly emptyText: string
}

interface Removed {
  readonly pergunta: Pergunta
  /** Its place in the whole list. */
  readonly index: number
}

/** Questions of one kind: cards in order, a dialog to add and edit, removal that can be undone. */
export function PerguntasSection({ title, description, tipos, addLabel, emptyText }: PerguntasSectionProps) {
  const perguntas = useCampanha((c) => c.vaga.perguntas)
  const own = perguntas.filter(({ tipo }) => tipos.includes(tipo))
  const [edited, setEdited] = useOpenPergunta(tipos[0])
  const [removed, setRemoved] = useState<Removed | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { announce } = useHostServices()
  const edit = (next: Pergunta[]) => editVaga({ perguntas: next })

  const remove = (pergunta: Pergunta) => {
    setRemoved({ pergunta, index: perguntas.indexOf(pergunta) })
    edit(perguntas.filter((item) => item !== pergunta))
    addButton.current?.focus()
    announce('Pergunta removida.')
  }
  const restore = ({ pergunta, index }: Removed) => {
    edit(perguntas.toSpliced(index, 0, pergunta))
    setRemoved(null)
  }
  return (
    <FormSection title={title} {...(description === undefined ? {} : { description })}>
      {own.length === 0 ? (
        <Box sx={{ color: paint.textSecondary, fontSize: '0.875rem' }}>{emptyText}</Box>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {own.map((pergunta, index) => (
            <PerguntaCard
              key={pergunta.id}
              pergunta={pergunta}
              position={index + 1}
              count={own.length}
              onEdit={() => setEdited(pergunta)}
              onRemove={() => remove(pergunta)}
              onMove={(by) => {
                edit(movePergunta(perguntas, pergunta.id, by, tipos))
                announce(`Pergunta agora na posição ${index + 1 + by} de ${own.length}.`)
              }}
            />
          ))}
        </Box>
      )}
      {removed === null ? null : (
        <Box component="output" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.8125rem' }}>
          Pergunta removida.
          <Button size="small" onClick={() => restore(removed)}>
            Desfazer
          </Button>
        </Box>
      )}
      <div>
        <Button
          ref={addButton}
          variant="outlined"
          startIcon={<PlusIcon />}
          sx={{ maxWidth: '100%', whiteSpace: 'normal' }}
          onClick={() => setEdited(createPergunta(tipos[0], { now: now(), newId: newUuid }))}
        >
          {addLabel}
        </Button>
      </div>
      {edited === null ? null : (
        <PerguntaDialog
          pergunta={edited}
          onChange={setEdited}
          saved={perguntas.find(({ id }) => id === edited.id) ?? null}
          onClose={() => setEdited(null)}
          onDone={(pergunta) => {
            edit(putPergunta(perguntas, pergunta))
            setRemoved(null)
            setEdited(null)
          }}
        />
      )}
    </FormSection>
  )
}
