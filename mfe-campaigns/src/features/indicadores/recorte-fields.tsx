import { MenuItem, TextField } from '@seleta/ui/core'
import { type Opcoes, pessoasWith } from '../../rules/recorte-words'

interface ColegaProps {
  readonly opcoes: Opcoes
  /** Null: everybody's. */
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** Whose work is looked at: applications that they moved last (decision 171). */
export const ColegaField = ({ opcoes, value, onChange }: ColegaProps) => (
  <TextField
    select
    fullWidth
    label="Movida por último por"
    value={value ?? ''}
    onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    helperText={opcoes === null ? 'Não foi possível carregar as pessoas da empresa.' : ''}
    error={opcoes === null}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">Qualquer pessoa</MenuItem>
    {pessoasWith(opcoes, value).map(({ id, nome }) => (
      <MenuItem key={id} value={id}>
        {nome}
      </MenuItem>
    ))}
  </TextField>
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
