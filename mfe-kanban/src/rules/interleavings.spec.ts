import type { Etapa } from '@seleta/contract/kanban'
import * as fc from 'fast-check'
import { cartaoOf, etapaOf } from '../testing/board-builders'
import { applyMoves } from './apply-moves'
import type { Move, MovesEffect, MovesEvent, MovesState } from './moves-types'
import { NO_MOVES, reduceMoves } from './moves-state'
import { findCartao } from './place-cartao'
import { appendPage, confirmMove } from './server-board'

/** Any interleaving of moves, answers, failures, other people's moves and reloads (issue 6, line 2). */

const PESSOAS = [1, 2, 3, 4]
const ETAPAS = [11, 12, 13]
const EU = 1
const AGORA = '2026-11-20T12:00:00.000Z'
/** The same interleavings in each run. */
const SEED = 20_261_122

interface Fact {
  readonly pessoa: number
  readonly etapaId: number
  readonly deEtapaId: number
  readonly versao: number
  /** Id of the recruiter who did it. */
  readonly autor: number
}
/** A request on its way there, or its answer on its way back. */
interface Call {
  readonly move: Move
  fact: Fact | null
  outcome: 'unsent' | 'saved' | 'refused' | 'lost'
}

/** The server, the wire and one page, each step as small as it can be. */
class World {
  readonly server = new Map(PESSOAS.map((pessoa) => [pessoa, { etapaId: 11, versao: 1 }]))
  readonly stream: Fact[] = []
  readonly calls: Call[] = []
  board: readonly Etapa[] = this.read()
  moves: MovesState = NO_MOVES
  /** What the page was to do and to say, in its order. */
  readonly done: MovesEffect[] = []
  /** An answer of `getKanban` on its way. */
  reload: readonly Etapa[] | null = null
  private heard = 0

  read(): Etapa[] {
    return ETAPAS.map((etapaId) => {
      const here = [...this.server].filter(([, place]) => place.etapaId === etapaId)
      const talentos = here.map(([pessoa, { versao }]) => cartaoOf(pessoa, { versao }))
      return { ...etapaOf(etapaId, []), talentos, qtdTalentos: talentos.length }
    })
  }

  shown(): readonly Etapa[] {
    return applyMoves(this.board, this.moves.pending)
  }

  private dispatch(event: MovesEvent): void {
    const { state, effects } = reduceMoves(this.moves, event)
    this.moves = state
    this.done.push(...effects)
    for (const effect of effects)
      if (effect.kind === 'send') this.calls.push({ move: effect.move, fact: null, outcome: 'unsent' })
  }

  private write(pessoa: number, etapaId: number, autor: number): Fact {
    const place = this.server.get(pessoa) ?? { etapaId: 11, versao: 1 }
    const versao = place.etapaId === etapaId ? place.versao : place.versao + 1
    this.server.set(pessoa, { etapaId, versao })
    const fact = { pessoa, etapaId, deEtapaId: place.etapaId, versao, autor }
    if (versao !== place.versao) this.stream.push(fact)
    return fact
  }

  /** What the page learns for sure; an older answer that is on its way is asked for again (board-query.ts). */
  private learn({ pessoa, versao, ...fact }: Fact): void {
    const cartao = cartaoOf(pessoa, { versao })
    this.board = confirmMove(this.board, { ...fact, cartao, versao, naEtapaDesde: cartao.naEtapaDesde })
    if (this.reload !== null) this.reload = this.read()
  }

