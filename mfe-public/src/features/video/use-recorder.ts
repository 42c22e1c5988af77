import { useEffect, useRef, useState } from 'react'
import type { Recording } from './recording'
import { startRecording } from './recording'

export type RecorderState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'recording'; readonly recording: Recording; readonly end: number }
  | { readonly kind: 'recorded'; readonly url: string }
  /** The camera refused or is missing: a file does as well. */
  | { readonly kind: 'no-camera' }

/**
 * One answer on video: taken, shown, taken again.
 * @param seconds it ends by itself after this long
 * @param onTake what was recorded; null when a new one begins
 */
export function useRecorder(seconds: number, onTake: (blob: Blob | null) => void) {
  const [state, setState] = useState<RecorderState>({ kind: 'empty' })
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => () => endOf(state), [state])

  const record = async () => {
    onTake(null)
    setState({ kind: 'opening' })
    try {
      const recording = await startRecording(seconds)
      if (!isMounted.current) return recording.stop()
      setState({ kind: 'recording', recording, end: Date.now() + seconds * 1000 })
      const blob = await recording.done
      if (!isMounted.current) return
      onTake(blob)
      setState({ kind: 'recorded', url: URL.createObjectURL(blob) })
    } catch {
      setState({ kind: 'no-camera' })
    }
  }
  return { state, record }
}

/** Camera off and memory free when a state is left. */
function endOf(state: RecorderState): void {
  if (state.kind === 'recording') state.recording.stop()
  if (state.kind === 'recorded') URL.revokeObjectURL(state.url)
}
