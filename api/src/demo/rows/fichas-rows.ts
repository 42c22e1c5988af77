import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Ids } from './ids'

const FICHA = 'Entrevista de atendimento'

const CRITERIOS = [
  ['Experiência', 'Nunca atendeu público', 'Já atendeu no mesmo ritmo, por mais de um ano'],
  ['Comunicação', 'Difícil de entender, não escuta', 'Clara, gentil e escuta até o fim'],
  ['Cliente difícil', 'Discute ou desiste', 'Mantém a calma e resolve'],
  ['Disponibilidade', 'Não pode nos horários da vaga', 'Pode em todos, fins de semana também'],
].map(([nome, baixo, alto], n) => ({ id: `5e1e7a00-0000-4000-8000-00000000000${n}`, nome, baixo, alto }))

const TEXTO_BY_RECOMENDACAO = {
  SIM: 'Contou com exemplos como resolveu uma reclamação. Começa quando precisarmos.',
  TALVEZ: 'Boa conversa, pouca prática. Vale um dia de teste.',
  NAO: 'Os horários da vaga não servem, e não há como mudar.',
}

/**
 * A ficha on the interviews and finalists of the manager's campaigns, and what the manager and an interviewer said of who stands there:
 * of some both, of some one, of some nobody yet (product 73).
 */
export async function insertFichas(trx: Kysely<Database>, ids: Ids): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into ficha (empresa_id, nome, criterios) values (${ids.empresa}, ${FICHA}, ${JSON.stringify(CRITERIOS)}::jsonb)
    returning id
  `.execute(trx)
  await sql`
    update etapa set ficha_id = ${rows[0]?.id ?? null} where empresa_id = ${ids.empresa} and tipo in ('entrevista', 'finalista')
      and campanha_id in (select campanha_id from campanha_equipe where empresa_id = ${ids.empresa} and funcao = 'GESTOR')
  `.execute(trx)
  await sql`
    insert into campanha_equipe (empresa_id, campanha_id, usuario_id, funcao)
    select distinct ${ids.empresa}::bigint, e.campanha_id, u.id, 'ENTREVISTADOR' from etapa e
      join usuario u on u.empresa_id = ${ids.empresa} and u.email = 'recrutador@seleta.local'
    where e.empresa_id = ${ids.empresa} and e.ficha_id is not null
    on conflict do nothing
  `.execute(trx)
  await sql`
    insert into avaliacao (empresa_id, inscricao_id, etapa_id, usuario_id, versao, criterios, notas, media,
      recomendacao, texto, enviada_em)
    select ${ids.empresa}, p.id, p.etapa_id, q.usuario_id, 1, ${JSON.stringify(CRITERIOS)}::jsonb, n.notas, n.media,
      r.recomendacao, ${JSON.stringify(TEXTO_BY_RECOMENDACAO)}::jsonb ->> r.recomendacao,
      p.na_etapa_desde + (now() - p.na_etapa_desde) * 0.5
    from (
      select i.*, row_number() over (partition by i.campanha_id order by i.id) as lugar from inscricao i
        join etapa e on e.id = i.etapa_id and e.ficha_id is not null
      where i.empresa_id = ${ids.empresa} and i.situacao = 'ativa'
    ) p
    join campanha_equipe q on q.empresa_id = ${ids.empresa} and q.campanha_id = p.campanha_id
      and (q.funcao = 'GESTOR' and p.lugar % 3 = 2 or q.funcao = 'ENTREVISTADOR' and p.lugar % 3 <> 0),
    lateral (
      select jsonb_object_agg(c->>'id', v.nota) as notas, avg(v.nota) as media
      from jsonb_array_elements(${JSON.stringify(CRITERIOS)}::jsonb) with ordinality as x (c, k),
        lateral (select 1 + ((p.lugar * 5 + k * 3 + length(q.funcao)) % 4)::int as nota) v
    ) n,
    lateral (select case when n.media >= 2.75 then 'SIM' when n.media >= 2 then 'TALVEZ' else 'NAO' end as recomendacao) r
  `.execute(trx)
}
