import { lazy, Suspense } from 'react'
import type { DonoMenuProps } from './dono-menu'

const DonoMenu = lazy(() => import('./dono-menu').then((m) => ({ default: m.DonoMenu })))

/** Its code comes when somebody wants it. */
export const LaterDonoMenu = (props: DonoMenuProps) => (
  <Suspense fallback={null}>
    <DonoMenu {...props} />
  </Suspense>
)
