import { hoje } from '@seleta/regras/now'
import { ErrorSummary } from '@seleta/ui/form'
import { useState } from 'react'
import { appStore } from '@seleta/api-client'
import { activeAtom } from '../../queries/rascunho/rascunho-atoms'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { problemsOf } from '../../rules/passos/step-status'
import { useStep } from './step-context'

/**
 * What was wrong when one came back to a step, each line a link to its field. Lines go as they are mended; nothing
 * new appears while one types, because the summary takes the focus.
 */
export function StepProblems() {
  const passo = useStep()
  const [atEntry] = useState(() => {
    const state = appStore.get(activeAtom)
    return state.left.includes(passo) ? problemsOf(passo, state, hoje()) : []
  })
  const [isDone, setDone] = useState(atEntry.length === 0)
  const openFields = useRascunho((state) =>
    problemsOf(passo, state, hoje())
      .map(({ field }) => field)
      .join(' '),
  )
  const open = atEntry.filter(({ field }) => openFields.split(' ').includes(field))
  if (!isDone && open.length === 0) setDone(true)
  if (isDone) return null
  return <ErrorSummary errors={open.map(({ field, message }) => ({ fieldId: field, message }))} />
}
