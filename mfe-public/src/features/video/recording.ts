import { kinds } from './can-record'
import { withLength } from './webm-length'

/** Recording in the browser (product 54): camera and microphone to one file, within a number of seconds. */

/** Small enough for a phone's upload: 90 seconds are about 7 MB. */
const VIDEO_BITS = 500_000
const AUDIO_BITS = 64_000

export interface Recording {
  readonly stream: MediaStream
  /** What was recorded, once stopped by hand, by time, or by the camera going away. */
  readonly done: Promise<Blob>
  readonly stop: () => void
}

/**
 * Starts camera, microphone and recorder.
 * @param seconds it stops by itself then
 * @throws DOMException when the person or the device refuses
 */
export async function startRecording(seconds: number): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' },
    audio: true,
  })
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? ''
  const recorder = new MediaRecorder(stream, {
    mimeType,
    videoBitsPerSecond: VIDEO_BITS,
    audioBitsPerSecond: AUDIO_BITS,
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const timer = setTimeout(() => stop(), seconds * 1000)
  const stop = () => {
    clearTimeout(timer)
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const done = new Promise<Blob>((resolve) => {
    recorder.addEventListener('stop', () => {
      clearTimeout(timer)
      for (const track of stream.getTracks()) track.stop()
      const recorded = new Blob(parts, { type: mimeType.split(';')[0] ?? '' })
      // A recording without its length is better than none.
      withLength(recorded, performance.now() - begun).then(resolve, () => resolve(recorded))
    })
  })
  const begun = performance.now()
  recorder.start(1000)
  return { stream, done, stop }
}
