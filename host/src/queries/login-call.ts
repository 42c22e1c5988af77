import { CallError, beginSession, request, wordsFor } from '@seleta/api-client'

export type LoginOutcome =
  | { readonly name: 'entered' }
  /** Wrong pair. */
  | { readonly name: 'refused' }
  /** The password was right: a code of the second factor is asked for (product 75). */
  | { readonly name: 'code' }
  | { readonly name: 'waiting'; readonly seconds: number }
  | { readonly name: 'failed'; readonly text: string }

/** When the server does not say how long. */
const DEFAULT_WAIT = 30

/**
 * Signs in and begins the session (product 2, 3). Never throws.
 * @param isKept 'Manter-me conectado'
 */
export async function callLogin({
  username,
  password,
  isKept,
}: {
  username: string
  password: string
  isKept: boolean
}): Promise<LoginOutcome> {
  const body = { username, password, grant_type: 'password', manter_conectado: isKept } as const
  try {
    const { access_token, usuario_id } = await request('login', { body })
    beginSession(access_token, isKept, usuario_id)
    return { name: 'entered' }
  } catch (error) {
    return outcomeOf(error)
  }
}

function outcomeOf(error: unknown): LoginOutcome {
  if (error instanceof CallError) {
    if (error.kind === 'unauthorized' || error.kind === 'invalid') return { name: 'refused' }
    if (error.kind === 'forbidden' && 'codigo' in error.campos) return { name: 'code' }
    if (error.kind === 'too-many') return { name: 'waiting', seconds: error.retryAfter || DEFAULT_WAIT }
  }
  return { name: 'failed', text: wordsFor(error) }
}
