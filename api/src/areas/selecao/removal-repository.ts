import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { cancelWaiting } from '../../database/sql/cancel-waiting'
import { waitAgain } from '../../database/sql/wait-again'
import { ETAPA_COLUMNS } from '../../domain/etapa/etapa-row'

/**
 * What goes with the removal of a stage, and what brings it back. Everything a removal writes carries the moment of
 * its transaction, so that exactly that can be found again.
 */
export function createRemovalRepository(trx: Kysely<Database>) {
  return {
    /** A removed stage of a campaign that is still there. */
    async findRemoved(empresaId: number, id: number) {
      const row = await trx
        .selectFrom('etapa')
        .innerJoin('campanha', 'campanha.id', 'etapa.campanhaId')
        .select(ETAPA_COLUMNS)
        .where('etapa.empresaId', '=', empresaId)
        .where('etapa.id', '=', id)
        .where('etapa.removidaEm', 'is not', null)
        .where('campanha.excluidaEm', 'is', null)
        .executeTakeFirst()
      return row ?? null
    },

    async unremove(empresaId: number, id: number): Promise<void> {
      await trx
        .updateTable('etapa')
        .set({ removidaEm: null })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },

    /** Takes back what the stage was about to send to anybody. */
    async cancelMensagens(empresaId: number, id: number): Promise<void> {
      await cancelWaiting(trx, empresaId).where('etapaId', '=', id).where('tipo', '=', 'etapa').execute()
    },

    /** Puts back the messages that the removal took back, for whoever stands there again. */
    async restoreMensagens(empresaId: number, id: number): Promise<void> {
      await waitAgain(trx, empresaId, { etapa_id: id }, sql`(${removalOf(empresaId, id)})`)
        .where('tipo', '=', 'etapa')
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('inscricao as i')
              .whereRef('i.id', '=', 'mensagem.inscricaoId')
              .where('i.empresaId', '=', empresaId)
              .where('i.etapaId', '=', id)
              .select('i.id'),
          ),
        )
        .execute()
    },

    /** Brings back the people whom the removal moved, with their time in the stage; who has gone on since stays there. */
    async restorePessoas(empresaId: number, id: number, usuarioId: number): Promise<void> {
      await sql`
        with voltam as (
          update inscricao i set etapa_id = ${id}, movida_por = ${usuarioId}, versao = i.versao + 1,
            na_etapa_desde = coalesce((e.dados->>'desde')::timestamptz, now()),
            motivo_id = (e.dados->>'deMotivoId')::bigint
          from evento e
          where e.empresa_id = ${empresaId} and e.inscricao_id = i.id and e.tipo = 'inscricao_movida'
            and e.criado_em = (${removalOf(empresaId, id)}) and (e.dados->>'deEtapaId')::bigint = ${id}
            and i.empresa_id = ${empresaId} and i.etapa_id = (e.dados->>'etapaId')::bigint
            and not exists (select 1 from evento depois
              where depois.inscricao_id = i.id and depois.tipo = 'inscricao_movida' and depois.id > e.id)
          returning i.id, i.campanha_id, i.talento_id, old.etapa_id as de, old.na_etapa_desde as desde,
            old.motivo_id as de_motivo_id, i.motivo_id
        )
        insert into evento (empresa_id, campanha_id, talento_id, inscricao_id, usuario_id, tipo, dados)
        select ${empresaId}, campanha_id, talento_id, id, ${usuarioId}, 'inscricao_movida', jsonb_build_object(
          'deEtapaId', de, 'etapaId', ${id}::bigint, 'isDesfeito', true, 'desde', desde)
          || jsonb_strip_nulls(jsonb_build_object('motivoId', motivo_id, 'deMotivoId', de_motivo_id))
        from voltam order by id
      `.execute(trx)
    },
  }
}

/** The moment of a stage's last removal. */
const removalOf = (empresaId: number, id: number) => sql<Date>`
  select criado_em from evento where empresa_id = ${empresaId} and tipo = 'etapa_removida'
    and (dados->>'etapaId')::bigint = ${id} order by id desc limit 1`
