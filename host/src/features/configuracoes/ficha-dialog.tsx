import {
  CRITERIO_REPETIDO,
  FALTA_CRITERIO,
  FALTA_NOME_DA_FICHA,
  FALTA_PONTA,
  isSameCriterio,
  FICHA,
} from '@seleta/contract/avaliacao-words'
import type { Criterio, FichaBody } from '@seleta/contract/avaliacoes'
import { CHANGES_LOST } from '@seleta/contract/screen-words'
import { NOME_CURTO_MAX } from '@seleta/contract/text-max'
import { useHostServices } from '@seleta/shell'
import { Alert, Box, Button, TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useRef, useState } from 'react'
import { useFichaBegun } from '../../queries/use-ficha-begun'
import { useSaveFicha } from '../../queries/use-fichas'
import { newCriterio } from '../../rules/ficha-examples'

interface Props {
  /** Null makes a new one. */
  readonly id: number | null
  /** What it begins with. */
  readonly first: FichaBody
  readonly onClose: () => void
}

/**
 * A ficha: its name and three to eight criteria, each with words for a 1 and a 4 (product 73). What was begun is there again
 * (product 4).
 */
export function FichaDialog({ id, first, onClose }: Props) {
  const { confirm } = useHostServices()
  const { ficha, setFicha, isTouched, isOvertaken, forget } = useFichaBegun(id, first)
  const [isAsked, setAsked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const { save, isSaving, nomeFault, failure } = useSaveFicha(id, done)
  const faults = checkFicha(ficha)
  const shown = isAsked ? faults : NO_FAULTS
  const { criterios } = ficha
  function send(): void {
    setAsked(true)
    const [fault] = Object.keys(faults)
    if (fault === undefined) save(ficha)
    else fields.current?.querySelector<HTMLInputElement>(`[name="${fault}"]`)?.focus()
  }

  function done(): void {
    forget()
    onClose()
  }

  /** What was written is not lost by a key. */
  async function leave(): Promise<void> {
    if (!isTouched || (await confirm(DISCARD))) done()
  }

  return (
    <FormDialog
      title={id === null ? 'Nova ficha de avaliação' : `Editar ficha ${first.nome}`}
      submitLabel="Salvar ficha"
      isSaving={isSaving}
      onSubmit={send}
      onClose={() => void leave()}
      error={failure}
      isWholePhone
      isHeld
    >
      <Box ref={fields} sx={{ display: 'grid', gap: 6 }}>
        {isOvertaken ? <Alert severity="warning">{OVERTAKEN}</Alert> : null}
        <Field
          name="nome"
          label="Nome da ficha"
          // A dialog has to put the focus somewhere.
          autoFocus
          max={NOME_CURTO_MAX}
          value={ficha.nome}
          onChange={(nome) => setFicha({ ...ficha, nome })}
          fault={shown['nome'] ?? nomeFault}
        />
        {id === null ? null : (
          <Typography variant="body2" color="text.secondary">
            Avaliações já enviadas ficam com os critérios que tinham.
          </Typography>
        )}
        <Criterios
          criterios={criterios}
          faults={shown}
          onChange={(next) => setFicha({ ...ficha, criterios: next })}
        />
      </Box>
    </FormDialog>
  )
}

const DISCARD = {
  title: 'Descartar as mudanças desta ficha?',
  text: CHANGES_LOST,
  confirmLabel: 'Descartar',
  cancelLabel: 'Continuar editando',
  tone: 'danger',
} as const

const OVERTAKEN =
  'Esta ficha mudou depois que você começou. Salvar põe o que está aqui no lugar do que foi salvo.'

type Faults = Readonly<Record<string, string>>
const NO_FAULTS: Faults = {}

/** What is wrong, by the name of the field, in the order of the screen. */
function checkFicha({ nome, criterios }: FichaBody): Faults {
  const isOf = (one: Criterio, other: Criterio) => one !== other && isSameCriterio(one.nome, other.nome)
  return Object.fromEntries([
    ...(nome.trim() === '' ? [['nome', FALTA_NOME_DA_FICHA]] : []),
    ...criterios.flatMap((one, n) => [
      ...(one.nome.trim() === ''
        ? [[`nome-${n}`, FALTA_CRITERIO]]
        : criterios.some((other) => isOf(one, other))
          ? [[`nome-${n}`, CRITERIO_REPETIDO]]
          : []),
      ...(one.baixo.trim() === '' ? [[`baixo-${n}`, FALTA_PONTA]] : []),
      ...(one.alto.trim() === '' ? [[`alto-${n}`, FALTA_PONTA]] : []),
    ]),
  ])
}

interface CriteriosProps {
  readonly criterios: readonly Criterio[]
  readonly faults: Faults
  readonly onChange: (criterios: Criterio[]) => void
}

/** Three are the least, eight the most. */
function Criterios({ criterios, faults, onChange }: CriteriosProps) {
  return (
    <>
      {criterios.map((criterio, n) => (
        <CriterioFields
          key={criterio.id}
          n={n}
          criterio={criterio}
          faults={faults}
          onChange={(part) => onChange(criterios.with(n, { ...criterio, ...part }))}
          onRemove={criterios.length > FICHA.minCriterios ? () => onChange(criterios.toSpliced(n, 1)) : null}
        />
      ))}
      {criterios.length < FICHA.maxCriterios ? (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...criterios, newCriterio()])}
        >
          Adicionar critério
        </Button>
      ) : null}
    </>
  )
}

interface CriterioFieldsProps {
  readonly n: number
  readonly criterio: Criterio
  readonly faults: Faults
  readonly onChange: (part: Partial<Criterio>) => void
  readonly onRemove: (() => void) | null
}

function CriterioFields({ n, criterio, faults, onChange, onRemove }: CriterioFieldsProps) {
  const { nome, baixo, alto } = criterio
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 3 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, typography: 'subtitle2' }}>
        Critério {n + 1}
      </Box>
      <Field
        name={`nome-${n}`}
        label="O que se avalia"
        max={FICHA.criterio}
        value={nome}
        onChange={(next) => onChange({ nome: next })}
        fault={faults[`nome-${n}`]}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field
          name={`baixo-${n}`}
          label={`O que é um ${FICHA.menor}`}
          max={FICHA.ponta}
          isLong
          value={baixo}
          onChange={(next) => onChange({ baixo: next })}
          fault={faults[`baixo-${n}`]}
        />
        <Field
          name={`alto-${n}`}
          label={`O que é um ${FICHA.maior}`}
          max={FICHA.ponta}
          isLong
          value={alto}
          onChange={(next) => onChange({ alto: next })}
          fault={faults[`alto-${n}`]}
        />
      </Box>
      {onRemove === null ? null : (
        <Button
          size="small"
          sx={{ justifySelf: 'start', ml: -2 }}
          aria-label={`Excluir o critério ${n + 1}${nome === '' ? '' : `, ${nome}`}`}
          onClick={onRemove}
        >
          Excluir critério
        </Button>
      )}
    </Box>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly max: number
  readonly value: string
  readonly autoFocus?: boolean
  /** As tall as its words, which stay one line of text. */
  readonly isLong?: boolean
  readonly onChange: (value: string) => void
  readonly fault: string | undefined
}

function Field({ name, label, max, value, autoFocus = false, isLong = false, onChange, fault }: FieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      autoFocus={autoFocus}
      value={value}
      multiline={isLong}
      onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{ htmlInput: { maxLength: max, autoComplete: 'off' } }}
    />
  )
}
