import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../queries/document-title'
import { HostServicesProvider } from './host-services-provider'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A page without bars that has what the dashboard's pages have: toasts, questions, one client (product 72). */
export function AloneFrame({ title, children }: Props) {
  useDocumentTitle(title)
  return <HostServicesProvider>{children}</HostServicesProvider>
}
