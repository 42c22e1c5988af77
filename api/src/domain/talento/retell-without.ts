import type { Kysely } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../database/schema'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import type { Entrada } from './entrada'
import { forgetAround } from './forget-told-repository'
import { createMakersRepository } from './makers-repository'
import { lookAnew } from './pair-anew'
import { readChegou } from './pessoa'
import type { Snapshot } from './snapshot-repository'
import { standBehind } from './stand-behind'
import { createTellingsRepository, type Retold, type Telling } from './tellings-repository'
import { createTalentoRepository } from './talento-repository'
import { tellWithout, type Story, type Without } from './tell-without'
import { whoFound } from './who-found'

/** What leaves people besides merges. */
export interface Leaving {
  /** Keys (`Story`). */
  readonly withoutChaves: ReadonlyMap<number, Snapshot>
  /** Joins, of each: whoever went into them is without what only who made that one told (`Story`). */
  readonly juntas: ReadonlyMap<number, ReadonlySet<number>>
  /** The merge whose person is somebody of their own again (`Story`). */
  readonly separadaId?: number
}

interface Rewritten {
  /** Whose jobs and courses are to be written again when the rows are gone (`retellHistoricos`). */
  readonly missed: Missed[]
  /** Corrections that go with who is taken apart. */
  readonly levadas: Snapshot
  /** Whom they were, to be looked at anew (`lookAnew`). */
  readonly antes: ReadonlyMap<number, Snapshot>
}

const NOTHING: Leaving = { withoutChaves: new Map(), juntas: new Map() }

/**
 * Makes people what they are without merges that are taken back, which still stand; rows that these added and nobody
 * else told of are theirs still. A round trip for each time that somebody of them was told of since, not for each of them.
 * @param talentoIds whose merges they are, held
 * @param fusaoIds none: they are told again of an e-mail or CPF that is nobody's any more
 * @param leaving what leaves them too
 */
export async function retellWithout(
  trx: Kysely<Database>,
  empresaId: number,
  talentoIds: readonly number[],
  fusaoIds: readonly number[],
  leaving = NOTHING,
): Promise<Rewritten> {
  if (talentoIds.length === 0) return { missed: [], levadas: {}, antes: new Map() }
  // Two rows of a file may have told of one person.
  const ids = [...new Set(talentoIds)]
  const repository = createTellingsRepository(trx)
  const undone = new Set(fusaoIds)
  const present = await createTalentoRepository(trx).lockSnapshots(empresaId, ids)
  const read = await readStories(trx, empresaId, present)
  const stories = read.map((story) => ({
    ...story,
    withoutChaves: leaving.withoutChaves.get(story.talentoId) ?? null,
    juntas: leaving.juntas.get(story.talentoId) ?? new Set<number>(),
    separadaId: leaving.separadaId ?? null,
  }))
  const all = await tellTogether(repository, stories, undone)
  await writeTold(repository, empresaId, all, present)
  const feitas = (await standBehind(trx, empresaId, all)).map((one) => ({ ...one, ...OF_PESSOA }))
  const found = stories.flatMap(({ tellings }) =>
    whoFound(tellings, undone).map((one) => ({ ...one, outer: outerOf(one.dentro, tellings) })),
  )
  const levadas = all.reduce<Snapshot>((some, one) => ({ ...some, ...one.levadas }), {})
  return { missed: [...feitas, ...found], levadas, antes: present }
}

/** What somebody, who is held, is without these merges; nothing is written. */
export async function lookWithout(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  fusaoIds: readonly number[],
): Promise<Snapshot> {
  const present = await createTalentoRepository(trx).lockSnapshots(empresaId, [talentoId])
  const stories = await readStories(trx, empresaId, present)
  const [one] = await tellTogether(createTellingsRepository(trx), stories, new Set(fusaoIds))
  return one?.snapshot ?? {}
}

/**
 * One is somebody of their own again: as `retellWithout`, with what was corrected of what they told; who came out before
 * them leaves nothing of theirs there either.
 */
export async function retellApart(
  trx: Kysely<Database>,
  empresaId: number,
  { id, talentoId }: { readonly id: number; readonly talentoId: number },
): ReturnType<typeof retellWithout> {
  await forgetAround(trx, empresaId, [id])
  return retellWithout(trx, empresaId, [talentoId], [id], { ...NOTHING, separadaId: id })
}

