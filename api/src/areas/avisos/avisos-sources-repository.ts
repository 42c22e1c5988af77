import { startOf, diaOf, hoje } from '../../database/hoje'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema'

/**
 * Where notices come from (product 10). Each statement writes what is due for one company; its `chave` makes a
 * repetition write nothing. Applications and stalled people are told per campaign or stage and day, so that a busy
 * day is one notice whose count grows: growing makes it unread again.
 */

/** How far back something is still worth a notice. */
const DIAS = 14
/** A campaign is about to close this many days before (product 10). */
const DIAS_BEFORE_END = 3
const PART = 200

type Source = (empresaId: number) => RawBuilder<{ id: number }>

const inscricoes: Source = (empresaId) => sql<{ id: number }>`
  insert into aviso as a (empresa_id, chave, tipo, titulo, texto, link, campanha_id, criado_em)
  select ${empresaId}, 'inscricao:' || n.campanha_id || ':' || n.dia, 'inscricao',
    case when n.total = 1 then 'Nova inscrição em ' else n.total || ' novas inscrições em ' end || c.nome,
    '', '/dashboard/candidatos/' || c.id, c.id, n.ultima
  from (
    select campanha_id, ${diaOf(sql`criado_em`)} as dia, count(*) as total,
      max(criado_em) as ultima
    from evento
    where empresa_id = ${empresaId} and tipo = 'inscricao_criada' and usuario_id is null
      and criado_em > now() - make_interval(days => ${DIAS})
    group by 1, 2 order by 4 desc limit ${PART}
  ) n join campanha c on c.id = n.campanha_id and c.empresa_id = ${empresaId} and c.excluida_em is null
  on conflict (empresa_id, chave) do update
    set titulo = excluded.titulo, criado_em = excluded.criado_em where a.criado_em < excluded.criado_em
  returning a.id
`

const failedMensagens: Source = (empresaId) => sql<{ id: number }>`
  insert into aviso as a (empresa_id, chave, tipo, titulo, texto, link, campanha_id, talento_id, criado_em)
  select ${empresaId}, 'mensagem:' || m.id || ':' || m.tentativas, 'mensagem_falhou',
    'Mensagem não enviada para ' || coalesce(t.nome, m.destinatario), coalesce(m.erro, ''), null,
    m.campanha_id, m.talento_id, m.alterada_em
  from mensagem m left join talento t on t.id = m.talento_id
  where m.empresa_id = ${empresaId} and m.estado = 'erro' and m.publico = 'candidato' and t.oculta_em is null
    and m.alterada_em > now() - make_interval(days => ${DIAS})
  order by m.id desc limit ${PART}
  on conflict (empresa_id, chave) do nothing
  returning a.id
`

const fechamentos: Source = (empresaId) => sql<{ id: number }>`
  insert into aviso as a (empresa_id, chave, tipo, titulo, texto, link, campanha_id)
  select ${empresaId}, 'fechamento:' || c.id || ':' || c.fechamento, 'fechamento',
    c.nome || ' encerra em ' || to_char(c.fechamento, 'DD/MM/YYYY'),
    case c.qtd_talentos when 0 then 'Ninguém se inscreveu ainda.' when 1 then '1 pessoa inscrita.'
      else c.qtd_talentos || ' pessoas inscritas.' end,
    '/dashboard/candidatos/' || c.id, c.id
  from campanha c
  where c.empresa_id = ${empresaId} and c.situacao = 'PUBLICADA' and c.excluida_em is null
    and c.fechamento between ${hoje}
      and ${hoje} + ${DIAS_BEFORE_END}::int
  order by c.fechamento limit ${PART}
  on conflict (empresa_id, chave) do nothing
  returning a.id
`

/** The first day on which the board marks somebody: more days in the stage than its limit. */
const diaParada = sql`(${diaOf(sql`i.na_etapa_desde`)} + e.limite_dias + 1)`

const pessoasParadas: Source = (empresaId) => sql<{ id: number }>`
  insert into aviso as a (empresa_id, chave, tipo, titulo, texto, link, campanha_id, criado_em)
  select ${empresaId}, 'parada:' || n.etapa_id || ':' || n.dia, 'parada',
    case when n.total = 1 then '1 pessoa parada em ' else n.total || ' pessoas paradas em ' end || n.etapa,
    n.campanha || ' · há mais de ' || n.limite_dias || case n.limite_dias when 1 then ' dia' else ' dias' end
      || ' na etapa', '/dashboard/selecao/' || n.campanha_id, n.campanha_id, n.ultima
  from (
    select e.id as etapa_id, e.nome as etapa, e.limite_dias, c.id as campanha_id, c.nome as campanha,
      ${diaParada} as dia, count(*) as total, max(${startOf(diaParada)}) as ultima
    from etapa e
    join campanha c on c.id = e.campanha_id and c.excluida_em is null and c.situacao in ('PUBLICADA', 'PAUSADA')
    join inscricao i on i.etapa_id = e.id and i.situacao = 'ativa'
    where e.empresa_id = ${empresaId} and e.removida_em is null and e.limite_dias is not null
      and (e.tipo is null or e.tipo not in ('contratado', 'reprovado', 'desistente'))
      and ${diaParada} between ${hoje} - ${DIAS}::int and ${hoje}
    group by 1, 2, 3, 4, 5, 6 order by ultima desc limit ${PART}
  ) n
  on conflict (empresa_id, chave) do update
    set titulo = excluded.titulo, criado_em = excluded.criado_em where a.criado_em < excluded.criado_em
  returning a.id
`

/** Writes every notice that is due; a notice whose count grew is unread again. */
export async function writeDueAvisos(trx: Kysely<Database>, empresaId: number): Promise<void> {
  const written: number[] = []
  for (const source of [inscricoes, failedMensagens, fechamentos, pessoasParadas]) {
    const { rows } = await source(empresaId).execute(trx)
    written.push(...rows.map(({ id }) => id))
  }
  if (written.length === 0) return
  await trx.deleteFrom('avisoLido').where('avisoId', 'in', written).execute()
  await sql`
    delete from aviso where empresa_id = ${empresaId} and criado_em < now() - make_interval(days => ${DIAS * 3})
  `.execute(trx)
}
