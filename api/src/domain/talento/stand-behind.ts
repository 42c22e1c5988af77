import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createMakersRepository } from './makers-repository'
import type { Without } from './tell-without'
import type { Telling } from './tellings-repository'
import { createVouchedRepository } from './vouched-repository'

/**
 * What nobody stands up for any more has made its people again, and what the next who does tells of another than waits.
 * @returns whose jobs and courses are to be written again
 */
export async function standBehind(
  trx: Kysely<Database>,
  empresaId: number,
  all: readonly Pick<Without, 'left' | 'unvouched' | 'turned'>[],
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
  return feitas.map(({ talentoId, pessoa }) => ({ talentoId, chegou: pessoa }))
}
