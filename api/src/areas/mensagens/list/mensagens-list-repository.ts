import type { MensagensQuery } from '@seleta/contract/avisos'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/**
 * The outbox of a company as its people see it: messages to candidates, never those with one-use links, and none of
 * people who are hidden.
 */
export function createMensagensListRepository(db: Kysely<Database>) {
  /** @param filtro all of them, or those that did not leave */
  const visible = (empresaId: number, { falhas = false }: Partial<MensagensQuery> = {}) =>
    db
      .selectFrom('mensagem as m')
      .leftJoin('talento as t', 't.id', 'm.talentoId')
      .where('m.empresaId', '=', empresaId)
      .where('m.publico', '=', 'candidato')
      .where('t.ocultaEm', 'is', null)
      .$if(falhas, (query) => query.where('m.estado', '=', 'erro'))

  return {
    /** Failures first, then what waits, then the newest (product 10). */
    list: (empresaId: number, { page, size, ...filtro }: MensagensQuery) =>
      visible(empresaId, filtro)
        .leftJoin('campanha as c', 'c.id', 'm.campanhaId')
        .select([
          'm.id',
          'm.tipo',
          'm.canal',
          'm.destinatario',
          'm.assunto',
          'm.corpo',
          'm.estado',
          'm.erro',
          'm.criadaEm',
          'm.enviadaEm',
          't.identificador as talentoIdentificador',
          't.nome as talentoNome',
          'c.id as campanhaId',
          'c.nome as campanhaNome',
        ])
        .orderBy(
          sql`case m.estado when 'erro' then 0 when 'sem_canal' then 1 when 'pendente' then 2 when 'enviando' then 2 else 3 end`,
        )
        .orderBy('m.id', 'desc')
        .offset(page * size)
        .limit(size)
        .execute(),

    async count(empresaId: number, filtro: MensagensQuery): Promise<number> {
      const { total } = await visible(empresaId, filtro)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** Puts a failed e-mail back into the queue. Answers whether there was one. */
    async requeue(empresaId: number, id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('mensagem')
        .set({
          estado: 'pendente',
          tentativas: 0,
          erro: null,
          entregueDesde: null,
          enviarDepoisDe: sql<Date>`now()`,
          alteradaEm: sql<Date>`now()`,
        })
        .where('empresaId', '=', empresaId)
        .where('publico', '=', 'candidato')
        .where('id', '=', id)
        .where('canal', '=', 'EMAIL')
        .where('estado', '=', 'erro')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** A WhatsApp message that waits for a hand: what the recruiter sent. Answers it when there was one. */
    async markSent(trx: Kysely<Database>, empresaId: number, id: number) {
      const row = await trx
        .updateTable('mensagem')
        .set({ estado: 'enviada', enviadaEm: sql<Date>`now()`, alteradaEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('publico', '=', 'candidato')
        .where('id', '=', id)
        .where('canal', '=', 'WHATSAPP')
        .where('estado', '=', 'pendente')
        .returning(['id', 'campanhaId', 'talentoId', 'inscricaoId', 'etapaId', 'tipo'])
        .executeTakeFirst()
      return row ?? null
    },

    async markRespondida(trx: Kysely<Database>, empresaId: number, inscricaoId: number): Promise<void> {
      await trx
        .updateTable('inscricao')
        .set({ respondidaEm: sql<Date>`coalesce(respondida_em, now())` })
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricaoId)
        .execute()
    },

    async exists(empresaId: number, id: number): Promise<boolean> {
      const row = await visible(empresaId).select('m.id').where('m.id', '=', id).executeTakeFirst()
      return row !== undefined
    },
  }
}
