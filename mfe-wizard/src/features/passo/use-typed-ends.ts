import type { RangeFieldProps } from '@seleta/ui/form'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { endFields } from '../../rules/passos/problem'

/** What stands in the two ends of a range and is none: kept beside the draft, as a day that is half typed. */
export function useTypedEnds(range: string): Required<Pick<RangeFieldProps, 'typed' | 'onTyped'>> {
  const fields = endFields(range)
  const from = useRascunho((state) => state.typed[fields.from])
  const to = useRascunho((state) => state.typed[fields.to])
  return {
    typed: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    onTyped: (end, text) => rascunhos.setTyped(fields[end], text),
  }
}
