import { PRIVATE_STORAGE_PREFIX } from '@seleta/api-client'
import type { RascunhoState } from './rascunho-state'

/**
 * The copy of a draft in this browser: written at once with each change, gone when the server has everything.
 * It survives a reload and a dead session; logging out erases it (the prefix says so to the api client).
 * Copies are kept per person, so that nobody opens what another account left behind.
 */
export type Copia = Pick<RascunhoState, 'campanha' | 'origin' | 'changedAt' | 'passo' | 'left' | 'typed'>

export interface Copias {
  readonly read: (usuarioId: number, chave: string) => Copia | null
  readonly write: (usuarioId: number, chave: string, copia: Copia) => void
  readonly erase: (usuarioId: number, chave: string) => void
  /** Copies of drafts that never reached the server, newest first. */
  readonly listNovos: (usuarioId: number) => readonly Copia[]
  /** Name of the draft that this tab worked on last; it lives as long as the tab. */
  readonly readTab: (usuarioId: number) => string | null
  readonly writeTab: (usuarioId: number, chave: string | null) => void
}

/** Grows when the form of a copy changes: an older one is not read. */
const FORM = 1

const keyOf = (usuarioId: number, chave: string) => `${PRIVATE_STORAGE_PREFIX}rascunho.${usuarioId}.${chave}`
const TAB_KEY = `${PRIVATE_STORAGE_PREFIX}rascunho-da-aba`

/**
 * @param pick gives the storages; each use may throw (full, blocked, absent), and then the copy is memory only
 */
export function createCopias(pick: { local: () => Storage; tab: () => Storage }): Copias {
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  return {
    read: (usuarioId, chave) => attempt(() => parse(pick.local().getItem(keyOf(usuarioId, chave))), null),
    write: (usuarioId, chave, copia) =>
      attempt(
        () => pick.local().setItem(keyOf(usuarioId, chave), JSON.stringify({ form: FORM, ...copia })),
        undefined,
      ),
    erase: (usuarioId, chave) => attempt(() => pick.local().removeItem(keyOf(usuarioId, chave)), undefined),
    listNovos: (usuarioId) =>
      attempt(() => {
        const storage = pick.local()
        const prefix = keyOf(usuarioId, 'novo-')
        return Object.keys(storage)
          .filter((key) => key.startsWith(prefix))
          .map((key) => parse(storage.getItem(key)))
          .filter((copia) => copia !== null)
          .toSorted((a, b) => ((a.changedAt ?? '') < (b.changedAt ?? '') ? 1 : -1))
      }, []),
    readTab: (usuarioId) =>
      attempt(() => {
        const [owner, chave] = (pick.tab().getItem(TAB_KEY) ?? '').split(' ')
        return owner === String(usuarioId) && chave !== undefined ? chave : null
      }, null),
    writeTab: (usuarioId, chave) =>
      attempt(() => {
        if (chave === null) pick.tab().removeItem(TAB_KEY)
        else pick.tab().setItem(TAB_KEY, `${usuarioId} ${chave}`)
      }, undefined),
  }
}

function parse(text: string | null): Copia | null {
  if (text === null) return null
  const { form, ...copia } = JSON.parse(text) as Copia & { form: number }
  return form === FORM ? copia : null
}

export const browserCopias = createCopias({
  local: () => window.localStorage,
  tab: () => window.sessionStorage,
})
