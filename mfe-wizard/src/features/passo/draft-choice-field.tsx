import { FormControlLabel } from '@seleta/ui/core'
import { ChoiceGroup, Radio, RadioGroup } from '@seleta/ui/form'

interface Props<K extends string> {
  readonly name: string
  readonly legend: string
  /** Value → what people read: the words of its row in the table of fields. */
  readonly words: Readonly<Record<K, string>>
  /** Null: nothing is told. */
  readonly value: K | null
  readonly onChoose: (value: K | null) => void
  /** How not to tell is offered; without it what was chosen can only be changed. */
  readonly none?: string
}

/** One of the values that the table of fields gives words to. */
export function DraftChoiceField<K extends string>({ name, legend, words, value, onChoose, none }: Props<K>) {
  // Object.entries forgets the literal keys.
  const choices = Object.entries(words) as [K, string][]
  return (
    <ChoiceGroup legend={legend}>
      <RadioGroup
        row
        name={name}
        value={value ?? ''}
        onChange={(_, next) => onChoose(choices.find(([one]) => one === next)?.[0] ?? null)}
      >
        {choices.map(([one, label]) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={label} />
        ))}
        {none === undefined ? null : <FormControlLabel value="" control={<Radio />} label={none} />}
      </RadioGroup>
    </ChoiceGroup>
  )
}
