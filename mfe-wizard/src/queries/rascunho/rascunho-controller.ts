import type { Campanha } from '@seleta/contract/campanhas'
import { CallError, canRetry } from '@seleta/api-client'
import type { PassoSegmento } from '@seleta/shell'
import { readPasso } from '../../rules/passos/steps'
import type { DraftCopy } from './local-copy'
import { contentKey } from '../../rules/rascunho/content-key'
import { NOTHING_ASKED, frozenAtom, openingAtom, workAtom } from './rascunho-atoms'
import type { HolderDeps } from './rascunho-holder'
import { createRascunhoHolder } from './rascunho-holder'
import { toPublishBody, toRequest } from '../../rules/rascunho/rascunho-mapper'
import { idInChave, merge, restore } from './rascunho-merge'
import type { SenderDeps } from './rascunho-sender'
import { AUTOSAVE_MS, createRascunhoSender } from './rascunho-sender'
import { settlePublish } from './settle-publish'
import type { Edit, Prefill, RascunhoState } from '../../rules/rascunho/rascunho-state'
import {
  applyEdit,
  applyTyped,
  chaveOf,
  createState,
  enterStep,
  idOf,
  keepMine,
} from '../../rules/rascunho/rascunho-state'

/** What the controller leans on; a test hands in its own. */
export interface RascunhoDeps extends HolderDeps, SenderDeps {
  /** ISO moment. */
  readonly now: () => string
  readonly newChave: () => string
}

export interface OpenTarget {
  /** From the address; null on a bare address. */
  readonly campanhaId: number | null
  readonly passo: PassoSegmento
  readonly usuarioId: number
  /** What a new draft begins with. */
  readonly prefill?: Prefill
}

/**
 * Everything that happens to the one draft on screen: opening, changing, keeping, sending, conflicts, publishing.
 * One instance lives as long as the page, so that a save goes on while the person goes to the next step.
 */
