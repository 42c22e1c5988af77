import type { Aviso } from '@seleta/contract/avisos'
import { ENCERRA_EM_DIAS, SITUACOES_UNDER_WAY } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import { startOf, diaOf, today } from '../../database/hoje'
import type { Database } from '../../database/schema'
import { isParada } from '../../database/sql/inscricao-waits'
import type { TipoEvento } from '../../database/tables/evento-tipos'
import { isCampanhaAberta } from '../../domain/campanha/campanhas-repository'
import {
  type AvisoWords,
  fechamentoWords,
  inscricaoWords,
  mensagemWords,
  paradaWords,
  retiradaWords,
} from './avisos-words'

/**
 * Where notices come from (product 10). Each source reads what is due for one company; the `chave` makes a repetition
 * write nothing. Applications, withdrawals and stalled people are told per campaign or stage and day, so that a busy day is one notice
 * whose count grows: growing makes it unread again.
 */

/** How far back something is still worth a notice. */
const DIAS = 14
const PART = 200
/** Notices that count: one more makes them new again. */
const GROWING: readonly Aviso['tipo'][] = ['inscricao', 'retirada', 'parada']

/** A notice that is due. */
interface DueAviso extends AvisoWords {
  readonly chave: string
  readonly tipo: Aviso['tipo']
  readonly link: string | null
  readonly campanha: number | null
  readonly talento: number | null
  /** When what it tells last happened, as the database writes it, to the microsecond; null is now. */
  readonly moment: string | null
}

/** Of one company. */
type Source = (trx: Kysely<Database>, empresaId: number) => Promise<DueAviso[]>

interface Daily {
  readonly tipo: 'inscricao' | 'retirada'
  readonly evento: TipoEvento
  readonly words: (total: number, campanha: string) => AvisoWords
  readonly link: (campanhaId: number) => string
}

/** What people do by themselves, counted by campaign and day. */
const daily =
  ({ tipo, evento, words, link }: Daily): Source =>
  async (trx, empresaId) => {
    const { rows } = await sql<{ id: number; nome: string; dia: string; total: number; ultima: string }>`
      select c.id, c.nome, n.dia::text as dia, n.total, n.ultima
      from (
        select campanha_id, ${diaOf(sql`criado_em`)} as dia, count(*) as total, max(criado_em)::text as ultima
        from evento
        where empresa_id = ${empresaId} and tipo = ${evento} and usuario_id is null
          and criado_em > now() - make_interval(days => ${DIAS})
        group by 1, 2 order by 4 desc limit ${PART}
      ) n join campanha c on c.id = n.campanha_id and c.empresa_id = ${empresaId} and c.excluida_em is null
    `.execute(trx)
    return rows.map(({ id, nome, dia, total, ultima }) => ({
      ...words(total, nome),
      chave: `${tipo}:${id}:${dia}`,
      tipo,
      link: link(id),
      campanha: id,
      talento: null,
      moment: ultima,
    }))
  }

const inscricoes = daily({
  tipo: 'inscricao',
  evento: 'inscricao_criada',
  words: inscricaoWords,
  link: (id) => `/dashboard/candidatos/${id}`,
})

/** Also those that their senders, or the mailbox, took back (decision 108). */
const retiradas = daily({
  tipo: 'retirada',
  evento: 'inscricao_retirada',
  words: retiradaWords,
  link: (id) => `/dashboard/candidatos/${id}?situacao=desistente`,
})

const failedMensagens: Source = async (trx, empresaId) => {
  const rows = await trx
    .selectFrom('mensagem as m')
    .leftJoin('talento as t', 't.id', 'm.talentoId')
    .select(['m.id', 'm.tentativas', 'm.destinatario', 'm.erro', 'm.campanhaId', 'm.talentoId', 't.nome'])
    .select(sql<string>`m.alterada_em::text`.as('alteradaEm'))
    .where('m.empresaId', '=', empresaId)
    .where('m.estado', '=', 'erro')
    .where('m.publico', '=', 'candidato')
    .where('t.ocultaEm', 'is', null)
    .where('m.alteradaEm', '>', sql<Date>`now() - make_interval(days => ${DIAS})`)
    .orderBy('m.id', 'desc')
    .limit(PART)
    .execute()
  return rows.map(({ id, tentativas, destinatario, erro, nome, campanhaId, talentoId, alteradaEm }) => ({
    ...mensagemWords(nome ?? destinatario, erro),
    chave: `mensagem:${id}:${tentativas}`,
    tipo: 'mensagem_falhou',
    link: null,
    campanha: campanhaId,
    talento: talentoId,
    moment: alteradaEm,
  }))
}

