import { Checkbox, FormControlLabel } from '@seleta/ui/core'
import { ChoiceGroup } from '@seleta/ui/form'
import type { EtapaContato } from '../../rules/etapa-draft'

export interface CanaisFieldProps {
  readonly value: EtapaContato
  readonly onChange: (contato: EtapaContato) => void
}

/** By which channels a stage writes. SMS is not offered until a provider is set (product 49). */
export function CanaisField({ value, onChange }: CanaisFieldProps) {
  return (
    <ChoiceGroup legend="Enviar quando alguém entrar na etapa">
      <FormControlLabel
        control={<Checkbox checked={value.email} onChange={(_, email) => onChange({ ...value, email })} />}
        label="Por e-mail, depois de 2 minutos"
      />
      <FormControlLabel
        control={
          <Checkbox checked={value.whatsapp} onChange={(_, whatsapp) => onChange({ ...value, whatsapp })} />
        }
        label="Por WhatsApp, na fila de mensagens para você abrir e enviar"
      />
    </ChoiceGroup>
  )
}
