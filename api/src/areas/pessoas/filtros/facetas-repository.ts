import {
  MAX_COUNT_FILTRO,
  NO_ETAPA,
  NO_DONO,
  NO_MOTIVO,
  NO_MOTIVO_WORDS,
  SITUACOES_FILTRO,
} from '@seleta/contract/limits'
import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Busca } from '../../../database/sql/busca'
import { cidadeInWords } from '../../../database/sql/cidade-in-words'
import { isPresente } from '../../../database/sql/inscricao-waits'
import { motivoIdDe } from '../../../database/sql/motivo'
import {
  activeCategorias,
  CATEGORIAS,
  EMPRESA_LETTER,
  LETTERS,
  ORIGEM_LETTER,
  marcasQuery,
  type Categoria,
} from '../list/talentos-marcas'
import type { Autor } from '../../../ground/autor'
import { countDonos } from './facetas-donos-repository'
import { situacaoDaInscricao, situacoesOf } from '../list/situacao-filter-repository'
import { createTalentosRepository } from '../list/talentos-repository'
import {
  hasKeyword,
  isCampanha,
  talentosSource,
  talentosWhere,
  whereIds,
} from '../list/talentos-source-repository'

/** People looked at; past them a count says 'at least'. */
const FACETAS_MAX = MAX_COUNT_FILTRO
/** Commonest functions and cities that are offered without searching. */
const TOP = 30

/** What only a campaign's people are counted by. */
type DaCampanha = 'situacoes' | 'etapas' | 'leituras' | 'origens' | 'motivos' | 'donos' | 'fontes'
const DA_CAMPANHA: Readonly<Record<DaCampanha, string>> = {
  situacoes: 'situacao',
  etapas: 'etapa_id',
  leituras: 'leitura',
  origens: 'origem',
  motivos: 'motivo_id',
  donos: 'dono_id',
  fontes: 'fonte',
}

export interface ContagemRow {
  readonly categoria: Categoria | DaCampanha
  readonly valor: string
  readonly rotulo: string
  readonly total: number
}

/** Counts people by what the filter panel offers. */
export function createFacetasRepository(db: Kysely<Database>) {
  const talentos = createTalentosRepository(db)

  /** The marks of those whom a filter finds, ready to be counted: a query. */
  async function findMarcas(
    empresaId: number,
    filtro: FiltroTalentosBody,
    isOfNome: boolean,
    pedidas: string | null,
  ): Promise<RawBuilder<unknown>> {
    if (isCampanha(filtro))
      return sql`select marcas from escopo where ${inEscopo(filtro, pedidas)} limit ${FACETAS_MAX + 1}`
    if (hasKeyword(filtro)) {
      const { ids } = await talentos.find(empresaId, filtro, isOfNome)
      return sql`select m.marcas from talento_marcas m where ${whereIds(empresaId, ids)}`
    }
    return sql`select m.marcas from ${talentosSource(filtro)} where ${talentosWhere(empresaId, filtro, null)}
      limit ${FACETAS_MAX + 1}`
  }

  async function countMarcas(
    empresaId: number,
    filtro: FiltroTalentosBody,
    letters: readonly string[],
    isOfNome: boolean,
    pedidas: string | null,
  ): Promise<RawBuilder<unknown>> {
    const marcas = await findMarcas(empresaId, filtro, isOfNome, pedidas)
    return sql`(
      select left(marca, 1) as letra, substr(marca, 2) as valor, total
      from (
        select marca, count(*) as total
        from (select unnest(tsvector_to_array(marcas)) as marca from (${marcas}) a) todas
        group by marca offset 0
      ) contadas
      where left(marca, 1) = any(${[EMPRESA_LETTER, ...letters]}::text[])
    )`
  }

  return {
    /**
     * Counts of all categories over the people that a filter finds, each over those that it would find without what is
     * picked in it; at most `FACETAS_MAX` people for each (decision 064).
     * @param autor who asks
     * @param isOfNome see `Busca`
     */
    async count(
      { empresaId, usuarioId }: Autor,
      filtro: FiltroTalentosBody,
      isOfNome: boolean,
    ): Promise<{ rows: ContagemRow[]; isParcial: boolean }> {
      const active = activeCategorias(filtro)
      const open = CATEGORIAS.filter((categoria) => !active.includes(categoria))
      const pedidas = isCampanha(filtro) ? marcasQuery(filtro, false) : null
      const counted = (one: FiltroTalentosBody, letters: readonly string[]) =>
        countMarcas(empresaId, one, letters, isOfNome, pedidas)
      // Of the basket alone: a campaign's origins are those of the applications.
      const isByOrigem = !isCampanha(filtro) && (filtro.origens ?? []).length > 0
      const parts = await Promise.all([
        counted(filtro, [...open.map(letterOf), ...(isByOrigem ? [] : [ORIGEM_LETTER])]),
        ...active.map((categoria) => counted({ ...filtro, [categoria]: undefined }, [letterOf(categoria)])),
        ...(isByOrigem ? [counted({ ...filtro, origens: undefined }, [ORIGEM_LETTER])] : []),
      ])
      const all = withoutCategorias(filtro)
      // A campaign's people are read once for all counts: by what its words find when nothing else is picked.
      const achadas =
        isCampanha(all) && hasKeyword(all) ? await talentos.find(empresaId, all, isOfNome) : null
      const { rows } = await sql<{
        categoria: ContagemRow['categoria'] | 'todos'
        valor: string
        rotulo: string
        total: number
      }>`
        with escopo as materialized (${isCampanha(all) ? escopoOf(empresaId, all, achadas?.busca ?? null, pedidas) : sql`select`}),
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
        select 'cidades', c.id::text, ${cidadeInWords('c')}, coalesce(n.total, 0)
          from cidade c left join marca n on n.letra = 'c' and n.valor = c.id::text
          where c.id = any(${filtro.cidades ?? []}::bigint[]) or c.id in (${commonest('c')})
        ${isCampanha(filtro) ? countDaCampanha({ empresaId, usuarioId }, filtro, pedidas) : listDaCesta(empresaId)}
      `.execute(db)
      const largest = Math.max(
        rows.find(({ categoria }) => categoria === 'todos')?.total ?? 0,
        sumOf(rows, 'situacoes'),
        sumOf(rows, 'etapas'),
      )
      return { rows: rows.filter(isContagem), isParcial: largest > FACETAS_MAX }
    },
  }
}

