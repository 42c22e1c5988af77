import type { EtapaItem } from '@seleta/contract/kanban'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import { toEtapaItem } from '../../domain/etapa/etapa-row'
import { createEtapasRepository } from '../../domain/etapa/etapas-repository'
import type { Autor } from '../../ground/autor'
import { againAfterOthers } from '../../ground/collision'
import { createInscricoesRepository } from '../../domain/inscricao/inscricoes-repository'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { etapaNotFound } from './etapas-service'
import { createRemovalRepository } from './removal-repository'

/** Takes the removal of a stage back (product 45). */
export function createRemovalService(db: Kysely<Database>) {
  return {
    /**
     * Brings a stage back to its place, with the people whom its removal moved away and the messages that it took back.
     * A stage that is on the board already is answered as it is.
     * @throws NotFoundError when the company has no such stage
     */
    restore({ empresaId, usuarioId }: Autor, id: number): Promise<EtapaItem> {
      return againAfterOthers(() =>
        db.transaction().execute(async (trx) => {
          const etapas = createEtapasRepository(trx)
          const standing = await etapas.find(empresaId, id)
          if (standing !== null) return toEtapaItem(standing)
          const removal = createRemovalRepository(trx)
          const found = await removal.findRemoved(empresaId, id)
          if (found === null) throw etapaNotFound()
          const { campanhaId } = found
          await createCampanhasRepository(trx).lock(empresaId, campanhaId)
          // Somebody else may have brought it back while we waited.
          if ((await removal.findRemoved(empresaId, id)) !== null) {
            const others = (await etapas.list(empresaId, campanhaId)).map((other) => other.id)
            await removal.unremove(empresaId, id)
            await etapas.renumber(empresaId, campanhaId, others.toSpliced(found.ordem - 1, 0, id))
            await removal.restorePessoas(empresaId, id, usuarioId)
            await createInscricoesRepository(trx).recallTipo(empresaId, id)
            await removal.restoreMensagens(empresaId, id)
            await appendEvento(trx, empresaId, {
              tipo: 'etapa_restaurada',
              usuarioId,
              campanhaId,
              dados: { etapaId: id },
            })
          }
          const etapa = await etapas.find(empresaId, id)
          if (etapa === null) throw etapaNotFound()
          return toEtapaItem(etapa)
        }),
      )
    },
  }
}