/**
 * Who made these people tells no more: whoever told first since, and still does, has made them, and the others have told
 * of them as ever. None of whom the person themselves was the first, nor of whom that one stood up for a sending.
 * @param talentoIds held; with them nothing happened but that they were told of
 * @returns whom somebody else has made
 */
export async function remakeWithout(
  trx: Kysely<Database>,
  { empresaId, rescore }: Pick<Entrada, 'empresaId' | 'rescore'>,
  talentoIds: readonly number[],
): Promise<number[]> {
  const repository = createTellingsRepository(trx)
  const present = await createTalentoRepository(trx).lockSnapshots(empresaId, talentoIds)
  const read = await readStories(trx, empresaId, present)
  const makers = read.flatMap(({ tellings: told }) => {
    const first = told.find(({ dentro }) => dentro === null)
    return first?.canMake === true ? [first] : []
  })
  if (makers.length === 0) return []
  const ids = makers.map(({ talentoId }) => talentoId)
  const stories = read
    .filter(({ talentoId }) => ids.includes(talentoId))
    .map((story) => ({ ...story, corrigidas: [], isUnmade: true }))
  const all = await tellTogether(repository, stories, new Set())
  await writeTold(repository, empresaId, all, present)
  const makersRows = createMakersRepository(trx)
  await makersRows.dropUntold(empresaId, ids)
  await makersRows.turnIntoMakers(
    empresaId,
    makers.map(({ id }) => id),
  )
  await createTalentoRepository(trx).addHistoricos(
    empresaId,
    makers.map(({ chegou, talentoId }) => ({ ...readChegou(chegou), talentoId })),
  )
  const others = stories.flatMap(({ tellings: told }) =>
    told
      .filter((one) => !makers.includes(one) && (one.cargo ?? one.curso) !== null)
      .map((one) => ({ ...one, outer: [] })),
  )
  await retellHistoricos(trx, empresaId, others)
  await lookAnew(trx, empresaId, new Map([...present].filter(([id]) => ids.includes(id))))
  await rescore(await createInscricoesRepository(trx).listByCampanha(empresaId, ids))
  return ids
}

/** People as they were told, and their merges: of an e-mail or CPF that stands with somebody else these say nothing. */
export async function writeTold(
  repository: ReturnType<typeof createTellingsRepository>,
  empresaId: number,
  all: readonly (Without & { readonly talentoId: number })[],
  present: ReadonlyMap<number, Snapshot>,
): Promise<void> {
  const changed = all.filter(
    ({ talentoId, snapshot }) => !isDeepStrictEqual(snapshot, present.get(talentoId)),
  )
  const written = await repository.writeSnapshots(
    empresaId,
    new Map(changed.map(({ talentoId, snapshot }) => [talentoId, snapshot])),
  )
  await repository.writeRetold(
    empresaId,
    all.flatMap(({ talentoId, snapshot, retold }) => {
      const kept = keysKept(snapshot, written.get(talentoId) ?? snapshot)
      return kept.length === 0 ? retold : retold.map((one) => withoutKept(one, kept))
    }),
  )
}

const keysKept = (wanted: Snapshot, stands: Snapshot) =>
  (['email', 'cpf'] as const).flatMap((key) =>
    wanted[key] !== stands[key] && stands[key] === null ? [[key, wanted[key]] as const] : [],
  )

/** Of who went into them it is still told as they were. */
function withoutKept(one: Retold, kept: ReturnType<typeof keysKept>): Retold {
  if (one.dentro !== null) return one
  const without = (portrait: Snapshot) => ({
    ...portrait,
    ...Object.fromEntries(kept.flatMap(([key, value]) => (portrait[key] === value ? [[key, null]] : []))),
  })
  return { ...one, antes: without(one.antes), depois: without(one.depois) }
}

/** All that was told of people, who are held. @param present their portraits */
export async function readStories(
  trx: Kysely<Database>,
  empresaId: number,
  present: ReadonlyMap<number, Snapshot>,
): Promise<Story[]> {
  const repository = createTellingsRepository(trx)
  const ids = [...present.keys()]
  const tellings = Map.groupBy(await repository.listTellings(empresaId, ids), (one) => one.talentoId)
  const corrigidas = Map.groupBy(await repository.listCorrigidas(empresaId, ids), (one) => one.talentoId)
  const vouchedIds = [...tellings].flatMap(([id, told]) =>
    told.some(({ vouched }) => vouched.length > 0) ? [id] : [],
  )
  const met = await createMakersRepository(trx).listMetOf(empresaId, vouchedIds)
  return [...present].map(([talentoId, snapshot]) => ({
    talentoId,
    tellings: tellings.get(talentoId) ?? [],
    corrigidas: corrigidas.get(talentoId) ?? [],
    snapshot,
    isMet: met.has(talentoId),
  }))
}

