import type { FiltroTalentosBody } from '@seleta/contract/talentos'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { ModoBusca } from '../talentos/talentos-filter'
import { talentosSource, talentosWhere } from '../talentos/talentos-repository'

/** People looked at; past them a count says 'at least'. */
export const FACETAS_MAX = 1000
/** Commonest functions and cities that are offered without searching. */
const TOP = 30

export const CATEGORIAS = [
  'funcoes',
  'cidades',
  'tempoExperiencia',
  'habilidades',
  'idiomas',
  'niveisEducacionais',
] as const
export type Categoria = (typeof CATEGORIAS)[number]

export interface ContagemRow {
  readonly categoria: Categoria
  readonly valor: string
  readonly rotulo: string
  readonly total: number
}

/** Counts people by what the filter panel offers. */
export function createFacetasRepository(db: Kysely<Database>) {
  return {
    /**
     * Counts of all categories over the people that a filter finds, in one pass over at most `FACETAS_MAX` of them.
     * @param picked functions and cities to count even when they are rare
     */
    async count(
      empresaId: number,
      filtro: FiltroTalentosBody,
      modo: ModoBusca,
      picked: { readonly funcoes: readonly number[]; readonly cidades: readonly number[] },
    ): Promise<{ rows: ContagemRow[]; isParcial: boolean }> {
      const { rows } = await sql<
        ContagemRow | { categoria: 'todos'; valor: string; rotulo: string; total: number }
      >`
        with alvo as materialized (
          select t.funcao_ids, t.cidade_id, t.tempo_experiencia, t.habilidades, t.idiomas, t.formacao
          from ${talentosSource(filtro)} where ${talentosWhere(empresaId, filtro, modo)} limit ${FACETAS_MAX + 1}
        ), por_funcao as (
          select f as id, count(*)::int as total from alvo, unnest(alvo.funcao_ids) f group by f
        ), por_cidade as (
          select cidade_id as id, count(*)::int as total from alvo where cidade_id is not null group by 1
        )
        select 'todos' as categoria, '' as valor, '' as rotulo, count(*)::int as total from alvo
        union all
        select 'tempoExperiencia', tempo_experiencia, '', count(*)::int from alvo
          where tempo_experiencia is not null group by 2
        union all
        select 'niveisEducacionais', formacao, '', count(*)::int from alvo where formacao is not null group by 2
        union all
        select 'habilidades', v, '', count(*)::int from alvo, unnest(alvo.habilidades) v group by 2
        union all
        select 'idiomas', v, '', count(*)::int from alvo, unnest(alvo.idiomas) v group by 2
        union all
        select 'funcoes', f.id::text, f.descricao, coalesce(n.total, 0)
          from funcao f left join por_funcao n on n.id = f.id
          where f.id = any(${picked.funcoes}::bigint[])
            or f.id in (select id from por_funcao order by total desc, id limit ${TOP})
        union all
        select 'cidades', c.id::text, c.nome || ' – ' || c.uf, coalesce(n.total, 0)
          from cidade c left join por_cidade n on n.id = c.id
          where c.id = any(${picked.cidades}::bigint[])
            or c.id in (select id from por_cidade order by total desc, id limit ${TOP})
      `.execute(db)
      const todos = rows.find(({ categoria }) => categoria === 'todos')?.total ?? 0
      return { rows: rows.filter(isContagem), isParcial: todos > FACETAS_MAX }
    },
  }
}

const isContagem = (row: { readonly categoria: string }): row is ContagemRow => row.categoria !== 'todos'
