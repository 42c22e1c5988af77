import { HABILIDADE_MAX } from '@seleta/contract/text-max'
import { EXPERIENCIA_FILTRO, IDIOMAS_FILTRO, NIVEIS_FILTRO, HABILIDADES_TOLD } from '@seleta/contract/limits'
import { PESSOA_LABELS } from '@seleta/contract/pessoa-labels'
import { formatCidade } from '@seleta/regras/cidade'
import { CNHS } from '@seleta/regras/cnh'
import { Box, TextField, Typography } from '@seleta/ui/core'
import { DateField, KeywordsField, MaskedField, PickerField } from '@seleta/ui/form'
import type { ReactNode } from 'react'
import { searchCidades } from '../../queries/entrada-queries'
import type { PessoaDraft } from '../../rules/pessoa-draft'
import { CurriculoField } from './curriculo-field'
import type { PessoaForm } from './pessoa-form'
import { pickedOf, PessoaTextField, WHOLE, WholePessoaTextField, toldOf } from './pessoa-form'

interface Props {
  readonly draft: PessoaDraft
  readonly onChange: (draft: PessoaDraft) => void
  readonly curriculo: File | null
  readonly onCurriculo: (file: File | null) => void
  /** Field → what is wrong with it. */
  readonly campos: Readonly<Record<string, string>>
  /** Stands right below the fields that it is about. */
  readonly warning: ReactNode
}

/** Two columns; one on a phone. */
export const GRID = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
}
/** Empty it takes no row and no gap, and a screen reader goes on watching it. */
const WARNING = { ...WHOLE, '&:has(> output:empty)': { position: 'absolute' } }

/** What a recruiter can tell of a person; name and one contact are enough. */
export function PessoaFields({ draft, onChange, curriculo, onCurriculo, campos, warning }: Props) {
  const form: PessoaForm = { draft, set: (part) => onChange({ ...draft, ...part }), campos }
  return (
    <Box sx={{ ...GRID, pt: 1 }}>
      <Typography color="text.secondary" variant="body2" sx={WHOLE}>
        Nome e um contato bastam. O resto ajuda a encontrar a pessoa e a calcular a aderência.
      </Typography>
      <IdentidadeFields form={form} />
      <Box sx={WARNING}>{warning}</Box>
      <CarreiraFields form={form} />
      <CompetenciasFields form={form} />
      <WholePessoaTextField campo="sobre" form={form} />
      <Box sx={WHOLE}>
        <CurriculoField file={curriculo} onFile={onCurriculo} error={campos['curriculo']} />
      </Box>
    </Box>
  )
}

/** Who it is and how to reach them: by these a person who is already there is found. */
export function IdentidadeFields({ form }: { readonly form: PessoaForm }) {
  const { draft, set } = form
  return (
    <>
      <WholePessoaTextField campo="nome" form={form} />
      <PessoaTextField campo="email" form={form} />
      <MaskedField
        {...toldOf(form, 'telefone')}
        label={`${PESSOA_LABELS.telefone} com DDD`}
        mask="telefone"
        value={draft.telefone}
        onChange={(telefone) => set({ telefone })}
      />
      <MaskedField
        {...toldOf(form, 'cpf')}
        label={PESSOA_LABELS.cpf}
        mask="cpf"
        value={draft.cpf}
        onChange={(cpf) => set({ cpf })}
      />
      <DateField
        {...toldOf(form, 'nascimento')}
        label={PESSOA_LABELS.nascimento}
        value={draft.nascimento}
        onChange={(nascimento) => set({ nascimento })}
      />
    </>
  )
}

interface CarreiraProps {
  readonly form: PessoaForm
  /** The last job and the course too, which a correction leaves alone. */
  readonly hasLast?: boolean
}

/** Where they live, what they learned and where they worked. */
export function CarreiraFields({ form, hasLast = true }: CarreiraProps) {
  const { draft, set } = form
  return (
    <>
      <PickerField
        {...pickedOf(form, 'cidadeId')}
        label={PESSOA_LABELS.cidade}
        limit={1}
        noun="cidade"
        value={draft.cidade === null ? [] : [draft.cidade]}
        onChange={([cidade]) => set({ cidade: cidade ?? null })}
        onSearch={searchCidades}
        getKey={({ id }) => id}
        getLabel={formatCidade}
      />
      <Choice
        {...toldOf(form, 'formacao')}
        label={PESSOA_LABELS.formacao}
        value={draft.formacao}
        onPick={(formacao) => set({ formacao })}
        options={NIVEIS_FILTRO.map((nivel) => ({ value: nivel, label: nivel }))}
      />
      {hasLast ? <PessoaTextField campo="curso" form={form} /> : null}
      <Choice
        {...toldOf(form, 'experiencia')}
        label={PESSOA_LABELS.experiencia}
        value={draft.experiencia}
        onPick={(value) =>
          set({ experiencia: EXPERIENCIA_FILTRO.find((one) => one.value === value)?.value ?? '' })
        }
        options={EXPERIENCIA_FILTRO}
      />
      {hasLast ? (
        <>
          <PessoaTextField campo="ultimoCargo" form={form} />
          <PessoaTextField campo="ultimaEmpresa" form={form} />
        </>
      ) : null}
      <Choice
        {...toldOf(form, 'cnh')}
        label={PESSOA_LABELS.cnh}
        value={draft.cnh}
        onPick={(cnh) => set({ cnh })}
        options={CNHS.map((cnh) => ({ value: cnh, label: cnh }))}
      />
      <PessoaTextField campo="pretensao" form={form} />
    </>
  )
}

export function CompetenciasFields({ form }: { readonly form: PessoaForm }) {
  const { draft, set } = form
  return (
    <>
      <PickerField
        {...pickedOf(form, 'idiomas')}
        label={PESSOA_LABELS.idiomas}
        limit={IDIOMAS_FILTRO.length}
        noun="idiomas"
        value={draft.idiomas}
        onChange={(idiomas) => set({ idiomas })}
        options={IDIOMAS_FILTRO}
        getKey={(idioma) => idioma}
        getLabel={(idioma) => idioma}
      />
      <KeywordsField
        {...pickedOf(form, 'habilidades')}
        label={PESSOA_LABELS.habilidades}
        max={HABILIDADES_TOLD}
        maxLength={HABILIDADE_MAX}
        value={draft.habilidades}
        onChange={(habilidades) => set({ habilidades })}
      />
    </>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onPick: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly error: boolean
  readonly helperText: string | undefined
}

function Choice({ onPick, options, ...rest }: ChoiceProps) {
  return (
    <TextField
      select
      {...rest}
      onChange={(event) => onPick(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      <option value="">Não informar</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  )
}
