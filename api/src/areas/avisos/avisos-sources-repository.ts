import { candidatosOf, everybodyOf, failedMensagensOf } from '@seleta/contract/dashboard-addresses'
import type { Aviso } from '@seleta/contract/avisos'
import { SITUACOES_UNDER_WAY } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import { startOf, diaOf, today } from '../../database/hoje'
import type { Database } from '../../database/schema'
import { diaParada, isParada } from '../../database/sql/inscricao-waits'
import type { TipoEvento } from '../../database/tables/evento-tipos'
import { isEncerrando } from '../../domain/campanha/campanhas-repository'
import {
  type AvisoWords,
  fechamentoWords,
  inscricaoWords,
  mensagemWords,
  paradaWords,
  retiradaWords,
} from './avisos-words'

/**
 * Where notices come from (product 10, 67). Each source reads what is due for one company, one notice by campaign and kind;
 * the `chave` makes a repetition write nothing. Applications and withdrawals are those of a day. Failed messages and stalled
 * people are those of now: the notice follows their number, and goes when nobody is left. One more makes a notice unread
 * again.
 */

/** How far back something is still worth a notice. */
const DIAS = 14
const PART = 200
/** Notices of what is so now: they go with it. */
const PRESENT: readonly Aviso['tipo'][] = ['mensagem_falhou', 'parada']

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
  readonly words: typeof inscricaoWords
  /** What the list is narrowed to. */
  readonly filtro: (desde: string) => string
}

interface DailyRow {
  readonly id: number
  readonly nome: string
  readonly dia: string
  readonly desde: string
  readonly total: number
  readonly ultima: string
  /** Who it is, where it is one. */
  readonly talentoId: number | null
  readonly talento: string | null
}

/** What people do by themselves, counted by campaign and day. */
const daily =
  ({ tipo, evento, words, filtro }: Daily): Source =>
  async (trx, empresaId) => {
    const { rows } = await sql<DailyRow>`
      select c.id, c.nome, n.dia::text as dia, to_json(${startOf(sql`n.dia`)}) #>> '{}' as desde, n.total, n.ultima,
        t.id as talento_id, t.nome as talento
      from (
        select campanha_id, ${diaOf(sql`criado_em`)} as dia, count(*) as total, max(criado_em)::text as ultima,
          case count(*) when 1 then min(talento_id) end as talento_id
        from evento
        where empresa_id = ${empresaId} and tipo = ${evento} and usuario_id is null
          and criado_em > now() - make_interval(days => ${DIAS})
        group by 1, 2 order by 4 desc limit ${PART}
      ) n join campanha c on c.id = n.campanha_id and c.empresa_id = ${empresaId} and c.excluida_em is null
        left join talento t on t.id = n.talento_id and t.empresa_id = c.empresa_id
    `.execute(trx)
    return rows.map(({ id, nome, dia, desde, total, ultima, talentoId, talento }) => ({
      ...words(total, nome, talento),
      chave: `${tipo}:${id}:${dia}`,
      tipo,
      link: everybodyOf(id, filtro(new Date(desde).toISOString())),
      campanha: id,
      talento: talentoId,
      moment: ultima,
    }))
  }

const inscricoes = daily({
  tipo: 'inscricao',
  evento: 'inscricao_criada',
  words: inscricaoWords,
  filtro: (desde) => `desde=${encodeURIComponent(desde)}`,
})

/** Also those that their senders, or the mailbox, took back (decision 108). */
const retiradas = daily({
  tipo: 'retirada',
  evento: 'inscricao_retirada',
  words: retiradaWords,
  filtro: () => 'situacao=desistente',
})

interface Falhas {
  readonly campanhaId: number | null
  readonly campanha: string | null
  readonly total: number
  readonly ultima: string
  readonly talentoId: number | null
  readonly whom: string
  readonly erro: string | null
}

const failedMensagens: Source = async (trx, empresaId) => {
  const { rows } = await sql<Falhas>`
    select m.campanha_id, c.nome as campanha, count(*) as total, max(m.alterada_em)::text as ultima,
      case count(*) when 1 then min(m.talento_id) end as talento_id,
      min(coalesce(t.nome, m.destinatario)) as whom, min(m.erro) as erro
    from mensagem m left join talento t on t.id = m.talento_id left join campanha c on c.id = m.campanha_id
    where m.empresa_id = ${empresaId} and m.estado = 'erro' and m.publico = 'candidato' and t.oculta_em is null
    group by 1, 2 having max(m.alterada_em) > now() - make_interval(days => ${DIAS})
    order by ultima desc limit ${PART}
  `.execute(trx)
  return rows.map(({ campanhaId, campanha, total, ultima, talentoId, whom, erro }) => ({
    ...mensagemWords(total, campanha, { whom, erro }),
    chave: `falhas:${campanhaId ?? ''}`,
    tipo: 'mensagem_falhou',
    link: failedMensagensOf(campanhaId),
    campanha: campanhaId,
    talento: talentoId,
    moment: ultima,
  }))
}