/**
 * Who told of a job or a course, by a merge, or when they made the person; `outer`: the joins by which they came to whom
 * they are with now, innermost first.
 */
type Missed = Pick<Telling, 'talentoId' | 'chegou' | 'dentro'> & {
  readonly id: number | null
  readonly outer: readonly number[]
}

/** Of whom a sending made. */
const OF_PESSOA = { id: null, dentro: null, outer: [] }

const outerOf = (dentro: number | null, tellings: readonly Telling[]): readonly number[] => {
  const join = tellings.find(({ id }) => id === dentro)
  return join === undefined ? [] : [join.id, ...outerOf(join.dentro, tellings)]
}

/** Everybody's next telling at once, until nobody has one left. */
export async function tellTogether(
  repository: Pick<ReturnType<typeof createTellingsRepository>, 'tellAgain'>,
  stories: readonly Story[],
  undone: ReadonlySet<number>,
): Promise<(Without & { readonly talentoId: number })[]> {
  const done: (Without & { readonly talentoId: number })[] = []
  let asking = stories.map((story) => {
    const run = tellWithout(story, undone)
    return { talentoId: story.talentoId, run, step: run.next() }
  })
  for (;;) {
    for (const { talentoId, step } of asking) if (step.done === true) done.push({ ...step.value, talentoId })
    const waiting = asking.flatMap(({ talentoId, run, step }) =>
      step.done === true ? [] : [{ talentoId, run, retelling: step.value }],
    )
    if (waiting.length === 0) return done
    const answers = await repository.tellAgain(waiting.map(({ retelling }) => retelling))
    asking = waiting.map(({ talentoId, run }, n) => ({ talentoId, run, step: run.next(answers[n] ?? {}) }))
  }
}

/**
 * Writes jobs and courses again that were found there when they were told, and have left by now. One statement for the
 * first of each person, one for the second; those of who had gone into somebody one by one.
 */
export async function retellHistoricos(
  trx: Kysely<Database>,
  empresaId: number,
  missed: readonly Missed[],
): Promise<void> {
  const [now, later] = firstOfEach(missed)
  if (now.length === 0) return
  for (const some of inSets(now)) await tellHistoricos(trx, empresaId, some)
  await retellHistoricos(trx, empresaId, later)
}

function firstOfEach(missed: readonly Missed[]): [Missed[], Missed[]] {
  const first = new Map(missed.toReversed().map((one) => [one.talentoId, one]))
  const isFirst = (one: Missed) => first.get(one.talentoId) === one
  return [missed.filter(isFirst), missed.filter((one) => !isFirst(one))]
}

const inSets = (some: readonly Missed[]): readonly (readonly Missed[])[] => {
  const plain = some.filter(({ dentro }) => dentro === null)
  const nested = some.filter(({ dentro }) => dentro !== null).map((one) => [one])
  return plain.length === 0 ? nested : [plain, ...nested]
}

/** @param some one of each person; all of nobody who went into somebody, or one alone */
async function tellHistoricos(
  trx: Kysely<Database>,
  empresaId: number,
  some: readonly Missed[],
): Promise<void> {
  const repository = createTellingsRepository(trx)
  const { experiencias, formacoes } = await createTalentoRepository(trx).addHistoricos(
    empresaId,
    some.map(({ id, chegou, talentoId }) => ({ ...readChegou(chegou), talentoId, fusaoId: id ?? 0 })),
    { dentro: some[0]?.dentro ?? null },
  )
  const idsOf = (byTalento: ReadonlyMap<number, number>, talentoId: number) => {
    const id = byTalento.get(talentoId)
    return id === undefined ? [] : [id]
  }
  const added = some.flatMap(({ id, talentoId, outer }) => {
    const ids = { experienciaIds: idsOf(experiencias, talentoId), formacaoIds: idsOf(formacoes, talentoId) }
    return id === null ? [] : [{ id, outer, ...ids }]
  })
  await repository.addHistoricoIds(empresaId, added)
  for (const { outer, experienciaIds, formacaoIds } of added)
    await repository.addLinhas(empresaId, outer, {
      experiencia: experienciaIds,
      formacao_academica: formacaoIds,
    })
}
