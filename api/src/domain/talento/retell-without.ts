import type { Kysely } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../database/schema'
import { createFusoesRepository } from './fusoes-repository'
import { readChegou } from './pessoa'
import { createRetratosRepository, type Contada, type Retrato } from './retratos-repository'
import { createTalentoRepository } from './talento-repository'
import { tellWithout, whoFound, type Historia, type SemEles } from './tell-without'

/**
 * Makes people what they are without merges that are taken back, which still stand; rows that these added and nobody
 * else told of are theirs still. A round trip for each time that somebody of them was told of since, not for each of them.
 * @param talentoIds whose merges they are, held
 * @returns whose jobs and courses are to be written again when the rows are gone (`retellHistoricos`)
 */
export async function retellWithout(
  trx: Kysely<Database>,
  empresaId: number,
  talentoIds: readonly number[],
  fusaoIds: readonly number[],
): Promise<Missed[]> {
  if (fusaoIds.length === 0) return []
  const repository = createRetratosRepository(trx)
  const undone = new Set(fusaoIds)
  const present = await createTalentoRepository(trx).lockSnapshots(empresaId, talentoIds)
  const contadas = Map.groupBy(await repository.listContadas(empresaId, talentoIds), (one) => one.talentoId)
  const corrigidas = Map.groupBy(
    await repository.listCorrigidas(empresaId, talentoIds),
    (one) => one.talentoId,
  )
  const historias = talentoIds.map((talentoId) => ({
    talentoId,
    contadas: contadas.get(talentoId) ?? [],
    corrigidas: corrigidas.get(talentoId) ?? [],
    retrato: (present.get(talentoId) ?? {}) as Retrato, // What `snapshot` builds.
  }))
  const all = await tellTogether(repository, historias, undone)
  const changed = all.filter(({ talentoId, retrato }) => !isDeepStrictEqual(retrato, present.get(talentoId)))
  await repository.writeRetratos(
    empresaId,
    new Map(changed.map(({ talentoId, retrato }) => [talentoId, retrato])),
  )
  await repository.writeRecontadas(
    empresaId,
    all.flatMap(({ recontadas }) => recontadas),
  )
  await createFusoesRepository(trx).vouchNoMore(
    empresaId,
    all.flatMap(({ unvouched }) => unvouched),
  )
  return historias.flatMap(({ contadas }) =>
    whoFound(contadas, undone).map((one) => ({ ...one, outer: outerOf(one.dentro, contadas) })),
  )
}

/** Who told of a job or a course; `outer`: the joins by which they came to whom they are with now, innermost first. */
type Missed = Contada & { readonly outer: readonly number[] }

const outerOf = (dentro: number | null, contadas: readonly Contada[]): readonly number[] => {
  const join = contadas.find(({ id }) => id === dentro)
  return join === undefined ? [] : [join.id, ...outerOf(join.dentro, contadas)]
}

/** Everybody's next telling at once, until nobody has one left. */
async function tellTogether(
  repository: Pick<ReturnType<typeof createRetratosRepository>, 'tellAgain'>,
  historias: readonly Historia[],
  undone: ReadonlySet<number>,
): Promise<(SemEles & { readonly talentoId: number })[]> {
  const done: (SemEles & { readonly talentoId: number })[] = []
  let asking = historias.map((historia) => {
    const run = tellWithout(historia, undone)
    return { talentoId: historia.talentoId, run, step: run.next() }
  })
  for (;;) {
    for (const { talentoId, step } of asking) if (step.done === true) done.push({ ...step.value, talentoId })
    const waiting = asking.flatMap(({ talentoId, run, step }) =>
      step.done === true ? [] : [{ talentoId, run, conta: step.value }],
    )
    if (waiting.length === 0) return done
    const answers = await repository.tellAgain(waiting.map(({ conta }) => conta))
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
  const first = new Map(missed.toReversed().map((one) => [one.talentoId, one.id]))
  const isFirst = (one: Missed) => first.get(one.talentoId) === one.id
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
  const repository = createRetratosRepository(trx)
  const { experiencias, formacoes } = await createTalentoRepository(trx).addHistoricos(
    empresaId,
    some.map(({ chegou, talentoId }) => ({ ...readChegou(chegou), talentoId })),
    some[0]?.dentro ?? null,
  )
  const idsOf = (byTalento: ReadonlyMap<number, number>, talentoId: number) => {
    const id = byTalento.get(talentoId)
    return id === undefined ? [] : [id]
  }
  const added = some.map(({ id, talentoId, outer }) => ({
    id,
    outer,
    experienciaIds: idsOf(experiencias, talentoId),
    formacaoIds: idsOf(formacoes, talentoId),
  }))
  await repository.addHistoricoIds(empresaId, added)
  for (const { outer, experienciaIds, formacaoIds } of added)
    await repository.addLinhas(empresaId, outer, {
      experiencia: experienciaIds,
      formacao_academica: formacaoIds,
    })
}
