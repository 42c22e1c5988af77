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

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    // Any text of any server.
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
