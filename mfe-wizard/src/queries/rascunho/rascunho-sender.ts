import type { Campanha } from '@seleta/contract/campanhas'
import { CallError, canRetry } from '@seleta/api-client'
import type { PassoSegmento } from '@seleta/shell'
import { contentKey } from '../../rules/rascunho/content-key'
import type { RascunhoHolder } from './rascunho-holder'
import { fromCampanha, isSameRequest, toRequest } from '../../rules/rascunho/rascunho-mapper'
import type { RascunhoServer } from './rascunho-server'
import type { Origin, RascunhoBody, RascunhoState } from '../../rules/rascunho/rascunho-state'
import { beginSend, failSend, finishSend, idOf, meetVersion } from '../../rules/rascunho/rascunho-state'

/** Milliseconds after the last change until the draft is sent (product 21). */
export const AUTOSAVE_MS = 2000
/** Waits before a failed save is tried again by itself; the last one repeats. */
export const RETRY_MS = [5000, 15_000, 30_000] as const

export interface SenderDeps {
  readonly server: RascunhoServer
  /** Runs once after `ms`; answers a function that calls it off. */
  readonly schedule: (ms: number, run: () => void) => () => void
}

/**
 * What goes out, and the revision that the server has when it is answered. A creation whose answer was lost is repeated
 * as it was, so that it stays one draft; what was written since follows it.
 */
function bodyOf(state: RascunhoState): { body: RascunhoBody; revision: number } {
  const body = { campanha: toRequest(state.campanha), ultimoPasso: state.passo }
  const [first] = state.unanswered
  if (state.origin.kind !== 'novo' || first === undefined) return { body, revision: state.revision }
  return {
    body: first,
    revision: isSameRequest(first.campanha, body.campanha) ? state.revision : NO_REVISION,
  }
}

/** No state has it: something is left to be sent. */
const NO_REVISION = -1

/** Sends the draft, one call at a time; keeps trying while trying helps; tells conflicts from lost answers. */
export function createRascunhoSender({ server, schedule }: SenderDeps, holder: RascunhoHolder) {
  const { read, write, settle } = holder
  let callOff = () => {}
  let inFlight: Promise<void> | null = null
  let failures = 0
  /** The step that the server knows as the last open one. */
  let sentPasso: PassoSegmento | null = null

  /** Calls off what is planned and waits for what is on its way. */
  async function rest(): Promise<void> {
    callOff()
    while (inFlight !== null) await inFlight
  }

  /** A published campaign waits for somebody to say so, a conflict for a decision; anything else goes by itself. */
  function plan(ms: number): void {
    callOff()
    const { origin, saving } = read()
    if (origin.kind !== 'campanha' && saving.kind !== 'conflict') callOff = schedule(ms, () => void send())
  }

  /** Sends what stands only here. Answers when the server has it, or when it is known that it has not. */
  function send(): Promise<void> {
    callOff()
    if (inFlight !== null) return inFlight.then(send)
    const { saving } = read()
    // Begun at once: the draft may leave the screen in the next moment.
    return saving.kind === 'dirty' || saving.kind === 'failed' ? track(sendNow(read())) : Promise.resolve()
  }

  /** As `send`, and the server learns which step is open. */
  async function save(): Promise<void> {
    await send()
    const state = read()
    const isStepOld = state.saving.kind === 'saved' && state.passo !== sentPasso
    if (isStepOld && state.origin.kind === 'rascunho') await track(sendNow(state))
  }

  async function track(work: Promise<void>): Promise<void> {
    inFlight = work.finally(() => {
      inFlight = null
    })
    await inFlight
  }

  async function sendNow(state: RascunhoState): Promise<void> {
    const { body, revision } = bodyOf(state)
    write(beginSend(state, body))
    try {
      const answer = await put(state.origin, body)
      settle(state, (now) => finishSend(now, revision, answer))
      sentPasso = state.passo
      failures = 0
    } catch (error) {
      await settleFailure(state, error)
    }
    if (read().saving.kind === 'dirty') plan(AUTOSAVE_MS)
  }

  function put(origin: Origin, body: RascunhoBody): Promise<Campanha> {
    switch (origin.kind) {
      case 'novo':
        return server.create(body, contentKey(origin.chave, body))
      case 'rascunho':
        return server.save(origin.id, { ...body, versao: origin.versao })
      case 'campanha':
        return server.update(origin.id, { ...body.campanha, versao: origin.versao })
    }
  }

  async function settleFailure(state: RascunhoState, error: unknown): Promise<void> {
    if (error instanceof CallError && error.kind === 'conflict' && idOf(state.origin) !== null) {
      await settleConflict(state, error)
      return
    }
    settle(state, (now) => failSend(now, error, canRetry(error)))
    if (canRetry(error) && holder.isOnScreen(state)) {
      plan(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? AUTOSAVE_MS)
      failures += 1
    }
  }

  /** Our own save whose answer was lost looks like a conflict too: then both sides are equal, and it is none. */
  async function settleConflict(state: RascunhoState, error: unknown): Promise<void> {
    try {
      const theirs = await server.read(idOf(state.origin) ?? 0)
      const isOurs = isSameRequest(fromCampanha(theirs), state.campanha)
      settle(state, (now) => (isOurs ? finishSend(now, state.revision, theirs) : meetVersion(now, theirs)))
    } catch {
      settle(state, (now) => failSend(now, error, true))
    }
  }

  return {
    rest,
    plan,
    send,
    save,
    settleConflict,
    /** Another draft is on screen: nothing planned is its own. */
    reset(passo: PassoSegmento | null): void {
      callOff()
      failures = 0
      sentPasso = passo
    },
  }
}
