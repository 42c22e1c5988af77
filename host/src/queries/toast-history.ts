import { appStore, atom, onSessionEnd } from '@seleta/api-client'
import { now } from '@seleta/regras/now'
import type { Toast } from '@seleta/shell'

/** Every toast of this session, newest first: the 5 s rule harms nobody (design 2, security A09). */
export interface PastToast {
  readonly id: number
  readonly text: string
  readonly tone: Toast['tone']
  readonly at: Date
}

const LONGEST = 50
let lastId = 0

export const toastHistoryAtom = atom<readonly PastToast[]>([])

export function rememberToast({ text, tone }: Toast): void {
  lastId += 1
  const past: PastToast = { id: lastId, text, tone, at: now() }
  appStore.set(toastHistoryAtom, [past, ...appStore.get(toastHistoryAtom)].slice(0, LONGEST))
}

// The next person on this device reads nothing of it.
onSessionEnd(() => appStore.set(toastHistoryAtom, []))
