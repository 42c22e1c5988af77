import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { addressOfToday } from '../../../database/sql/address-of-today'
import { isAskedFor } from '../../../database/sql/cancel-waiting'
import { stillTells } from '../../../database/sql/still-tells'
import { appendMensagemEvento } from '../append-mensagem-evento'
import { mensagensJob } from './mensagens-job'

export interface MensagemNaFila {
  id: number
  identificador: string
  empresaId: number
  campanhaId: number | null
  talentoId: number | null
  inscricaoId: number | null
  etapaId: number | null
  publico: 'candidato' | 'usuario'
  tipo: string
  destinatario: string
  assunto: string
  corpo: string
  pararUrl: string | null
  tentativas: number
  remetenteNome: string | null
  remetenteEmail: string | null
  /** False once the person is hidden or took the consent back, unless they asked for it, and when it is not so any more. */
  isAllowed: boolean
  /** Its end was said to the mail server by a worker that did not live to hear the answer. */
  isEntregue: boolean
  /** Its person has no address for it. */
  isNowhere: boolean
  /** The job that has it. */
  tarefaId: string
}

/** A message in a job's hands; with the job, `tentativas` tells this hold from a later one. */
type TakenRow = Pick<MensagemNaFila, 'id' | 'tentativas' | 'tarefaId'>

/** What the log tells of a message. */
type MensagemDescartada = Pick<
  MensagemNaFila,
  'id' | 'empresaId' | 'campanhaId' | 'talentoId' | 'inscricaoId' | 'etapaId' | 'publico' | 'tipo'
>

/** An e-mail that waits, and no job sends it: none that lives, and no dead one that somebody may let begin anew. */
const IS_ORPHAN = sql`canal = 'EMAIL' and estado in ('pendente', 'enviando') and id not in (
  select i::bigint from fila.job j, jsonb_array_elements_text(j.data->'ids') as i
  where j.name = ${mensagensJob.name} and j.state <= 'active'
    or j.name = 'mortas' and j.source_name = ${mensagensJob.name} and j.state = 'created')`

/** Jobs and messages tell their times one after the other. */
const SLACK = sql`interval '1 second'`

