import { wordsFor } from '@seleta/api-client'
import type { Nota } from '@seleta/contract/dossie'
import type { Mencionavel } from '@seleta/regras/mencao'
import { markMencoes, mayMention } from '@seleta/regras/mencao'
import { Alert, Box, BusyButton, Button, Typography } from '@seleta/ui/core'
import { useState } from 'react'
import { TimeAgo } from '../talentos/time-ago'
import {
  beginNota,
  useChangeNota,
  useMencionaveis,
  useNotas,
  useWriteNota,
} from '../../queries/dossie-queries'
import { forgetNotaChange, keepNotaChange, notaChangeOf, notaDraftOf } from '../../queries/nota-drafts'
import { useNotasExcluidas } from '../../queries/use-notas-excluidas'
import { useRemoveNota } from '../../queries/use-remove-nota'
import { NotaField } from './nota-field'

/** Of the field that N goes to. */
export const NOTA_FIELD_ID = 'nova-nota'

/**
 * Notes that whoever recruits reads, a Gestor their own and those that mention them (decision 174), never the candidate;
 * who wrote one changes and deletes it (product 40).
 */
export function Notas({ identificador }: { readonly identificador: string }) {
  const notas = useNotas(identificador)
  const write = useWriteNota(identificador)
  const excluidas = useNotasExcluidas(identificador, notas.data)
  return (
    <section aria-label="Notas">
      <Typography component="h3" variant="h3" sx={{ mb: 3 }}>
        Notas
      </Typography>
      <NotaForm
        key={excluidas}
        id={NOTA_FIELD_ID}
        identificador={identificador}
        label="Nova nota"
        initial={notaDraftOf(identificador)}
        onText={(texto) => beginNota(identificador, texto)}
        hint="Só a sua empresa lê as notas. Escreva @ para chamar um colega."
        submitLabel="Salvar nota"
        isSaving={write.isPending}
        error={write.isError ? wordsFor(write.error) : null}
        onSubmit={(texto, typed, onSaved) => write.mutate({ texto, typed }, { onSuccess: onSaved })}
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
  // A change that was begun is open again wherever its person is.
  const [isEditing, setEditing] = useState(
    () => nota.isMinha && notaChangeOf(identificador, nota.id) !== null,
  )
  const remove = useRemoveNota(identificador)
  if (isEditing) return <NotaChanging nota={nota} identificador={identificador} onEditing={setEditing} />
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

interface ChangingProps {
  readonly nota: Nota
  readonly identificador: string
  readonly onEditing: (isEditing: boolean) => void
}

function NotaChanging({ nota, identificador, onEditing }: ChangingProps) {
  const change = useChangeNota(identificador, nota.id)
  const now = nota.marcado ?? nota.texto
  const begun = notaChangeOf(identificador, nota.id)
  const [before, setBefore] = useState(begun?.antes ?? now)
  // What is being saved, or was without an answer, is no other's.
  const isOther = before !== now && !change.isPending && nota.texto !== begun?.texto
  return (
    <li>
      {isOther ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          A nota mudou em outra aba. Agora ela diz:
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{nota.texto}</Box>
        </Alert>
      ) : null}
      <NotaForm
        identificador={identificador}
        label="Mudar nota"
        submitLabel="Salvar"
        initial={begun?.texto ?? nota.texto}
        onText={(texto) => keepNotaChange(identificador, nota.id, { texto, antes: before })}
        {...(nota.mencoes !== undefined && { mencoes: nota.mencoes })}
        isSaving={change.isPending}
        error={change.isError ? wordsFor(change.error) : null}
        onSubmit={(texto, typed) => {
          // What is written while it is saved goes on, as a change of what is saved.
          const onSuccess = (saved: Nota) => {
            setBefore(saved.marcado ?? saved.texto)
            onEditing(notaChangeOf(identificador, nota.id) !== null)
          }
          change.mutate({ texto, typed, antes: now }, { onSuccess })
        }}
        onCancel={() => {
          forgetNotaChange(identificador, nota.id)
          onEditing(false)
        }}
      />
    </li>
  )
}

interface FormProps {
  readonly id?: string
  readonly identificador: string
  readonly label: string
  readonly hint?: string
  readonly submitLabel: string
  readonly initial?: string
  /** Who is mentioned in it already. */
  readonly mencoes?: readonly Mencionavel[]
  readonly onText?: (texto: string) => void
  readonly isSaving: boolean
  readonly error: string | null
  /** @param texto what is saved @param typed what stands in the field */
  readonly onSubmit: (texto: string, typed: string, onSaved: () => void) => void
  readonly onCancel?: () => void
}

function NotaForm({
  id,
  identificador,
  label,
  hint,
  submitLabel,
  initial = '',
  mencoes = [],
  onText,
  isSaving,
  error,
  onSubmit,
  onCancel,
}: FormProps) {
  const [texto, setTextoHere] = useState(initial)
  const [isUnchecked, setIsUnchecked] = useState(false)
  const colegas = useMencionaveis(identificador, mayMention(texto))
  const setTexto = (next: string) => {
    setTextoHere(next)
    onText?.(next)
  }
  const isEmpty = texto.trim() === ''
  const submit = async () => {
    setIsUnchecked(false)
    const known = mayMention(texto) ? (colegas.data ?? (await colegas.refetch()).data) : []
    // Once it was said that nobody can be asked, the second try saves the text as it is.
    if (known === undefined && !isUnchecked) return setIsUnchecked(true)
    onSubmit(markMencoes(texto, [...mencoes, ...(known ?? [])]), texto, () =>
      setTextoHere((now) => (now === texto ? '' : now)),
    )
  }
  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        if (!isEmpty) void submit()
      }}
    >
      <NotaField
        {...(id === undefined ? {} : { id })}
        label={label}
        {...(hint !== undefined && { hint })}
        value={texto}
        onChange={setTexto}
        error={isUnchecked ? UNCHECKED : error}
        colegas={colegas.data}
        isUnknown={colegas.isError && colegas.data === undefined}
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

const UNCHECKED = 'Não foi possível ver quem você chamou com @. Salve de novo para salvar sem menção.'
