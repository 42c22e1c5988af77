import type { Campanha } from '@seleta/contract/campanhas'
import type { appStore } from '@seleta/api-client'
import { CallError, canRetry } from '@seleta/api-client'
import type { PassoSegmento } from '@seleta/shell'
import { readPasso } from '../steps/steps'
import type { Copia, Copias } from './copia-local'
import { ativoAtom, congeladoAtom, openingAtom, trabalhoAtom } from './rascunho-atoms'
import { publishKey } from './publish-key'
import { fromCampanha, isSameRequest, toPublishBody, toRequest } from './rascunho-mapper'
import { copiaOf, idInChave, merge, restore } from './rascunho-merge'
import type { RascunhoServer } from './rascunho-server'
import type { Edit, RascunhoState } from './rascunho-state'
import {
  applyEdit,
  applyTyped,
  beginSend,
  chaveOf,
  createState,
  enterStep,
  failSend,
  finishSend,
  hasUnsent,
  idOf,
  keepMine,
  meetConflict,
} from './rascunho-state'

/** Milliseconds after the last change until the draft is sent (product 21). */
export const AUTOSAVE_MS = 2000
/** Waits before a failed save is tried again by itself; the last one repeats. */
export const RETRY_MS = [5000, 15_000, 30_000] as const

/** What the controller leans on; a test hands in its own. */
export interface RascunhoDeps {
  readonly store: Pick<typeof appStore, 'get' | 'set'>
  readonly server: RascunhoServer
  readonly copias: Copias
  /** ISO moment. */
  readonly now: () => string
  readonly newChave: () => string
  /** Runs once after `ms`; answers a function that calls it off. */
  readonly schedule: (ms: number, run: () => void) => () => void
  /** The server has something new: lists of campaigns are old. */
  readonly onStored: (campanha: Campanha) => void
}

export interface OpenTarget {
  /** From the address; null on a bare address. */
  readonly campanhaId: number | null
  readonly passo: PassoSegmento
  readonly usuarioId: number
}

export type RascunhoController = ReturnType<typeof createRascunhoController>

/**
 * Everything that happens to the one draft on screen: opening, changing, keeping, sending, conflicts, publishing.
 * One instance lives as long as the page, so that a save goes on while the person goes to the next step.
 */
