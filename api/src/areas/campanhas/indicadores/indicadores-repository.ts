import type { Figura } from '@seleta/contract/figuras'
import type { CampanhaDaFigura, Indicadores, Prazo } from '@seleta/contract/indicadores'
import { NO_MOTIVO, NO_MOTIVO_WORDS } from '@seleta/contract/limits'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { emUtc, startOf, today } from '../../../database/hoje'
import type { Database } from '../../../database/schema'
import {
  entradas,
  fonteOf,
  isCounted,
  isContratada,
  isEncerrada,
  isNaFigura,
  preenchimentos,
} from '../../../database/sql/figura'
import { motivoIdDe, naSituacaoDesde } from '../../../database/sql/motivo'

/** Which applications are asked about. */
export interface Escopo {
  readonly empresaId: number
  readonly campanhaId: number | null
  /** Who moved them last. */
  readonly usuarioId: number | null
  readonly dias: number
}

/** The first moment of the period. */
const startOfPeriod = ({ dias }: Pick<Escopo, 'dias'>) => startOf(sql`(${today} - ${dias - 1}::int)`)

/** Expects `inscricao` as i, its `campanha` as p. */
const inEscopo = ({ empresaId, campanhaId, usuarioId }: Escopo) => sql<SqlBool>`
  i.empresa_id = ${empresaId} and p.excluida_em is null and ${isCounted}
  ${campanhaId === null ? sql`` : sql`and i.campanha_id = ${campanhaId}`}
  ${usuarioId === null ? sql`` : sql`and i.movida_por = ${usuarioId}`}`

const INSCRICOES = sql`inscricao i join campanha p on p.id = i.campanha_id and p.empresa_id = i.empresa_id
  left join etapa e on e.id = i.etapa_id and e.empresa_id = i.empresa_id`

/** Days between two moments of some rows. */
const prazo = (from: string, to: RawBuilder<unknown>, condition: RawBuilder<SqlBool>) => {
  const at = (share: number) => sql`round((percentile_cont(${sql.lit(share)}) within group (
    order by extract(epoch from ${to} - ${sql.ref(from)})) filter (where ${condition}) / 86400)::numeric, 1)::float8`
  return sql<Prazo>`json_build_object('mediana', ${at(0.5)}, 'p90', ${at(0.9)}, 'total', count(*) filter (where ${condition}))`
}

