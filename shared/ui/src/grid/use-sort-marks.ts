import { useEffect, useRef } from 'react'

const FALSE_MARKS = '[role="columnheader"][aria-sort]:not(.MuiDataGrid-columnHeader--sortable)'

/**
 * x-data-grid says aria-sort="none" on every head, also on those that never sort, and has no prop for it. This
 * takes it off as heads appear (design.md 4.2: aria-sort on the sortable ones only).
 */
export function useSortMarks<T extends HTMLElement>() {
  const box = useRef<T>(null)
  useEffect(() => {
    const root = box.current
    if (!root) return undefined
    const clean = () =>
      root.querySelectorAll(FALSE_MARKS).forEach((head) => head.removeAttribute('aria-sort'))
    clean()
    const observer = new MutationObserver(clean)
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-sort'] })
    return () => observer.disconnect()
  }, [])
  return box
}
