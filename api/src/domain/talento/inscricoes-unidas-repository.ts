import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { etapaThatStands } from '../../database/sql/etapa-that-stands'
import { createAvaliacoesUnidas } from './avaliacoes-unidas-repository'
import { putBack } from './put-back-repository'

/** An application that had to give way to the other person's to the same campaign, whole. */
export interface DroppedInscricao {
  readonly inscricao: Readonly<Record<string, unknown>> & { readonly id: number }
  readonly respostas: readonly object[]
  /** Which one stands for both. */
  readonly ficaId: number
  readonly mensagens: readonly number[]
  readonly eventos: readonly number[]
  readonly declaracoes: readonly number[]
  /** Sendings that had made it, or the one that stands for both: none of them makes the other's. Not in older joins. */
  readonly fezInscricao?: readonly number[]
  /** Cards of the other application, of which those that held go on holding there. Not in older joins. */
  readonly avaliacoes?: readonly number[]
  /** Merges that it had come with. Not in older joins. */
  readonly fusoes?: readonly number[]
  /** What stages had written to its person, which no stage writes twice. Not in older joins. */
  readonly daEtapa?: readonly DaEtapa[]
}

interface DaEtapa {
  readonly etapaId: number
  readonly canal: string
  readonly mensagemId: number
}

/** Who stands where, now that two are two again. */
interface Voltando {
  readonly ficaId: number
  readonly voltaId: number
}

