import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** Whoever told first of people makes them. Inside its caller's transaction, which holds the people. */
export function createMakersRepository(trx: Kysely<Database>) {
  return {
    /** Jobs and courses of these people that no merge brought go with whoever had made them. */
    async dropUntold(empresaId: number, talentoIds: readonly number[]): Promise<void> {
      for (const [table, ids] of [
        ['experiencia', 'experiencia_ids'],
        ['formacao_academica', 'formacao_ids'],
      ] as const)
        await sql`
          delete from ${sql.table(table)} x where x.empresa_id = ${empresaId} and x.talento_id = any(${talentoIds}::bigint[])
            and not exists (select from fusao f where f.empresa_id = x.empresa_id and f.talento_id = x.talento_id
              and f.desfeita_em is null
              and (x.id = any(f.${sql.ref(ids)}) or f.unida->'linhas'->${table}::text @> to_jsonb(x.id)))
        `.execute(trx)
    },

    /** Merges by which people are made now are none any more, and the rows of their files have made them. */
    async turnIntoMakers(empresaId: number, fusaoIds: readonly number[]): Promise<void> {
      await sql`
        update importacao_linha l set situacao = 'criada', motivos = l.motivos - 'pessoa' from fusao f
        where f.empresa_id = ${empresaId} and f.id = any(${fusaoIds}::bigint[]) and l.empresa_id = f.empresa_id
          and l.importacao_id = f.importacao_id and l.numero = f.linha
      `.execute(trx)
      await sql`
        delete from fusao where empresa_id = ${empresaId} and id = any(${fusaoIds}::bigint[])
      `.execute(trx)
    },
  }
}
