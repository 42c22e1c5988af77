import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import type { Entrada } from './entrada'
import { createEntryRepository } from './entry-repository'

/**
 * Whoever is in a campaign and in no stage of it, because a recruiter took back that they put them there, is told of anew
 * by somebody who vouches: they stand where people enter.
 */
export async function standAtEntry(
  trx: Kysely<Database>,
  { empresaId, usuarioId, campanha }: Pick<Entrada, 'empresaId' | 'usuarioId' | 'campanha'>,
  talentoIds: readonly number[],
): Promise<void> {
  const etapaId = campanha?.etapaId ?? null
  if (campanha === null || etapaId === null || talentoIds.length === 0) return
  const stood = await createEntryRepository(trx).standAtEntry(
    empresaId,
    { id: campanha.id, etapaId },
    talentoIds,
  )
  await appendEventos(
    trx,
    empresaId,
    stood.map((who) => ({
      ...who,
      tipo: 'inscricao_movida' as const,
      usuarioId,
      campanhaId: campanha.id,
      dados: { deEtapaId: null, etapaId, isDesfeito: false },
    })),
  )
}
