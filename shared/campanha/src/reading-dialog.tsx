import { wordsFor } from '@seleta/api-client'
import { LoadingRows } from '@seleta/ui/core'
import { FormDialog, type FormDialogProps } from '@seleta/ui/form'

interface Query {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Props extends Pick<
  FormDialogProps,
  'title' | 'submitLabel' | 'onClose' | 'width' | 'isWholePhone'
> {
  readonly queries: readonly Query[]
  /** Read while they load: «Carregando a equipe». */
  readonly loading: string
}

/** A form in a dialog before it is one: what it begins with is being read, or did not come and is asked for again. */
export function ReadingDialog({ queries, loading, submitLabel, ...dialog }: Props) {
  const failed = queries.filter(({ error }) => error !== null)
  const [first] = failed
  return (
    <FormDialog
      {...dialog}
      submitLabel={first === undefined ? submitLabel : 'Tentar novamente'}
      savingLabel="Tentando…"
      error={first === undefined ? null : wordsFor(first.error)}
      isSaving={failed.some(({ isFetching }) => isFetching)}
      isIncomplete={first === undefined}
      onSubmit={() => failed.forEach(({ refetch }) => void refetch())}
    >
      {first === undefined ? <LoadingRows rows={6} label={loading} /> : null}
    </FormDialog>
  )
}