/** The outbox as a job sees it, over all companies. */
export function createWorkerRepository(db: Kysely<Database>) {
  /** The message as long as it is in these hands: a worker that was too slow changes nothing any more. */
  const held = (executor: Kysely<Database>, { id, tentativas, tarefaId }: TakenRow) =>
    executor
      .updateTable('mensagem')
      .where('id', '=', id)
      .where('tentativas', '=', tentativas)
      .where('tarefaId', '=', tarefaId)
      .where('estado', '=', 'enviando')

  return {
    /**
     * Takes a message into a job's hands; two never have the same one (security R06). Null when there is nothing to
     * send any more, another job that lives has it, or it was put off: then it has a job at its time. A job that was killed
     * takes its own again. It goes, and is noted to go, where its person is reached now; what may be out keeps the address
     * where it may be.
     */
    async claim(id: number, tarefaId: string): Promise<MensagemNaFila | null> {
      const { rows } = await sql<MensagemNaFila>`
        with tomada as (
          update mensagem m set estado = 'enviando', tentativas = tentativas + 1, alterada_em = now(),
            tarefa_id = ${tarefaId}, destinatario = case when entregue_desde is not null then destinatario else coalesce(
              nullif((select ${addressOfToday('m', 't')} from talento t where t.id = m.talento_id), ''), destinatario) end
          where id = ${id} and canal = 'EMAIL' and (estado = 'pendente' and enviar_depois_de <= now() + ${SLACK} or estado = 'enviando' and (
            tarefa_id = ${tarefaId} or not exists (select from fila.job j
              where j.name = ${mensagensJob.name} and j.id = m.tarefa_id and j.state <= 'active')))
          returning *
        )
        select m.id, m.identificador, m.empresa_id, m.campanha_id, m.talento_id, m.inscricao_id, m.etapa_id,
          m.publico, m.tipo, m.destinatario, m.assunto, m.corpo, m.parar_url, m.tentativas, m.tarefa_id, p.remetente_nome, p.remetente_email,
          (m.talento_id is null or ${isAskedFor('m')} or (t.oculta_em is null and t.consentimento_revogado_em is null))
            and ${stillTells('m', 't')} as is_allowed,
          m.entregue_desde is not null as is_entregue, ${addressOfToday('m', 't')} = '' as is_nowhere
        from tomada m join empresa p on p.id = m.empresa_id left join talento t on t.id = m.talento_id
      `.execute(db)
      return rows[0] ?? null
    },

    /** Gives a job to e-mails that wait without one: what a restored backup holds for later, and those of a version without jobs. */
    async enqueueOrphans(): Promise<void> {
      await sql`
        select f_mensagens_na_fila(array_agg(id)) from mensagem where ${IS_ORPHAN} having count(*) > 0
      `.execute(db)
    },

    /**
     * Whoever runs the installation has thrown away the jobs of these messages: what no other job has does not leave by
     * itself any more.
     * @param erros what is said of one that did not go out, and of one that may have
     */
    async settleDescartadas(
      ids: readonly number[],
      { descartada, uncertain }: { readonly descartada: string; readonly uncertain: string },
    ): Promise<void> {
      const { rows } = await sql<MensagemDescartada>`
        update mensagem set estado = 'erro', alterada_em = now(),
          erro = case when entregue_desde is null then ${descartada} else ${uncertain} end
        where id = any(${ids}::bigint[]) and ${IS_ORPHAN}
        returning id, empresa_id, campanha_id, talento_id, inscricao_id, etapa_id, publico, tipo
      `.execute(db)
      for (const mensagem of rows) await appendOf(db, mensagem, 'mensagem_falhou')
    },

    /** Other words, before any of them is said. */
    async rewrite(trx: Kysely<Database>, mensagem: TakenRow, corpo: string): Promise<void> {
      await held(trx, mensagem).set({ corpo }).execute()
    },

    /**
     * Notes that the end of the message is about to be said.
     * @returns false when the message is in other hands by now: then it must not be said
     */
    async markEntrega(mensagem: TakenRow): Promise<boolean> {
      const { numUpdatedRows } = await held(db, mensagem)
        .set({ entregueDesde: sql<Date>`now()` })
        .where('entregueDesde', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** The mail server has answered that end, and did not take the message. */
    async clearEntrega(mensagem: TakenRow): Promise<void> {
      await held(db, mensagem).set({ entregueDesde: null }).execute()
    },

    /** The message is out. For its person that is an answer, unless it only confirmed the application or was its link. */
    async settleSent(mensagem: MensagemNaFila): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('mensagem')
          .set({
            estado: 'enviada',
            enviadaEm: sql<Date>`now()`,
            alteradaEm: sql<Date>`now()`,
            erro: null,
            // It held a one-use link.
            ...(mensagem.publico === 'usuario' && { corpo: '', pararUrl: null }),
          })
          .where('id', '=', mensagem.id)
          .execute()
        if (mensagem.inscricaoId !== null && !['confirmacao', 'link'].includes(mensagem.tipo)) {
          await trx
            .updateTable('inscricao')
            .set({ respondidaEm: sql<Date>`coalesce(respondida_em, now())` })
            .where('id', '=', mensagem.inscricaoId)
            .execute()
        }
        await appendOf(trx, mensagem, 'mensagem_enviada')
      })
    },

    async settleAdiada(mensagem: TakenRow, waitSeconds: number, erro: string | null): Promise<void> {
      await held(db, mensagem)
        .set({
          estado: 'pendente',
          erro,
          entregueDesde: null,
          enviarDepoisDe: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
          alteradaEm: sql<Date>`now()`,
        })
        .execute()
    },

    /** It waits as before it was taken: nothing was tried. */
    async giveBack(mensagem: TakenRow): Promise<void> {
      await held(db, mensagem)
        .set({ estado: 'pendente', tentativas: mensagem.tentativas - 1, alteradaEm: sql<Date>`now()` })
        .execute()
    },

    async settleErro(mensagem: MensagemNaFila, erro: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await held(trx, mensagem)
          .set({ estado: 'erro', erro, alteradaEm: sql<Date>`now()` })
          .executeTakeFirst()
        if (numUpdatedRows === 1n) await appendOf(trx, mensagem, 'mensagem_falhou')
      })
    },

    /**
     * Its person has no address for it any more.
     * @returns false when one was given while it was taken
     */
    async settleNowhere(mensagem: TakenRow): Promise<boolean> {
      const { numUpdatedRows } = await held(db, mensagem)
        .set({ estado: 'sem_canal', destinatario: '', alteradaEm: sql<Date>`now()` })
        .where(
          sql<boolean>`exists (select from mensagem m join talento t on t.id = m.talento_id
            where m.id = ${mensagem.id} and ${addressOfToday('m', 't')} = '')`,
        )
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async settleCancelada(id: number): Promise<void> {
      await db
        .updateTable('mensagem')
        .set({ estado: 'cancelada', alteradaEm: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    },
  }
}

async function appendOf(
  trx: Kysely<Database>,
  mensagem: MensagemDescartada,
  tipo: 'mensagem_enviada' | 'mensagem_falhou',
): Promise<void> {
  if (mensagem.publico === 'usuario') return
  await appendMensagemEvento(trx, mensagem.empresaId, mensagem, { tipo, usuarioId: null })
}
