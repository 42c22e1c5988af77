import { FormControlLabel } from '@seleta/ui/core'
import { FormControl, FormLabel, Radio, RadioGroup } from '@seleta/ui/form'
import type { Densidade, Tema } from '@seleta/ui/theme'
import { useDensidade, useTema } from '@seleta/ui/theme'
import { chooseDensidade } from '../../queries/densidade-preference'
import { ConfiguracoesSection } from './configuracoes-section'

interface Choice<V extends string> {
  readonly value: V
  readonly label: string
}

const temas: readonly Choice<Tema>[] = [
  { value: 'claro', label: 'Claro' },
  { value: 'escuro', label: 'Escuro' },
  { value: 'automatico', label: 'Automático (segue o aparelho)' },
]

const densidades: readonly Choice<Densidade>[] = [
  { value: 'confortavel', label: 'Confortável' },
  { value: 'compacta', label: 'Compacta (mais linhas por tela)' },
]

/** Aparência: at once, kept on this device. */
export function AppearanceSection() {
  const { tema, setTema } = useTema()
  const densidade = useDensidade()
  return (
    <ConfiguracoesSection id="aparencia" title="Aparência" text="Vale para este aparelho.">
      <Choices label="Tema" choices={temas} value={tema} onChange={setTema} />
      <Choices
        label="Densidade das tabelas"
        choices={densidades}
        value={densidade}
        onChange={chooseDensidade}
      />
    </ConfiguracoesSection>
  )
}

function Choices<V extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string
  choices: readonly Choice<V>[]
  value: V
  onChange: (value: V) => void
}) {
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text)
    if (chosen !== undefined) onChange(chosen.value)
  }
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <RadioGroup aria-label={label} value={value} onChange={(_, text) => choose(text)}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.label}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
