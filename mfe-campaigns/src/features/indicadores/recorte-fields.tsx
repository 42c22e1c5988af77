import { MenuItem, TextField } from '@seleta/ui/core'

interface Option {
  readonly id: number
  readonly nome: string
}

interface Props {
  readonly label: string
  /** What stands for no choice. */
  readonly all: string
  readonly options: readonly Option[]
  /** Null: all of them. */
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** One of several, or all. */
export function RecorteField({ label, all, options, value, onChange }: Props) {
  // What an address names is shown once its list has come; until then it is still what is asked for.
  const isKnown = value === null || options.some(({ id }) => id === value)
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={isKnown ? (value ?? '') : ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(({ id, nome }) => (
        <MenuItem key={id} value={id}>
          {nome}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface ColegaProps extends Pick<Props, 'value' | 'onChange'> {
  /** Null: not for the caller to know, and then nothing is asked. */
  readonly usuarios: readonly Option[] | null
}

/** Whose work is looked at: applications that they moved last (decision 171). */
export const ColegaField = ({ usuarios, ...field }: ColegaProps) =>
  usuarios === null ? null : (
    <RecorteField label="Movida por último por" all="Qualquer pessoa" options={usuarios} {...field} />
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
