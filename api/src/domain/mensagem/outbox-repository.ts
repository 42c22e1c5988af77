import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Destinatario, NovaMensagem } from './mensagem'

/** Writes messages in the transaction of what they tell of. Sending is the worker's. */
export function createOutboxRepository(trx: Kysely<Database>) {
  const destinatarios = (empresaId: number) =>
    trx
      .selectFrom('inscricao as i')
      .innerJoin('talento as t', 't.id', 'i.talentoId')
      .innerJoin('campanha as p', 'p.id', 'i.campanhaId')
      .select([
        'i.id as inscricaoId',
        'i.talentoId',
        'i.campanhaId',
        't.nome',
        't.email',
        't.telefone',
        'p.nome as vaga',
        'p.nomeEmpresa as empresa',
      ])
      .where('i.empresaId', '=', empresaId)
      .where('i.situacao', '=', 'ativa')
      // Erased people are never written to.
      .where('t.anonimizadoEm', 'is', null)

  return {
    async findDestinatario(empresaId: number, inscricaoId: number): Promise<Destinatario | null> {
      const row = await destinatarios(empresaId).where('i.id', '=', inscricaoId).executeTakeFirst()
      return row ?? null
    },

    /** Active people of a campaign who are not hired, and whom no message has told that they are out. */
    listSemResposta: (empresaId: number, campanhaId: number): Promise<Destinatario[]> =>
      destinatarios(empresaId)
        .leftJoin('etapa as e', 'e.id', 'i.etapaId')
        .where('i.campanhaId', '=', campanhaId)
        .where((eb) => eb.or([eb('e.tipo', 'is', null), eb('e.tipo', '!=', 'contratado')]))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('mensagem as m')
                .whereRef('m.inscricaoId', '=', 'i.id')
                .whereRef('m.etapaId', '=', 'e.id')
                .where('e.tipo', '=', 'reprovado')
                .where('m.estado', 'in', ['pendente', 'enviando', 'enviada'])
                .select('m.id'),
            ),
          ),
        )
        .orderBy('i.id')
        .execute(),

    /** Confirmations written to an address in the last day, whatever became of them; `+…` names the same mailbox. */
    async countConfirmacoes(
      destinatario: string,
      campanhaId: number,
    ): Promise<{ daCampanha: number; todas: number }> {
      const { rows } = await sql<{ daCampanha: number; todas: number }>`
        select count(*) filter (where campanha_id = ${campanhaId})::int as da_campanha, count(*)::int as todas
        from mensagem where tipo = 'confirmacao' and criada_em > now() - interval '1 day'
          and public.f_caixa(destinatario) = public.f_caixa(${destinatario})
      `.execute(trx)
      return rows[0] ?? { daCampanha: 0, todas: 0 }
    },

    /** A second message of one stage to one person is silently left out (product 49). */
    async insert(
      empresaId: number,
      mensagens: readonly NovaMensagem[],
      esperaSegundos: number,
    ): Promise<void> {
      if (mensagens.length === 0) return
      const enviarDepoisDe = sql<Date>`now() + make_interval(secs => ${esperaSegundos})`
      await trx
        .insertInto('mensagem')
        .values(mensagens.map((mensagem) => ({ ...mensagem, empresaId, enviarDepoisDe })))
        .onConflict((oc) => oc.doNothing())
        .execute()
    },

    /** Takes back what a stage was about to send. What is being sent or was sent stays. */
    async cancelEtapa(empresaId: number, inscricaoId: number, etapaId: number): Promise<void> {
      await trx
        .updateTable('mensagem')
        .set({ estado: 'cancelada', alteradaEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .where('etapaId', '=', etapaId)
        .where('tipo', '=', 'etapa')
        .where('estado', 'in', ['pendente', 'sem_canal'])
        .execute()
    },

    /** Puts back what the person's last move took back. Called before that move's own undoing is logged. */
    async restoreEtapa(empresaId: number, inscricaoId: number, etapaId: number): Promise<void> {
      await sql`
        update mensagem set estado = 'pendente', alterada_em = now()
        where empresa_id = ${empresaId} and inscricao_id = ${inscricaoId} and etapa_id = ${etapaId}
          and tipo = 'etapa' and estado = 'cancelada' and destinatario <> ''
          and alterada_em = (select criado_em from evento
            where inscricao_id = ${inscricaoId} and tipo = 'inscricao_movida' order by id desc limit 1)
      `.execute(trx)
    },
  }
}
