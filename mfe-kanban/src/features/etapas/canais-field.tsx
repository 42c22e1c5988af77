import { Checkbox, FormControlLabel } from '@seleta/ui/core'
import { ChoiceGroup } from '@seleta/ui/form'
import type { EtapaContato } from '../../rules/etapa-draft'

export interface CanaisFieldProps {
  readonly value: EtapaContato
  readonly onChange: (contato: EtapaContato) => void
  readonly error?: string | undefined
}

/** By which channels a stage writes. SMS is not offered until a provider is set (product 49). */
export function CanaisField({ value, onChange, error }: CanaisFieldProps) {
  return (
    <ChoiceGroup legend="Por onde" error={error} row>
      <FormControlLabel
        control={<Checkbox checked={value.email} onChange={(_, email) => onChange({ ...value, email })} />}
        label="E-mail"
      />
      <FormControlLabel
        control={
          <Checkbox checked={value.whatsapp} onChange={(_, whatsapp) => onChange({ ...value, whatsapp })} />
        }
        label="WhatsApp"
      />
    </ChoiceGroup>
  )
}
