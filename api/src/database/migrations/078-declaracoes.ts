import { type Kysely, sql } from 'kysely'

/**
 * What an application said of its person, kept apart from the person until the link mailed to them was answered
 * (docs/decisions/108). Goes with its person and with its application. Nothing large is rewritten: the new column of
 * `inscricao` has a constant default.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table declaracao (
      id bigint generated always as identity primary key,
      identificador uuid not null unique default gen_random_uuid(),
      empresa_id bigint not null,
      talento_id bigint not null,
      inscricao_id bigint not null references inscricao on delete cascade,
      fez_talento boolean not null,
      fez_inscricao boolean not null,
      pessoa jsonb not null,
      curriculo_id bigint references arquivo on delete set null,
      envio jsonb,
      arquivo_ids bigint[] not null default '{}',
      consentimento text,
      estado text not null default 'recebida' check (estado in ('recebida', 'confirmada', 'recusada', 'retirada')),
      criada_em timestamptz not null default now(),
      decidida_em timestamptz,
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index declaracao_talento on declaracao (talento_id, id desc)`.execute(db)
  await sql`create index declaracao_inscricao on declaracao (inscricao_id, id)`.execute(db)

  // Who was made by a form before this day, and whom nobody else has told of, is as little proven as a new one: the
  // first application said it all. Only inserts, so that nothing waits but the start.
  await sql`
    insert into declaracao (empresa_id, talento_id, inscricao_id, fez_talento, fez_inscricao, pessoa, consentimento,
      criada_em)
    select t.empresa_id, t.id, i.id, true, true, jsonb_build_object('nome', t.nome, 'email', t.email,
      'telefone', t.telefone, 'cpf', null, 'referencia', null, 'nascimento', t.nascimento, 'cidadeId', t.cidade_id,
      'formacao', t.formacao, 'curso', '', 'tempoExperiencia', t.tempo_experiencia, 'ultimoCargo', '',
      'ultimaEmpresa', '', 'funcaoId', null, 'idiomas', t.idiomas, 'habilidades', t.habilidades, 'sobre', t.sobre),
      t.consentimento_texto, i.criada_em
    from talento t
      join lateral (select id, criada_em from inscricao where talento_id = t.id order by id limit 1) i on true
      join evento v on v.inscricao_id = i.id and v.tipo = 'inscricao_criada' and v.usuario_id is null
        and v.dados->>'consentimentoVersao' is not null
    where t.origem = 'MANUAL' and t.anonimizado_em is null
      and not exists (select from evento c where c.talento_id = t.id and c.tipo in ('talento_criado', 'talento_unido'))
    order by t.id
  `.execute(db)

  // Keys that were mailed before this day name the application alone; new ones name its person too.
  await sql`alter table inscricao add column chave_antiga boolean not null default true`.execute(db)
  await sql`alter table inscricao alter column chave_antiga set default false`.execute(db)

  // A mailbox: 'Ana+vagas@X' and 'ana@x' are one.
  await sql`
    create function public.f_caixa(text) returns text
    language sql immutable strict parallel safe
    return regexp_replace(lower(btrim($1)), '\\+[^@]*@', '@')
  `.execute(db)
}
