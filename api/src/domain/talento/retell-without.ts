import type { Kysely } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../database/schema'
import { createFusoesRepository } from './fusoes-repository'
import { readChegou } from './pessoa'
import { createRetratosRepository, type Contada, type Retrato } from './retratos-repository'
import { createTalentoRepository } from './talento-repository'
import { tellWithout, type Historia, type SemEles } from './tell-without'

/**
 * Makes people what they are without merges that are taken back, which still stand; rows that these added and nobody
 * else told of are theirs still. A round trip for each time that somebody of them was told of since, not for each of them.
 * @param talentoIds whose merges they are, held
 */
export async function retellWithout(
  trx: Kysely<Database>,
  empresaId: number,
  talentoIds: readonly number[],
  fusaoIds: readonly number[],
): Promise<void> {
  if (fusaoIds.length === 0) return
  const repository = createRetratosRepository(trx)
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
  const all = await tellTogether(repository, historias, new Set(fusaoIds))
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
 * Whoever told of a person since another one went into them may have found a job or a course there that has left with
 * that one: it is written again.
 * @param fusaoId the join, which still stands, after who went has left
 */
export async function retellHistoricos(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  fusaoId: number,
): Promise<void> {
  const repository = createRetratosRepository(trx)
  const contadas = await repository.listContadas(empresaId, [talentoId])
  const join = contadas.find(({ id }) => id === fusaoId)
  const dentro = join?.dentro ?? null
  const since = contadas.filter(
    (one) => one.dentro === dentro && one.id > fusaoId && one.unida === null && told(one),
  )
  const outer = outerOf(dentro, contadas)
  for (const one of since) {
    const pessoa = readChegou(one.chegou)
    const { experiencias, formacoes } = await createTalentoRepository(trx).addHistoricos(
      empresaId,
      [{ ...pessoa, talentoId }],
      dentro,
    )
    const added = { experiencia: [...experiencias.values()], formacao_academica: [...formacoes.values()] }
    const experienciaIds = [...one.experienciaIds, ...added.experiencia]
    const formacaoIds = [...one.formacaoIds, ...added.formacao_academica]
    await repository.writeRecontadas(empresaId, [{ ...one, unida: null, experienciaIds, formacaoIds }])
    await repository.addLinhas(empresaId, outer, added)
  }
}

/** The joins by which somebody went into whom they are with now, innermost first. */
function outerOf(dentro: number | null, contadas: readonly Contada[]): number[] {
  const join = contadas.find(({ id }) => id === dentro)
  return join === undefined ? [] : [join.id, ...outerOf(join.dentro, contadas)]
}

const told = ({ cargo, curso }: Contada) => cargo !== null || curso !== null
