import type { MensagensQuery } from '@seleta/contract/avisos'
import type { CanalMensagem } from '@seleta/contract/canais'
import type { TabMensagens } from '@seleta/contract/limits'
import { TABS_MENSAGENS } from '@seleta/contract/limits'
import { FOR_HAND, RETURNABLE } from '@seleta/contract/mensagem-estados'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema'
import { addressOfToday, estadoOfToday, whereTo } from '../../../database/sql/address-of-today'
import { isOnlyCega } from '../../../database/sql/cega'
import { containsBusca } from '../../../database/sql/contains-busca'
import { type Keeper, keptBy } from '../../../database/sql/kept-by'

const destinatario = whereTo('m', 't')

const estado = estadoOfToday('m', 't')

/** What keeps it there, of one that could be tried again. */
const keeper = (empresaId: number) =>
  sql<Keeper | null>`case when ${estado} in (${sql.join(RETURNABLE)})
    then ${keptBy('m', 't', empresaId, sql`false`)} end`

/** The tab that a message stands in. */
const tab = sql<TabMensagens | null>`case
  when m.estado = 'erro' then 'FALHARAM'
  when m.estado = 'enviada' then 'ENVIADAS'
  when ${estado} in ('cancelada', 'sem_canal') then 'NAO_ENVIADAS'
  when m.canal = 'WHATSAPP' then 'WHATSAPP'
  else 'FILA' end`

/** What waits leaves in the order in which it came; what is over is read from the newest back. */
const orders: Readonly<Record<TabMensagens, RawBuilder<unknown>>> = {
  FALHARAM: sql`m.id desc`,
  FILA: sql`m.enviar_depois_de, m.id`,
  WHATSAPP: sql`m.id`,
  ENVIADAS: sql`m.enviada_em desc nulls last, m.id desc`,
  NAO_ENVIADAS: sql`m.id desc`,
}
const FAILURES_FIRST = sql`case ${estado}
  when 'erro' then 0 when 'sem_canal' then 1 when 'pendente' then 2 when 'enviando' then 2 else 3 end, m.id desc`

/** A message that may go back into the queue. */
export interface Returning {
  readonly id: number
  readonly canal: CanalMensagem
  /** Where it goes today; empty: nowhere. */
  readonly destinatario: string
}

/** Those that match, with their person and campaign. */
const findVisible = (
  db: Kysely<Database>,
  empresaId: number,
  { busca = '', campanha }: Pick<Partial<MensagensQuery>, 'busca' | 'campanha'> = {},
) =>
  db
    .selectFrom('mensagem as m')
    .leftJoin('talento as t', 't.id', 'm.talentoId')
    .leftJoin('campanha as c', 'c.id', 'm.campanhaId')
    .where('m.empresaId', '=', empresaId)
    .where('m.publico', '=', 'candidato')
    .where('t.ocultaEm', 'is', null)
    .$if(campanha !== undefined, (query) => query.where('m.campanhaId', '=', campanha ?? null))
    .$if(busca.trim() !== '', (query) =>
      query.where(
        containsBusca(
          sql<string>`public.f_busca(case when ${isOnlyCega(sql`m.talento_id`, empresaId)} then c.nome
            else concat_ws(' ', t.nome, ${destinatario}, m.assunto, c.nome) end)`,
          busca,
        ),
      ),
    )

/**
 * The outbox of a company as its people see it: messages to candidates, never those with one-use links, and none of
 * people who are hidden.
 */
