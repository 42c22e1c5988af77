import { NOME_CURTO_MAX } from '@seleta/contract/text-max'
import { canonicalEmail, readEmail, splitEmail } from '@seleta/regras/email'
import { cutText, oneLine } from '@seleta/regras/text'
import type { Configuration, CustomFetch, IDToken } from 'openid-client'
import { InvalidError, UpstreamError } from '../../ground/domain-error'
import { readAnswer } from '../../ground/read-answer'
import { storableText } from '../../ground/text/storable'

/**
 * The OpenID provider of a company, by openid-client (product 75, decision 196): the code flow with PKCE, state and nonce.
 * The library checks signature, issuer, audience, nonce and times of what comes back.
 */

const load = () => import('openid-client')
const TIMEOUT_SECONDS = 10

/** What a company has said of its provider. */
export interface Provedor {
  readonly emissor: string
  readonly clienteId: string
  readonly segredo: string
}

/** What goes along in the browser, sealed, until it comes back. */
export interface Ida {
  readonly estado: string
  readonly nonce: string
  readonly verificador: string
}

/** What the provider says of who came in. */
export interface Identidade {
  readonly emissor: string
  readonly sujeito: string
  /** As a form takes it; empty when it says none. */
  readonly nome: string
  /** Empty when it says none that mail can be sent to. */
  readonly email: string
  /** Undefined: the provider says nothing of it. */
  readonly isEmailVerificado: boolean | undefined
  /** Of Google Workspace: the organisation's domain. */
  readonly organizacao: string | null
}

/** Open to everybody's accounts; the last is Microsoft's own name for those of consumers. */
const SHARED = /\/(?:common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad)(?:\/|$)/i

/**
 * An issuer as its company wrote it.
 * @param isProduction outside of it a provider on the own machine may speak plain HTTP
 * @throws InvalidError for an address that is none, is open to everybody, or is not kept by TLS
 */
export function readEmissor(texto: string, isProduction: boolean): string {
  const refuse = (why: string) => new InvalidError(why, { emissor: why })
  const emissor = texto.trim()
  if (!URL.canParse(emissor))
    throw refuse('Informe o endereço do provedor, como https://login.suaempresa.com.br.')
  const { hostname, pathname, username, search, hash } = new URL(emissor)
  if (!isKept(emissor, !isProduction)) throw refuse('O endereço do provedor começa com https://.')
  if (username !== '' || search !== '' || hash !== '')
    throw refuse('O endereço do provedor não leva parâmetros.')
  if (hostname === 'login.microsoftonline.com' && SHARED.test(pathname))
    throw refuse('Use o endereço do seu locatário: https://login.microsoftonline.com/ID-DO-LOCATÁRIO/v2.0.')
  return emissor
}

/** Whether TLS keeps an address; one on the own machine may do without it where `isPlainTaken`. */
function isKept(address: string, isPlainTaken: boolean): boolean {
  const { protocol, hostname } = new URL(address)
  const isOwn = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
  return protocol === 'https:' || (isPlainTaken && isOwn)
}

/** What every sign-in goes through, the first of them with somebody's browser. */
const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/** @throws Error when the provider names one of them nowhere, or where its issuer could not be either */
function checkEndpoints(config: Configuration, isPlainTaken: boolean): void {
  const metadata = config.serverMetadata()
  for (const endpoint of ENDPOINTS) {
    // Whatever the provider wrote there: the library has looked at none of them yet.
    const address: unknown = metadata[endpoint]
    if (typeof address !== 'string' || !URL.canParse(address) || !isKept(address, isPlainTaken))
      throw new Error(`no usable ${endpoint}`)
  }
}

/** Any company names its own provider: what it answers, now and later, is read as far as an answer goes. */
const ask: CustomFetch = async (url, { body = null, ...init }) => {
  const response = await fetch(url, { ...init, body })
  const { status, statusText, headers } = response
  const text = await readAnswer(response)
  return new Response(text === '' ? null : text, { status, statusText, headers })
}

/**
 * Asks a provider what it can.
 * @throws UpstreamError when it does not answer as one, or names no place where somebody could sign in
 */
export async function discover({ emissor, clienteId, segredo }: Provedor): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await load()
  // Of production's addresses `readEmissor` has let none through that begins so.
  const isPlain = emissor.startsWith('http:')
  try {
    const config = await discovery(new URL(emissor), clienteId, segredo, undefined, {
      timeout: TIMEOUT_SECONDS,
      [customFetch]: ask,
      // Else it takes the token at its word, because it came by TLS.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    })
    checkEndpoints(config, isPlain)
    return config
  } catch (error) {
    throw new UpstreamError('O provedor não respondeu como um provedor OpenID.', 'provedor', { cause: error })
  }
}

/** Where the browser goes, and what it takes along. */
export async function buildIda(config: Configuration, redirectUri: string, email: string) {
  const {
    buildAuthorizationUrl,
    calculatePKCECodeChallenge,
    randomNonce,
    randomPKCECodeVerifier,
    randomState,
  } = await load()
  const ida: Ida = { estado: randomState(), nonce: randomNonce(), verificador: randomPKCECodeVerifier() }
  const endereco = buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    response_type: 'code',
    state: ida.estado,
    nonce: ida.nonce,
    code_challenge: await calculatePKCECodeChallenge(ida.verificador),
    code_challenge_method: 'S256',
    login_hint: email,
  })
  return { ida, endereco: endereco.href }
}

/**
 * Takes what the browser brought back to the provider for who it is.
 * @param volta the whole address that the browser came back to
 * @throws whatever the library has against it, and for a subject that is none
 */
export async function finishIda(config: Configuration, volta: URL, ida: Ida): Promise<Identidade> {
  const { authorizationCodeGrant } = await load()
  const tokens = await authorizationCodeGrant(config, volta, {
    expectedState: ida.estado,
    expectedNonce: ida.nonce,
    pkceCodeVerifier: ida.verificador,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('no id token')
  return readIdentidade(claims)
}

/** OpenID Connect allows a subject no more; without control characters and halves of a pair, which no database keeps. */
const SUJEITO = /^[^\p{Cc}\p{Cs}]{1,255}$/u

/**
 * Who it is, by the rules of every other door: a company names its own provider, and what that says is anybody's word.
 * @throws Error for a subject that is none
 */
function readIdentidade({ iss, sub, email, name, hd, email_verified }: IDToken): Identidade {
  if (!SUJEITO.test(sub)) throw new Error('no subject')
  const nome = typeof name === 'string' ? oneLine(storableText(name)) : ''
  return {
    emissor: iss,
    sujeito: sub,
    nome: cutText(nome, NOME_CURTO_MAX).trim(),
    email: (typeof email === 'string' ? readEmail(email) : null) ?? '',
    isEmailVerificado: typeof email_verified === 'boolean' ? email_verified : undefined,
    organizacao: typeof hd === 'string' ? hd : null,
  }
}

const ENTRA_TENANT = /^https:\/\/login\.microsoftonline\.com\/[\da-f-]{36}\//i

/**
 * Whether an e-mail is what it says, in the domain that the company has proven. Google's issuer is everybody's: the
 * organisation must be the domain's. Entra says nothing of verified; a tenant's issuer is the company's alone.
 */
export function isOfDominio(
  { emissor, email, isEmailVerificado, organizacao }: Identidade,
  dominio: string,
): boolean {
  const isVerified = isEmailVerificado ?? ENTRA_TENANT.test(emissor)
  const isOwn = emissor !== 'https://accounts.google.com' || organizacao?.toLowerCase() === dominio
  return isVerified && isOwn && splitEmail(canonicalEmail(email)).domain === dominio
}
