import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/schema'
import { closedByItselfAt, isCampanhaAberta } from '../../../domain/campanha/campanhas-repository'

/** What search engines may find, company by company. They belong to no company: the address names it. */
export function createSitemapsRepository(db: Kysely<Database>) {
  const aberta = isCampanhaAberta('p')

  return {
    /**
     * Companies with open jobs: how many, and when a page of theirs last changed, came or went. A job that passed its
     * closing date went at that midnight, without anybody writing it down.
     */
    async listEmpresas(): Promise<{ slug: string; abertas: number; changedAt: Date }[]> {
      const { rows } = await sql<{ slug: string; abertas: number; changedAt: Date }>`
        select e.slug, p.abertas, p.changed_at
        from (
          select p.empresa_id, count(*) filter (where ${aberta}) as abertas,
            max(greatest(p.alterada_em, p.publicada_em, p.excluida_em, ${closedByItselfAt('p')})) as changed_at
          from campanha p
          where p.publicada_em is not null
          group by p.empresa_id
        ) p
        join empresa e on e.id = p.empresa_id
        where p.abertas > 0
        order by p.empresa_id
      `.execute(db)
      return rows
    },

    /** Open jobs of a company, in the order of their ids. */
    listVagas: (slug: string, part: { readonly offset: number; readonly limit: number }) =>
      db
        .selectFrom('campanha as p')
        .innerJoin('empresa as e', 'e.id', 'p.empresaId')
        .where('e.slug', '=', slug)
        .where('p.publicadaEm', 'is not', null)
        .where(aberta)
        .select(['p.id', sql<Date>`greatest(p.alterada_em, p.publicada_em)`.as('changedAt')])
        .orderBy('p.id')
        .offset(part.offset)
        .limit(part.limit)
        .execute(),
  }
}
