import type { Erro } from '@seleta/contract/wire'

/**
 * The api's own refusal inside an answer's body.
 * @returns null for anything else: a proxy's page, an empty body
 */
export function readErro(body: unknown): Erro['erro'] | null {
  if (typeof body !== 'object' || body === null || !('erro' in body)) return null
  const { erro } = body as Partial<Erro>
  return typeof erro?.mensagem === 'string' ? erro : null
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
