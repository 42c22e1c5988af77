import { CallError, wordsFor } from '@seleta/api-client'
import { FALTA_NOME_DO_MODELO, MODELOS_FAILED } from '@seleta/contract/faltas'
import type { MensagemModelo } from '@seleta/contract/mensagens'
import { MENSAGEM_MAX, NOME_CURTO_MAX } from '@seleta/contract/text-max'
import { Box, BusyButton, Button, MenuItem, TextField } from '@seleta/ui/core'
import { useState } from 'react'
import { checkMensagem } from './check-mensagem'
import type { MensagemDraft } from './mensagem-draft'
import { useChangeModelo, useCreateModelo, useMensagemModelos } from './queries/use-mensagem-modelos'

interface Props {
  readonly value: MensagemDraft
  readonly onPick: (draft: MensagemDraft) => void
  readonly hasAssunto: boolean
}

const NONE = 0

/** The company's models: one is taken, kept, changed, removed; the text that it took the place of can be had again. */
export function ModeloField({ value, onPick, hasAssunto }: Props) {
  const modelos = useMensagemModelos()
  const [pickedId, setPickedId] = useState(NONE)
  const [before, setBefore] = useState<MensagemDraft | null>(null)
  const [isNaming, setNaming] = useState(false)
  const picked = modelos.data?.find(({ id }) => id === pickedId)
  const hasText = value.texto.trim() !== ''

  function pick(modelo: MensagemModelo | undefined): void {
    setPickedId(modelo?.id ?? NONE)
    if (modelo === undefined) return
    setBefore(hasText ? value : null)
    onPick({ assunto: hasAssunto ? modelo.assunto : value.assunto, texto: modelo.texto })
  }

  return (
    <div>
      <TextField
        select
        label="Modelo"
        value={picked?.id ?? NONE}
        onChange={(event) => pick(modelos.data?.find(({ id }) => id === Number(event.target.value)))}
        disabled={modelos.isPending}
        {...(modelos.isError && { error: true, helperText: MODELOS_FAILED })}
      >
        <MenuItem value={NONE}>{modelos.data?.length === 0 ? 'Nenhum guardado ainda' : 'Nenhum'}</MenuItem>
        {modelos.data?.map(({ id, nome }) => (
          <MenuItem key={id} value={id}>
            {nome}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {modelos.isError ? (
          <Button size="small" onClick={() => void modelos.refetch()}>
            Tentar novamente
          </Button>
        ) : null}
        {before === null ? null : (
          <Button
            size="small"
            onClick={() => {
              onPick(before)
              setBefore(null)
              setPickedId(NONE)
            }}
          >
            Voltar ao texto anterior
          </Button>
        )}
        {picked === undefined ? null : (
          <OfPicked modelo={picked} value={value} hasAssunto={hasAssunto} onGone={() => setPickedId(NONE)} />
        )}
        {hasText && !isNaming ? (
          <Button size="small" onClick={() => setNaming(true)}>
            Guardar como modelo
          </Button>
        ) : null}
      </Box>
      {isNaming ? (
        <NewModelo
          value={value}
          onKept={(modelo) => {
            setPickedId(modelo.id)
            setBefore(null)
            setNaming(false)
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  )
}

interface OfPickedProps {
  readonly modelo: MensagemModelo
  readonly value: MensagemDraft
  readonly hasAssunto: boolean
  readonly onGone: () => void
}

/** What can be done with the model that was taken. */
function OfPicked({ modelo, value, hasAssunto, onGone }: OfPickedProps) {
  const { nome } = modelo
  const content = { nome, assunto: hasAssunto ? value.assunto : modelo.assunto, texto: value.texto }
  const isChanged = content.texto !== modelo.texto || content.assunto !== modelo.assunto
  const { update, remove } = useChangeModelo(modelo, onGone)
  return (
    <>
      {isChanged &&
      Object.keys(checkMensagem(content, { max: MENSAGEM_MAX, hasCampanha: true })).length === 0 ? (
        <BusyButton
          size="small"
          busy={update.isPending}
          busyLabel="Salvando…"
          onClick={() => update.mutate(content)}
        >
          Alterar o modelo “{nome}”
        </BusyButton>
      ) : null}
      <BusyButton
        size="small"
        color="error"
        busy={remove.isPending}
        busyLabel="Excluindo…"
        onClick={() => remove.mutate()}
      >
        Excluir o modelo “{nome}”
      </BusyButton>
    </>
  )
}

interface NewModeloProps {
  readonly value: MensagemDraft
  readonly onKept: (modelo: MensagemModelo) => void
  readonly onClose: () => void
}

/** Keeps what is written under a name; what the server says of the name stands at its field. */
function NewModelo({ value, onKept, onClose }: NewModeloProps) {
  const [nome, setNome] = useState('')
  const [isAsked, setAsked] = useState(false)
  const create = useCreateModelo(onKept)
  const refused = create.isError && create.variables.nome === nome.trim() ? faultOf(create.error) : undefined
  const wrong = isAsked && nome.trim() === '' ? FALTA_NOME_DO_MODELO : refused
  const save = () => {
    setAsked(true)
    if (nome.trim() !== '') create.mutate({ ...value, nome: nome.trim() })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mt: 2 }}>
      <TextField
        label="Nome do modelo"
        // It has just been asked for.
        autoFocus
        value={nome}
        onChange={(event) => setNome(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not the message: the model.
          event.preventDefault()
          save()
        }}
        error={wrong !== undefined}
        helperText={wrong}
        sx={{ flex: '1 1 200px' }}
        slotProps={{ htmlInput: { maxLength: NOME_CURTO_MAX, autoComplete: 'off' } }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: '26px' }}>
        <BusyButton variant="outlined" busy={create.isPending} busyLabel="Salvando…" onClick={save}>
          Guardar modelo
        </BusyButton>
        <Button onClick={onClose}>Cancelar modelo</Button>
      </Box>
    </Box>
  )
}

/** What the server has against a model: of its name, else of its text. */
const faultOf = (error: Error): string =>
  (error instanceof CallError
    ? (error.campos['nome'] ?? error.campos['texto'] ?? error.campos['assunto'])
    : undefined) ?? wordsFor(error)
