import { notUndone } from '@seleta/api-client'
import type { Toast, UndoService } from '@seleta/shell'
import { createUndoStack } from '@seleta/shell/undo-stack'
import { isWriting } from '@seleta/ui/is-typing'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** As the host's: a toast, Ctrl+Z, and what the page may draw. */
export function useUndoService(notify: (toast: Toast) => void): UndoService {
  const [stack] = useState(() =>
    createUndoStack({
      show: ({ text, besides }, takeBack, tone) =>
        notify({
          text,
          tone,
          ...(besides !== undefined && { besides }),
          action: { label: 'Desfazer', run: takeBack },
        }),
      hide: () => undefined,
      tell: (text) => notify({ text, tone: 'error' }),
      explain: notUndone,
    }),
  )
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.key === 'z' && !isWriting(event.target)) stack.takeBack()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [stack])
  const latest = useSyncExternalStore(stack.subscribe, stack.latest)
  return useMemo(() => {
    const { offer, withdraw, takeBack } = stack
    return { offer, withdraw, takeBack: () => void takeBack(), latest }
  }, [stack, latest])
}
