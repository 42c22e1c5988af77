import { useOfferedMotivos } from '@seleta/campanha/motivos'
import { asksMotivo, NO_MOTIVO_WORDS } from '@seleta/contract/limits'
import { FormControlLabel } from '@seleta/ui/core'
import { FormControl, FormHelperText, FormLabel, Radio, RadioGroup } from '@seleta/ui/form'
import { useEtapas } from '../../queries/talentos-queries'

interface Props {
  readonly campanhaId: number
  readonly etapaId: number
  /** Null: nobody says why. */
  readonly value: number | null
  readonly onChange: (motivoId: number | null) => void
}

/** Why the process ends for all of them (product 68); nothing where the stage is no end that has a reason. */
export function MotivoField({ campanhaId, etapaId, value, onChange }: Props) {
  const etapa = useEtapas(campanhaId).data?.find(({ id }) => id === etapaId)
  const motivos = useOfferedMotivos(etapa !== undefined && asksMotivo(etapa.tipo))
  if (motivos === undefined || etapa === undefined || !asksMotivo(etapa.tipo)) return null
  return (
    <FormControl>
      <FormLabel id="motivo-field">Motivo</FormLabel>
      <FormHelperText sx={{ m: 0 }}>Só a equipe vê.</FormHelperText>
      <RadioGroup
        row
        aria-labelledby="motivo-field"
        value={value ?? ''}
        onChange={(_, escolha) => onChange(escolha === '' ? null : Number(escolha))}
      >
        <FormControlLabel value="" control={<Radio />} label={NO_MOTIVO_WORDS} />
        {motivos.map(({ id, nome }) => (
          <FormControlLabel key={id} value={id} control={<Radio />} label={nome} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
