import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { canRecord } from './can-record'
import type { VideoRecorder } from './video-recorder'

/**
 * The recorder in place of the file field, where a question asks for a video and this browser can record one. Its code
 * comes after the form; until then, when it does not come, or when a video has been chosen meanwhile, the file field of
 * the server's document stands.
 * @param isWanted whether there is such a question
 * @param form in which the file field stands
 */
export function useVideoRecorder(
  isWanted: boolean,
  form: RefObject<HTMLFormElement | null>,
): typeof VideoRecorder | null {
  const [loaded, setLoaded] = useState<{ readonly recorder: typeof VideoRecorder } | null>(null)
  useEffect(() => {
    if (!isWanted || !canRecord()) return
    let isCurrent = true
    const load = async () => {
      const { VideoRecorder: recorder } = await import('./video-recorder')
      if (isCurrent && !hasChosen(form.current)) setLoaded({ recorder })
    }
    load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isWanted, form])
  return loaded?.recorder ?? null
}

const hasChosen = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[capture]') ?? [])].some(({ value }) => value !== '')
