import { PRIVATE_STORAGE_PREFIX } from '@seleta/api-client'
import type { RascunhoState } from './rascunho-state'

/**
 * The copy of a draft in this browser: written at once with each change, gone when the server has everything.
 * It survives a reload and a dead session; logging out erases it (the prefix says so to the api client).
 * Copies are kept per person, so that nobody opens what another account left behind.
 */
export type Copia = Pick<RascunhoState, 'campanha' | 'origin' | 'changedAt' | 'passo' | 'left' | 'typed'>

export interface Copias {
  /** This tab's copy of a draft; else one that another tab left behind, which this tab takes over. */
  readonly read: (usuarioId: number, chave: string) => Copia | null
  readonly write: (usuarioId: number, chave: string, copia: Copia) => void
  /** Erases this tab's copy; another tab's unsent work on the same draft stays. */
  readonly erase: (usuarioId: number, chave: string) => void
  /** Copies of drafts that never reached the server, newest first. */
  readonly listNovos: (usuarioId: number) => readonly Copia[]
  /** Name of the draft that this tab worked on last; it lives as long as the tab. */
  readonly readTab: (usuarioId: number) => string | null
  readonly writeTab: (usuarioId: number, chave: string | null) => void
}

/** Grows when the form of a copy changes: an older one is not read. */
const FORM = 1

const PREFIX = `${PRIVATE_STORAGE_PREFIX}rascunho`
const TAB_ID_KEY = `${PREFIX}.aba`
const TAB_DRAFT_KEY = `${PREFIX}.rascunho-da-aba`

export interface CopiasDeps {
  /** Storages; each use may throw (full, blocked, absent), and then the copy is memory only. */
  readonly local: () => Storage
  readonly tab: () => Storage
  readonly newId: () => string
}

export function createCopias({ local, tab, newId }: CopiasDeps): Copias {
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  const readTabId = () => {
    const known = tab().getItem(TAB_ID_KEY)
    if (known !== null) return known
    const made = newId()
    tab().setItem(TAB_ID_KEY, made)
    return made
  }
  const prefixOf = (usuarioId: number, chave: string) => `${PREFIX}.${usuarioId}.${chave}`
  const keyOf = (usuarioId: number, chave: string) => `${prefixOf(usuarioId, chave)}.${readTabId()}`
  /** Newest first. */
  const listBy = (prefix: string) =>
    Object.keys(local())
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, copia: parse(local().getItem(key)) }))
      .filter((row): row is { key: string; copia: Copia } => row.copia !== null)
      .toSorted((a, b) => ((a.copia.changedAt ?? '') < (b.copia.changedAt ?? '') ? 1 : -1))

  return {
    read: (usuarioId, chave) =>
      attempt(() => {
        const own = parse(local().getItem(keyOf(usuarioId, chave)))
        if (own !== null) return own
        const [left] = listBy(`${prefixOf(usuarioId, chave)}.`)
        if (left === undefined) return null
        local().setItem(keyOf(usuarioId, chave), JSON.stringify({ form: FORM, ...left.copia }))
        local().removeItem(left.key)
        return left.copia
      }, null),
    write: (usuarioId, chave, copia) =>
      attempt(
        () => local().setItem(keyOf(usuarioId, chave), JSON.stringify({ form: FORM, ...copia })),
        undefined,
      ),
    erase: (usuarioId, chave) => attempt(() => local().removeItem(keyOf(usuarioId, chave)), undefined),
    listNovos: (usuarioId) =>
      attempt(() => listBy(`${PREFIX}.${usuarioId}.novo-`).map(({ copia }) => copia), []),
    readTab: (usuarioId) =>
      attempt(() => {
        const [owner, chave] = (tab().getItem(TAB_DRAFT_KEY) ?? '').split(' ')
        return owner === String(usuarioId) && chave !== undefined ? chave : null
      }, null),
    writeTab: (usuarioId, chave) =>
      attempt(() => {
        if (chave === null) tab().removeItem(TAB_DRAFT_KEY)
        else tab().setItem(TAB_DRAFT_KEY, `${usuarioId} ${chave}`)
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
  newId: () => crypto.randomUUID(),
})
