import type { Erro } from '@seleta/contract/wire'

/**
 * The api's own refusal inside an answer's body.
 * @returns null for anything else: a proxy's page, an empty body
 */
export function readErro(body: unknown): Erro['erro'] | null {
  if (typeof body !== 'object' || body === null || !('erro' in body)) return null
  // Whatever a server says: the envelope is looked for.
  const { erro } = body as Partial<Erro>
  return typeof erro?.mensagem === 'string' ? erro : null
}

/**
 * The sentence of a refusal that the person reads; empty for a failure of the server, which speaks to its own log. Want of
 * room (each `disco_…`) speaks for itself: only the server knows of it, and whether less would do.
 */
export const sentenceOf = (status: number, erro: Erro['erro'] | null): string =>
  erro !== null && (status < 500 || erro.codigo.startsWith('disco_')) ? erro.mensagem : ''

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    // Any text of any server.
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
