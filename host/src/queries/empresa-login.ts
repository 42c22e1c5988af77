import { CallError, beginSession, request, wordsFor } from '@seleta/api-client'

/** Signing in with the company's own account (product 75). */

export type EmpresaLoginOutcome =
  /** The browser is on its way to the company's provider. */
  | { readonly name: 'leaving' }
  /** What is wrong with the e-mail. */
  | { readonly name: 'wrong'; readonly text: string }
  | { readonly name: 'failed'; readonly text: string }

/**
 * Sends the browser to the provider of the company whose e-mail it is. Never throws.
 * @param isKept 'Manter-me conectado'
 */
export async function callEmpresaLogin(email: string, isKept: boolean): Promise<EmpresaLoginOutcome> {
  try {
    const { endereco } = await request('beginPelaEmpresa', { body: { email, manter_conectado: isKept } })
    location.assign(endereco)
    return { name: 'leaving' }
  } catch (error) {
    const wrong = error instanceof CallError ? error.campos['email'] : undefined
    return wrong === undefined ? { name: 'failed', text: wordsFor(error) } : { name: 'wrong', text: wrong }
  }
}

/** A day: a session that lasts longer was to be kept. */
const DAY_SECONDS = 24 * 3600

/** What came back from the provider becomes a session. @throws CallError */
export async function finishEmpresaLogin(): Promise<void> {
  const { access_token, expires_in, usuario_id } = await request('enterPelaEmpresa', {})
  beginSession(access_token, expires_in > DAY_SECONDS, usuario_id)
}
