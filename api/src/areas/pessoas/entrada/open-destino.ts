import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { lockCampanhaToReceive, readCampanha } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { showTalentos } from '../../../domain/retencao/leave-empresa'

/**
 * Where people go, the scores that change with them, and the way back for who is hidden: a campaign, held, with the
 * stage where people enter.
 * @param usuarioId who brings them in; null: a program
 * @param campanhaId null is only into the basket
 * @throws NotFoundError when it is not the company's; ConflictError for a draft or an ended one
 */
export async function openDestino(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: { readonly empresaId: number; readonly usuarioId: number | null },
  campanhaId: number | null,
) {
  const bringBack = (talentoIds: readonly number[]) => showTalentos(trx, empresaId, talentoIds, usuarioId)
  if (campanhaId === null)
    return { campanha: null, rescore: createRescore(trx, empresaId, readCampanha), bringBack }
  const campanha = await lockCampanhaToReceive(trx, empresaId, campanhaId)
  const etapaId = await createCampanhasRepository(trx).findEntrada(empresaId, campanhaId)
  const rescore = createRescore(trx, empresaId, async (_, __, id) =>
    id === campanhaId ? campanha : readCampanha(trx, empresaId, id),
  )
  return { campanha: { id: campanhaId, etapaId }, rescore, bringBack }
}

/** As `openDestino`, for whoever had been there before, whatever has become of the campaign. */
export async function reopenDestino(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: { readonly empresaId: number; readonly usuarioId: number | null },
  campanhaId: number | null,
) {
  const destino = await openDestino(trx, { empresaId, usuarioId }, null)
  return campanhaId === null
    ? destino
    : { ...destino, campanha: await openCampanha(trx, empresaId, campanhaId) }
}

/** @returns a campaign, held, with the stage where people enter; null when it is gone */
async function openCampanha(trx: Kysely<Database>, empresaId: number, campanhaId: number) {
  if ((await createCampanhasRepository(trx).lock(empresaId, campanhaId)) === null) return null
  return { id: campanhaId, etapaId: await createCampanhasRepository(trx).findEntrada(empresaId, campanhaId) }
}

/** Who joins people, or takes them apart; null: a restore, as somebody did. */
export const actorIn = <Quem extends number | null>(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: { readonly empresaId: number; readonly usuarioId: Quem },
) => ({
  empresaId,
  usuarioId,
  rescore: createRescore(trx, empresaId, readCampanha),
  lockCampanha: (campanhaId: number) => createCampanhasRepository(trx).lock(empresaId, campanhaId),
  openCampanha: (campanhaId: number) => openCampanha(trx, empresaId, campanhaId),
})
