/**
 * Every way in which an area can fail to appear in a browser. Each is set by the code that knows it, never read out of a
 * sentence (docs/decisions/122-independent-areas.md). No zod here: the browser imports this file.
 */
export const FALHA_TIPOS = [
  /** No list names the area, or none could be read. */
  'registry',
  /** The entry did not come: refused, cut off, not there. */
  'entry',
  /** The same of a file behind the entry. */
  'chunk',
  /** Nothing arrived for too long. */
  'timeout',
  /** Other bytes than the registry says. */
  'integrity',
  /** It was made for another host. */
  'contract',
  /** It needs what this host does not have. */
  'shared',
  /** Its code threw while it loaded, or has not what it declares. */
  'expose',
  /** It threw while it was drawn. */
  'render',
] as const
export type FalhaTipo = (typeof FALHA_TIPOS)[number]
