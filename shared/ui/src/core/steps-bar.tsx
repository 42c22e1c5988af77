import { styled } from '@mui/material/styles'
import { paint } from '../theme/paint'
import type { CandidatoStep } from '../theme/tokens'

/** The candidate's steps in order; the first is 'not in a stage yet' and counts as 0 of 4 (spec section 4). */
export const PASSOS = [
  'emSelecao',
  'triagem',
  'questionario',
  'entrevistas',
  'finalistas',
] as const satisfies readonly CandidatoStep[]

const Root = styled('span')({ display: 'inline-flex', flexDirection: 'column', gap: 6, minWidth: 104 })
const Bar = styled('span')({ display: 'flex', gap: 3 })
const Segment = styled('span')({ flex: 1, height: 4, borderRadius: 2, minWidth: 20 })
const Word = styled('span')({ fontSize: '0.8125rem', lineHeight: '1rem', fontWeight: 550 })

export interface StepsBarProps {
  /** Steps done, 0 (Em Seleção) to 4 (Finalistas). */
  step: 0 | 1 | 2 | 3 | 4
  /** What the step is called, e.g. «Questões e Pergunta». */
  label: string
}

/** Four segments and a word, one picture to screen readers: «Etapa 2 de 4: Questões e Pergunta». */
export function StepsBar({ step, label }: StepsBarProps) {
  const color = paint.steps[PASSOS[step]].text
  return (
    // Several elements that are one picture; <img> cannot hold them.
    <Root role="img" aria-label={`Etapa ${step} de 4: ${label}`}>
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
        {label}
      </Word>
    </Root>
  )
}