  readonly steps: Readonly<Record<string, (a: number, b: number) => void>> = {
    drag: (a, b) => {
      const pessoa = PESSOAS[a % PESSOAS.length] ?? 1
      const paraEtapaId = ETAPAS[b % ETAPAS.length] ?? 11
      const place = findCartao(this.shown(), pessoa)
      if (place === null) return
      const intent = { cartao: place.cartao, deEtapaId: place.etapa.id, paraEtapaId }
      this.dispatch({ type: 'moved', intent, agora: AGORA })
    },
    takeBack: () => this.dispatch({ type: 'takenBack', move: null, agora: AGORA }),
    tryAgain: (a) => {
      const failed = this.moves.failed[a % Math.max(1, this.moves.failed.length)]
      if (failed !== undefined) this.dispatch({ type: 'moved', intent: failed, agora: AGORA })
    },
    serve: (a, b) => {
      const ready = this.calls.filter((call) => call.outcome === 'unsent')
      const call = ready[a % Math.max(1, ready.length)]
      if (call === undefined) return
      call.outcome = (['saved', 'saved', 'saved', 'refused', 'lost'] as const)[b % 5] ?? 'saved'
      if (call.outcome !== 'refused') call.fact = this.write(call.move.cartao.id, call.move.paraEtapaId, EU)
    },
    answer: (a) => {
      const ready = this.calls.filter((call) => call.outcome !== 'unsent')
      const call = ready[a % Math.max(1, ready.length)]
      if (call === undefined) return
      this.calls.splice(this.calls.indexOf(call), 1)
      const { numero } = call.move
      if (call.outcome === 'saved' && call.fact !== null) {
        this.learn(call.fact)
        const { versao, deEtapaId } = call.fact
        this.dispatch({ type: 'saved', numero, versao, deEtapaId })
      } else {
        this.dispatch({ type: 'failed', numero, motivo: null })
        this.reload = this.read()
      }
    },
    somebodyElse: (a, b) => {
      this.write(PESSOAS[a % PESSOAS.length] ?? 1, ETAPAS[b % ETAPAS.length] ?? 11, EU + 1)
    },
    hear: () => {
      const fact = this.stream[this.heard]
      if (fact === undefined) return
      this.heard += 1
      const { pessoa, versao, etapaId, deEtapaId, autor } = fact
      const cartao = cartaoOf(pessoa, { versao })
      const heard = { cartao, etapaId, deEtapaId, autor: { id: autor, nome: '' } }
      this.dispatch({ type: 'heard', pessoas: [heard], eu: EU })
      this.learn(fact)
    },
    askAgain: () => {
      this.reload = this.read()
    },
    reloaded: () => {
      if (this.reload !== null) this.board = this.reload
      this.reload = null
    },
  }

  /**
   * Everything that is under way comes to its end.
   * @param isStreamFirst answers come after what the stream tells, not before
   * @param chasedTo stage into which somebody else moves each person between the writing and the answer; none is nobody
   */
  settle(isStreamFirst: boolean, chasedTo?: number): void {
    for (let round = 0; this.calls.length > 0 && round < 1000; round += 1) {
      this.steps['serve']?.(0, 0)
      if (chasedTo !== undefined) for (const pessoa of PESSOAS) this.write(pessoa, chasedTo, EU + 1)
      if (isStreamFirst) this.hearAll()
      this.steps['answer']?.(0, 0)
    }
    this.hearAll()
    this.steps['reloaded']?.(0, 0)
  }

  /** Nothing that anybody did is unknown to the page. */
  knowsAll(): boolean {
    return this.heard === this.stream.length && this.calls.every(({ outcome }) => outcome === 'unsent')
  }

  private hearAll(): void {
    while (this.heard < this.stream.length) this.steps['hear']?.(0, 0)
  }
}

function expectEverybodyOnce(board: readonly Etapa[]): void {
  const ids = board.flatMap((etapa) => etapa.talentos.map((cartao) => cartao.id))
  expect(ids.toSorted()).toEqual(PESSOAS)
  expect(board.map((etapa) => etapa.qtdTalentos)).toEqual(board.map((etapa) => etapa.talentos.length))
}

/** Each person's moves leave one at a time, in the order they were made, and each is answered for exactly once. */
function expectEachMoveOnce({ moves, calls, done }: World): void {
  const underWay = calls.map(({ move }) => move.cartao.id)
  expect(new Set(underWay).size).toBe(underWay.length)
  const sent = done.flatMap((effect) => (effect.kind === 'send' ? [effect.move] : []))
  for (const pessoa of PESSOAS) {
    const numeros = sent.filter(({ cartao }) => cartao.id === pessoa).map(({ numero }) => numero)
    expect(numeros).toEqual(numeros.toSorted((a, b) => a - b))
  }
  const waiting = moves.pending.filter((move) => !underWay.includes(move.cartao.id))
  expect(waiting).toEqual([])
  expect(new Set(sent.map(({ numero }) => numero)).size).toBe(sent.length)
}

