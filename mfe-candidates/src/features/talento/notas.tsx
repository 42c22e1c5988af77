import { NOTA_MAX } from '@seleta/contract/text-max'
import { wordsFor } from '@seleta/api-client'
import type { Nota } from '@seleta/contract/dossie'
import { Alert, Box, BusyButton, Button, TextField, Typography } from '@seleta/ui/core'
import { useState } from 'react'
import { TimeAgo } from '../talentos/time-ago'
import { useWriteNota, useRemoveNota, useChangeNota, useNotas } from '../../queries/dossie-queries'

/** Of the field that N goes to. */
export const NOTA_FIELD_ID = 'nova-nota'

/** What is being written and not saved, where somebody goes on to another person and comes back. */
export interface NotaDraft {
  readonly texto: string
  readonly onChange: (texto: string) => void
}

interface Props {
  readonly identificador: string
  readonly draft?: NotaDraft
}

/** Notes that whoever recruits reads, a Gestor their own (decision 174), never the candidate; who wrote one changes and deletes it (product 40). */
export function Notas({ identificador, draft }: Props) {
  const notas = useNotas(identificador)
  const write = useWriteNota(identificador)
  return (
    <section aria-label="Notas">
      <Typography component="h3" variant="h3" sx={{ mb: 3 }}>
        Notas
      </Typography>
      <NotaForm
        id={NOTA_FIELD_ID}
        label="Nova nota"
        {...(draft !== undefined && { initial: draft.texto, onText: draft.onChange })}
        hint="Só a sua empresa lê as notas."
        submitLabel="Salvar nota"
        isSaving={write.isPending}
        error={write.isError ? wordsFor(write.error) : null}
        onSubmit={(texto, onSaved) => write.mutate(texto, { onSuccess: onSaved })}
      />
      {notas.isError && notas.data === undefined ? (
        <Alert
          severity="error"
          sx={{ mt: 3 }}
          action={<Button onClick={() => void notas.refetch()}>Tentar novamente</Button>}
        >
          {wordsFor(notas.error)}
        </Alert>
      ) : null}
      <Box component="ul" sx={{ m: 0, mt: 4, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {(notas.data ?? []).map((nota) => (
          <NotaItem key={nota.id} nota={nota} identificador={identificador} />
        ))}
      </Box>
    </section>
  )
}

function NotaItem({ nota, identificador }: { readonly nota: Nota; readonly identificador: string }) {
  const [isEditing, setEditing] = useState(false)
  const change = useChangeNota()
  const remove = useRemoveNota(identificador)
  if (isEditing)
    return (
      <li>
        <NotaForm
          label="Mudar nota"
          submitLabel="Salvar"
          initial={nota.texto}
          isSaving={change.isPending}
          error={change.isError ? wordsFor(change.error) : null}
          onSubmit={(texto) => change.mutate({ id: nota.id, texto }, { onSuccess: () => setEditing(false) })}
          onCancel={() => setEditing(false)}
        />
      </li>
    )
  return (
    <Box component="li" sx={{ pl: 4, borderLeft: 3, borderColor: 'divider' }}>
      <Typography variant="body2" color="text.secondary">
        {nota.quem} · <TimeAgo moment={nota.criadaEm} />
        {nota.editadaEm === null ? '' : ' · editada'}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{nota.texto}</Box>
      {nota.isMinha ? (
        <Box sx={{ ml: -2 }}>
          <Button size="small" onClick={() => setEditing(true)}>
            Editar
          </Button>
          <Button size="small" onClick={() => remove.mutate(nota)}>
            Excluir
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}

interface FormProps {
  readonly id?: string
  readonly label: string
  readonly hint?: string
  readonly submitLabel: string
  readonly initial?: string
  readonly onText?: (texto: string) => void
  readonly isSaving: boolean
  readonly error: string | null
  readonly onSubmit: (texto: string, onSaved: () => void) => void
  readonly onCancel?: () => void
}

function NotaForm({
  id,
  label,
  hint,
  submitLabel,
  initial = '',
  onText,
  isSaving,
  error,
  onSubmit,
  onCancel,
}: FormProps) {
  const [texto, setTextoHere] = useState(initial)
  const setTexto = (next: string) => {
    setTextoHere(next)
    onText?.(next)
  }
  const isEmpty = texto.trim() === ''
  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        if (!isEmpty) onSubmit(texto, () => setTexto(''))
      }}
    >
      <TextField
        {...(id === undefined ? {} : { id })}
        fullWidth
        multiline
        minRows={2}
        label={label}
        value={texto}
        onChange={(event) => setTexto(event.target.value)}
        error={error !== null}
        helperText={error ?? hint}
        slotProps={{ htmlInput: { maxLength: NOTA_MAX } }}
      />
      <Box sx={{ mt: 2, display: 'flex', gap: 2 }}>
        <BusyButton type="submit" variant="outlined" busy={isSaving} aria-disabled={isEmpty}>
          {submitLabel}
        </BusyButton>
        {onCancel === undefined ? null : <Button onClick={onCancel}>Cancelar</Button>}
      </Box>
    </Box>
  )
}
