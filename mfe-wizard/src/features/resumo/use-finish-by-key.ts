import { isTyping } from '@seleta/ui/is-typing'
import { useEffect, useRef } from 'react'

/** While `isOn`, any key finishes (product 32). */
export function useFinishByKey(isOn: boolean, onFinish: () => void): void {
  const finish = useRef(onFinish)
  useEffect(() => {
    finish.current = onFinish
  })
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (!isForAnother(event)) finish.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** Modifiers and Tab finish nothing; a button keeps its own two keys, a field all of its own. */
function isForAnother({ key, target }: KeyboardEvent): boolean {
  if (['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(key)) return true
  if (isTyping(target)) return key !== 'Escape'
  if (!(target instanceof Element)) return false
  return target.closest('button, a') !== null && (key === 'Enter' || key === ' ')
}
