import { ErrorState } from '../core/error-state'
import { VisuallyHidden } from '../core/visually-hidden'
import { DataTable } from '../grid/data-table'
import type { DataTableProps } from '../grid/table-types'
import { KeptNotice } from './kept-notice'
import type { Shown } from './use-kept'

interface Page<R> {
  readonly data: readonly R[]
  readonly totalElements: number
}

interface Props<R> extends Omit<DataTableProps<R>, 'rows' | 'rowCount' | 'loading'> {
  readonly shown: Shown<Page<R>>
  /** Says a failed try, in one sentence. */
  readonly failure: string
  /** What is not lost when nothing can be shown: «Seus filtros continuam aqui.» */
  readonly kept: string
  readonly onRetry: () => void
  readonly isRetrying: boolean
  /** Level of the failure's heading, 2 unless the list stands deeper in its page. */
  readonly level?: 2 | 3
  /** How much was found, for who does not see it; said once the rows are those that were asked for. */
  readonly found?: string
}

/** A page of a list in all its states: waiting, there, old rows dimmed under what failed, nothing but a failure. */
export function ListTable<R>({
  shown,
  failure,
  kept,
  onRetry,
  isRetrying,
  level,
  found,
  ...table
}: Props<R>) {
  return (
    <>
      {shown.kind === 'kept' ? <KeptNotice text={failure} since={shown.since} onRetry={onRetry} /> : null}
      {shown.kind === 'failed' ? (
        <ErrorState
          title={failure}
          kept={kept}
          onRetry={onRetry}
          isRetrying={isRetrying}
          {...(level === undefined ? {} : { level })}
        />
      ) : (
        <DataTable
          {...table}
          rows={isBehindTheEnd(shown) ? undefined : shown.answer?.data}
          rowCount={shown.answer?.totalElements ?? 0}
          loading={shown.isOld}
        />
      )}
      {found === undefined ? null : (
        <VisuallyHidden as="output">{shown.kind === 'answered' && !shown.isOld ? found : ''}</VisuallyHidden>
      )}
    </>
  )
}

/** The page that was asked for has nobody and the list has: its last page is on its way, and nothing is empty. */
const isBehindTheEnd = ({ kind, isOld, answer }: Shown<Page<unknown>>): boolean =>
  kind === 'answered' && isOld && answer.data.length === 0 && answer.totalElements > 0
