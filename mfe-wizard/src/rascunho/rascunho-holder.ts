import type { appStore } from '@seleta/api-client'
import type { Copias } from './copia-local'
import { ativoAtom } from './rascunho-atoms'
import { copiaOf } from './rascunho-merge'
import type { RascunhoState } from './rascunho-state'
import { chaveOf, hasUnsent } from './rascunho-state'

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
    if (hasUnsent(state) || Object.keys(state.typed).length > 0)
      copias.write(usuarioId, chave, copiaOf(state))
    else copias.erase(usuarioId, chave)
    const isBegun = state.origin.kind !== 'novo' || state.revision > 0
    copias.writeTab(usuarioId, isBegun ? chave : null)
  }

  return {
    read,
    write,
    /** Applies the outcome of a call to the draft that it was made for, which may have left the screen meanwhile. */
    settle: (sent: RascunhoState, apply: (now: RascunhoState) => RascunhoState): void => {
      const chave = chaveOf(sent.origin)
      const isOnScreen = chaveOf(read().origin) === chave
      const after = apply(isOnScreen ? read() : sent)
      if (isOnScreen && chaveOf(after.origin) !== chave) copias.erase(usuarioId, chave)
      if (isOnScreen) write(after)
      else if (after.saving.kind === 'saved') copias.erase(usuarioId, chave)
    },
    isOnScreen: (state: RascunhoState) => chaveOf(read().origin) === chaveOf(state.origin),
    eraseCopy: (state: RascunhoState) => copias.erase(usuarioId, chaveOf(state.origin)),
    owner: () => usuarioId,
    setOwner: (id: number): void => {
      usuarioId = id
    },
  }
}