const stepNames = Object.keys(new World().steps)
const stepArb = fc.tuple(fc.constantFrom(...stepNames), fc.nat(11), fc.nat(11))

test('whatever happens in whatever order, everybody stands in exactly one stage, and in the last confirmed one at the end', () => {
  fc.assert(
    fc.property(fc.array(stepArb, { maxLength: 80 }), fc.boolean(), (steps, isStreamFirst) => {
      const world = new World()
      for (const [name, a, b] of steps) {
        world.steps[name]?.(a, b)
        expectEverybodyOnce(world.shown())
        expectEachMoveOnce(world)
      }
      world.settle(isStreamFirst)
      expect(world.moves.pending).toEqual([])
      const places = PESSOAS.map((pessoa) => findCartao(world.shown(), pessoa)?.etapa.id)
      expect(places).toEqual(PESSOAS.map((pessoa) => world.server.get(pessoa)?.etapaId))
    }),
    { numRuns: 500, seed: SEED },
  )
})

const chaseArb = fc.option(fc.constantFrom(...ETAPAS), { nil: undefined })

test('what can be taken back was not undone by somebody else since, as far as the page has heard', () => {
  fc.assert(
    fc.property(
      fc.array(stepArb, { maxLength: 80 }),
      fc.boolean(),
      chaseArb,
      (steps, isStreamFirst, chasedTo) => {
        const world = new World()
        const look = () => {
          const { last, failed, mine } = world.moves
          expect(new Set(failed.map(({ cartao }) => cartao.id)).size).toBe(failed.length)
          if (last === null || !world.knowsAll()) return
          expect(world.server.get(last.cartao.id)?.etapaId).toBe(last.paraEtapaId)
          expect(mine.get(last.cartao.id)?.etapaId).toBe(last.paraEtapaId)
        }
        for (const [name, a, b] of steps) {
          world.steps[name]?.(a, b)
          look()
        }
        world.settle(isStreamFirst, chasedTo)
        look()
      },
    ),
    { numRuns: 500, seed: SEED },
  )
})

const pagedArb = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 2, maxLength: 5 }).map((sizes) => {
  let next = 0
  return sizes.map(([loaded, unloaded], i) =>
    etapaOf(
      i + 1,
      Array.from({ length: loaded }, () => (next += 1)),
      unloaded,
    ),
  )
})
const total = (board: readonly Etapa[]) => board.reduce((sum, etapa) => sum + etapa.qtdTalentos, 0)

test('on a board that is not loaded whole, moves double nobody and keep the counts true', () => {
  const moveArb = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(5), fc.nat(5))
  fc.assert(
    fc.property(pagedArb, fc.array(moveArb, { maxLength: 20 }), (server, moves) => {
      const pending = moves.map(([pessoa, de, para], numero) => ({
        numero,
        cartao: cartaoOf(pessoa),
        deEtapaId: de + 1,
        paraEtapaId: para + 1,
        desde: '2026-11-20T12:00:00.000Z',
      }))
      const board = applyMoves(server, pending)
      const ids = board.flatMap((etapa) => etapa.talentos.map((cartao) => cartao.id))
      expect(new Set(ids).size).toBe(ids.length)
      expect(total(board)).toBe(total(server))
      for (const etapa of board) expect(etapa.qtdTalentos).toBeGreaterThanOrEqual(etapa.talentos.length)
    }),
    { numRuns: 500, seed: SEED },
  )
})

test('further pages of a stage never bring somebody twice', () => {
  fc.assert(
    fc.property(pagedArb, fc.array(fc.integer({ min: 1, max: 30 })), fc.boolean(), (server, page, isLast) => {
      const unique = [...new Set(page)].map((pessoa) => cartaoOf(pessoa))
      const board = appendPage(server, 1, unique, isLast)
      const ids = board.flatMap((etapa) => etapa.talentos.map((cartao) => cartao.id))
      expect(new Set(ids).size).toBe(ids.length)
      for (const etapa of board) expect(etapa.qtdTalentos).toBeGreaterThanOrEqual(etapa.talentos.length)
    }),
    { seed: SEED },
  )
})
