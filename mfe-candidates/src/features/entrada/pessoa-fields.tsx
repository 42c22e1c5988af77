import { EXPERIENCIA_FILTRO, IDIOMAS_FILTRO, NIVEIS_FILTRO } from '@seleta/contract/limits'
import { Box, TextField, Typography } from '@seleta/ui/core'
import { DateField, KeywordsField, MaskedField, PickerField } from '@seleta/ui/form'
import type { ReactNode } from 'react'
import { searchCidades } from '../../queries/entrada-queries'
import type { PessoaDraft } from '../../rules/pessoa-draft'
import { CurriculoField } from './curriculo-field'

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

const GRID = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
}
const WHOLE = { gridColumn: '1 / -1' }
/** Empty it takes no row and no gap, and a screen reader goes on watching it. */
const WARNING = { ...WHOLE, '&:has(> output:empty)': { position: 'absolute' } }

type TextKey = 'nome' | 'email' | 'curso' | 'ultimoCargo' | 'ultimaEmpresa' | 'formacao'

/** What a recruiter can tell of a person; name and one contact are enough. */
export function PessoaFields({ draft, onChange, curriculo, onCurriculo, campos, warning }: Props) {
  const set = (part: Partial<PessoaDraft>) => onChange({ ...draft, ...part })
  const base = (campo: string) => ({
    id: `pessoa-${campo}`,
    error: campos[campo] !== undefined,
    helperText: campos[campo],
  })
  const text = (campo: TextKey, label: string, max = 160) => (
    <TextField
      {...base(campo)}
      label={label}
      value={draft[campo]}
      onChange={(event) => set({ [campo]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: max, autoComplete: 'off' } }}
    />
  )
  return (
    <Box sx={{ ...GRID, pt: 1 }}>
      <Typography color="text.secondary" variant="body2" sx={WHOLE}>
        Nome e um contato bastam. O resto ajuda a encontrar a pessoa e a calcular a aderência.
      </Typography>
      <Box sx={{ ...WHOLE, display: 'grid' }}>
        <TextField
          {...base('nome')}
          required
          autoFocus
          label="Nome"
          value={draft.nome}
          onChange={(event) => set({ nome: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 160, autoComplete: 'off' } }}
        />
      </Box>
      <TextField
        {...base('email')}
        label="E-mail"
        type="email"
        value={draft.email}
        onChange={(event) => set({ email: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
      />
      <MaskedField
        {...base('telefone')}
        label="Telefone com DDD"
        mask="telefone"
        value={draft.telefone}
        onChange={(shown) => set({ telefone: shown })}
      />
      <MaskedField
        {...base('cpf')}
        label="CPF"
        mask="cpf"
        value={draft.cpf}
        onChange={(shown) => set({ cpf: shown })}
      />
      <DateField
        {...base('nascimento')}
        label="Nascimento"
        value={draft.nascimento}
        onChange={(shown) => set({ nascimento: shown })}
      />
      <Box sx={WARNING}>{warning}</Box>
      <PickerField
        id="pessoa-cidadeId"
        label="Cidade"
        limit={1}
        noun="cidade"
        value={draft.cidade === null ? [] : [draft.cidade]}
        onChange={([cidade]) => set({ cidade: cidade ?? null })}
        onSearch={searchCidades}
        getKey={({ id }) => id}
        getLabel={({ nome, uf }) => `${nome} – ${uf}`}
        error={campos['cidadeId']}
      />
      <Choice
        {...base('formacao')}
        label="Formação"
        value={draft.formacao}
        onPick={(formacao) => set({ formacao })}
        options={NIVEIS_FILTRO.map((nivel) => ({ value: nivel, label: nivel }))}
      />
      {text('curso', 'Curso')}
      <Choice
        {...base('experiencia')}
        label="Tempo de experiência"
        value={draft.experiencia}
        onPick={(value) =>
          set({ experiencia: EXPERIENCIA_FILTRO.find((one) => one.value === value)?.value ?? '' })
        }
        options={EXPERIENCIA_FILTRO}
      />
      {text('ultimoCargo', 'Último cargo')}
      {text('ultimaEmpresa', 'Última empresa')}
      <PickerField
        id="pessoa-idiomas"
        label="Idiomas"
        limit={6}
        noun="idiomas"
        value={draft.idiomas}
        onChange={(idiomas) => set({ idiomas })}
        options={IDIOMAS_FILTRO}
        getKey={(idioma) => idioma}
        getLabel={(idioma) => idioma}
      />
      <KeywordsField
        id="pessoa-habilidades"
        label="Habilidades"
        max={20}
        maxLength={60}
        value={draft.habilidades}
        onChange={(habilidades) => set({ habilidades })}
      />
      <Box sx={{ ...WHOLE, display: 'grid' }}>
        <TextField
          {...base('sobre')}
          multiline
          minRows={3}
          label="Sobre a pessoa"
          value={draft.sobre}
          onChange={(event) => set({ sobre: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 4000 } }}
        />
      </Box>
      <Box sx={WHOLE}>
        <CurriculoField file={curriculo} onFile={onCurriculo} error={campos['curriculo']} />
      </Box>
    </Box>
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
