import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { cidadeInWords } from '../../../database/sql/cidade-in-words'
import { idade } from '../../../database/sql/talento-columns'

/** How many of a group applied, and how many of them got past. */
export interface GroupRow {
  readonly dimensao: 'sexo' | 'idade' | 'cidade'
  /** Empty where it is not known. */
  readonly grupo: string
  readonly antes: number
  readonly depois: number
}

/** Blind triage of a campaign (product 76, decision 193). */
export function createTriagemCegaRepository(db: Kysely<Database>) {
  return {
    /** Undefined: the company has no such campaign; null: nobody is hidden. */
    async findAte(empresaId: number, campanhaId: number): Promise<number | null | undefined> {
      const row = await db
        .selectFrom('campanha')
        .select('cegaAteEtapaId')
        .where('empresaId', '=', empresaId)
        .where('id', '=', campanhaId)
        .where('excluidaEm', 'is', null)
        .executeTakeFirst()
      return row === undefined ? undefined : row.cegaAteEtapaId
    },

    /** People are numbered from the first application that there is, or from the next one. */
    async set(empresaId: number, campanhaId: number, etapaId: number | null): Promise<void> {
      await sql`
        update campanha p set cega_ate_etapa_id = ${etapaId}, cega_base = coalesce(p.cega_base,
          (select min(i.id) - 1 from inscricao i where i.empresa_id = p.empresa_id and i.campanha_id = p.id),
          pg_sequence_last_value(pg_get_serial_sequence('inscricao', 'id')::regclass), 0)
        where p.empresa_id = ${empresaId} and p.id = ${campanhaId}
      `.execute(db)
    },

    /** Who applied and who got past the stage, by each group. */
    async countGroups(empresaId: number, campanhaId: number): Promise<GroupRow[]> {
      const { rows } = await sql<GroupRow>`
        with pessoas as (
          select i.revelada_em is not null as passou, coalesce(t.sexo, '') as sexo,
            case when ${idade} is null then '' when ${idade} < 25 then 'Até 24 anos' when ${idade} < 35 then '25 a 34 anos'
              when ${idade} < 45 then '35 a 44 anos' when ${idade} < 55 then '45 a 54 anos' else '55 anos ou mais' end as idade,
            coalesce(${cidadeInWords('c')}, '') as cidade
          from inscricao i join talento t on t.id = i.talento_id left join cidade c on c.id = t.cidade_id
          where i.empresa_id = ${empresaId} and i.campanha_id = ${campanhaId} and i.situacao <> 'oculta')
        select d.dimensao, d.grupo, count(*) as antes, count(*) filter (where passou) as depois
        from pessoas, lateral (values ('sexo', sexo), ('idade', pessoas.idade), ('cidade', cidade)) d (dimensao, grupo)
        group by 1, 2 order by 1, 3 desc, 2
      `.execute(db)
      return rows
    },
  }
}
