import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { DINHEIRO } from '@seleta/contract/limits'
import { Box, Button } from '@seleta/ui/core'
import type { Range } from '@seleta/ui/form'
import { RangeField } from '@seleta/ui/form'
import { formatDinheiro } from '@seleta/regras/dinheiro'
import { useField } from '../passo/use-field'
import { useTypedEnds } from '../passo/use-typed-ends'
import { useCampanha } from '../../queries/rascunho/use-rascunho'

export interface SalarioRangeFieldProps {
  /** Prefix of the ids of the typed fields. */
  readonly id: string
  /** Wire path of the upper end. */
  readonly field: string
  readonly label: string
  /** BRL (spec section 5 and 9). */
  readonly limits: {
    readonly min: number
    readonly max: number
    readonly inicialMin: number
    readonly inicialMax: number
  }
  readonly shiftStep: number
  readonly selectMin: (campanha: CampanhaRascunho) => number
  readonly selectMax: (campanha: CampanhaRascunho) => number
  readonly onEdit: (range: Range) => void
}

const write = (value: number) => formatDinheiro(value, { cents: 'auto' })

/** A range of money. 0 to 0 is 'not informed': the slider then stands at its initial values, and nothing is sent. */
export function SalarioRangeField(props: SalarioRangeFieldProps) {
  const { limits, onEdit } = props
  const { error } = useField(props.field)
  const { typed, onTyped } = useTypedEnds(props.id)
  const from = useCampanha(props.selectMin)
  const to = useCampanha(props.selectMax)
  const isInformed = from !== 0 || to !== 0
  return (
    <Box sx={{ position: 'relative' }}>
      <RangeField
        id={props.id}
        label={props.label}
        value={isInformed ? [from, to] : [limits.inicialMin, limits.inicialMax]}
        onChange={onEdit}
        min={limits.min}
        max={limits.max}
        step={1}
        shiftStep={props.shiftStep}
        hasCents
        holds={DINHEIRO}
        prefix="R$"
        format={write}
        typed={typed}
        onTyped={onTyped}
        error={error}
        helperText={
          isInformed ? `de ${write(from)} a ${write(to)}` : 'Não informado. Mova ou digite para informar.'
        }
      />
      {isInformed ? (
        <Button
          size="small"
          onClick={() => {
            onTyped('from', '')
            onTyped('to', '')
            onEdit([0, 0])
          }}
          sx={{ position: 'absolute', top: -6, right: 0 }}
          aria-label={`Não informar: ${props.label}`}
        >
          Não informar
        </Button>
      ) : null}
    </Box>
  )
}