type OfCampanha = FiltroTalentosBody & { readonly idCampanha: number }

/**
 * A campaign's people, read once for all counts.
 * @param pedidas the marks that the whole filter asks for, looked at once for all counts: a radius is some hundred cities,
 *   and looking for them again for each count took most of the time of a page
 */
const escopoOf = (
  empresaId: number,
  filtro: OfCampanha,
  busca: Busca | null,
  pedidas: string | null,
): RawBuilder<unknown> => sql`
  select m.marcas, ${situacaoDaInscricao} as situacao,
    case when i.situacao = 'ativa' then coalesce(i.etapa_id, ${NO_ETAPA}) else ${NO_ETAPA} end as etapa_id, i.origem, i.fonte,
    case when i.vista_em is null then 'nova' else 'vista' end as leitura, coalesce(${motivoIdDe}, ${NO_MOTIVO}) as motivo_id,
    coalesce(i.dono_id, ${NO_DONO}) as dono_id,
    ${isPresente} as is_presente, ${pedidas === null ? sql`true` : sql`m.marcas @@ ${pedidas}::tsquery`} as is_pedida
  from ${talentosSource(filtro)} left join (${etapasOf(empresaId, filtro)}) e on e.id = i.etapa_id
  where ${talentosWhere(empresaId, filtro, busca, 'all')}`

/** A campaign's few stages, read before its many people: the planner takes them for no more than they are. */
const etapasOf = (empresaId: number, { idCampanha }: OfCampanha): RawBuilder<unknown> =>
  sql`select id, tipo from etapa where empresa_id = ${empresaId} and campanha_id = ${idCampanha} offset 0`