export function createRascunhoController(deps: RascunhoDeps) {
  const { store, server, copias } = deps
  let usuarioId = 0
  let callOff = () => {}
  let inFlight: Promise<void> | null = null
  let failures = 0
  /** The step that the server knows as the last open one. */
  let sentPasso: PassoSegmento | null = null
  let openingTurn = 0
  /** A publish went out and its answer was lost: the same call again, and no save before it. */
  let isPublishUnsure = false

  const read = () => store.get(ativoAtom)

  function write(next: RascunhoState): void {
    store.set(ativoAtom, next)
    if (usuarioId !== 0) keepCopy(next)
  }

  function keepCopy(state: RascunhoState): void {
    const chave = chaveOf(state.origin)
    if (hasUnsent(state) || Object.keys(state.typed).length > 0)
      copias.write(usuarioId, chave, copiaOf(state))
    else copias.erase(usuarioId, chave)
    const isWorthReturning = state.origin.kind !== 'novo' || state.revision > 0
    if (isWorthReturning) copias.writeTab(usuarioId, chave)
  }

  /** Puts a draft on screen, in the place of the former one. */
  function show(next: RascunhoState, passo: PassoSegmento): void {
    callOff()
    failures = 0
    isPublishUnsure = false
    sentPasso = null
    store.set(congeladoAtom, null)
    store.set(trabalhoAtom, next)
    copias.writeTab(
      usuarioId,
      next.origin.kind === 'novo' && next.revision === 0 ? null : chaveOf(next.origin),
    )
    write(enterStep(next, passo))
    store.set(openingAtom, { kind: 'open' })
    if (next.saving.kind === 'dirty') autosave(AUTOSAVE_MS)
  }

  /**
   * Opens what the address asks for. A draft that is in the page already stays as it is.
   * A bare address is a new draft on the first step and the tab's last draft on any other.
   */
  async function open(target: OpenTarget): Promise<void> {
    if (target.usuarioId !== usuarioId) forget()
    usuarioId = target.usuarioId
    const turn = ++openingTurn
    const state = read()
    const isOpen = store.get(openingAtom).kind === 'open'
    if (isOpen && isSameTarget(state, target)) {
      write(enterStep(state, target.passo))
      return
    }
    if (isOpen && hasUnsent(state)) void send()
    const tab = copias.readTab(usuarioId)
    const campanhaId = target.campanhaId ?? (target.passo === 'detalhes' ? null : idInChave(tab))
    if (campanhaId === null) {
      const copia = tab?.startsWith('novo-') === true ? copias.read(usuarioId, tab) : null
      show(copia === null ? createState(deps.newChave(), target.passo) : restore(copia), target.passo)
      return
    }
    store.set(openingAtom, { kind: 'opening' })
    try {
      const servidor = await server.read(campanhaId)
      if (turn !== openingTurn) return
      show(merge(servidor, copias.read(usuarioId, `id-${campanhaId}`)), target.passo)
      sentPasso = readPasso(servidor.ultimoPasso)
    } catch (error) {
      if (turn === openingTurn) store.set(openingAtom, { kind: 'failed', error })
    }
  }

  function isSameTarget(state: RascunhoState, target: OpenTarget): boolean {
    const id = idOf(state.origin)
    if (target.campanhaId !== null) return id === target.campanhaId
    return target.passo === 'detalhes' ? id === null : true
  }

  /** Leaves the draft on screen for a fresh one. */
  function startNew(): void {
    if (hasUnsent(read())) void send()
    copias.writeTab(usuarioId, null)
    show(createState(deps.newChave()), 'detalhes')
  }

  /** Takes up a draft of this browser that never reached the server. */
  function resume(copia: Copia): void {
    show(restore(copia), 'detalhes')
  }

  function edit(change: Edit): void {
    const before = read()
    const after = applyEdit(before, change, deps.now())
    if (after === before) return
    write(after)
    autosave(AUTOSAVE_MS)
  }

  function setTyped(field: string, text: string): void {
    write(applyTyped(read(), field, text))
  }

  /** A published campaign waits for somebody to say so; a draft does not. */
  function autosave(ms: number): void {
    callOff()
    if (read().origin.kind === 'campanha' || read().saving.kind === 'conflict') return
    callOff = deps.schedule(ms, () => void send())
  }

  /** Sends what stands only here. Answers when the server has it, or when it is known that it has not. */
  async function send(): Promise<void> {
    callOff()
    while (inFlight !== null) await inFlight
    const { saving } = read()
    if (saving.kind !== 'dirty' && saving.kind !== 'failed') return
    await track(sendNow(read()))
  }

  /** Save, and Save-and-continue: as `send`, and the server learns which step is open. */
  async function save(): Promise<void> {
    await send()
    const state = read()
    const isStepOld = state.saving.kind === 'saved' && state.passo !== sentPasso
    if (isStepOld && state.origin.kind === 'rascunho') await track(sendNow(state))
  }

  /** Save-and-continue: the server learns the step that opens next, with the rest. */
  function goOn(passo: PassoSegmento): void {
    write(enterStep(read(), passo))
    void save()
  }

  async function track(work: Promise<void>): Promise<void> {
    inFlight = work.finally(() => {
      inFlight = null
    })
    await inFlight
  }

  async function sendNow(state: RascunhoState): Promise<void> {
    write(beginSend(state))
    try {
      const answer = await put(state)
      settle(state, (now) => finishSend(now, state.revision, answer))
      sentPasso = state.passo
      failures = 0
      deps.onStored(answer)
    } catch (error) {
      await settleFailure(state, error)
    }
    if (read().saving.kind === 'dirty') autosave(AUTOSAVE_MS)
  }

  function put(state: RascunhoState): Promise<Campanha> {
    const body = { campanha: toRequest(state.campanha), ultimoPasso: state.passo }
    const { origin } = state
    switch (origin.kind) {
      case 'novo':
        return server.create(body, origin.chave)
      case 'rascunho':
        return server.save(origin.id, { ...body, versao: origin.versao })
      case 'campanha':
        return server.update(origin.id, { ...body.campanha, versao: origin.versao })
    }
  }

  async function settleFailure(state: RascunhoState, error: unknown): Promise<void> {
    const id = idOf(state.origin)
    if (error instanceof CallError && error.kind === 'conflict' && id !== null) {
      await settleConflict(state, id, error)
      return
    }
    settle(state, (now) => failSend(now, error))
    if (canRetry(error) && isCurrent(state)) {
      autosave(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? AUTOSAVE_MS)
      failures += 1
    }
  }

  /** Our own save whose answer was lost looks like a conflict too: then both sides are equal, and it is none. */
  async function settleConflict(state: RascunhoState, id: number, error: unknown): Promise<void> {
    try {
      const servidor = await server.read(id)
      const isOurs = isSameRequest(fromCampanha(servidor), state.campanha)
      settle(state, (now) =>
        isOurs ? finishSend(now, state.revision, servidor) : meetConflict(now, servidor),
      )
    } catch {
      settle(state, (now) => failSend(now, error))
    }
  }

  const isCurrent = (sent: RascunhoState) => chaveOf(read().origin) === chaveOf(sent.origin)

  /** Applies the outcome of a send to its draft, which may have left the screen meanwhile. */
  function settle(sent: RascunhoState, apply: (now: RascunhoState) => RascunhoState): void {
    const chave = chaveOf(sent.origin)
    if (isCurrent(sent)) {
      const after = apply(read())
      if (chaveOf(after.origin) !== chave) copias.erase(usuarioId, chave)
      write(after)
    } else if (apply(sent).saving.kind === 'saved') copias.erase(usuarioId, chave)
  }

  /** Two versions exist: go on from the server's and overwrite it with what is on this screen. */
  function resolveWithMine(): Promise<void> {
    write(keepMine(read()))
    return send()
  }

  /** Two versions exist: the server's takes the place of what is on this screen. */
  function resolveWithTheirs(): void {
    const { saving, passo } = read()
    if (saving.kind === 'conflict') show(merge(saving.servidor, null), passo)
  }

  /** The draft is gone from the server: what is on screen becomes a new one. */
  function detach(): Promise<void> {
    const state = read()
    copias.erase(usuarioId, chaveOf(state.origin))
    write({ ...state, origin: { kind: 'novo', chave: deps.newChave() }, saving: { kind: 'dirty' } })
    return send()
  }

  /** The publish page takes the working copy over. */
  function freeze(): void {
    if (store.get(congeladoAtom) !== null) return
    store.set(congeladoAtom, store.get(trabalhoAtom))
    store.set(trabalhoAtom, createState(deps.newChave()))
  }

  /** Leaving the publish page without publishing gives the working copy back. */
  function thaw(): void {
    const congelado = store.get(congeladoAtom)
    if (congelado === null) return
    store.set(congeladoAtom, null)
    store.set(trabalhoAtom, congelado)
  }

  /**
   * Publishes what is on screen, or sends the changes of a published campaign.
   * @returns the campaign, or null when a newer version was met: the conflict is on screen then
   * @throws CallError when it did not go through; everything is kept
   */
  async function publish(): Promise<Campanha | null> {
    callOff()
    while (inFlight !== null) await inFlight
    if (read().origin.kind === 'rascunho' && !isPublishUnsure) {
      // A save first: it tells when somebody else has a newer version of this draft.
      write({ ...read(), saving: { kind: 'dirty' } })
      await send()
      const { saving } = read()
      if (saving.kind === 'conflict') return null
      if (saving.kind === 'failed') throw saving.error
    }
    const state = read()
    try {
      const answer = await publishNow(state)
      end(state)
      deps.onStored(answer)
      return answer
    } catch (error) {
      const isConflict = error instanceof CallError && error.kind === 'conflict'
      if (isConflict && state.origin.kind === 'campanha') {
        await settleConflict(state, state.origin.id, error)
        if (read().saving.kind === 'conflict') return null
      }
      isPublishUnsure = canRetry(error)
      throw error
    }
  }

  function publishNow(state: RascunhoState): Promise<Campanha> {
    const { origin } = state
    if (origin.kind === 'campanha')
      return server.update(origin.id, { ...toRequest(state.campanha), versao: origin.versao })
    const body = toPublishBody(state.campanha, idOf(origin))
    return server.publish(body, publishKey(chaveOf(origin), body))
  }

  /** The draft became a campaign: nothing of it stays here. */
  function end(state: RascunhoState): void {
    copias.erase(usuarioId, chaveOf(state.origin))
    copias.writeTab(usuarioId, null)
    isPublishUnsure = false
    store.set(congeladoAtom, null)
    store.set(trabalhoAtom, createState(deps.newChave()))
    store.set(openingAtom, { kind: 'opening' })
  }

  /** Takes everything out of memory: another person may sign in next. Copies in the browser are not touched. */
  function forget(): void {
    callOff()
    openingTurn += 1
    usuarioId = 0
    store.set(congeladoAtom, null)
    store.set(trabalhoAtom, createState(deps.newChave()))
    store.set(openingAtom, { kind: 'opening' })
  }

  /** Drafts of this browser that never reached the server, without the one on screen. */
  function listOrphans(): readonly Copia[] {
    const open = chaveOf(read().origin)
    return copias.listNovos(usuarioId).filter((copia) => chaveOf(copia.origin) !== open)
  }

  return {
    open,
    startNew,
    resume,
    edit,
    setTyped,
    send,
    save,
    goOn,
    resolveWithMine,
    resolveWithTheirs,
    detach,
    freeze,
    thaw,
    publish,
    forget,
    listOrphans,
    /** The browser is back online, or the person asked: failed saves go out now. */
    retry: send,
  }
}