const fechamentos: Source = async (trx, empresaId) => {
  const rows = await trx
    .selectFrom('campanha as c')
    .select(['c.id', 'c.nome', 'c.fechamento', 'c.qtdTalentos'])
    .where('c.empresaId', '=', empresaId)
    .where(isEncerrando('c'))
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
          link: candidatosOf(id),
          campanha: id,
          talento: null,
          moment: null,
        },
  )
}

interface Parada {
  readonly campanhaId: number
  readonly campanha: string
  readonly total: number
  readonly ultima: string
  readonly talentoId: number | null
  /** Of one person, where it is one. */
  readonly nome: string
  readonly etapa: string
  readonly limiteDias: number
}

const pessoasParadas: Source = async (trx, empresaId) => {
  const { rows } = await sql<Parada>`
    select c.id as campanha_id, c.nome as campanha, count(*) as total, max(${startOf(diaParada)})::text as ultima,
      case count(*) when 1 then min(t.id) end as talento_id, min(t.nome) as nome, min(e.nome) as etapa,
      min(e.limite_dias) as limite_dias
    from etapa e
    join campanha c on c.id = e.campanha_id and c.excluida_em is null
      and c.situacao = any(${SITUACOES_UNDER_WAY}::text[])
    join inscricao i on i.etapa_id = e.id
    join talento t on t.id = i.talento_id
    where e.empresa_id = ${empresaId} and e.removida_em is null and e.limite_dias is not null
      and ${isParada} and t.oculta_em is null
    group by 1, 2 having max(${diaParada}) >= ${today} - ${DIAS}::int
    order by ultima desc limit ${PART}
  `.execute(trx)
  return rows.map(({ campanhaId, campanha, total, ultima, talentoId, ...one }) => ({
    ...paradaWords(total, campanha, one),
    chave: `parada:${campanhaId}`,
    tipo: 'parada',
    link: everybodyOf(campanhaId, 'espera=parada'),
    campanha: campanhaId,
    talento: talentoId,
    moment: ultima,
  }))
}

/** Writes every notice that is due, and lets go of those of what is no longer so; one that grew is unread again. */
export async function writeDueAvisos(trx: Kysely<Database>, empresaId: number): Promise<void> {
  const dueAvisos: DueAviso[] = []
  for (const source of [inscricoes, retiradas, failedMensagens, fechamentos, pessoasParadas])
    dueAvisos.push(...(await source(trx, empresaId)))
  await sql`
    delete from aviso where empresa_id = ${empresaId} and (criado_em < now() - make_interval(days => ${DIAS * 3})
      or tipo = any(${PRESENT}::text[]) and chave <> all(${dueAvisos.map(({ chave }) => chave)}::text[]))
  `.execute(trx)
  if (dueAvisos.length === 0) return
  await sql`
    with due as (
      select d.chave, d.tipo, d.titulo, d.texto, d.link, d.campanha, d.talento, coalesce(d.moment, now()) as moment,
        w.id, w.criado_em
      from json_to_recordset(${JSON.stringify(dueAvisos)}::json) as d (chave text, tipo text, titulo text, texto text,
        link text, campanha bigint, talento bigint, moment timestamptz)
      left join aviso w on w.empresa_id = ${empresaId} and w.chave = d.chave
      where w.id is null or d.moment is not null and (w.criado_em < d.moment or w.titulo <> d.titulo)
    ), gravados as (
      insert into aviso as a (empresa_id, chave, tipo, titulo, texto, link, campanha_id, talento_id, criado_em)
      select ${empresaId}, chave, tipo, titulo, texto, link, campanha, talento, moment from due
      on conflict (empresa_id, chave) do update set titulo = excluded.titulo, texto = excluded.texto,
        link = excluded.link, talento_id = excluded.talento_id, criado_em = greatest(a.criado_em, excluded.criado_em)
    )
    delete from aviso_lido l using due d where l.aviso_id = d.id and d.criado_em < d.moment
  `.execute(trx)
}
