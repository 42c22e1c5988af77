import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { cancelWaiting, mayBeStopped } from '../../database/sql/cancel-waiting'
import { stillTells } from '../../database/sql/still-tells'
import { isOpen, isPresente } from '../../database/sql/inscricao-waits'

/** A mail that has not left, under the name of its table. */
const isUnsent = (m: string) => sql<boolean>`(${mayBeStopped(m)} or ${sql.ref(`${m}.estado`)} = 'erro')`

/** Mails to a person that open a page of their own, and have not left. */
export function createMailedChavesRepository(trx: Kysely<Database>) {
  return {
    /** Held until the transaction ends. */
    holdUnsent: (empresaId: number, talentoId: number) =>
      trx
        .selectFrom('mensagem as m')
        .innerJoin('talento as t', 't.id', 'm.talentoId')
        .leftJoin('inscricao as i', 'i.id', 'm.inscricaoId')
        .leftJoin('campanha as c', 'c.id', 'i.campanhaId')
        .leftJoin('etapa as e', 'e.id', 'i.etapaId')
        .select(['m.id', 'm.tipo', 'm.destinatario', 'm.corpo', 'm.estado'])
        .select(['i.identificador as inscricao', 't.identificador as talento', 't.email'])
        // What failed long ago is told to another mailbox only as long as it is so: nobody has had an answer since.
        .select(
          sql<boolean>`(m.estado <> 'erro' or case m.tipo when 'retencao' then ${stillTells('m', 't')}
            else ${isPresente} and i.respondida_em is null and ${isOpen(sql`e.tipo`)}
              and c.encerrada_em is null and c.excluida_em is null end)`.as('isCurrent'),
        )
        .where('m.empresaId', '=', empresaId)
        .where('m.talentoId', '=', talentoId)
        .where('m.canal', '=', 'EMAIL')
        .where('m.tipo', 'in', ['confirmacao', 'retencao'])
        .where(isUnsent('m'))
        .orderBy('m.id')
        .forUpdate('m')
        .execute(),

    /** What was mailed to the former mailbox and names none opens nothing any more, and none is asked for. */
    async closeFormer(empresaId: number, talentoId: number): Promise<void> {
      await trx
        .updateTable('talento')
        .set({ emailPedido: null })
        .where('empresaId', '=', empresaId)
        .where('id', '=', talentoId)
        .where('emailPedido', 'is not', null)
        .execute()
      await trx
        .updateTable('inscricao')
        .set({ chaveAntiga: false })
        .where('empresaId', '=', empresaId)
        .where('talentoId', '=', talentoId)
        .where('chaveAntiga', '=', true)
        .execute()
    },

    async cancel(empresaId: number, id: number): Promise<void> {
      await cancelWaiting(trx, empresaId).where('id', '=', id).execute()
    },

    /** It waits for this mailbox: what another one said to an earlier try says nothing of it. */
    async address(empresaId: number, id: number, destinatario: string, corpo: string): Promise<void> {
      await trx
        .updateTable('mensagem')
        .set({
          destinatario,
          corpo,
          estado: 'pendente',
          erro: null,
          entregueDesde: null,
          alteradaEm: sql<Date>`now()`,
          tentativas: sql<number>`case estado when 'erro' then 0 else tentativas end`,
        })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .where(isUnsent('mensagem'))
        .execute()
    },
  }
}

export type Mailed = Awaited<
  ReturnType<ReturnType<typeof createMailedChavesRepository>['holdUnsent']>
>[number]
