import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import type { FiltroTalentosBody } from '@seleta/contract/talentos'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema'
import {
  activeCategorias,
  CATEGORIAS,
  EMPRESA_LETTER,
  LETTERS,
  marcasQuery,
  type Categoria,
} from '../list/talentos-marcas'
import { hasKeyword } from '../list/keyword-search-repository'
import {
  createTalentosRepository,
  isCampanha,
  talentosSource,
  talentosWhere,
  whereIds,
} from '../list/talentos-repository'

/** People looked at; past them a count says 'at least'. */
const FACETAS_MAX = MAX_COUNT_FILTRO
/** Commonest functions and cities that are offered without searching. */
const TOP = 30

export interface ContagemRow {
  readonly categoria: Categoria
  readonly valor: string
  readonly rotulo: string
  readonly total: number
}

/** Counts people by what the filter panel offers. */
export function createFacetasRepository(db: Kysely<Database>) {
  const talentos = createTalentosRepository(db)

  /** The marks of those whom a filter finds, ready to be counted: a query. */
  async function findMarcas(empresaId: number, filtro: FiltroTalentosBody): Promise<RawBuilder<unknown>> {
    if (isCampanha(filtro)) {
      const query = marcasQuery(filtro, false)
      return sql`select marcas from escopo where ${query === null ? sql`true` : sql`marcas @@ ${query}::tsquery`}
        limit ${FACETAS_MAX + 1}`
    }
    if (hasKeyword(filtro))
      return sql`select m.marcas from talento_marcas m where ${whereIds(empresaId, await talentos.find(empresaId, filtro, 'exato'))}`
    return sql`select m.marcas from ${talentosSource(filtro)} where ${talentosWhere(empresaId, filtro, 'exato')}
      limit ${FACETAS_MAX + 1}`
  }

  async function countMarcas(
    empresaId: number,
    filtro: FiltroTalentosBody,
    categorias: readonly Categoria[],
  ): Promise<RawBuilder<unknown>> {
    return sql`(
      select left(marca, 1) as letra, substr(marca, 2) as valor, total
      from (
        select marca, count(*) as total
        from (select unnest(tsvector_to_array(marcas)) as marca from (${await findMarcas(empresaId, filtro)}) a) todas
        group by marca offset 0
      ) contadas
      where left(marca, 1) = any(${[EMPRESA_LETTER, ...categorias.map((categoria) => LETTERS[categoria])]}::text[])
    )`
  }

  return {
    /**
     * Counts of all categories over the people that a filter finds, each over those that it would find without what is
     * picked in it; at most `FACETAS_MAX` people for each (decision 064).
     */
    async count(
      empresaId: number,
      filtro: FiltroTalentosBody,
    ): Promise<{ rows: ContagemRow[]; isParcial: boolean }> {
      const active = activeCategorias(filtro)
      const open = CATEGORIAS.filter((categoria) => !active.includes(categoria))
      const parts = await Promise.all([
        countMarcas(empresaId, filtro, open),
        ...active.map((categoria) =>
          countMarcas(empresaId, { ...filtro, [categoria]: undefined }, [categoria]),
        ),
      ])
      const all = withoutCategorias(filtro)
      const { rows } = await sql<{
        categoria: Categoria | 'todos'
        valor: string
        rotulo: string
        total: number
      }>`
        with escopo as materialized (
          select m.marcas from ${talentosSource(all)}
          where ${isCampanha(filtro) ? talentosWhere(empresaId, all, 'exato') : sql`false`}
        ),
        marca as materialized (${sql.join(parts, sql` union all `)})
        select 'todos' as categoria, '' as valor, '' as rotulo, coalesce(max(total), 0) as total
          from marca where letra = ${EMPRESA_LETTER}
        union all
        select ${categoriaOf}, valor, '', total from marca where letra in ('x', 'h', 'i', 'n')
        union all
        select 'funcoes', f.id::text, f.descricao, coalesce(n.total, 0)
          from funcao f left join marca n on n.letra = 'f' and n.valor = f.id::text
          where f.id = any(${filtro.funcoes ?? []}::bigint[]) or f.id in (${commonest('f')})
        union all
        select 'cidades', c.id::text, c.nome || ' – ' || c.uf, coalesce(n.total, 0)
          from cidade c left join marca n on n.letra = 'c' and n.valor = c.id::text
          where c.id = any(${filtro.cidades ?? []}::bigint[]) or c.id in (${commonest('c')})
      `.execute(db)
      const largest = rows.find(({ categoria }) => categoria === 'todos')?.total ?? 0
      return { rows: rows.filter(isContagem), isParcial: largest > FACETAS_MAX }
    },
  }
}

const withoutCategorias = (filtro: FiltroTalentosBody): FiltroTalentosBody => ({
  ...filtro,
  ...Object.fromEntries(CATEGORIAS.map((categoria) => [categoria, undefined])),
})

const commonest = (letter: string): RawBuilder<unknown> =>
  sql`select valor::bigint from marca where letra = ${sql.lit(letter)} order by total desc, valor::bigint limit ${sql.lit(TOP)}`

/** The category behind a mark's letter. */
const categoriaOf = sql`case letra ${sql.join(
  CATEGORIAS.map((categoria) => sql`when ${sql.lit(LETTERS[categoria])} then ${sql.lit(categoria)}`),
  sql` `,
)} end`

const isContagem = (row: { readonly categoria: Categoria | 'todos' }): row is ContagemRow =>
  row.categoria !== 'todos'
