import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** What a mailed key opens since its application, or its person, is another's. */
export function createFormerChavesRepository(db: Kysely<Database>) {
  return {
    /**
     * Random ids of all who are one with the person by joins that stand, of whom they had been one with until that was
     * taken apart, and of whom they were taken for until that one had another mailbox: keys were mailed for each of them.
     */
    async listUnidas(empresaId: number, talentoId: number): Promise<string[]> {
      const { rows } = await sql<{ identificador: string }>`
        select f.unida->'talento'->>'identificador' as identificador from fusao f
        where f.empresa_id = ${empresaId} and f.talento_id = ${talentoId} and f.unida is not null and f.desfeita_em is null
        union select t.identificador::text from evento e
          join fusao f on f.empresa_id = e.empresa_id and f.id = (e.dados->>'fusaoId')::bigint
          join talento t on t.empresa_id = f.empresa_id and t.id = f.talento_id
        where e.empresa_id = ${empresaId} and e.talento_id = ${talentoId} and e.tipo = 'talento_separado'
          and case when f.unida is null then f.talento_id <> ${talentoId}
            else (f.unida->'talento'->>'id')::bigint = ${talentoId} end
        union select e.dados->>'deCaixa' from evento e
        where e.empresa_id = ${empresaId} and e.talento_id = ${talentoId} and e.tipo = 'talento_separado'
          and e.dados ? 'deCaixa'
      `.execute(db)
      return rows.map((row) => row.identificador)
    },

    /** What these people, by their random ids, have in a campaign, and where they are reached. */
    async listBeside(empresaId: number, campanhaId: number, talentos: readonly string[]) {
      const { rows } = await sql<{ inscricao: string; talento: string; email: string }>`
        select i.identificador as inscricao, t.identificador as talento, t.email from talento t
          join inscricao i on i.empresa_id = t.empresa_id and i.talento_id = t.id and i.campanha_id = ${campanhaId}
        where t.empresa_id = ${empresaId} and t.identificador = any(${talentos}::uuid[]) and t.email is not null
      `.execute(db)
      return rows
    },

    /** The application that stands for one which gave way to it when two people were joined; null when none does. */
    async findFicante(identificador: string): Promise<string | null> {
      const { rows } = await sql<{ identificador: string }>`
        with recursive largada as (
          select f.empresa_id, d->'inscricao'->>'identificador' as identificador, (d->'inscricao'->>'id')::bigint as id,
            (d->>'ficaId')::bigint as fica_id
          from fusao o join fusao f on f.empresa_id = o.empresa_id and f.talento_id = o.talento_id
              and f.unida is not null and f.desfeita_em is null
            cross join lateral jsonb_array_elements(f.unida->'largadas') d
          where o.unida is not null and o.desfeita_em is null
            and jsonb_path_query_array(o.unida, '$.largadas[*].inscricao.identificador') @> to_jsonb(${identificador}::text)
        ), fica as (
          select empresa_id, fica_id from largada where identificador = ${identificador}
          union select l.empresa_id, l.fica_id from fica k join largada l on l.id = k.fica_id
        )
        select i.identificador from fica k join inscricao i on i.id = k.fica_id and i.empresa_id = k.empresa_id limit 1
      `.execute(db)
      return rows[0]?.identificador ?? null
    },
  }
}
