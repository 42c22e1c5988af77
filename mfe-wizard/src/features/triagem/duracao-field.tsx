import type { Pergunta } from '@seleta/contract/perguntas'
import { DURACOES_VIDEO } from '@seleta/contract/limits'
import { FormControlLabel } from '@seleta/ui/core'
import { ChoiceGroup, Radio, RadioGroup } from '@seleta/ui/form'

type Duracao = Extract<Pergunta, { tipo: 'VIDEO' }>['duracao']

/** Seconds of a video answer, or none (spec section 9). */
export function DuracaoField({ duracao, onEdit }: { duracao: Duracao; onEdit: (duracao: Duracao) => void }) {
  return (
    <ChoiceGroup legend="Duração da resposta">
      <RadioGroup
        row
        name="duracao"
        value={duracao === null ? 'nenhuma' : String(duracao)}
        onChange={(_, value) => onEdit(DURACOES_VIDEO.find((seconds) => String(seconds) === value) ?? null)}
      >
        {DURACOES_VIDEO.map((seconds) => (
          <FormControlLabel
            key={seconds}
            value={String(seconds)}
            control={<Radio />}
            label={`${seconds} segundos`}
          />
        ))}
        <FormControlLabel value="nenhuma" control={<Radio />} label="Nenhuma" />
      </RadioGroup>
    </ChoiceGroup>
  )
}