export function createRascunhoController(deps: RascunhoDeps) {
  const { store, server, copies } = deps
  const holder = createRascunhoHolder(deps)
  const sender = createRascunhoSender(deps, holder)
  const { read, write } = holder
  let openingTurn = 0
  /** A publish went out and its answer was lost: the same call again, and no save before it. */
  let isPublishUnsure = false

  /** Puts a draft on screen, in the place of the former one. */
  function show(next: RascunhoState, passo: PassoSegmento, sentPasso: PassoSegmento | null = null): void {
    sender.reset(sentPasso)
    isPublishUnsure = false
    store.set(frozenAtom, null)
    write(enterStep(next, passo))
    store.set(openingAtom, { kind: 'open', campanhaId: idOf(next.origin) })
    if (next.saving.kind === 'dirty') sender.plan(AUTOSAVE_MS)
  }

  /**
   * Opens what the address asks for. A draft that is in the page already stays as it is.
   * A bare address is a new draft on the first step and the tab's last draft on any other.
   */
  async function open(target: OpenTarget): Promise<void> {
    const { usuarioId, passo } = target
    if (usuarioId !== holder.owner()) forget()
    holder.setOwner(usuarioId)
    const turn = ++openingTurn
    if (store.get(openingAtom).kind === 'open') {
      if (isSameTarget(read(), target)) {
        write(enterStep(read(), passo))
        return
      }
      flush()
    }
    const tab = copies.readTab(usuarioId)
    const campanhaId = target.campanhaId ?? (passo === 'detalhes' ? null : idInChave(tab))
    if (campanhaId === null) {
      const copy = tab?.startsWith('novo-') === true ? copies.read(usuarioId, tab) : null
      show(copy === null ? createState(deps.newChave(), passo, target.prefill) : restore(copy), passo)
      return
    }
    store.set(openingAtom, { kind: 'opening', campanhaId })
    try {
      const [theirs, copy] = await Promise.all([
        server.read(campanhaId),
        copies.adopt(usuarioId, `id-${campanhaId}`),
      ])
      if (turn !== openingTurn) return
      show(merge(theirs, copy), passo, readPasso(theirs.ultimoPasso))
    } catch (error) {
      if (turn === openingTurn) store.set(openingAtom, { kind: 'failed', campanhaId, error })
    }
  }

  function isSameTarget(state: RascunhoState, { campanhaId, passo }: OpenTarget): boolean {
    const id = idOf(state.origin)
    if (campanhaId !== null) return id === campanhaId
    return passo === 'detalhes' ? id === null : true
  }

  /** The draft leaves the screen: what is unsent goes out now. A published campaign's changes wait for a word. */
  function flush(): void {
    if (read().origin.kind !== 'campanha') void sender.send()
  }

  /** Leaves the draft on screen for one of this browser that never reached the server. */
  function resume(copy: DraftCopy): void {
    flush()
    show(restore(copy), 'detalhes')
  }

  function edit(change: Edit): void {
    const before = read()
    const after = applyEdit(before, change, deps.now())
    if (after === before) return
    write(after)
    sender.plan(AUTOSAVE_MS)
  }

  function setTyped(field: string, text: string): void {
    write(applyTyped(read(), field, text))
  }

  /** Save-and-continue: the server learns the step that opens next, with the rest. */
  function goOn(passo: PassoSegmento): void {
    write(enterStep(read(), passo))
    void sender.save()
  }

  /** Two versions exist: go on from the server's and overwrite it with what is on this screen. */
  function resolveWithMine(): Promise<void> {
    write(keepMine(read()))
    return sender.send()
  }

  /** Two versions exist: the server's takes the place of what is on this screen. */
  function resolveWithTheirs(): void {
    const { saving, passo } = read()
    if (saving.kind === 'conflict') show(merge(saving.theirs, null), passo)
  }

  /** The draft is gone from the server, or takes no change any more: what is on screen becomes a new one. */
  function detach(): Promise<void> {
    const state = read()
    holder.eraseCopy(state)
    const origin = { kind: 'novo', chave: deps.newChave() } as const
    write({ ...state, origin, saving: { kind: 'dirty' }, unanswered: [] })
    return sender.send()
  }

  /** The publish page takes the working copy over, and the draft in the client state is reset (spec section 4). */
  function freeze(): void {
    if (store.get(frozenAtom) !== null) return
    store.set(frozenAtom, store.get(workAtom))
    store.set(workAtom, createState(deps.newChave()))
  }

  /** Leaving the publish page without publishing gives the working copy back (product 22). */
  function thaw(): void {
    const frozen = store.get(frozenAtom)
    if (frozen === null) return
    store.set(frozenAtom, null)
    store.set(workAtom, frozen)
  }

  /**
   * Publishes what is on screen, or sends the changes of a published campaign.
   * @returns the campaign, or null when a newer version was met: the conflict is on screen then
   * @throws CallError when it did not go through, UnansweredPublish when nobody says; everything is kept
   */
  async function publish(): Promise<Campanha | null> {
    await sender.rest()
    if (read().origin.kind === 'rascunho' && !isPublishUnsure && !(await saveBeforePublish())) return null
    const state = read()
    try {
      const answer = await publishNow(state).catch((error: unknown) => {
        isPublishUnsure = canRetry(error)
        if (!isPublishUnsure) throw error
        return settlePublish(server, state, error)
      })
      end(state)
      return answer
    } catch (error) {
      if (!(error instanceof CallError) || error.kind !== 'conflict' || idOf(state.origin) === null)
        throw error
      await sender.settleConflict(state, error)
      if (read().saving.kind === 'conflict') return null
      throw error
    }
  }

  /** A save first tells when somebody else has a newer version of this draft; then the answer is false. */
  async function saveBeforePublish(): Promise<boolean> {
    write({ ...read(), saving: { kind: 'dirty' } })
    await sender.send()
    const { saving } = read()
    if (saving.kind === 'failed') throw saving.error
    return saving.kind !== 'conflict'
  }

  function publishNow(state: RascunhoState): Promise<Campanha> {
    const { origin } = state
    if (origin.kind === 'campanha')
      return server.update(origin.id, { ...toRequest(state.campanha), versao: origin.versao })
    const body = toPublishBody(state.campanha, idOf(origin))
    return server.publish(body, contentKey(chaveOf(origin), body))
  }

  /** The draft became a campaign: nothing of it stays here. */
  function end(state: RascunhoState): void {
    holder.eraseCopy(state)
    copies.writeTab(holder.owner(), null)
    clear()
  }

  /** Takes everything out of memory: another person may sign in next. Copies in the browser are not touched. */
  function forget(): void {
    openingTurn += 1
    holder.setOwner(0)
    clear()
  }

  function clear(): void {
    sender.reset(null)
    isPublishUnsure = false
    store.set(frozenAtom, null)
    store.set(workAtom, createState(deps.newChave()))
    store.set(openingAtom, NOTHING_ASKED)
  }

  /** Drafts of closed tabs that never reached the server, without the one on screen. */
  async function listOrphans(): Promise<readonly DraftCopy[]> {
    const left = await copies.listLeft(holder.owner())
    return left.filter((copy) => chaveOf(copy.origin) !== chaveOf(read().origin))
  }

  return {
    open,
    resume,
    edit,
    setTyped,
    goOn,
    flush,
    send: sender.send,
    save: sender.save,
    resolveWithMine,
    resolveWithTheirs,
    detach,
    freeze,
    thaw,
    publish,
    forget,
    listOrphans,
  }
}
