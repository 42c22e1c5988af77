import { isOfConvidado } from '@seleta/contract/dashboard-addresses'
import { SESSION_KEY, TOKEN_PREFIX } from '@seleta/contract/limits'
import { atom } from 'jotai'
import { forgetRecusadas } from './kept-recusadas'
import { forgetKept, readKept, writeKept } from './storage'
import { appStore } from './store'
import { isUsableToken, readStoredToken } from './stored-token'

/**
 * Who is signed in. Spec sections 4 and 9, product 3.
 * The stored value is `Bearer …` under `authentication`: local storage when the person asked to stay signed in,
 * session storage when not.
 */
export interface Session {
  readonly isAuth: boolean
  /** Already prefixed 'Bearer '; empty when signed out. */
  readonly token: string
}

/** Why the last session ended; the sign-in screen tells it. */
export type SessionEnd = 'none' | 'logout' | 'expired'

const SIGNED_OUT: Session = { isAuth: false, token: '' }
const CHANNEL = 'seleta-session'
/** A guest's lasts as long as the tab, on their page alone: a colleague's of the same browser stays as it is (product 72). */
const CONVIDADO_KEY = 'seleta.convidado'
/** Whose session it is, beside its token. */
const USUARIO_KEY = 'seleta.usuario'
/** Whether this page is a guest's: of what the browser keeps it knows nothing else. */
export const isGuestPage = (): boolean => isOfConvidado(location.pathname)

export const sessionAtom = atom<Session>(SIGNED_OUT)
export const sessionEndAtom = atom<SessionEnd>('none')
/** What the server said when it ended; empty when it said nothing. */
export const sessionEndWordsAtom = atom('')

/**
 * What an area keeps in the browser about people under this prefix is erased by logging out, whether or not that
 * area is loaded in the page (security T16). An expired session leaves it, so that unsent work survives (product 4).
 */
export const PRIVATE_STORAGE_PREFIX = 'seleta.privado.'

type EndListener = (end: SessionEnd) => void
const endListeners = new Set<EndListener>()

/** Of this page's session: another tab may sign somebody else in. */
let usuario = ''
/** Id of who is signed in, known at once: a shared computer keeps what one began apart from another's. Empty for a guest. */
export const usuarioKey = (): string => usuario

/** Puts a stored session back into state; answers whether there was one. */
export function restoreSession(): boolean {
  const stored = isGuestPage() ? (readKept('tab', CONVIDADO_KEY) ?? '') : readStoredToken()
  if (!isUsableToken(stored) || appStore.get(sessionAtom).isAuth) return appStore.get(sessionAtom).isAuth
  // Where the token is: a colleague may be signed in in the tab, and another on the device.
  if (!isGuestPage()) usuario = readKept(isOnDevice() ? 'device' : 'tab', USUARIO_KEY) ?? ''
  appStore.set(sessionAtom, { isAuth: true, token: stored })
  return true
}

/**
 * Begins a session.
 * @param accessToken as the call answered it, without prefix
 * @param isKept 'Manter-me conectado'; null: the session of now goes on under this token, here and in the other open tabs
 * @param usuarioId whose it is, where it begins
 */
export function beginSession(accessToken: string, isKept: boolean | null, usuarioId?: number): void {
  const token = `${TOKEN_PREFIX}${accessToken}`
  if (isKept === null) openChannel()?.postMessage({ token: appStore.get(sessionAtom).token, next: token })
  else if (!isGuestPage()) forgetRecusadas()
  goOnWith(token, isKept ?? isOnDevice(), isKept === null ? usuarioKey() : String(usuarioId ?? ''))
}

const isOnDevice = () => (readKept('device', SESSION_KEY) ?? '') !== ''

function goOnWith(token: string, isKept: boolean, usuarioId: string): void {
  forgetToken()
  usuario = usuarioId
  const place = isKept ? 'device' : 'tab'
  if (isGuestPage()) writeKept('tab', CONVIDADO_KEY, token)
  else {
    writeKept(place, SESSION_KEY, token)
    if (usuario !== '') writeKept(place, USUARIO_KEY, usuario)
  }
  appStore.set(sessionEndAtom, 'none')
  appStore.set(sessionAtom, { isAuth: true, token })
}

/**
 * Clears storage and state here and in the other open tabs (product 3). Does nothing when nobody is signed in, so
 * that ten failing calls end one session once.
 * @param words what the server said of it
 */
export function endSession(end: Exclude<SessionEnd, 'none'>, words = ''): void {
  const session = appStore.get(sessionAtom)
  if (!session.isAuth) return
  appStore.set(sessionEndWordsAtom, words)
  forgetSession(end)
  openChannel()?.postMessage({ token: session.token, end })
}

/** Called when this page's session ends, whoever ended it. Answers a function that stops listening. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

function forgetSession(end: Exclude<SessionEnd, 'none'>): void {
  forgetToken()
  appStore.set(sessionEndAtom, end)
  appStore.set(sessionAtom, SIGNED_OUT)
  for (const listener of endListeners) listener(end)
  // A guest leaves what is on the device: it is a colleague's of the same browser.
  if (end === 'logout') forgetKept(PRIVATE_STORAGE_PREFIX, isGuestPage() ? ['tab'] : ['tab', 'device'])
}

function forgetToken(): void {
  if (isGuestPage()) {
    writeKept('tab', CONVIDADO_KEY, null)
    return
  }
  for (const place of ['device', 'tab'] as const)
    for (const key of [SESSION_KEY, USUARIO_KEY]) writeKept(place, key, null)
}

/** What the tabs of one session tell each other: it is over, or goes on under another token. */
type Told =
  | { readonly token: string; readonly end: 'logout' | 'expired' }
  | { readonly token: string; readonly next: string }

let channel: BroadcastChannel | null = null
function openChannel(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      const session = appStore.get(sessionAtom)
      if (!session.isAuth || session.token !== data.token) return
      if ('next' in data) goOnWith(data.next, isOnDevice(), usuarioKey())
      else forgetSession(data.end)
    })
  }
  return channel
}

/** Starts to listen to the other tabs. The host calls it once. */
export function followOtherTabs(): void {
  openChannel()
}
