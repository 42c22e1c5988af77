/**
 * A recorder writes WebM as a live stream: without its length a player shows none and cannot jump. The length is known
 * when the recording ends, and goes into the head of the file (audit C17). Ids and sizes are those of Matroska.
 */

const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const VOID = 0xec
const DURATION = 0x4489
const HEAD_BYTES = 4096

interface Element {
  readonly id: number
  readonly start: number
  readonly content: number
  /** Null: up to wherever the next one begins, as live streams have it. */
  readonly size: number | null
}

/**
 * @param recording of a recorder; what is no such WebM comes back as it is
 * @param ms length of the recording
 */
export async function withLength(recording: Blob, ms: number): Promise<Blob> {
  const head = new DataView(await recording.slice(0, HEAD_BYTES).arrayBuffer())
  const info = findInfo(head)
  if (info === null) return recording
  const { start, content, end } = info
  // Eight bytes of size hold any size; 11 are the length itself.
  const added = new DataView(new ArrayBuffer(12))
  added.setUint32(0, INFO)
  added.setBigUint64(4, (1n << 56n) | BigInt(end - content + 11))
  const length = new DataView(new ArrayBuffer(11))
  length.setUint16(0, DURATION)
  length.setUint8(2, 0x88)
  length.setFloat64(3, ms)
  const parts = [
    recording.slice(0, start),
    added,
    recording.slice(content, end),
    length,
    recording.slice(end),
  ]
  return new Blob(parts, { type: recording.type })
}

/** The element that may tell the length and does not; null where it does, or nothing may be moved. */
function findInfo(head: DataView): { start: number; content: number; end: number } | null {
  const ebml = readElement(head, 0)
  if (ebml?.id !== EBML || ebml.size === null) return null
  const segment = readElement(head, ebml.content + ebml.size)
  // A segment that says its size says its length too.
  if (segment?.id !== SEGMENT || segment.size !== null) return null
  let element = readElement(head, segment.content)
  while (element?.id === VOID && element.size !== null)
    element = readElement(head, element.content + element.size)
  if (element?.id !== INFO || element.size === null) return null
  const end = element.content + element.size
  if (end > head.byteLength || hasLength(head, element.content, end)) return null
  return { start: element.start, content: element.content, end }
}

function hasLength(head: DataView, from: number, end: number): boolean {
  for (let at = from; at < end;) {
    const element = readElement(head, at)
    if (element === null || element.size === null || element.id === DURATION) return true
    at = element.content + element.size
  }
  return false
}

function readElement(head: DataView, start: number): Element | null {
  if (start + 12 > head.byteLength) return null
  const idBytes = Math.clz32(head.getUint8(start)) - 23
  const at = start + idBytes
  const sizeBytes = Math.clz32(head.getUint8(at)) - 23
  if (idBytes > 4 || sizeBytes > 8 || at + 8 > head.byteLength) return null
  const id = head.getUint32(start) >>> (8 * (4 - idBytes))
  const size = head.getBigUint64(at) >> BigInt(8 * (8 - sizeBytes))
  const most = (1n << BigInt(7 * sizeBytes)) - 1n
  const told = size & most
  return { id, start, content: at + sizeBytes, size: told === most ? null : Number(told) }
}
