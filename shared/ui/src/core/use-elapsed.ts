import { useEffect, useState } from 'react'

/** Whether `ms` milliseconds have passed since the component appeared. */
export function useElapsed(ms: number): boolean {
  const [isElapsed, setElapsed] = useState(ms <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isElapsed
}
