import type { appStore } from '@seleta/api-client'
import type { LocalCopies } from './local-copy'
import { activeAtom } from './rascunho-atoms'
import { copyOf } from './rascunho-merge'
import type { RascunhoState } from '../../rules/rascunho/rascunho-state'
import { chaveOf, hasUnsent } from '../../rules/rascunho/rascunho-state'

export interface HolderDeps {
  readonly store: Pick<typeof appStore, 'get' | 'set'>
  readonly copies: LocalCopies
}

export type RascunhoHolder = ReturnType<typeof createRascunhoHolder>

/** The one draft in memory, and its copy in the browser, which every write keeps in step (product 21). */
export function createRascunhoHolder({ store, copies }: HolderDeps) {
  let usuarioId = 0

  const read = () => store.get(activeAtom)

  function write(next: RascunhoState): void {
    store.set(activeAtom, next)
    if (usuarioId !== 0) keep(next)
  }

  /** What stands only here is copied; what the server has needs no copy (security T16). */
  function keep(state: RascunhoState): void {
    const chave = chaveOf(state.origin)
    const hasTyped = Object.keys(state.typed).length > 0
    if (hasUnsent(state) || hasTyped) copies.write(usuarioId, chave, copyOf(state))
    else copies.erase(usuarioId, chave)
    const isBegun = state.origin.kind !== 'novo' || state.revision > 0 || hasTyped
    copies.writeTab(usuarioId, isBegun ? chave : null)
  }

  /** Off the screen only the copy is left: what was sent leaves it, what was typed later stays in it. */
  function settleCopy(sent: RascunhoState, after: RascunhoState): void {
    if (after.origin === sent.origin) return
    const chave = chaveOf(sent.origin)
    const copy = copies.read(usuarioId, chave)
    copies.erase(usuarioId, chave)
    const isWhole = after.saving.kind === 'saved' && copy?.changedAt === sent.changedAt
    if (copy !== null && !isWhole)
      copies.write(usuarioId, chaveOf(after.origin), {
        ...copy,
        origin: after.origin,
        unanswered: after.unanswered,
      })
  }

  return {
    read,
    write,
    /** Applies the outcome of a call to the draft that it was made for, which may have left the screen meanwhile. */
    settle: (sent: RascunhoState, apply: (now: RascunhoState) => RascunhoState): void => {
      const chave = chaveOf(sent.origin)
      if (chaveOf(read().origin) !== chave) {
        settleCopy(sent, apply(sent))
        return
      }
      const after = apply(read())
      if (chaveOf(after.origin) !== chave) copies.erase(usuarioId, chave)
      write(after)
    },
    isOnScreen: (state: RascunhoState) => chaveOf(read().origin) === chaveOf(state.origin),
    eraseCopy: (state: RascunhoState) => copies.erase(usuarioId, chaveOf(state.origin)),
    owner: () => usuarioId,
    setOwner: (id: number): void => {
      usuarioId = id
    },
  }
}
