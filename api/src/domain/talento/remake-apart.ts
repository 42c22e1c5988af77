import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createMakersRepository } from './makers-repository'
import { lookAnew } from './pair-anew'
import { readChegou } from './pessoa'
import { readStories, tellTogether, writeTold } from './retell-without'
import type { Snapshot } from './snapshot-repository'
import { createTalentoRepository } from './talento-repository'
import { createTellingsRepository, type Telling } from './tellings-repository'
import type { Story } from './tell-without'
import { createVouchedRepository } from './vouched-repository'

/** Who has made somebody whom a sending of another one had made. */
export interface Remade {
  readonly maker: Telling
  /** The file that had come with that sending; null: none. */
  readonly curriculoId: number | null
}

/**
 * A sending had made somebody, and the first who vouched for them told of another one: that one has made them, and what
 * the sending told is none of theirs. Its application and merge are still theirs (`settleRemade`).
 * @param trx holds the person
 * @returns null: nobody has, or it is not known whose is what
 */
export async function remakeApart(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  declaracaoId: number,
): Promise<Remade | null> {
  const found = await findRemaking(trx, empresaId, talentoId, declaracaoId)
  if (found === null) return null
  const { story, maker } = found
  const repository = createTellingsRepository(trx)
  const all = await tellTogether(repository, [{ ...story, isUnmade: true }], new Set())
  const antes = new Map([[talentoId, story.snapshot]])
  await writeTold(repository, empresaId, all, antes)
  await createVouchedRepository(trx).vouchNoMore(empresaId, maker.vouched, true)
  await lookAnew(trx, empresaId, antes)
  const { curriculoId } = maker.antes
  return { maker, curriculoId: typeof curriculoId === 'number' ? curriculoId : null }
}

/**
 * What a sending told was none of theirs already (`makeByTelling`), and it is gone: who told has made them, and nothing of
 * it is kept.
 * @param trx holds the person
 */
export async function remakeWithoutSent(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  declaracaoId: number,
): Promise<void> {
  const makers = createMakersRepository(trx)
  if (!(await makers.isFormer(empresaId, talentoId, declaracaoId))) return
  const remade = await remakeApart(trx, empresaId, talentoId, declaracaoId)
  if (remade === null) return
  await makers.keepWithoutSent(empresaId, remade.maker.id, declaracaoId)
  await settleRemade(trx, empresaId, remade)
}

/** As whom that one would have made (`remakeApart`), without these merges too; nothing is written. */
export async function lookRemade(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  { declaracaoId, fusaoIds }: { readonly declaracaoId: number; readonly fusaoIds: readonly number[] },
): Promise<Snapshot | null> {
  const found = await findRemaking(trx, empresaId, talentoId, declaracaoId)
  if (found === null) return null
  const stories = [{ ...found.story, isUnmade: true }]
  const [one] = await tellTogether(createTellingsRepository(trx), stories, new Set(fusaoIds))
  return one?.snapshot ?? null
}

async function findRemaking(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  declaracaoId: number,
): Promise<{ readonly story: Story; readonly maker: Telling } | null> {
  const present = await createTalentoRepository(trx).lockSnapshots(empresaId, [talentoId])
  const [story] = await readStories(trx, empresaId, present)
  const maker = story?.tellings.find(({ dentro }) => dentro === null)
  if (story === undefined || maker === undefined || maker.unida !== null || maker.via === 'formulario')
    return null
  return maker.vouched.some(({ id }) => id === declaracaoId) ? { story, maker } : null
}

/** What is left of the merge by which they were told of: their jobs and courses are who made them's. */
export async function settleRemade(
  trx: Kysely<Database>,
  empresaId: number,
  { maker: { id, talentoId, chegou } }: Remade,
): Promise<void> {
  const makers = createMakersRepository(trx)
  await makers.dropUntold(empresaId, [talentoId])
  await makers.turnIntoMakers(empresaId, [id])
  await createTalentoRepository(trx).addHistoricos(empresaId, [{ ...readChegou(chegou), talentoId }])
}
