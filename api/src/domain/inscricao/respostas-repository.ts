import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { insertArquivo } from '../../ground/files/arquivos-repository'
import type { Envio } from './triagem'

/** Answers of an application, in the transaction that writes it. */
export function createRespostasRepository(trx: Kysely<Database>) {
  return {
    /** What was answered, instead of what an older application answered. */
    async replace(
      empresaId: number,
      campanhaId: number,
      inscricaoId: number,
      { respostas, videos }: Envio,
    ): Promise<void> {
      await sql`
        delete from arquivo where empresa_id = ${empresaId} and id in (
          select arquivo_id from resposta where inscricao_id = ${inscricaoId} and empresa_id = ${empresaId})
      `.execute(trx)
      await trx
        .deleteFrom('resposta')
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .execute()
      if (respostas.length > 0) {
        await sql`
          insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, correta)
          select ${empresaId}, ${inscricaoId}, p.id, r.valor, r.nota = 1
          from jsonb_to_recordset(${JSON.stringify(respostas)}::jsonb) as r (
            "perguntaId" uuid, valor jsonb, nota float8)
          join pergunta p on p.chave = r."perguntaId" and p.campanha_id = ${campanhaId} and p.removida_em is null
        `.execute(trx)
      }
      for (const video of videos) {
        const arquivoId = await insertArquivo(trx, empresaId, video)
        await sql`
          insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, arquivo_id)
          select ${empresaId}, ${inscricaoId}, p.id, '"video"'::jsonb, ${arquivoId}
          from pergunta p
          where p.chave = ${video.perguntaId} and p.campanha_id = ${campanhaId} and p.removida_em is null
        `.execute(trx)
      }
    },
  }
}
