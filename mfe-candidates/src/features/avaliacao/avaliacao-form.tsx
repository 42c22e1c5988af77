import { wordsFor } from '@seleta/api-client'
import { FICHA, RECOMENDACAO_WORDS, RECOMENDACOES } from '@seleta/contract/avaliacao-words'
import type { AvaliacoesDaEtapa, Criterio } from '@seleta/contract/avaliacoes'
import { NOTA_MAX } from '@seleta/contract/text-max'
import { Alert, Box, BusyButton, Button, TextField } from '@seleta/ui/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useSendAvaliacao } from '../../queries/avaliacoes-queries'
import { draftOf, forgetDraft, keepDraft } from '../../queries/avaliacao-drafts'
import { type AvaliacaoDraft, bodyOf, checkDraft } from '../../rules/avaliacao-draft'
import { StepField } from './step-field'

export interface AvaliacaoFormProps {
  readonly identificador: string
  readonly campanhaId: number
  /** The present stage, with its ficha. */
  readonly etapa: AvaliacoesDaEtapa
  readonly onSent: () => void
  /** Something is written, or about to be sent. */
  readonly onBegun?: () => void
  /** One after the other: what goes on to the next stands at the foot of what scrolls; nobody else waits without it. */
  readonly onSkip?: (() => void) | undefined
  /** One of several, as the desk has them. */
  readonly isInRow?: boolean
}

/**
 * One's card of a person: a note from 1 to 4 for each criterion, a recommendation, a text (product 73). What was begun is
 * there again when its person is, until it is sent.
 */
export function AvaliacaoForm(props: AvaliacaoFormProps) {
  const { identificador, campanhaId, etapa, onSent, onBegun, isInRow = false } = props
  const criterios = etapa.ficha?.criterios ?? []
  const prefix = useId()
  const [draft, setDraft] = useState(() => draftOf(identificador, etapa))
  const [isAsked, setAsked] = useState(false)
  const sent = () => {
    forgetDraft(identificador, etapa.etapaId)
    onSent()
  }
  const sending = useSendAvaliacao(identificador, campanhaId, sent, isInRow)
  const faults = checkDraft(draft, criterios)
  const shown = isAsked ? faults : {}
  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part }
    onBegun?.()
    setDraft(next)
    keepDraft(identificador, etapa.etapaId, next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    onBegun?.()
    setAsked(true)
    const first = [...criterios.map(({ id }) => id), 'recomendacao'].find((id) => faults[id] !== undefined)
    if (first === undefined) sending.mutate(bodyOf(draft, etapa, criterios))
    else
      document
        .getElementById(prefix + first)
        ?.querySelector('input')
        ?.focus()
  }
  return (
    <Box
      component="form"
      aria-label="Sua avaliação"
      noValidate
      onSubmit={send}
      sx={{ display: 'grid', gap: 5 }}
    >
      {/* What is sent is what is seen: until the answer nothing is changed. */}
      <Box inert={sending.isPending} sx={{ display: 'grid', gap: 5 }}>
        <Fields prefix={prefix} criterios={criterios} draft={draft} faults={shown} onChange={change} />
      </Box>
      <Foot {...props} sending={sending} />
    </Box>
  )
}

const FOOT = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  py: 3,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const

interface FootProps extends AvaliacaoFormProps {
  readonly sending: ReturnType<typeof useSendAvaliacao>
}

function Foot({ etapa, onSkip, isInRow = false, sending }: FootProps) {
  return (
    <Box sx={isInRow ? FOOT : {}}>
      {sending.isError ? (
        <Alert severity="error" sx={{ mb: 3 }}>
          {wordsFor(sending.error)}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', gap: 3 }}>
        {onSkip === undefined ? null : (
          <Button variant="outlined" onClick={onSkip} disabled={sending.isPending}>
            Pular
          </Button>
        )}
        <BusyButton
          type="submit"
          variant="contained"
          fullWidth={isInRow}
          busy={sending.isPending}
          busyLabel="Enviando…"
        >
          {etapa.minha === null ? 'Enviar avaliação' : 'Enviar nova versão'}
        </BusyButton>
      </Box>
    </Box>
  )
}

interface FieldsProps {
  readonly prefix: string
  readonly criterios: readonly Criterio[]
  readonly draft: AvaliacaoDraft
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<AvaliacaoDraft>) => void
}

function Fields({ prefix, criterios, draft, faults, onChange }: FieldsProps) {
  return (
    <>
      {criterios.map((criterio) => (
        <CriterioField
          key={criterio.id}
          id={prefix + criterio.id}
          criterio={criterio}
          value={draft.notas[criterio.id] ?? null}
          onChange={(nota) => onChange({ notas: { ...draft.notas, [criterio.id]: nota } })}
          error={faults[criterio.id]}
        />
      ))}
      <StepField
        id={`${prefix}recomendacao`}
        legend="Você recomenda esta pessoa?"
        choices={RECOMENDACOES.map((value) => ({ value, label: RECOMENDACAO_WORDS[value] }))}
        value={draft.recomendacao}
        onChange={(recomendacao) => onChange({ recomendacao })}
        error={faults['recomendacao']}
      />
      <TextField
        multiline
        minRows={2}
        label="O que levou você a isso"
        helperText="Quem já enviou a sua avaliação lê a de todos."
        value={draft.texto}
        onChange={(event) => onChange({ texto: event.target.value })}
        slotProps={{ htmlInput: { maxLength: NOTA_MAX } }}
      />
    </>
  )
}

interface CriterioFieldProps {
  readonly id: string
  readonly criterio: Criterio
  readonly value: number | null
  readonly onChange: (nota: number) => void
  readonly error: string | undefined
}

function CriterioField({ id, criterio: { nome, baixo, alto }, value, onChange, error }: CriterioFieldProps) {
  return (
    <StepField<number>
      id={id}
      legend={nome}
      choices={FICHA.notas.map((nota) => ({
        value: nota,
        label: String(nota),
        ...(nota === FICHA.menor && { hint: baixo }),
        ...(nota === FICHA.maior && { hint: alto }),
      }))}
      value={value}
      onChange={onChange}
      ends={[`${FICHA.menor}: ${baixo}`, `${FICHA.maior}: ${alto}`]}
      error={error}
    />
  )
}
