import type { Origem } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createRespostasRepository } from './respostas-repository'
import type { Envio } from './triagem'

export interface NovaInscricao {
  readonly id: number
  /** Random, as the candidate's own page knows it. */
  readonly identificador: string
}

/** Applications. Every function runs inside a transaction that holds the campaign's row. */
export function createInscricoesRepository(trx: Kysely<Database>) {
  return {
    /** Which of these people stand in the campaign and have not withdrawn; their applications are held. */
    async listAtivas(
      empresaId: number,
      campanhaId: number,
      talentoIds: readonly number[],
    ): Promise<number[]> {
      if (talentoIds.length === 0) return []
      const rows = await trx
        .selectFrom('inscricao')
        .select('talentoId')
        .where('empresaId', '=', empresaId)
        .where('campanhaId', '=', campanhaId)
        .where('talentoId', 'in', talentoIds)
        .where('situacao', '=', 'ativa')
        .forUpdate()
        .execute()
      return rows.map(({ talentoId }) => talentoId)
    },

    /**
     * New applications with their answers, in the order of the people. Who is in the campaign already is left out.
     * @param reabre an application that was withdrawn begins anew
     * @returns those that were written, by person
     */
    async insertAll(
      empresaId: number,
      campanha: { readonly id: number; readonly etapaId: number | null },
      {
        origem,
        fonte,
        reabre,
      }: { readonly origem: Origem; readonly fonte: string; readonly reabre: boolean },
      pessoas: readonly { readonly talentoId: number; readonly envio: Envio | null }[],
    ): Promise<ReadonlyMap<number, NovaInscricao>> {
      if (pessoas.length === 0) return new Map()
      const linhas = pessoas.map(({ talentoId, envio }, n) => ({
        n,
        talentoId,
        motivo: envio?.eliminadaMotivo ?? null,
        sinais: (envio?.sinais ?? []).map((pergunta) => ({ pergunta })),
      }))
      const { rows } = await sql<NovaInscricao & { talentoId: number }>`
        insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, origem, fonte, eliminada_motivo,
          sinalizacoes, posicao)
        select ${empresaId}, ${campanha.id}, p."talentoId", ${campanha.etapaId}, ${origem}, ${fonte}, p.motivo,
          p.sinais, -extract(epoch from clock_timestamp()) + p.n / 1e4
        from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as p (
          n int, "talentoId" bigint, motivo text, sinais jsonb)
        order by p.n
        on conflict (campanha_id, talento_id) ${reabre ? REABRE : sql`do nothing`}
        returning id, identificador, talento_id
      `.execute(trx)
      const novas = new Map(
        rows.map(({ talentoId, id, identificador }) => [talentoId, { id, identificador }]),
      )
      const respostas = createRespostasRepository(trx)
      for (const { talentoId, envio } of pessoas) {
        const nova = novas.get(talentoId)
        if (envio !== null && nova !== undefined)
          await respostas.replace(empresaId, campanha.id, nova.id, envio)
      }
      return novas
    },

    /** All applications of these people, by campaign: their scores change with the person. */
    async listByCampanha(
      empresaId: number,
      talentoIds: readonly number[],
    ): Promise<{ campanhaId: number; inscricaoIds: number[] }[]> {
      if (talentoIds.length === 0) return []
      const { rows } = await sql<{ campanhaId: number; inscricaoIds: number[] }>`
        select i.campanha_id, array_agg(i.id order by i.id) as inscricao_ids
        from inscricao i join campanha p on p.id = i.campanha_id and p.excluida_em is null
        where i.empresa_id = ${empresaId} and i.talento_id = any(${talentoIds}::bigint[])
        group by 1 order by 1
      `.execute(trx)
      return rows
    },
  }
}

const REABRE = sql`do update set situacao = 'ativa', retirada_em = null, respondida_em = null,
          etapa_id = excluded.etapa_id, fonte = excluded.fonte, eliminada_motivo = excluded.eliminada_motivo,
          sinalizacoes = excluded.sinalizacoes, posicao = excluded.posicao, na_etapa_desde = now(),
          versao = inscricao.versao + 1`
