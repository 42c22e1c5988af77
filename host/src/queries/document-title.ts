import { useEffect } from 'react'

const PRODUCT_NAME = 'Seleta'

/** `document.title` is «{título} · Seleta» (design 2). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}
