import { hoje } from '@seleta/regras/now'
import { useState } from 'react'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { problemsOf } from '../../rules/passos/step-status'
import { useStep } from './step-context'

/**
 * What a field of a step says about itself. Something wrong is said once the field was left, something missing once
 * the step was left; nothing blocks going on.
 * @param field wire path, which is the field's id too
 */
export function useField(field: string): {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly onBlur: () => void
} {
  const passo = useStep()
  const [isTouched, setTouched] = useState(false)
  const error = useRascunho((state) => {
    const problem = problemsOf(passo, state, hoje()).find((candidate) => candidate.field === field)
    if (problem === undefined) return undefined
    const isDue = state.left.includes(passo) || (isTouched && problem.kind === 'invalid')
    return isDue ? problem.message : undefined
  })
  return { id: field, name: field, error, onBlur: () => setTouched(true) }
}
