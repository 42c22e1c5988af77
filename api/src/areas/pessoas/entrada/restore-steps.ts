import type { RestoreSteps } from '../../../database/backup/restore-backup'
import { takeLimitsOff } from '../../../database/wait-without-limit'
import { doInSight, hideAgain } from '../../../domain/retencao/leave-empresa'
import { withdrawDeclaracao } from '../../../domain/talento/enter-pessoas'
import { openToldInside, partErasedSender, separateFusao } from '../../../domain/talento/join-talentos'
import { actorIn } from './open-destino'

/** In nobody's name, as a recruiter did after the backup; who is hidden stays so. */
export const restoreSteps: RestoreSteps = {
  part: (db, { empresaId, talentoId, fusaoId }) =>
    db
      .transaction()
      .execute((trx) =>
        doInSight(trx, empresaId, talentoId, () =>
          separateFusao(trx, actorIn(trx, { empresaId, usuarioId: null }), fusaoId),
        ),
      ),

  partSent: (db, { empresaId, talentoId, ...sent }) =>
    db
      .transaction()
      .execute((trx) =>
        doInSight(trx, empresaId, talentoId, () =>
          partErasedSender(trx, actorIn(trx, { empresaId, usuarioId: null }), talentoId, sent),
        ),
      ),

  withdraw: (db, { empresaId, identificador }) =>
    db
      .transaction()
      .execute((trx) => withdrawDeclaracao(trx, actorIn(trx, { empresaId, usuarioId: null }), identificador)),

  forget: (db, { empresaId, talentoIds, fusaoIds, ficamIds }) =>
    db.transaction().execute(async (trx) => {
      // All of a company at once, and nobody waits for them.
      await takeLimitsOff(trx)
      const told = await openToldInside(trx, actorIn(trx, { empresaId, usuarioId: null }))(talentoIds, {
        goes: fusaoIds,
        stays: ficamIds,
      })
      for (const hidden of await told.takeBack()) await hideAgain(trx, empresaId, hidden)
    }),
}