/** What is left of them by a filter. */
function inEscopo(filtro: FiltroTalentosBody, pedidas: string | null): RawBuilder<SqlBool> {
  const query = marcasQuery(filtro, false)
  const { etapas = [], leituras = [], origens = [], motivos = [], donos = [], fontes = [] } = filtro
  const situacoes = situacoesOf(filtro)
  const isOneOf = (column: string, values: readonly (string | number)[]) =>
    values.length === 0 ? [] : [sql<SqlBool>`${sql.ref(column)}::text = any(${values.map(String)}::text[])`]
  const conditions = [
    ...(query === null
      ? []
      : [query === pedidas ? sql<SqlBool>`is_pedida` : sql<SqlBool>`marcas @@ ${query}::tsquery`]),
    ...(situacoes.length === 0 ? [sql<SqlBool>`is_presente`] : isOneOf('situacao', situacoes)),
    ...(etapas.includes(NO_ETAPA)
      ? [sql<SqlBool>`(not is_presente or etapa_id = any(${etapas}::bigint[]))`]
      : isOneOf('etapa_id', etapas)),
    ...isOneOf('leitura', leituras),
    ...isOneOf('origem', origens),
    ...isOneOf('fonte', fontes),
    ...isOneOf('motivo_id', motivos),
    ...isOneOf('dono_id', donos),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** Situação, stage, whether it was seen, where it came from and why it ended, each over those whom the filter finds without it. */
function countDaCampanha(
  { empresaId, usuarioId }: Autor,
  filtro: OfCampanha,
  pedidas: string | null,
): RawBuilder<unknown> {
  const left = (one: FiltroTalentosBody) => inEscopo(one, pedidas)
  const counted = (nome: DaCampanha, without: RawBuilder<SqlBool>, valor = sql.ref(DA_CAMPANHA[nome])) => sql`
    select ${valor}::text as valor, count(*) as total
    from (select * from escopo where ${without} limit ${FACETAS_MAX + 1}) todas group by 1`
  const naEtapa = counted('etapas', left({ ...filtro, etapas: undefined }), nasEtapas)
  return sql`
    union all select 'situacoes', valor, '', total
      from (${counted('situacoes', left({ ...filtro, eliminados: undefined, situacoes: [...SITUACOES_FILTRO] }))}) s
    union all select 'leituras', valor, '', total
      from (${counted('leituras', left({ ...filtro, leituras: undefined }))}) l
    union all select * from (
      select 'fontes', valor, '', total
      from (${counted('fontes', left({ ...filtro, fontes: undefined }))}) f where valor <> ''
      order by valor = any(${filtro.fontes ?? []}::text[]) desc, total desc, valor limit ${sql.lit(TOP)}) f
    union all select 'origens', valor, '', total
      from (${counted('origens', left({ ...filtro, origens: undefined }))}) o
    union all select * from (
      select 'etapas', a.id::text, a.nome, coalesce(n.total, 0)
      from (
        select id, nome, ordem from etapa
        where empresa_id = ${empresaId} and campanha_id = ${filtro.idCampanha} and removida_em is null
        union all select ${NO_ETAPA}::bigint, 'Sem etapa', -1
      ) a left join (${naEtapa}) n on n.valor = a.id::text
      order by a.ordem, a.id
    ) e
    union all select * from (
      select 'motivos', a.id::text, a.nome, coalesce(n.total, 0)
      from (
        select id, nome, is_oculto from motivo where empresa_id = ${empresaId}
        union all select ${NO_MOTIVO}::bigint, ${NO_MOTIVO_WORDS}, false
      ) a left join (${counted('motivos', left({ ...filtro, motivos: undefined }))}) n on n.valor = a.id::text
      where not a.is_oculto or n.total > 0 or a.id = any(${filtro.motivos ?? []}::bigint[])
      order by a.id
    ) m
    ${countDonos({ empresaId, usuarioId }, filtro, counted('donos', left({ ...filtro, donos: undefined })))}`
}

/** Whom an answer took out is found in their stage and as without one (`situacaoConditions`). */
const nasEtapas = sql`unnest(case when is_presente or etapa_id = ${NO_ETAPA} then array[etapa_id] else array[etapa_id, ${NO_ETAPA}] end)`

/** Where the basket's people came from, and every source that a link of the company had, the first so many of them. */
const listDaCesta = (empresaId: number): RawBuilder<unknown> => sql`
    union all select 'origens', valor, '', total from marca where letra = ${ORIGEM_LETTER}
    union all select * from (
      with recursive f as (
        select min(fonte) as fonte from inscricao where empresa_id = ${empresaId} and fonte <> ''
        union all
        select (select min(n.fonte) from inscricao n where n.empresa_id = ${empresaId} and n.fonte <> '' and n.fonte > f.fonte)
        from f where f.fonte is not null
      ) select 'fontes', fonte, '', 0::bigint from f where fonte is not null limit ${sql.lit(TOP)}) f`

const letterOf = (categoria: Categoria) => LETTERS[categoria]

const sumOf = (rows: readonly { categoria: string; total: number }[], categoria: DaCampanha) =>
  rows.reduce((sum, row) => (row.categoria === categoria ? sum + row.total : sum), 0)

const withoutCategorias = (filtro: FiltroTalentosBody): FiltroTalentosBody => ({
  ...filtro,
  ...Object.fromEntries(CATEGORIAS.map((categoria) => [categoria, undefined])),
  eliminados: undefined,
  situacoes: [...SITUACOES_FILTRO],
  etapas: undefined,
  leituras: undefined,
  motivos: undefined,
  donos: undefined,
  ...(isCampanha(filtro) && { fontes: undefined }),
  ...(isCampanha(filtro) && { origens: undefined }),
})

const commonest = (letter: string): RawBuilder<unknown> =>
  sql`select valor::bigint from marca where letra = ${sql.lit(letter)} order by total desc, valor::bigint limit ${sql.lit(TOP)}`

/** The category behind a mark's letter. */
const categoriaOf = sql`case letra ${sql.join(
  CATEGORIAS.map((categoria) => sql`when ${sql.lit(LETTERS[categoria])} then ${sql.lit(categoria)}`),
  sql` `,
)} end`

const isContagem = (row: { readonly categoria: ContagemRow['categoria'] | 'todos' }): row is ContagemRow =>
  row.categoria !== 'todos'
