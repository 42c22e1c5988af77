import { type Kysely, sql } from 'kysely'

/** The event log, the outbox, notices, audit and saved filters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys to people or campaigns: the log outlives them and holds ids, never contents.
  await sql`
    create table evento (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      campanha_id bigint,
      talento_id bigint,
      inscricao_id bigint,
      usuario_id bigint,
      tipo text not null,
      dados jsonb not null default '{}',
      criado_em timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index evento_empresa on evento (empresa_id, id)`.execute(db)
  await sql`create index evento_campanha on evento (campanha_id, id)`.execute(db)
  await sql`create index evento_talento on evento (talento_id, id)`.execute(db)
  await sql`create index evento_inscricao on evento (inscricao_id, id)`.execute(db)
  await sql`create index evento_tipo on evento (empresa_id, tipo, criado_em)`.execute(db)

  // Wakes open boards in every replica; the payload names what to read, never what happened to whom.
  await sql`
    create function t_evento_avisa() returns trigger language plpgsql as $$
    begin
      perform pg_notify('seleta_evento', json_build_object(
        'empresaId', g.empresa_id, 'campanhaId', g.campanha_id, 'ultimo', g.ultimo)::text)
      from (
        select empresa_id, campanha_id, max(id) as ultimo from linhas group by 1, 2 order by 3 desc limit 50
      ) g;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger avisa after insert on evento referencing new table as linhas
    for each statement execute function t_evento_avisa()
  `.execute(db)

  // publico 'usuario' = mail with a one-use link (password, invitation): never listed, body wiped when sent.
  await sql`
    create table mensagem (
      id bigint generated always as identity primary key,
      identificador uuid not null unique default gen_random_uuid(),
      empresa_id bigint not null references empresa on delete cascade,
      campanha_id bigint references campanha on delete cascade,
      talento_id bigint references talento on delete cascade,
      inscricao_id bigint references inscricao on delete cascade,
      etapa_id bigint references etapa on delete set null,
      publico text not null default 'candidato' check (publico in ('candidato', 'usuario')),
      tipo text not null,
      canal text not null check (canal in ('EMAIL', 'WHATSAPP', 'SMS')),
      destinatario text not null,
      assunto text not null default '',
      corpo text not null,
      estado text not null default 'pendente'
        check (estado in ('pendente', 'enviando', 'enviada', 'erro', 'cancelada', 'sem_canal')),
      enviar_depois_de timestamptz not null default now(),
      tentativas integer not null default 0,
      erro text,
      usuario_id bigint references usuario on delete set null,
      criada_em timestamptz not null default now(),
      alterada_em timestamptz not null default now(),
      enviada_em timestamptz
    )
  `.execute(db)
  await sql`
    create unique index mensagem_etapa on mensagem (inscricao_id, etapa_id, canal)
    where tipo = 'etapa' and estado <> 'cancelada'
  `.execute(db)
  await sql`
    create index mensagem_fila on mensagem (enviar_depois_de, id)
    where estado in ('pendente', 'enviando')
  `.execute(db)
  await sql`create index mensagem_lista on mensagem (empresa_id, estado, id desc)`.execute(db)
  await sql`create index mensagem_talento on mensagem (talento_id, id desc)`.execute(db)
  await sql`create index mensagem_inscricao on mensagem (inscricao_id, id desc)`.execute(db)

  await sql`
    create function t_mensagem_avisa() returns trigger language plpgsql as $$
    begin
      perform pg_notify('seleta_mensagem', '');
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger avisa after insert on mensagem
    for each statement execute function t_mensagem_avisa()
  `.execute(db)

  // chave makes a repeated job write each notice once ('fechamento:42').
  await sql`
    create table aviso (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      chave text not null,
      tipo text not null,
      titulo text not null,
      texto text not null default '',
      link text,
      campanha_id bigint references campanha on delete cascade,
      talento_id bigint references talento on delete cascade,
      criado_em timestamptz not null default now(),
      unique (empresa_id, chave)
    )
  `.execute(db)
  await sql`create index aviso_recentes on aviso (empresa_id, id desc)`.execute(db)
  await sql`
    create table aviso_lido (
      aviso_id bigint not null references aviso on delete cascade,
      usuario_id bigint not null references usuario on delete cascade,
      lido_em timestamptz not null default now(),
      primary key (usuario_id, aviso_id)
    )
  `.execute(db)
  await sql`create index aviso_lido_aviso on aviso_lido (aviso_id)`.execute(db)

  await sql`
    create table filtro_salvo (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      usuario_id bigint not null references usuario on delete cascade,
      tela text not null,
      nome text collate "und-x-icu" not null,
      consulta jsonb not null,
      criado_em timestamptz not null default now(),
      unique (usuario_id, tela, nome)
    )
  `.execute(db)

  // Append-only and chained: hash = sha256(previous hash, row), per company (security L11).
  await sql`
    create table auditoria (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      usuario_id bigint,
      acao text not null,
      alvo text not null default '',
      dados jsonb not null default '{}',
      endereco text not null default '',
      requisicao text not null default '',
      criada_em timestamptz not null default clock_timestamp(),
      hash_anterior bytea not null default '',
      hash bytea not null default ''
    )
  `.execute(db)
  await sql`create index auditoria_empresa on auditoria (empresa_id, id)`.execute(db)
  await sql`create index auditoria_alvo on auditoria (empresa_id, alvo, id)`.execute(db)
  await sql`
    create function f_auditoria_hash(a auditoria) returns bytea language sql stable
    return sha256(a.hash_anterior || convert_to(concat_ws('|', a.id, a.empresa_id, a.usuario_id, a.acao, a.alvo,
      a.dados::text, a.endereco, a.requisicao, extract(epoch from a.criada_em)::text), 'UTF8'))
  `.execute(db)
  await sql`
    create function t_auditoria_encadeia() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('auditoria'), new.empresa_id::int);
      new.hash_anterior := coalesce(
        (select hash from auditoria where empresa_id = new.empresa_id order by id desc limit 1), '');
      new.hash := f_auditoria_hash(new);
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger encadeia before insert on auditoria
    for each row execute function t_auditoria_encadeia()
  `.execute(db)
  await sql`
    create function t_auditoria_recusa() returns trigger language plpgsql as $$
    begin
      raise exception 'auditoria is append-only';
    end $$
  `.execute(db)
  await sql`
    create trigger recusa before update on auditoria
    for each row execute function t_auditoria_recusa()
  `.execute(db)
}
