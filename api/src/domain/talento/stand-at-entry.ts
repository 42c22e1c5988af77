import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEvento, appendEventos } from '../../ground/event-log/eventos-repository'
import type { Entrada } from './entrada'
import { createEntryRepository, type Lugar } from './entry-repository'

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
  const rows = createEntryRepository(trx)
  const outside = await rows.listOutside(empresaId, campanha.id, talentoIds)
  if (outside.length === 0) return
  const stood = await rows.stand(empresaId, etapaId, outside)
  await appendEventos(
    trx,
    empresaId,
    stood.map(({ id, talentoId }) => ({
      tipo: 'inscricao_movida' as const,
      usuarioId,
      campanhaId: campanha.id,
      talentoId,
      inscricaoId: id,
      dados: { deEtapaId: null, etapaId, isDesfeito: false },
    })),
  )
}

/** An application that a recruiter's click had put into the stage that it stands in. */
export interface Adicionada {
  readonly id: number
  readonly talentoId: number
  readonly campanhaId: number
  readonly etapaId: number
  readonly naEtapaDesde: Date
}

/** The click is taken back, and its person stands where people enter: something else says that they are there too. */
export async function standInstead(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Pick<Entrada, 'empresaId' | 'usuarioId'>,
  { id, talentoId, campanhaId, etapaId: deEtapaId, naEtapaDesde }: Adicionada,
  etapaId: number,
): Promise<Lugar | null> {
  const [lugar = null] = await createEntryRepository(trx).stand(empresaId, etapaId, [id])
  const desde = naEtapaDesde.toISOString()
  await appendEvento(trx, empresaId, {
    tipo: 'inscricao_movida',
    usuarioId,
    campanhaId,
    talentoId,
    inscricaoId: id,
    dados: { deEtapaId, etapaId, isDesfeito: true, isAdicao: true, desde },
  })
  return lugar
}
