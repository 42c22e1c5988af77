import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { findSame, NOBODY_PROVES, type Proven, provesNothing } from './find-same'
import type { Chaves } from './pessoa'
import { createSemelhancasRepository } from './semelhancas-repository'
import { createTalentoRepository } from './talento-repository'

/**
 * Whoever may be the same as people are by what they, or a form, have told of them now stands beside them (decision 108).
 * @param trx holds them
 * @param ditas with what was told; their e-mail is theirs
 * @param proven what of it is
 */
export async function pairAnew(
  trx: Kysely<Database>,
  empresaId: number,
  ditas: readonly { readonly talentoId: number; readonly chaves: Chaves }[],
  proven: Proven = NOBODY_PROVES,
): Promise<void> {
  if (ditas.length === 0) return
  const told = ditas.map(({ talentoId, chaves }) => ({ talentoId, chaves: { ...chaves, email: null } }))
  const conhecidas = await createTalentoRepository(trx).listConhecidas(
    empresaId,
    'MANUAL',
    told.map(({ chaves }) => chaves),
    provesNothing(proven),
  )
  const pares = told.flatMap(({ talentoId, chaves }) => {
    const others = conhecidas.filter(({ id }) => id !== talentoId)
    const match = findSame(chaves, others, proven)
    if (match.tipo !== 'nova') return []
    return match.parecidas.map(({ pessoa: { id }, motivo }) => ({
      // Who came later stands first.
      talentoId: Math.max(talentoId, id),
      outroId: Math.min(talentoId, id),
      motivo,
    }))
  })
  await createSemelhancasRepository(trx).insertMissing(empresaId, pares)
}
