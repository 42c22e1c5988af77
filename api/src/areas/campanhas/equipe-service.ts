import type { EquipeBody, MembroDaEquipe } from '@seleta/contract/equipe'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { campanhaNotFound } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../ground/autor'
import { wrongCampos } from '../../ground/domain-error'
import { countColegas, listEquipe, saveEquipe } from '../../ground/equipe-repository'

/** Who works on a campaign (product 71): of whoever sees only their teams' campaigns, it says which. */
export function createEquipeService(db: Kysely<Database>) {
  return {
    /** @throws NotFoundError */
    async list(empresaId: number, campanhaId: number): Promise<MembroDaEquipe[]> {
      if ((await createCampanhasRepository(db).find(empresaId, campanhaId)) === null) throw campanhaNotFound()
      return listEquipe(db, empresaId, campanhaId)
    },

    /** @throws NotFoundError, InvalidError for somebody of no company or another one */
    async save(autor: Autor, campanhaId: number, { membros }: EquipeBody): Promise<MembroDaEquipe[]> {
      const { empresaId } = autor
      return db.transaction().execute(async (trx) => {
        if ((await createCampanhasRepository(trx).lock(empresaId, campanhaId)) === null)
          throw campanhaNotFound()
        const ids = membros.map(({ usuarioId }) => usuarioId)
        if ((await countColegas(trx, empresaId, ids)) !== ids.length)
          throw wrongCampos({ membros: 'Escolha pessoas da sua empresa.' })
        await saveEquipe(trx, empresaId, campanhaId, membros)
        await writeAuditoria(trx, autor, {
          acao: 'equipe_gravada',
          alvo: `campanha:${campanhaId}`,
          dados: { membros },
        })
        return listEquipe(trx, empresaId, campanhaId)
      })
    },
  }
}
