import { MenuItem, TextField } from '@seleta/ui/core'
import { campanhasWith, type Opcao, type Opcoes, pessoasWith } from '../../rules/recorte-words'

interface RecorteProps {
  readonly label: string
  /** What stands for no choice. */
  readonly all: string
  readonly opcoes: readonly Opcao[]
  /** What is said under the field; '' when there is nothing to say. */
  readonly failure: string
  /** Null: all of them. */
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** One of several, or all. */
function RecorteField({ label, all, opcoes, failure, value, onChange }: RecorteProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      helperText={failure}
      error={failure !== ''}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {opcoes.map(({ id, nome }) => (
        <MenuItem key={id} value={id}>
          {nome}
        </MenuItem>
      ))}
    </TextField>
  )
}

type FieldProps = Pick<RecorteProps, 'value' | 'onChange'> & { readonly opcoes: Opcoes }

export const CampanhaField = ({ opcoes, ...field }: FieldProps) => (
  <RecorteField
    label="Campanha"
    all="Todas as campanhas"
    opcoes={campanhasWith(opcoes, field.value)}
    failure={opcoes === null ? 'Não foi possível carregar as campanhas.' : ''}
    {...field}
  />
)

/** Whose work is looked at: applications that they moved last (decision 171). */
export const ColegaField = ({ opcoes, ...field }: FieldProps) => (
  <RecorteField
    label="Movida por último por"
    all="Qualquer pessoa"
    opcoes={pessoasWith(opcoes, field.value)}
    failure={opcoes === null ? 'Não foi possível carregar as pessoas da empresa.' : ''}
    {...field}
  />
)

interface PeriodProps {
  readonly value: number
  readonly periods: readonly number[]
  readonly onChange: (dias: number) => void
}

export const PeriodField = ({ value, periods, onChange }: PeriodProps) => (
  <TextField
    select
    fullWidth
    label="Período"
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {periods.map((one) => (
      <MenuItem key={one} value={one}>
        Últimos {one} dias
      </MenuItem>
    ))}
  </TextField>
)
