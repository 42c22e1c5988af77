import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'

const AddToCampanhaDialog = lazy(() =>
  import('./add-to-campanha-dialog').then((m) => ({ default: m.AddToCampanhaDialog })),
)

/** The dialog that puts people into a campaign or a stage; it comes when somebody wants to. */
export function AddDialog(props: ComponentProps<typeof AddToCampanhaDialog>) {
  return (
    <Suspense fallback={null}>
      <AddToCampanhaDialog {...props} />
    </Suspense>
  )
}
