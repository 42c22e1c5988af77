import type { Hoje, PessoasDeHoje } from '@seleta/contract/hoje'
import { MAX_COUNT_FILTRO, SITUACOES_UNDER_WAY } from '@seleta/contract/limits'
import { DIAS_FIRST } from '@seleta/contract/prazos'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema'
import { finaisOf, isNova, isParada, isWithoutResposta } from '../../database/sql/inscricao-waits'
import { isEncerrando } from '../../domain/campanha/campanhas-repository'

/** A longer pause than this ends a visit (decision 162). */
const PAUSE_HOURS = 4
/** Campaigns that are named; behind them the list of campaigns goes on. */
const NAMED = 30

type Found = { readonly [Kind in 'novas' | 'semResposta' | 'paradas']: readonly Of[] } & {
  readonly desde: Date
  readonly isPrimeiraVisita: boolean
  readonly mensagensFalhas: number
  readonly encerram: number
}
interface Of {
  readonly id: number
  readonly nome: string
  readonly total: number
}

/** What waits for somebody of a company (product 65). */
export function createHojeRepository(db: Kysely<Database>) {
  return {
    /**
     * All of it in one question. People are counted up to `MAX_COUNT_FILTRO` of a kind: then figures say 'at least'.
     * @returns null for somebody who is not there any more
     */
    async read(empresaId: number, usuarioId: number): Promise<Hoje | null> {
      const { rows } = await sql<Found>`
        with visita as materialized (${visitaOf(empresaId, usuarioId)})
        select v.desde, v.is_primeira_visita,
          ${counted(novas(empresaId))} as novas,
          ${counted(semResposta(empresaId))} as sem_resposta,
          ${counted(paradas(empresaId))} as paradas,
          (${falhas(empresaId)}) as mensagens_falhas,
          (select count(*) from campanha c where c.empresa_id = ${empresaId} and ${isEncerrando('c')}) as encerram
        from visita v
      `.execute(db)
      const [row] = rows
      if (row === undefined) return null
      const { desde, isPrimeiraVisita, mensagensFalhas, encerram } = row
      return {
        desde: desde.toISOString(),
        isPrimeiraVisita,
        novas: toPessoas(row.novas),
        semResposta: toPessoas(row.semResposta),
        paradas: toPessoas(row.paradas),
        mensagensFalhas,
        encerram,
      }
    },

    /** Whoever comes back after a pause begins a visit: until then the last one went. */
    async noteVisita(empresaId: number, usuarioId: number): Promise<void> {
      await sql`
        update usuario set visita_em = now(),
          visita_anterior_em = case when ${isOver} then visita_em else visita_anterior_em end
        where empresa_id = ${empresaId} and id = ${usuarioId}
          and (visita_em is null or visita_em < now() - interval '1 minute')
      `.execute(db)
    },
  }
}

const isOver = sql`visita_em < now() - make_interval(hours => ${PAUSE_HOURS})`

/** A tab that was left open is at no visit: what is new is new since somebody was last at work in it. */
const visitaOf = (empresaId: number, usuarioId: number) => sql`
  select date_trunc('milliseconds', coalesce(ultima, now() - make_interval(days => ${DIAS_FIRST}))) as desde,
    ultima is null as is_primeira_visita
  from (
    select case when ${isOver} then visita_em else visita_anterior_em end as ultima
    from usuario where empresa_id = ${empresaId} and id = ${usuarioId}
  ) u`

/** People of a kind by campaign, as one value; the first `MAX_COUNT_FILTRO` that are found and one more. */
const counted = (pessoas: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'nome', t.nome, 'total', t.total)
    order by t.total desc, t.id), '[]')
  from (select id, nome, count(*) as total from (${pessoas} limit ${MAX_COUNT_FILTRO + 1}) achadas group by 1, 2) t)`

const underWay = (empresaId: number) => sql`c.empresa_id = ${empresaId} and c.excluida_em is null
  and c.situacao = any(${[...SITUACOES_UNDER_WAY]}::text[]) and c.qtd_talentos > 0`

/** Also of a campaign that has ended since. */
const novas = (empresaId: number) => sql`
  select c.id, c.nome from campanha c join inscricao i on i.campanha_id = c.id and i.empresa_id = ${empresaId}
  where c.empresa_id = ${empresaId} and c.excluida_em is null and c.qtd_talentos > 0
    and i.criada_em > (select desde from visita) and ${isNova}`

const semResposta = (empresaId: number) => sql`
  select c.id, c.nome from campanha c join inscricao i on i.campanha_id = c.id and i.empresa_id = ${empresaId}
  where ${underWay(empresaId)} and ${isWithoutResposta(finaisOf(sql`c.empresa_id`, sql`c.id`))}`

const paradas = (empresaId: number) => sql`
  select c.id, c.nome from etapa e join campanha c on c.id = e.campanha_id
    join inscricao i on i.etapa_id = e.id
  where e.empresa_id = ${empresaId} and e.removida_em is null and e.limite_dias is not null
    and ${underWay(empresaId)} and ${isParada}`

const falhas = (empresaId: number) => sql`
  select count(*) from (
    select from mensagem m left join talento t on t.id = m.talento_id
    where m.empresa_id = ${empresaId} and m.estado = 'erro' and m.publico = 'candidato' and t.oculta_em is null
    limit ${MAX_COUNT_FILTRO}
  ) erros`

const toPessoas = (found: readonly Of[]): PessoasDeHoje => {
  const total = found.reduce((sum, one) => sum + one.total, 0)
  return { total, isParcial: total > MAX_COUNT_FILTRO, campanhas: found.slice(0, NAMED) }
}
