import { notUndone } from '@seleta/api-client'
import type { UndoService } from '@seleta/shell'
import { createUndoStack } from '@seleta/shell/undo-stack'
import { isWriting } from '@seleta/ui/is-typing'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { hideToast, notify } from '../toasts/toasts'

/** What can be taken back, on every page of the frame: Ctrl+Z outside of a text takes the last thing back (product 60). */
export function useUndo(): UndoService {
  const [stack] = useState(() =>
    createUndoStack({
      show: ({ about, text, besides }, takeBack, tone) =>
        notify({
          text,
          tone,
          about,
          ...(besides !== undefined && { besides }),
          action: { label: 'Desfazer', run: takeBack },
        }),
      hide: hideToast,
      tell: (text) => notify({ text, tone: 'error' }),
      explain: notUndone,
    }),
  )
  const latest = useSyncExternalStore(stack.subscribe, stack.latest)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.shiftKey || event.altKey || isWriting(event.target)) return
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      if (stack.takeBack()) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [stack])
  return useMemo(() => {
    const { offer, withdraw, takeBack } = stack
    return { offer, withdraw, takeBack: () => void takeBack(), latest }
  }, [stack, latest])
}
