import type { Fusao } from '@seleta/contract/entrada'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { againAfterOthers } from '../../../ground/collision'
import { listFusoes, separateFusao } from '../../../domain/talento/join-talentos'
import { findTarget } from '../target-repository'
import { describeChanges } from './fusao-words'
import { actorIn } from './open-destino'

/** Who was joined to whom, and taking it apart (product 42, decision 063). */
export function createFusoesService(db: Kysely<Database>) {
  return {
    /** @throws NotFoundError */
    async list(empresaId: number, identificador: string): Promise<Fusao[]> {
      await findTarget(db, empresaId, identificador)
      const rows = await listFusoes(db, empresaId, identificador)
      return rows.map((row) => {
        const { nome, email, telefone } = row.chegou
        return {
          id: row.id,
          via: row.via,
          motivo: row.motivo,
          nome,
          email: email ?? '',
          telefone: telefone ?? '',
          mudancas: describeChanges(row.antes, row.depois, row.cidade ?? ''),
          campanha: row.campanha ?? '',
          quem: row.quem ?? '',
          criadaEm: row.criadaEm.toISOString(),
          desfeitaEm: row.desfeitaEm?.toISOString() ?? null,
        }
      })
    },

    /** @throws NotFoundError, ConflictError when it was taken apart already */
    separate(autor: Autor, id: number): Promise<{ identificador: string; nome: string }> {
      return againAfterOthers(() =>
        db.transaction().execute((trx) => separateFusao(trx, actorIn(trx, autor), id)),
      )
    },
  }
}
