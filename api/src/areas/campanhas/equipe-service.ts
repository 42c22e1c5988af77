import type { EquipeBody, Membro, MembroDaEquipe } from '@seleta/contract/equipe'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { campanhaNotFound } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../ground/autor'
import { ConflictError, wrongCampos } from '../../ground/domain-error'
import { holdColegas, listEquipe, saveEquipe } from '../../ground/equipe-repository'

/** Who works on a campaign (product 71): of whoever sees only their teams' campaigns, it says which. */
export function createEquipeService(db: Kysely<Database>) {
  return {
    /** @throws NotFoundError */
    async list(empresaId: number, campanhaId: number): Promise<MembroDaEquipe[]> {
      if ((await createCampanhasRepository(db).find(empresaId, campanhaId)) === null) throw campanhaNotFound()
      return listEquipe(db, empresaId, campanhaId)
    },

    /**
     * @throws NotFoundError, InvalidError for somebody of no company or another one, ConflictError when the team is
     * another by now than the one that this was made from
     */
    save(autor: Autor, campanhaId: number, { membros, antes }: EquipeBody): Promise<MembroDaEquipe[]> {
      const { empresaId } = autor
      return db.transaction().execute(async (trx) => {
        if ((await createCampanhasRepository(trx).lock(empresaId, campanhaId)) === null)
          throw campanhaNotFound()
        const ids = membros.map(({ usuarioId }) => usuarioId)
        if (!(await holdColegas(trx, empresaId, ids)))
          throw wrongCampos({ membros: 'Escolha pessoas da sua empresa.' })
        const agora = await listEquipe(trx, empresaId, campanhaId)
        // Who sends the same twice, because the first answer was lost, has what they want.
        if (isSame(agora, membros)) return agora
        if (antes !== undefined && !isSame(agora, antes)) throw equipeOutdated()
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

const equipeOutdated = () =>
  new ConflictError('A equipe mudou depois que você a abriu. Nada foi sobrescrito.', 'versao_antiga')

function isSame(equipe: readonly Membro[], other: readonly Membro[]): boolean {
  const funcaoOf = new Map(equipe.map(({ usuarioId, funcao }) => [usuarioId, funcao]))
  return (
    equipe.length === other.length &&
    other.every(({ usuarioId, funcao }) => funcaoOf.get(usuarioId) === funcao)
  )
}
