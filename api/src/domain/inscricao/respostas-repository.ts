import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema'
import { insertArquivo } from '../../ground/files/arquivos-repository'
import type { Envio, KeptEnvio } from './triagem'

/** Answers of an application, in the transaction that writes it. */
export function createRespostasRepository(trx: Kysely<Database>) {
  return {
    /** What was answered by somebody who has just applied. */
    async write(empresaId: number, campanhaId: number, inscricaoId: number, envio: Envio): Promise<void> {
      await this.writeKept(empresaId, campanhaId, inscricaoId, await this.keep(empresaId, envio))
    },

    /** Keeps the recordings of answers, for now or for later. */
    async keep(empresaId: number, { respostas, eliminadaMotivo, sinais, videos }: Envio): Promise<KeptEnvio> {
      const kept: { perguntaId: string; arquivoId: number }[] = []
      for (const video of videos)
        kept.push({
          perguntaId: video.perguntaId,
          arquivoId: await insertArquivo(trx, empresaId, video),
        })
      return { respostas, eliminadaMotivo, sinais, videos: kept }
    },

    /** What an application has, as it would wait for its person's word. */
    async read(empresaId: number, inscricaoId: number): Promise<KeptEnvio> {
      const answers = sql`from resposta r join pergunta q on q.id = r.pergunta_id
        where r.empresa_id = ${empresaId} and r.inscricao_id = i.id`
      const { rows } = await sql<KeptEnvio>`
        select i.eliminada_motivo, array(select s->>'pergunta' from jsonb_array_elements(i.sinalizacoes) s) as sinais,
          (select coalesce(jsonb_agg(jsonb_build_object('perguntaId', q.chave, 'valor', r.valor,
            'nota', r.correta::int) order by r.id), '[]') ${answers} and r.arquivo_id is null) as respostas,
          (select coalesce(jsonb_agg(jsonb_build_object('perguntaId', q.chave, 'arquivoId', r.arquivo_id) order by r.id), '[]')
            ${answers} and r.arquivo_id is not null) as videos
        from inscricao i where i.empresa_id = ${empresaId} and i.id = ${inscricaoId}
      `.execute(trx)
      return rows[0] ?? { respostas: [], eliminadaMotivo: null, sinais: [], videos: [] }
    },

    /** What was answered, with recordings that are kept already, instead of what was answered before. */
    async replaceKept(
      empresaId: number,
      campanhaId: number,
      inscricaoId: number,
      envio: KeptEnvio,
    ): Promise<void> {
      await trx
        .deleteFrom('resposta')
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .execute()
      await this.writeKept(empresaId, campanhaId, inscricaoId, envio)
    },

    /**
     * As `write`, with recordings that are kept already. What was answered may have waited for its person's word: a
     * question that was removed meanwhile keeps its answer, as it keeps those that were there.
     */
    async writeKept(
      empresaId: number,
      campanhaId: number,
      inscricaoId: number,
      { respostas, videos }: KeptEnvio,
    ): Promise<void> {
      /** The question as it stands, or stood last. */
      const asked = (chave: RawBuilder<unknown>) => sql`
        select q.id from pergunta q
        where q.empresa_id = ${empresaId} and q.campanha_id = ${campanhaId} and q.chave = ${chave}
        order by q.removida_em desc nulls first limit 1`
      if (respostas.length > 0) {
        await sql`
          insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, correta)
          select ${empresaId}, ${inscricaoId}, p.id, r.valor, r.nota = 1
          from jsonb_to_recordset(${JSON.stringify(respostas)}::jsonb) as r (
            "perguntaId" uuid, valor jsonb, nota float8)
          cross join lateral (${asked(sql`r."perguntaId"`)}) p
        `.execute(trx)
      }
      for (const { perguntaId, arquivoId } of videos) {
        await sql`
          insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, arquivo_id)
          select ${empresaId}, ${inscricaoId}, p.id, '"video"'::jsonb, ${arquivoId}
          from (${asked(sql`${perguntaId}::uuid`)}) p
        `.execute(trx)
      }
    },
  }
}
