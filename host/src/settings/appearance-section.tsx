import { FormControlLabel } from '@seleta/ui/core'
import { FormControl, FormLabel, Radio, RadioGroup } from '@seleta/ui/form'
import type { Tema } from '@seleta/ui/theme'
import { useTema } from '@seleta/ui/theme'
import { SettingsSection } from './settings-section'

const choices: readonly { value: Tema; label: string }[] = [
  { value: 'claro', label: 'Claro' },
  { value: 'escuro', label: 'Escuro' },
  { value: 'automatico', label: 'Automático (segue o aparelho)' },
]

/** Aparência: at once, kept on this device, in all open tabs. */
export function AppearanceSection() {
  const { tema, setTema } = useTema()
  return (
    <SettingsSection id="aparencia" title="Aparência" text="Vale para este aparelho.">
      <FormControl>
        <FormLabel id="aparencia-tema">Tema</FormLabel>
        <RadioGroup
          aria-labelledby="aparencia-tema"
          value={tema}
          onChange={(_, value) => {
            const chosen = choices.find((choice) => choice.value === value)
            if (chosen !== undefined) setTema(chosen.value)
          }}
        >
          {choices.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
    </SettingsSection>
  )
}
