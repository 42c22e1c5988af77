/** Lists, objects and their members in one body: far above the largest of ours, a thousand people or a whole draft. */
const MAX_PARTS = 50_000

const BEGINS = new Set(['[', '{', ','].map((sign) => sign.charCodeAt(0)))

/**
 * Whether a JSON text has more parts than any body of ours: half a million nested lists fit into 1 MiB and hold the
 * process for a second while they are read. Signs within texts count too: 50,000 commas are no text of ours either.
 */
export function hasTooManyParts(text: string): boolean {
  let parts = 0
  for (let at = 0; at < text.length; at += 1) {
    if (BEGINS.has(text.charCodeAt(at)) && ++parts > MAX_PARTS) return true
  }
  return false
}