export function createMensagensListRepository(db: Kysely<Database>) {
  return {
    /** One tab of them, or all: failures first, then what waits, then the newest (product 10, 67). */
    list: (empresaId: number, { page, size, tab: wanted, ...found }: MensagensQuery) =>
      findVisible(db, empresaId, found)
        .$if(wanted !== undefined, (query) => query.where(tab, '=', wanted ?? null))
        .select([
          'm.id',
          'm.tipo',
          'm.canal',
          destinatario.as('destinatario'),
          sql<string>`case when t.consentimento_revogado_em is null then ${addressOfToday('m', 't')} else '' end`.as(
            'deHoje',
          ),
          'm.assunto',
          'm.corpo',
          estado.as('estado'),
          keeper(empresaId).as('keeper'),
          'm.erro',
          'm.criadaEm',
          'm.enviadaEm',
          'm.enviarDepoisDe',
          't.identificador as talentoIdentificador',
          't.nome as talentoNome',
          'c.id as campanhaId',
          'c.nome as campanhaNome',
        ])
        .orderBy(wanted === undefined ? FAILURES_FIRST : orders[wanted])
        .offset(page * size)
        .limit(size)
        .execute(),

    /** How many each tab holds. */
    async count(
      empresaId: number,
      found: Pick<MensagensQuery, 'busca' | 'campanha'>,
    ): Promise<Record<TabMensagens, number>> {
      const rows = await findVisible(db, empresaId, found)
        .select([tab.as('tab'), sql<number>`count(*)`.as('total')])
        .groupBy(tab)
        .execute()
      const totals = new Map(rows.map((row) => [row.tab, row.total]))
      // Each tab of the list is a key.
      return Object.fromEntries(TABS_MENSAGENS.map((one) => [one, totals.get(one) ?? 0])) as Record<
        TabMensagens,
        number
      >
    },

    /**
     * Those that may go back into the queue (`keptBy`), with where they would go today. Held until the end of the
     * transaction.
     */
    async holdReturning(
      trx: Kysely<Database>,
      empresaId: number,
      ids: readonly number[],
    ): Promise<Returning[]> {
      return await trx
        .selectFrom('mensagem as m')
        .leftJoin('talento as t', 't.id', 'm.talentoId')
        .where('m.empresaId', '=', empresaId)
        .where('m.publico', '=', 'candidato')
        .where('m.id', 'in', ids)
        .where('m.estado', 'in', RETURNABLE)
        .where('t.ocultaEm', 'is', null)
        .where(keptBy('m', 't', empresaId, sql`n.id = any(${ids}::bigint[])`), 'is', null)
        .select(['m.id', 'm.canal', addressOfToday('m', 't').as('destinatario')])
        .forUpdate('m')
        .execute()
    },

    /** Puts messages back into the queue. */
    async requeue(
      trx: Kysely<Database>,
      empresaId: number,
      mensagens: readonly Pick<Returning, 'id' | 'destinatario'>[],
    ): Promise<void> {
      await sql`
        update mensagem m set estado = 'pendente', tentativas = 0, erro = null, entregue_desde = null,
          enviar_depois_de = greatest(m.enviar_depois_de, now()), alterada_em = now(), destinatario = v.destinatario
        from unnest(${mensagens.map(({ id }) => id)}::bigint[],
          ${mensagens.map(({ destinatario }) => destinatario)}::text[]) as v(id, destinatario)
        where m.empresa_id = ${empresaId} and m.id = v.id
      `.execute(trx)
    },

    /**
     * A WhatsApp message that waits for a hand: what the recruiter sent. Answers it when there was one.
     * @param opened the phone whose conversation they opened; null: the one of today
     */
    async markSent(trx: Kysely<Database>, empresaId: number, id: number, opened: string | null) {
      const row = await trx
        .updateTable('mensagem as m')
        .set({
          estado: 'enviada',
          enviadaEm: sql<Date>`now()`,
          alteradaEm: sql<Date>`now()`,
          destinatario: sql<string>`coalesce(${opened}, nullif((
            select ${addressOfToday('m', 't')} from talento t where t.id = m.talento_id), ''), m.destinatario)`,
        })
        .where('empresaId', '=', empresaId)
        .where('publico', '=', 'candidato')
        .where('id', '=', id)
        .where('canal', '=', FOR_HAND.canal)
        .where('estado', '=', FOR_HAND.estado)
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
      const row = await findVisible(db, empresaId).select('m.id').where('m.id', '=', id).executeTakeFirst()
      return row !== undefined
    },
  }
}
