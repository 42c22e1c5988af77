import { CORES, DEFAULT_COR } from '@seleta/contract/limits'
import { isCor } from '@seleta/regras/cor'
import { FormHelperText, FormLabel } from '@seleta/ui/form'
import { VisuallyHidden, focusRing, media, paint, styled } from '@seleta/ui/core'
import { CheckIcon } from '@seleta/ui/icons'
import { useId } from 'react'
import { corStyle } from './cor-style'

const named = Object.entries(CORES)

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 6 })

const Swatch = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  border: `2px solid transparent`,
  cursor: 'pointer',
  '& > span[data-cor]': {
    display: 'grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    borderRadius: '50%',
    backgroundColor: 'var(--cor)',
    boxShadow: `0 0 0 1px ${paint.controlBorder}`,
    color: '#FFFFFF',
    forcedColorAdjust: 'none',
  },
  '& input': { position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' },
  '&:has(input:checked)': { borderColor: paint.text },
  '&:has(input:focus-visible)': focusRing,
  [media.touch]: { width: 44, height: 44 },
})

const FreeCor = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  paddingInline: 12,
  border: `1px solid ${paint.controlBorder}`,
  borderRadius: 6,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '& input': { width: 24, height: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' },
  '&:has(input:focus-visible)': focusRing,
})

export interface CorFieldProps {
  /** `#rrggbb`. */
  readonly value: string
  readonly onChange: (cor: string) => void
  readonly error?: string | undefined
}

/** The colour of a stage: a radio group of named swatches and a free colour. */
export function CorField({ value, onChange, error }: CorFieldProps) {
  const id = useId()
  const isNamed = named.some(([, cor]) => cor.toLowerCase() === value.toLowerCase())
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <FormLabel component="span" id={id}>
        Cor
      </FormLabel>
      <Row>
        {named.map(([nome, cor]) => {
          const isChosen = cor.toLowerCase() === value.toLowerCase()
          return (
            <Swatch key={cor} title={nome} style={corStyle(cor)}>
              <input type="radio" name={id} checked={isChosen} onChange={() => onChange(cor)} />
              <span data-cor>{isChosen ? <CheckIcon size={18} /> : null}</span>
              <VisuallyHidden>{nome}</VisuallyHidden>
            </Swatch>
          )
        })}
        <FreeCor>
          <input
            type="color"
            value={isCor(value) ? value : DEFAULT_COR}
            onChange={(event) => onChange(event.target.value)}
          />
          Outra cor{isNamed ? '' : ` (${value.toUpperCase()})`}
        </FreeCor>
      </Row>
      {error === undefined ? null : <FormHelperText error>{error}</FormHelperText>}
    </div>
  )
}
