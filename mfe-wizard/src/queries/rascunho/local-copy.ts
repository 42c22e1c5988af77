import { PRIVATE_STORAGE_PREFIX, storageOf } from '@seleta/api-client'
import type { LivingTabs } from './living-tabs'
import { browserTabs } from './living-tabs'
import { newUuid } from '@seleta/regras/new-uuid'
import type { RascunhoState } from '../../rules/rascunho/rascunho-state'

/**
 * The copy of a draft in this browser: written at once with each change, gone when the server has everything.
 * It survives a reload and a dead session; logging out erases it (the prefix says so to the api client).
 * Copies are kept per person, so that nobody opens what another account left behind.
 */
export type DraftCopy = Pick<
  RascunhoState,
  'campanha' | 'origin' | 'changedAt' | 'passo' | 'left' | 'typed' | 'unanswered'
>

export interface LocalCopies {
  /** This tab's copy of a draft. */
  readonly read: (usuarioId: number, chave: string) => DraftCopy | null
  /** This tab's copy, else one that a closed tab left behind, which this tab takes over. */
  readonly adopt: (usuarioId: number, chave: string) => Promise<DraftCopy | null>
  readonly write: (usuarioId: number, chave: string, copy: DraftCopy) => void
  /** Erases this tab's copy; another tab's unsent work on the same draft stays. */
  readonly erase: (usuarioId: number, chave: string) => void
  /** Copies of drafts that never reached the server, left behind by closed tabs, newest first. */
  readonly listLeft: (usuarioId: number) => Promise<readonly DraftCopy[]>
  /** Name of the draft that this tab worked on last; it lives as long as the tab. */
  readonly readTab: (usuarioId: number) => string | null
  readonly writeTab: (usuarioId: number, chave: string | null) => void
}

/** Grows when the form of a copy changes: an older one is not read. */
const FORM = 1

const PREFIX = `${PRIVATE_STORAGE_PREFIX}rascunho`
const TAB_ID_KEY = `${PREFIX}.aba`
const TAB_DRAFT_KEY = `${PREFIX}.rascunho-da-aba`

export interface LocalCopiesDeps {
  /** Storages; each use may throw (full, blocked, absent), and then the copy is memory only. */
  readonly local: () => Storage
  readonly tab: () => Storage
  readonly newId: () => string
  readonly tabs: LivingTabs
}

export function createLocalCopies({ local, tab, newId, tabs }: LocalCopiesDeps): LocalCopies {
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  let tabId: string | null = null
  const readTabId = () => {
    if (tabId !== null) return tabId
    tabId = tab().getItem(TAB_ID_KEY) ?? newId()
    tab().setItem(TAB_ID_KEY, tabId)
    tabs.announce(tabId)
    return tabId
  }
  const prefixOf = (usuarioId: number, chave: string) => `${PREFIX}.${usuarioId}.${chave}`
  const keyOf = (usuarioId: number, chave: string) => `${prefixOf(usuarioId, chave)}.${readTabId()}`
  const readOwn = (usuarioId: number, chave: string) =>
    attempt(() => parse(local().getItem(keyOf(usuarioId, chave))), null)

  /** Newest first; what an open tab is still at work on is its own. */
  async function listLeftBy(prefix: string): Promise<{ key: string; copy: DraftCopy }[]> {
    const living = await tabs.list()
    return attempt(
      () =>
        Object.keys(local())
          .filter((key) => key.startsWith(prefix) && !living.has(key.slice(key.lastIndexOf('.') + 1)))
          .map((key) => ({ key, copy: parse(local().getItem(key)) }))
          .filter((row): row is { key: string; copy: DraftCopy } => row.copy !== null)
          .toSorted((a, b) => ((a.copy.changedAt ?? '') < (b.copy.changedAt ?? '') ? 1 : -1)),
      [],
    )
  }

  return {
    read: readOwn,
    adopt: async (usuarioId, chave) => {
      const own = readOwn(usuarioId, chave)
      if (own !== null) return own
      const [left] = await listLeftBy(`${prefixOf(usuarioId, chave)}.`)
      if (left === undefined) return null
      return attempt(() => {
        local().setItem(keyOf(usuarioId, chave), JSON.stringify({ form: FORM, ...left.copy }))
        local().removeItem(left.key)
        return left.copy
      }, left.copy)
    },
    write: (usuarioId, chave, copy) =>
      attempt(
        () => local().setItem(keyOf(usuarioId, chave), JSON.stringify({ form: FORM, ...copy })),
        undefined,
      ),
    erase: (usuarioId, chave) => attempt(() => local().removeItem(keyOf(usuarioId, chave)), undefined),
    listLeft: async (usuarioId) => (await listLeftBy(`${PREFIX}.${usuarioId}.novo-`)).map(({ copy }) => copy),
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

function parse(text: string | null): DraftCopy | null {
  if (text === null) return null
  // Written by this file; `form` says by which form of it.
  const { form, ...copy } = JSON.parse(text) as DraftCopy & { form: number }
  // Copies of before `unanswered` have none.
  return form === FORM ? { ...copy, unanswered: copy.unanswered ?? [] } : null
}

export const browserCopies = createLocalCopies({
  local: () => storageOf('device'),
  tab: () => storageOf('tab'),
  newId: newUuid,
  tabs: browserTabs,
})