/** Applications to one campaign of two people who become one, and two again. Inside its caller's transaction. */
export function createInscricoesUnidas(trx: Kysely<Database>) {
  const avaliacoes = createAvaliacoesUnidas(trx)
  return {
    /**
     * Where both stand in one campaign, one application stands for both: that of who stays, unless it was withdrawn and
     * the other was not.
     */
    async join(empresaId: number, ficaId: number, vaiId: number): Promise<DroppedInscricao[]> {
      const { rows } = await sql<{ dropped: number; kept: number }>`
        select case when g.situacao = 'retirada' and v.situacao = 'ativa' then g.id else v.id end as dropped,
          case when g.situacao = 'retirada' and v.situacao = 'ativa' then v.id else g.id end as kept
        from inscricao g join inscricao v on v.campanha_id = g.campanha_id
        where g.empresa_id = ${empresaId} and g.talento_id = ${ficaId} and v.talento_id = ${vaiId} order by 1
      `.execute(trx)
      const largadas: DroppedInscricao[] = []
      for (const { dropped, kept } of rows) {
        const { rows: found } = await sql<DroppedInscricao>`
          select to_jsonb(i) as inscricao, ${kept}::bigint as "ficaId",
            (select coalesce(jsonb_agg(r), '[]') from resposta r where r.inscricao_id = i.id) as respostas,
            array(select id from mensagem where inscricao_id = i.id) as mensagens,
            array(select id from evento where inscricao_id = i.id) as eventos,
            array(select id from declaracao where inscricao_id = i.id) as declaracoes,
            array(select id from declaracao where empresa_id = i.empresa_id
              and inscricao_id in (i.id, ${kept}) and fez_inscricao) as "fezInscricao",
            array(select id from avaliacao where empresa_id = ${empresaId} and inscricao_id = i.id) as avaliacoes,
            array(select id from fusao where empresa_id = ${empresaId} and inscricao_id = i.id) as fusoes,
            (select coalesce(jsonb_agg(jsonb_build_object(
                'etapaId', m.etapa_id, 'canal', m.canal, 'mensagemId', m.mensagem_id)), '[]')
              from mensagem_da_etapa m where m.empresa_id = ${empresaId} and m.inscricao_id = i.id) as "daEtapa"
          from inscricao i where i.id = ${dropped} and i.empresa_id = ${empresaId}
        `.execute(trx)
        const [one] = found
        if (one === undefined) continue
        largadas.push(one)
        await giveWay(empresaId, one)
      }
      return largadas
    },

    /**
     * An application stands beside the other's again. What was written, said and judged of it goes with it, as far as it
     * is of these two still. Where its person has another one in that campaign now, that one goes on standing for both.
     */
    async part(empresaId: number, dropped: DroppedInscricao, { ficaId, voltaId }: Voltando): Promise<void> {
      const { id, talento_id: donaId, campanha_id: campanhaId } = dropped.inscricao
      const talentoId = donaId === voltaId ? voltaId : ficaId
      const { rows: standing } = await sql`
        select from inscricao
        where empresa_id = ${empresaId} and campanha_id = ${campanhaId} and talento_id = ${talentoId}
      `.execute(trx)
      if (standing.length > 0) return
      await putBack(trx, empresaId, {
        table: 'inscricao',
        rows: [dropped.inscricao],
        instead: {
          talento_id: sql`${talentoId}::bigint`,
          etapa_id: etapaThatStands(empresaId, 'v'),
          // Whoever has left the company since keeps nobody (decision 186).
          dono_id: sql`(select u.id from usuario u
            where u.empresa_id = ${empresaId} and u.id = v.dono_id and u.removido_em is null)`,
        },
      })
      await putBack(trx, empresaId, { table: 'resposta', rows: dropped.respostas })
      await repoint(empresaId, dropped, id, talentoId)
      await sql`
        update declaracao set fez_inscricao = true where empresa_id = ${empresaId}
          and id = any(${dropped.fezInscricao ?? []}::bigint[]) and inscricao_id in (${id}, ${dropped.ficaId})
      `.execute(trx)
      const { rows: cards } = await sql<{ id: number }>`
        select a.id from avaliacao a join inscricao i on i.empresa_id = a.empresa_id and i.id = a.inscricao_id
        where a.empresa_id = ${empresaId} and a.id = any(${dropped.avaliacoes ?? []}::bigint[])
          and i.talento_id in (${ficaId}, ${voltaId})
      `.execute(trx)
      await avaliacoes.part(
        empresaId,
        id,
        cards.map((card) => card.id),
      )
      await sql`
        update fusao set inscricao_id = ${id} where empresa_id = ${empresaId}
          and id = any(${dropped.fusoes ?? []}::bigint[]) and inscricao_id is null and talento_id = ${talentoId}
      `.execute(trx)
      await takeDaEtapa(empresaId, dropped, talentoId)
    },
  }

  /** The row goes; all that hangs on it stands with the one that stays. */
  async function giveWay(empresaId: number, dropped: DroppedInscricao): Promise<void> {
    const { inscricao, ficaId } = dropped
    await repoint(empresaId, dropped, ficaId, null)
    await sql`
      update declaracao set fez_inscricao = false
      where empresa_id = ${empresaId} and id = any(${dropped.fezInscricao ?? []}::bigint[])
    `.execute(trx)
    await avaliacoes.join(empresaId, ficaId, dropped.avaliacoes)
    // Recordings of the answers stay with what was sent.
    await sql`
      update declaracao set arquivo_ids = arquivo_ids || array(
        select arquivo_id from resposta
        where empresa_id = ${empresaId} and inscricao_id = ${inscricao.id} and arquivo_id is not null)
      where empresa_id = ${empresaId} and id = (
        select max(id) from declaracao where empresa_id = ${empresaId} and id = any(${dropped.declaracoes}::bigint[]))
    `.execute(trx)
    // What a stage has written to either is not written again to who is both.
    await sql`
      update mensagem_da_etapa m set inscricao_id = ${ficaId}
      where m.empresa_id = ${empresaId} and m.inscricao_id = ${inscricao.id} and not exists (
        select from mensagem_da_etapa k where k.empresa_id = ${empresaId} and k.inscricao_id = ${ficaId}
          and k.etapa_id = m.etapa_id and k.canal = m.canal)
    `.execute(trx)
    await sql`delete from inscricao where id = ${inscricao.id} and empresa_id = ${empresaId}`.execute(trx)
  }

  async function takeDaEtapa(
    empresaId: number,
    { inscricao, daEtapa = [] }: DroppedInscricao,
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
      select ${inscricao.id}, v."etapaId", v.canal, ${empresaId}, v."mensagemId" from ${kept} where ${isTheirs}
      on conflict do nothing
    `.execute(trx)
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
}
