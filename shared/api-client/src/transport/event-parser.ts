/** One server-sent event. */
export interface ServerEvent {
  /** What to say as `Last-Event-ID` after a lost connection; empty when the server gave none. */
  readonly id: string
  readonly data: string
}

/**
 * Reads server-sent events out of text that arrives in any pieces.
 * @returns a function to be given each piece; it answers the events that the piece completes
 */
export function createEventParser(): (piece: string) => ServerEvent[] {
  let waiting = ''
  return (piece) => {
    // A line may end in CR, LF or both; the two halves of a CRLF may come apart.
    const text = (waiting + piece).replaceAll('\r\n', '\n')
    const isHalf = text.endsWith('\r')
    const blocks = (isHalf ? text.slice(0, -1) : text).replaceAll('\r', '\n').split('\n\n')
    waiting = (blocks.pop() ?? '') + (isHalf ? '\r' : '')
    return blocks.map(readBlock).filter((event) => event !== null)
  }
}

/** Null for a comment, which is only a sign of life. */
function readBlock(block: string): ServerEvent | null {
  let id = ''
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [name = '', ...rest] = line.split(':')
    const value = rest.join(':').replace(/^ /, '')
    if (name === 'data') data.push(value)
    else if (name === 'id') id = value
  }
  return data.length === 0 ? null : { id, data: data.join('\n') }
}
