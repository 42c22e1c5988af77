import { useEffect, useRef } from 'react'

/** Ctrl/⌘+S saves, Ctrl/⌘+Enter does what the foot's main button does (design.md, 'Keyboard'). */
export function useWizardKeys({ onSave, onPrimary }: { onSave: () => void; onPrimary: () => void }): void {
  const keys = useRef({ onSave, onPrimary })
  useEffect(() => {
    keys.current = { onSave, onPrimary }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      // A dialog over the step has its own keys.
      if (!isCommand || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
      if (event.key.toLowerCase() === 's') {
        event.preventDefault()
        keys.current.onSave()
      } else if (event.key === 'Enter') {
        event.preventDefault()
        keys.current.onPrimary()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
