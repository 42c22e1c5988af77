/** Which tabs of this browser are open: each holds a lock under its id for as long as it lives. */
export interface LivingTabs {
  /** This tab lives from now on. */
  readonly announce: (tabId: string) => void
  /** Ids of the open tabs; empty where the browser cannot tell (plain HTTP from another machine). */
  readonly list: () => Promise<ReadonlySet<string>>
}

const NAME = 'seleta-rascunho-aba:'

export const browserTabs: LivingTabs = {
  announce: (tabId) => {
    // Never let go: the browser does it when the tab ends.
    void locksOf()?.request(NAME + tabId, () => new Promise(() => {}))
  },
  list: async () => {
    const { held = [] } = (await locksOf()?.query()) ?? {}
    return new Set(held.map(({ name = '' }) => name.slice(NAME.length)))
  },
}

/** Typed as always there; in an insecure context it is not. */
const locksOf = (): LockManager | undefined => navigator.locks
