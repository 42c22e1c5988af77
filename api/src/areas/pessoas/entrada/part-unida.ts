import type { PartUnida } from '../../../database/backup/restore-backup'
import { doInSight } from '../../../domain/retencao/leave-empresa'
import { separateFusao } from '../../../domain/talento/join-talentos'
import { actorIn } from './open-destino'

/** Takes a join of two apart in nobody's name, as a recruiter did after the backup; who is hidden stays so. */
export const partUnida: PartUnida = (db, { empresaId, talentoId, fusaoId }) =>
  db
    .transaction()
    .execute((trx) =>
      doInSight(trx, empresaId, talentoId, () =>
        separateFusao(trx, actorIn(trx, { empresaId, usuarioId: null }), fusaoId),
      ),
    )
