import type { appStore } from '@seleta/api-client'
import type { Copias } from './copia-local'
import { ativoAtom } from './rascunho-atoms'
import { copiaOf } from './rascunho-merge'
import type { RascunhoState } from '../../rules/rascunho/rascunho-state'
import { chaveOf, hasUnsent } from '../../rules/rascunho/rascunho-state'

export interface HolderDeps {
  readonly store: Pick<typeof appStore, 'get' | 'set'>
  readonly copias: Copias
}

export type RascunhoHolder = ReturnType<typeof createRascunhoHolder>

/** The one draft in memory, and its copy in the browser, which every write keeps in step (product 21). */
export function createRascunhoHolder({ store, copias }: HolderDeps) {
  let usuarioId = 0

  const read = () => store.get(ativoAtom)

  function write(next: RascunhoState): void {
    store.set(ativoAtom, next)
    if (usuarioId !== 0) keep(next)
  }

  /** What stands only here is copied; what the server has needs no copy (security T16). */
  function keep(state: RascunhoState): void {
    const chave = chaveOf(state.origin)
    const hasTyped = Object.keys(state.typed).length > 0
    if (hasUnsent(state) || hasTyped) copias.write(usuarioId, chave, copiaOf(state))
    else copias.erase(usuarioId, chave)
    const isBegun = state.origin.kind !== 'novo' || state.revision > 0 || hasTyped
    copias.writeTab(usuarioId, isBegun ? chave : null)
  }

  /** Off the screen only the copy is left: what was sent leaves it, what was typed later stays in it. */
  function settleCopy(sent: RascunhoState, after: RascunhoState): void {
    if (after.origin === sent.origin) return
    const chave = chaveOf(sent.origin)
    const copia = copias.read(usuarioId, chave)
    copias.erase(usuarioId, chave)
    const isWhole = after.saving.kind === 'saved' && copia?.changedAt === sent.changedAt
    if (copia !== null && !isWhole)
      copias.write(usuarioId, chaveOf(after.origin), {
        ...copia,
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
      if (chaveOf(after.origin) !== chave) copias.erase(usuarioId, chave)
      write(after)
    },
    isOnScreen: (state: RascunhoState) => chaveOf(read().origin) === chaveOf(state.origin),
    eraseCopy: (state: RascunhoState) => copias.erase(usuarioId, chaveOf(state.origin)),
    owner: () => usuarioId,
    setOwner: (id: number): void => {
      usuarioId = id
    },
  }
}