const fechamentos: Source = async (trx, empresaId) => {
  const rows = await trx
    .selectFrom('campanha as c')
    .select(['c.id', 'c.nome', 'c.fechamento', 'c.qtdTalentos'])
    .where('c.empresaId', '=', empresaId)
    .where(isCampanhaAberta('c'))
    .where('c.fechamento', '<=', sql<string>`${today} + ${ENCERRA_EM_DIAS}::int`)
    .orderBy('c.fechamento')
    .limit(PART)
    .execute()
  return rows.flatMap(({ id, nome, fechamento, qtdTalentos }) =>
    fechamento === null
      ? []
      : {
          ...fechamentoWords(nome, fechamento, qtdTalentos),
          chave: `fechamento:${id}:${fechamento}`,
          tipo: 'fechamento',
          link: `/dashboard/candidatos/${id}`,
          campanha: id,
          talento: null,
          moment: null,
        },
  )
}

/** The first day on which the board marks somebody: more days in the stage than its limit. */
const diaParada = sql`(${diaOf(sql`i.na_etapa_desde`)} + e.limite_dias + 1)`

interface Parada {
  readonly etapaId: number
  readonly etapa: string
  readonly limiteDias: number
  readonly campanhaId: number
  readonly campanha: string
  readonly dia: string
  readonly total: number
  readonly ultima: string
}

const pessoasParadas: Source = async (trx, empresaId) => {
  const { rows } = await sql<Parada>`
    select e.id as etapa_id, e.nome as etapa, e.limite_dias, c.id as campanha_id, c.nome as campanha,
      ${diaParada}::text as dia, count(*) as total, max(${startOf(diaParada)})::text as ultima
    from etapa e
    join campanha c on c.id = e.campanha_id and c.excluida_em is null
      and c.situacao = any(${SITUACOES_UNDER_WAY}::text[])
    join inscricao i on i.etapa_id = e.id
    where e.empresa_id = ${empresaId} and e.removida_em is null and e.limite_dias is not null
      and ${isParada} and ${diaParada} >= ${today} - ${DIAS}::int
    group by 1, 2, 3, 4, 5, 6 order by ultima desc limit ${PART}
  `.execute(trx)
  return rows.map(({ etapaId, etapa, limiteDias, campanhaId, campanha: nome, dia, total, ultima }) => ({
    ...paradaWords(total, etapa, nome, limiteDias),
    chave: `parada:${etapaId}:${dia}`,
    tipo: 'parada',
    link: `/dashboard/selecao/${campanhaId}`,
    campanha: campanhaId,
    talento: null,
    moment: ultima,
  }))
}

/** Writes every notice that is due; a notice whose count grew is unread again. */
export async function writeDueAvisos(trx: Kysely<Database>, empresaId: number): Promise<void> {
  const dueAvisos: DueAviso[] = []
  for (const source of [inscricoes, retiradas, failedMensagens, fechamentos, pessoasParadas])
    dueAvisos.push(...(await source(trx, empresaId)))
  if (dueAvisos.length === 0) return
  const { rows: written } = await sql<{ id: number }>`
    insert into aviso as a (empresa_id, chave, tipo, titulo, texto, link, campanha_id, talento_id, criado_em)
    select ${empresaId}, d.chave, d.tipo, d.titulo, d.texto, d.link, d.campanha, d.talento, coalesce(d.moment, now())
    from json_to_recordset(${JSON.stringify(dueAvisos)}::json) as d (chave text, tipo text, titulo text, texto text,
      link text, campanha bigint, talento bigint, moment timestamptz)
    where not exists (select from aviso w where w.empresa_id = ${empresaId} and w.chave = d.chave
      and (w.criado_em >= d.moment or w.tipo <> all(${GROWING}::text[])))
    on conflict (empresa_id, chave) do update set titulo = excluded.titulo, criado_em = excluded.criado_em
      where a.criado_em < excluded.criado_em and a.tipo = any(${GROWING}::text[])
    returning a.id
  `.execute(trx)
  if (written.length === 0) return
  await trx
    .deleteFrom('avisoLido')
    .where(
      'avisoId',
      'in',
      written.map(({ id }) => id),
    )
    .execute()
  await sql`
    delete from aviso where empresa_id = ${empresaId} and criado_em < now() - make_interval(days => ${DIAS * 3})
  `.execute(trx)
}