/** Figures over applications and the log (decision 171). */
export function createIndicadoresRepository(db: Kysely<Database>) {
  return {
    async readCounts(
      escopo: Escopo,
    ): Promise<
      Pick<Indicadores, 'desde' | 'inscricoes' | 'contratacoes' | 'primeiraResposta' | 'contratacao'>
    > {
      const start = startOfPeriod(escopo)
      const came = sql<SqlBool>`i.criada_em > ${start}`
      const hired = sql<SqlBool>`${isContratada} and i.na_etapa_desde > ${start}`
      const answered = sql<SqlBool>`${came} and i.respondida_em is not null`
      const { rows } = await sql<Awaited<ReturnType<typeof this.readCounts>>>`
        select ${emUtc(start)} as desde,
          count(*) filter (where ${came}) as inscricoes, count(*) filter (where ${hired}) as contratacoes,
          ${prazo('i.criada_em', sql`i.respondida_em`, answered)} as primeira_resposta,
          ${prazo('i.criada_em', sql`i.na_etapa_desde`, hired)} as contratacao
        from ${INSCRICOES} where ${inEscopo(escopo)}
      `.execute(db)
      const [row] = rows
      if (row === undefined) throw new Error('An aggregate answered no row.')
      return row
    },

    /** From publishing to the hire that filled the last position, of campaigns where that was in the period. */
    async readPreenchimento({ usuarioId, ...escopo }: Escopo): Promise<Prazo> {
      const { empresaId, campanhaId } = escopo
      const all = preenchimentos(
        empresaId,
        campanhaId === null ? sql`true` : sql`i.campanha_id = ${campanhaId}`,
      )
      const { rows } = await sql<{ prazo: Prazo }>`
        select ${prazo('publicada_em', sql`em`, sql<SqlBool>`true`)} as prazo from (${all}) c
        where em > ${startOfPeriod(escopo)} ${usuarioId === null ? sql`` : sql`and movida_por = ${usuarioId}`}
      `.execute(db)
      return rows[0]?.prazo ?? { mediana: null, p90: null, total: 0 }
    },

    /** Who came to each kind of stage in the period, and who of them came further since. */
    async countPassagens(escopo: Escopo): Promise<{ tipo: string; entraram: number; avancaram: number }[]> {
      const { rows } = await sql<{ tipo: string; entraram: number; avancaram: number }>`
        with entrada as (${entradasOf(escopo)})
        select tipo, count(*) as entraram, count(*) filter (where avancou) as avancaram
        from (
          select a.tipo, a.inscricao_id, bool_or(a.avancou) as avancou
          from entrada a where a.ordem is not null group by 1, 2
        ) pessoas group by 1
      `.execute(db)
      return rows
    },

    /** Where those who came in the period came from, and how far they have come. */
    async countByFonte(escopo: Escopo): Promise<Indicadores['fontes']> {
      const { rows } = await sql<Indicadores['fontes'][number]>`
        with entrada as (${entradasOf(escopo)})
        select i.origem, ${fonteOf} as fonte, count(*) as inscricoes,
          count(*) filter (where i.id in (
            select a.inscricao_id from entrada a where a.tipo = 'entrevista')) as entrevistas,
          count(*) filter (where ${isContratada}) as contratacoes
        from ${INSCRICOES} where ${inEscopo(escopo)} and i.criada_em > ${startOfPeriod(escopo)}
        group by 1, 2 order by 3 desc, 1, 2
      `.execute(db)
      return rows
    },

    /** Why processes ended in the period: those whom the lists show as refused or gone, for that reason. */
    async listMotivos(escopo: Escopo): Promise<Indicadores['motivos']> {
      const { rows } = await sql<Indicadores['motivos'][number]>`
        select coalesce(f.motivo_id, ${NO_MOTIVO}::int) as motivo_id, coalesce(m.nome, ${NO_MOTIVO_WORDS}) as nome, f.total
        from (
          select ${motivoIdDe} as motivo_id, count(*) as total from ${INSCRICOES}
          where ${inEscopo(escopo)} and ${naSituacaoDesde} > ${startOfPeriod(escopo)}
            and ${isEncerrada}
          group by 1
        ) f left join motivo m on m.empresa_id = ${escopo.empresaId} and m.id = f.motivo_id
        order by 3 desc, 1
      `.execute(db)
      return rows
    },

    /** Of which campaigns those are whom a number counts. */
    async listCampanhas(empresaId: number, figura: Figura): Promise<CampanhaDaFigura[]> {
      const { rows } = await sql<CampanhaDaFigura>`
        select p.id as campanha_id, p.nome, count(*) as total
        from inscricao i join campanha p on p.id = i.campanha_id and p.empresa_id = i.empresa_id
        where i.empresa_id = ${empresaId} and p.excluida_em is null
          and ${isNaFigura({ empresaId, campanhaId: null }, figura)}
        group by p.id order by 3 desc, 2, 1
      `.execute(db)
      return rows
    },
  }
}

/** Entries of the period, of whom is asked about. */
const entradasOf = (escopo: Escopo) =>
  entradas(
    escopo.empresaId,
    sql`criado_em > ${startOfPeriod(escopo)}
      ${escopo.campanhaId === null ? sql`` : sql`and campanha_id = ${escopo.campanhaId}`}`,
    sql<SqlBool>`s.inscricao_id in (select i.id from ${INSCRICOES} where ${inEscopo(escopo)})`,
  )
