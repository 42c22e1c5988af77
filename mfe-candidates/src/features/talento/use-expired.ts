import { useEffect, useState } from 'react'

/** Whether a moment has passed; the answer changes by itself. @param momento ISO 8601 */
export function useExpired(momento: string): boolean {
  const [passed, setPassed] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPassed(momento), Math.max(0, Date.parse(momento) - Date.now()))
    return () => clearTimeout(timer)
  }, [momento])
  return passed === momento
}
