import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { etapaThatStands } from '../../database/sql/etapa-that-stands'
import { createAvaliacoesUnidas } from './avaliacoes-unidas-repository'
import { putBack } from '../../database/put-back'
import type { Share, Standing } from './share-inscricoes'
import type { DroppedInscricao, Voltando } from './unida'

/** Applications that stand again when two people who were one are two. Inside its caller's transaction. */
export function createInscricoesDeVolta(trx: Kysely<Database>) {
  const avaliacoes = createAvaliacoesUnidas(trx)
  return {
    /** Where either of the two stands in these campaigns. */
    async listStanding(
      empresaId: number,
      campanhaIds: readonly number[],
      { ficaId, voltaId }: Voltando,
    ): Promise<Standing[]> {
      const { rows } = await sql<Standing>`
        select id, talento_id, campanha_id from inscricao where empresa_id = ${empresaId}
          and campanha_id = any(${campanhaIds}::bigint[]) and talento_id in (${ficaId}, ${voltaId})
      `.execute(trx)
      return rows
    },

    /** The application beside the other's, with what is of those for whom it stands; nothing when it stands already. */
    async bring(
      empresaId: number,
      { back, id, talentoId }: Share,
      { ficaId, voltaId }: Voltando,
    ): Promise<void> {
      const [first] = back
      if (first === undefined) return
      await putBack(trx, empresaId, {
        table: 'inscricao',
        rows: [first.inscricao],
        instead: {
          talento_id: sql`${talentoId}::bigint`,
          etapa_id: etapaThatStands(empresaId, 'v'),
          // Whoever has left the company since keeps nobody (decision 186).
          dono_id: sql`(select u.id from usuario u
            where u.empresa_id = ${empresaId} and u.id = v.dono_id and u.removido_em is null)`,
        },
      })
      await putBack(trx, empresaId, { table: 'resposta', rows: first.respostas })
      for (const dropped of back) await repoint(empresaId, dropped, id, talentoId)
      const { rows: cards } = await sql<{ id: number }>`
        select a.id from avaliacao a join inscricao i on i.empresa_id = a.empresa_id and i.id = a.inscricao_id
        where a.empresa_id = ${empresaId}
          and a.id = any(${back.flatMap((dropped) => dropped.avaliacoes ?? [])}::bigint[])
          and i.talento_id in (${ficaId}, ${voltaId})
      `.execute(trx)
      await avaliacoes.part(
        empresaId,
        id,
        cards.map((card) => card.id),
      )
      await sql`
        update fusao set inscricao_id = ${id} where empresa_id = ${empresaId}
          and id = any(${first.fusoes ?? []}::bigint[]) and inscricao_id is null and talento_id = ${talentoId}
      `.execute(trx)
      // What a stage has written for the one that stands goes before what it has written for another.
      for (const { daEtapa = [] } of back) await takeDaEtapa(empresaId, daEtapa, id, talentoId)
    },

    /** Who sent an application that stands for itself alone has made it, as before. */
    async giveOrigin(empresaId: number, { id, talentoId, fezInscricao }: Share): Promise<void> {
      await sql`
        update declaracao set fez_inscricao = true where empresa_id = ${empresaId}
          and id = any(${fezInscricao}::bigint[]) and inscricao_id = ${id} and talento_id = ${talentoId}
          -- Whoever has confirmed another one since has begun it by that.
          and not exists (select from declaracao d where d.empresa_id = ${empresaId} and d.inscricao_id = ${id}
            and d.fez_inscricao and d.id <> all(${fezInscricao}::bigint[]) and (d.talento_id = ${talentoId}
              or (d.pessoa->>'email')::citext = (
                select t.email from talento t where t.empresa_id = ${empresaId} and t.id = ${talentoId})))
      `.execute(trx)
    },

    repoint,
  }

  /** @param talentoId whose it has to be; null: whoever's */
  async function repoint(
    empresaId: number,
    { mensagens, eventos, declaracoes }: DroppedInscricao,
    inscricaoId: number,
    talentoId: number | null,
  ): Promise<void> {
    for (const [table, ids] of [
      ['mensagem', mensagens],
      ['evento', eventos],
      ['declaracao', declaracoes],
    ] as const)
      await sql`
        update ${sql.table(table)} set inscricao_id = ${inscricaoId}
        where empresa_id = ${empresaId} and id = any(${ids}::bigint[])
          and coalesce(talento_id = ${talentoId}::bigint, true)
      `.execute(trx)
  }

  async function takeDaEtapa(
    empresaId: number,
    daEtapa: NonNullable<DroppedInscricao['daEtapa']>,
    inscricaoId: number,
    talentoId: number,
  ): Promise<void> {
    const kept = sql`jsonb_to_recordset(${JSON.stringify(daEtapa)}::jsonb)
      as v ("etapaId" bigint, canal text, "mensagemId" bigint)`
    const isTheirs = sql`exists (select from mensagem m where m.empresa_id = ${empresaId} and m.id = v."mensagemId"
      and m.talento_id = ${talentoId} and m.estado <> 'cancelada')`
    await sql`
      delete from mensagem_da_etapa d using ${kept}
      where d.empresa_id = ${empresaId} and d.mensagem_id = v."mensagemId" and ${isTheirs}
    `.execute(trx)
    await sql`
      insert into mensagem_da_etapa (inscricao_id, etapa_id, canal, empresa_id, mensagem_id)
      select ${inscricaoId}, v."etapaId", v.canal, ${empresaId}, v."mensagemId" from ${kept} where ${isTheirs}
      on conflict do nothing
    `.execute(trx)
  }
}
