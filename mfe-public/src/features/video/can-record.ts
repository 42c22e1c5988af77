export const kinds = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'] as const

/** Whether this browser can record a person at all. */
export function canRecord(): boolean {
  return (
    typeof MediaRecorder !== 'undefined' &&
    // Undefined on plain http away from localhost.
    (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined &&
    kinds.some((kind) => MediaRecorder.isTypeSupported(kind))
  )
}
