import { CallError, beginSession, request, wordsFor } from '@seleta/api-client'

export type SecondStepOutcome =
  | { readonly name: 'entered' }
  | { readonly name: 'wrong'; readonly text: string }
  /** The time for it is over: the password is asked for again. */
  | { readonly name: 'over'; readonly text: string }
  | { readonly name: 'waiting'; readonly seconds: number }
  | { readonly name: 'failed'; readonly text: string }

/** When the server does not say how long. */
const DEFAULT_WAIT = 30

/**
 * The code after the password; with it the session begins (product 75). Never throws.
 * @param isKept 'Manter-me conectado', as it stood beside the password
 */
export async function callSecondStep(codigo: string, isKept: boolean): Promise<SecondStepOutcome> {
  try {
    const { access_token, usuario_id } = await request('enterSegundoFator', { body: { codigo } })
    beginSession(access_token, isKept, usuario_id)
    return { name: 'entered' }
  } catch (error) {
    const text = wordsFor(error)
    if (!(error instanceof CallError)) return { name: 'failed', text }
    if (error.kind === 'invalid') return { name: 'wrong', text: error.mensagem }
    if (error.kind === 'unauthorized') return { name: 'over', text: error.mensagem }
    if (error.kind === 'too-many') return { name: 'waiting', seconds: error.retryAfter || DEFAULT_WAIT }
    return { name: 'failed', text }
  }
}
