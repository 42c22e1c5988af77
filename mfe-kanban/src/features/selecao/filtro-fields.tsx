import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@seleta/ui/core'
import type { FiltroAddress } from '../../rules/filtro-address'
import { withChoice } from '../../rules/filtro-address'

const ADERENCIAS = [
  { valor: 0, label: 'Qualquer aderência' },
  { valor: 50, label: '50 ou mais' },
  { valor: 70, label: '70 ou mais' },
  { valor: 85, label: '85 ou mais' },
] as const

const ELIMINADAS = [
  { valor: '', label: 'Com as eliminadas' },
  { valor: 'sem', label: 'Sem as eliminadas' },
  { valor: 'so', label: 'Só as eliminadas' },
] as const

const FLAGS = [
  { name: 'sinalizadas', label: 'Só com respostas para ver' },
  { name: 'paradas', label: 'Só além do limite de dias da etapa' },
] as const

export interface FiltroFieldsProps {
  readonly filtro: FiltroAddress
  readonly onChange: (filtro: FiltroAddress) => void
}

/** What the board can be filtered by on its own screen. */
export function FiltroFields({ filtro, onChange }: FiltroFieldsProps) {
  return (
    <>
      <TextField
        select
        label="Aderência"
        value={filtro.aderenciaMinima ?? 0}
        onChange={(event) =>
          onChange(withChoice(filtro, 'aderenciaMinima', Number(event.target.value) || undefined))
        }
      >
        {withOwn(filtro.aderenciaMinima).map(({ valor, label }) => (
          <MenuItem key={valor} value={valor}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Respostas da triagem"
        value={filtro.eliminadas ?? ''}
        onChange={({ target: { value } }) =>
          onChange(withChoice(filtro, 'eliminadas', value === 'sem' || value === 'so' ? value : undefined))
        }
        slotProps={{ select: { displayEmpty: true } }}
      >
        {ELIMINADAS.map(({ valor, label }) => (
          <MenuItem key={valor} value={valor}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Stack>
        {FLAGS.map(({ name, label }) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                checked={filtro[name] === true}
                onChange={(_, isOn) => onChange(withChoice(filtro, name, isOn || undefined))}
              />
            }
            label={label}
          />
        ))}
      </Stack>
    </>
  )
}

/** An address may ask for another number than the list offers. */
function withOwn(aderencia: number | undefined) {
  const isListed = aderencia === undefined || ADERENCIAS.some(({ valor }) => valor === aderencia)
  return isListed ? ADERENCIAS : [...ADERENCIAS, { valor: aderencia, label: `${aderencia} ou mais` }]
}
