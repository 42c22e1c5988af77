import { useEffect, useRef } from 'react'

/** While `isOn`, any key that is no mere modifier finishes; keys on a button stay that button's (product 32). */
export function useFinishByKey(isOn: boolean, onFinish: () => void): void {
  const finish = useRef(onFinish)
  useEffect(() => {
    finish.current = onFinish
  })
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element && event.target.closest('button, a, input, textarea') !== null
      const isModifier = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)
      if (!isModifier && !(isOnControl && event.key !== 'Escape')) finish.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
