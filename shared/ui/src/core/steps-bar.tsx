import { styled } from '@mui/material/styles'
import { paint } from '../theme/paint'
import type { CandidatoStep } from '../theme/tokens'

/** The candidate's steps in order; the first is 'not in a stage yet' and counts as 0 of 4 (spec section 4). */
export const PASSOS = [
  { id: 'emSelecao', label: 'Em Seleção' },
  { id: 'triagem', label: 'Triagem' },
  { id: 'questionario', label: 'Questionário' },
  { id: 'entrevistas', label: 'Entrevistas' },
  { id: 'finalistas', label: 'Finalistas' },
] as const satisfies readonly { id: CandidatoStep; label: string }[]

const Root = styled('span')({ display: 'inline-flex', flexDirection: 'column', gap: 6, minWidth: 104 })
const Bar = styled('span')({ display: 'flex', gap: 3 })
const Segment = styled('span')({ flex: 1, height: 4, borderRadius: 2, minWidth: 20 })
const Word = styled('span')({ fontSize: '0.8125rem', lineHeight: '1rem', fontWeight: 550 })

export interface StepsBarProps {
  /** Steps done, 0 (Em Seleção) to 4 (Finalistas). */
  step: 0 | 1 | 2 | 3 | 4
  /** Another word than the step's own, e.g. «Contratado». */
  label?: string
}

/** Four segments and a word, one picture to screen readers: «Etapa 2 de 4: Questionário». */
export function StepsBar({ step, label }: StepsBarProps) {
  const shown = PASSOS[step]
  const word = label ?? shown.label
  const color = paint.steps[shown.id].text
  return (
    // Several elements that are one picture; <img> cannot hold them.
    <Root role="img" aria-label={`Etapa ${step} de 4: ${word}`}>
      <Bar aria-hidden>
        {[1, 2, 3, 4].map((n) => (
          <Segment
            key={n}
            style={
              n <= step
                ? { backgroundColor: color }
                : { boxShadow: `inset 0 0 0 1px ${paint.controlBorder}`, backgroundColor: 'transparent' }
            }
          />
        ))}
      </Bar>
      <Word aria-hidden style={{ color }}>
        {word}
      </Word>
    </Root>
  )
}
