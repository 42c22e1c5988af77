import type { Campanha, CampanhaExcluida } from '@seleta/contract/campanhas'
import { DIAS_TO_RESTORE } from '@seleta/contract/limits'
import { isAllowed, type CampanhaTransition } from '@seleta/contract/situacao-transitions'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError } from '../../ground/domain-error'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { enqueueEncerramento } from '../../domain/mensagem/enqueue-mensagens'
import { createOutboxRepository } from '../../domain/mensagem/outbox-repository'
import type { Autor } from '../../ground/autor'
import { campanhaNotFound, readCampanha } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import { tellQuadros } from './conectores/entregas'
import { OUTCOMES } from './situacao-actions'

/** Pause, resume, end, delete and restore: each with its entry in the log, in one transaction. */
export function createSituacaoService(db: Kysely<Database>, publicUrl: string) {
  return {
    /** @throws ConflictError when the campaign's state does not allow it */
    async apply(autor: Autor, id: number, acao: 'pausar' | 'retomar'): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await change(trx, autor, id, acao)
        await appendEvento(trx, autor.empresaId, {
          tipo: OUTCOMES[acao].evento,
          usuarioId: autor.usuarioId,
          campanhaId: id,
          dados: {},
        })
      })
    },

    /**
     * Ends a campaign.
     * @param enviarEncerramento tell everybody who has had no answer (product 15)
     */
    async close(autor: Autor, id: number, enviarEncerramento: boolean): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await change(trx, autor, id, 'fechar')
        if (enviarEncerramento) await enqueueEncerramento(trx, autor, id, publicUrl)
        await appendEvento(trx, autor.empresaId, {
          tipo: OUTCOMES.fechar.evento,
          usuarioId: autor.usuarioId,
          campanhaId: id,
          dados: { enviarEncerramento },
        })
      })
    },

    async remove(autor: Autor, id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const repository = createCampanhasRepository(trx)
        const row = await repository.lock(autor.empresaId, id)
        if (row === null) throw campanhaNotFound()
        await createOutboxRepository(trx).cancelDaCampanha(autor.empresaId, id, row.situacao === 'ENCERRADA')
        await repository.setExcluida(autor.empresaId, id, true)
        await tellQuadros(trx, autor.empresaId, id)
        await appendEvento(trx, autor.empresaId, {
          tipo: 'campanha_excluida',
          usuarioId: autor.usuarioId,
          campanhaId: id,
          dados: {},
        })
      })
    },

    /** What can still be restored, the last deleted first. */
    listExcluidas: (empresaId: number): Promise<CampanhaExcluida[]> =>
      createCampanhasRepository(db).listExcluidas(empresaId, DIAS_TO_RESTORE),

    /** @throws ConflictError after 30 days */
    restore(autor: Autor, id: number): Promise<Campanha> {
      return db.transaction().execute(async (trx) => {
        const repository = createCampanhasRepository(trx)
        const row = await repository.lockExcluida(autor.empresaId, id, DIAS_TO_RESTORE)
        if (row === null) throw campanhaNotFound()
        if (!row.isRecent) {
          throw new ConflictError(`O prazo de ${DIAS_TO_RESTORE} dias para restaurar esta campanha terminou.`)
        }
        await createOutboxRepository(trx).restoreDaCampanha(autor.empresaId, id)
        await repository.setExcluida(autor.empresaId, id, false)
        await tellQuadros(trx, autor.empresaId, id)
        await appendEvento(trx, autor.empresaId, {
          tipo: 'campanha_restaurada',
          usuarioId: autor.usuarioId,
          campanhaId: id,
          dados: {},
        })
        return readCampanha(trx, autor.empresaId, id)
      })
    },
  }
}

async function change(
  trx: Kysely<Database>,
  { empresaId }: Autor,
  id: number,
  acao: CampanhaTransition,
): Promise<void> {
  const repository = createCampanhasRepository(trx)
  const row = await repository.lock(empresaId, id)
  if (row === null) throw campanhaNotFound()
  if (!isAllowed(acao, row.situacao)) throw new ConflictError(OUTCOMES[acao].refusal, 'transicao_proibida')
  await repository.setSituacao(empresaId, id, OUTCOMES[acao].para)
  await tellQuadros(trx, empresaId, id)
}
