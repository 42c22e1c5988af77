import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createMakersRepository } from './makers-repository'
import { pairAnew } from './pair-anew'
import { readChegou } from './pessoa'
import { createSemelhancasRepository } from './semelhancas-repository'
import type { Snapshot } from './snapshot-repository'
import type { Without } from './tell-without'
import type { Telling } from './tellings-repository'
import { createVouchedRepository } from './vouched-repository'

/**
 * What nobody stands up for any more has made its people again, and what the next who does tells of another than waits.
 * @param present whom these people were until now
 * @returns whose jobs and courses are to be written again
 */
export async function standBehind(
  trx: Kysely<Database>,
  empresaId: number,
  all: readonly Pick<Without, 'left' | 'unvouched' | 'turned'>[],
  present: ReadonlyMap<number, Snapshot>,
): Promise<Pick<Telling, 'talentoId' | 'chegou'>[]> {
  const vouched = createVouchedRepository(trx)
  const makers = createMakersRepository(trx)
  const turned = await vouched.turn(
    empresaId,
    all.flatMap((one) => one.turned),
  )
  const waiting = turned.filter(({ isAlheia }) => isAlheia)
  if (waiting.length > 0) {
    await makers.dropUntold(
      empresaId,
      waiting.map(({ talentoId }) => talentoId),
    )
    await makers.dropPermissao(
      empresaId,
      waiting.map(({ id }) => id),
    )
  }
  const entriesOf = (key: 'left' | 'unvouched') => all.flatMap((one) => one[key])
  await vouched.vouchNoMore(empresaId, entriesOf('unvouched'))
  const again = await vouched.vouchNoMore(empresaId, entriesOf('left'))
  const feitas = [...turned.filter(({ isAlheia }) => !isAlheia), ...again]
  if (feitas.length > 0)
    await makers.setPermissaoAgain(
      empresaId,
      feitas.map(({ talentoId }) => talentoId),
    )
  const remade = new Set([...waiting, ...feitas].map(({ talentoId }) => talentoId))
  await createSemelhancasRepository(trx).dropUnlike(
    empresaId,
    new Map([...present].filter(([id]) => remade.has(id))),
  )
  await pairAnew(
    trx,
    empresaId,
    feitas.map(({ talentoId, pessoa }) => ({ talentoId, chaves: readChegou(pessoa) })),
  )
  return feitas.map(({ talentoId, pessoa }) => ({ talentoId, chegou: pessoa }))
}
