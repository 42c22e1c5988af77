import type { LoteMovimento } from '@seleta/contract/lote'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { createOutboxRepository } from '../../../domain/mensagem/outbox-repository'
import { createMovimentosRepository } from '../../../domain/inscricao/movimentos-repository'

/**
 * Takes back that a recruiter added somebody: the application goes, with its message when that is still waiting.
 * Who applied for themselves, or was in the campaign before, only leaves the stage again.
 */
export function leaveCampanha(
  db: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  identificador: string,
  campanhaId: number,
  etapaId: number,
): Promise<Pick<LoteMovimento, 'resultado' | 'motivo'>> {
  return db.transaction().execute(async (trx) => {
    await createCampanhasRepository(trx).lock(empresaId, campanhaId)
    const repository = createMovimentosRepository(trx)
    const talento = await repository.findTalento(empresaId, identificador)
    if (talento === null) return { resultado: 'nao-movida', motivo: 'Pessoa não encontrada.' } as const
    const inscricao = await repository.lockInscricao(empresaId, campanhaId, talento.id)
    if (inscricao === null || inscricao.etapaId !== etapaId)
      return { resultado: 'nao-movida', motivo: 'Esta pessoa já não está na etapa.' } as const
    await createOutboxRepository(trx).cancelEtapa(empresaId, inscricao.id, etapaId)
    const wasAdded = await isAdicionada(trx, empresaId, inscricao.id)
    if (wasAdded) {
      await trx
        .deleteFrom('inscricao')
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricao.id)
        .execute()
    } else {
      await trx
        .updateTable('inscricao')
        .set((eb) => ({ etapaId: null, naEtapaDesde: sql<Date>`now()`, versao: eb('versao', '+', 1) }))
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricao.id)
        .execute()
    }
    await appendEvento(trx, empresaId, {
      tipo: 'inscricao_desfeita',
      usuarioId,
      campanhaId,
      talentoId: talento.id,
      inscricaoId: inscricao.id,
      dados: { etapaId },
    })
    return { resultado: 'movida', motivo: '' } as const
  })
}

/** Nothing has happened with the application but that a recruiter made it. */
async function isAdicionada(trx: Kysely<Database>, empresaId: number, inscricaoId: number): Promise<boolean> {
  const { feitas, outras } = await trx
    .selectFrom('evento')
    .select([
      sql<number>`count(*) filter (where tipo = 'inscricao_criada' and usuario_id is not null)::int`.as(
        'feitas',
      ),
      sql<number>`count(*) filter (where tipo <> 'inscricao_criada' or usuario_id is null)::int`.as('outras'),
    ])
    .where('empresaId', '=', empresaId)
    .where('inscricaoId', '=', inscricaoId)
    .executeTakeFirstOrThrow()
  return feitas === 1 && outras === 0
}
