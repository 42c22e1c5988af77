import type { SituacaoCampanha } from '@seleta/contract/limits'
import type { Graficos, Metricas } from '@seleta/contract/metricas'
import { sql, type Kysely } from 'kysely'
import { startOf, diaOf, today } from '../../database/hoje'
import type { Database } from '../../database/schema'
import { isCounted, isPendente } from '../../database/sql/figura'
import { isTakenBack } from '../../database/sql/foi-desfeita'
import { passagens } from '../../database/sql/passagens'

/** The day in Brazil on which something was logged. */
const diaOfEvento = diaOf(sql`v.criado_em`)

/** The first moment of a look back over so many days, today among them. */
const desde = (dias: number) => startOf(sql`(${today} - ${dias - 1}::int)`)

/** Entries `v` of a company's log by which somebody came into a campaign, those left out that were taken back. */
const isEntrada = (empresaId: number) =>
  sql`v.empresa_id = ${empresaId} and v.tipo = 'inscricao_criada' and not ${isTakenBack(empresaId)}`

/** Which campaigns are told apart, and how many. */
export interface Told {
  readonly situacoes: readonly SituacaoCampanha[]
  readonly limite: number
}

/** Numbers over applications and the event log, in days of Brazil. */
export function createMetricasRepository(db: Kysely<Database>) {
  return {
    /** @param campanhaId of the company's own campaign */
    async listFunil(empresaId: number, campanhaId: number): Promise<Metricas['funil']> {
      const { rows } = await sql<Metricas['funil'][number]>`
        with estadia as (${passagens(sql`empresa_id = ${empresaId} and campanha_id = ${campanhaId}`)})
        select e.id as etapa_id, e.nome, e.cor, e.tipo, e.qtd as atual,
          count(distinct s.inscricao_id) as passaram,
          round((percentile_cont(0.5) within group (order by extract(epoch from s.fim - s.inicio))
            filter (where s.fim is not null) / 86400)::numeric, 1)::float8 as mediana_dias
        from etapa e left join estadia s on s.etapa_id = e.id
        where e.empresa_id = ${empresaId} and e.campanha_id = ${campanhaId} and e.removida_em is null
        group by e.id order by e.ordem, e.id
      `.execute(db)
      return rows
    },

    async countOrigens(
      empresaId: number,
      campanhaId: number | null,
      dias: number | null,
    ): Promise<Metricas['origens']> {
      const { rows } = await sql<Metricas['origens'][number]>`
        select v.dados->>'origem' as origem, count(*) as total
        from evento v join campanha p on p.id = v.campanha_id and p.excluida_em is null
        where ${isEntrada(empresaId)}
          and (${campanhaId}::bigint is null or v.campanha_id = ${campanhaId})
          and ${dias === null ? sql`true` : sql`v.criado_em >= ${desde(dias)}`}
        group by 1 order by 2 desc, 1
      `.execute(db)
      return rows
    },

    async countByDia(
      empresaId: number,
      campanhaId: number | null,
      dias: number,
    ): Promise<Metricas['porDia']> {
      const { rows } = await sql<Metricas['porDia'][number]>`
        select ${today} - n as dia, coalesce(c.total, 0) as total
        from generate_series(0, ${dias - 1}::int) n
        left join (
          select ${diaOfEvento} as quando, count(*) as total
          from evento v join campanha p on p.id = v.campanha_id and p.excluida_em is null
          where ${isEntrada(empresaId)}
            and (${campanhaId}::bigint is null or v.campanha_id = ${campanhaId})
            and v.criado_em >= ${desde(dias)}
          group by 1
        ) c on c.quando = ${today} - n
        order by 1
      `.execute(db)
      return rows
    },

    /** «Respostas pendentes»: active people who never had a word since they applied, and who are not hired. */
    async countRespostasPendentes(empresaId: number, campanhaId: number): Promise<number> {
      const { total } = await db
        .selectFrom('inscricao as i')
        .leftJoin('etapa as e', 'e.id', 'i.etapaId')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('i.empresaId', '=', empresaId)
        .where('i.campanhaId', '=', campanhaId)
        .where(isCounted)
        .where(isPendente)
        .executeTakeFirstOrThrow()
      return total
    },

    async hasInscricoes(empresaId: number): Promise<boolean> {
      const row = await db
        .selectFrom('inscricao')
        .select('id')
        .where('empresaId', '=', empresaId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Applications a day of the campaigns with the most of them in the period; more would be points that nobody
     * can tell apart.
     */
    async countByCampanhaAndDia(
      empresaId: number,
      dias: number,
      { situacoes, limite }: Told,
    ): Promise<Graficos['porCampanha']> {
      const { rows } = await sql<Graficos['porCampanha'][number]>`
        with conta as (
          select ${diaOfEvento} as dia, p.id as campanha_id, p.nome, count(*) as total
          from evento v join campanha p on p.id = v.campanha_id and p.excluida_em is null
          where ${isEntrada(empresaId)}
            and v.criado_em >= ${desde(dias)} and p.situacao = any(${situacoes}::text[])
          group by 1, 2, 3
        ), maiores as (
          select campanha_id from conta group by 1 order by sum(total) desc, 1 limit ${limite}
        )
        select conta.* from conta join maiores using (campanha_id) order by dia, campanha_id
      `.execute(db)
      return rows
    },

    /** Share of each kind of stage in the campaigns with the most people, deleted ones left out. */
    async listParts(
      empresaId: number,
      { situacoes, limite }: Told,
    ): Promise<{ campanhaId: number; nome: string; partes: { tipo: string | null; total: number }[] }[]> {
      const { rows } = await sql<{
        campanhaId: number
        nome: string
        partes: { tipo: string | null; total: number }[]
      }>`
        select p.id as campanha_id, p.nome, (
          select coalesce(json_agg(json_build_object('tipo', x.tipo, 'total', x.total) order by x.ordem), '[]')
          from (select e.tipo, sum(e.qtd) as total, min(e.ordem) as ordem from etapa e
            where e.campanha_id = p.id and e.removida_em is null group by e.tipo) x
        ) as partes
        from campanha p
        where p.empresa_id = ${empresaId} and p.excluida_em is null and p.situacao = any(${situacoes}::text[]) and p.qtd_talentos > 0
        order by p.qtd_talentos desc, p.id limit ${limite}
      `.execute(db)
      return rows
    },
  }
}
