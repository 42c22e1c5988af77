import { useEffect } from 'react'
import { PRODUCT_NAME } from './page-table'

/** `document.title` is «{título} · Seleta» (design 2). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}
