import { type Kysely, sql } from 'kysely'

/** Campaigns with everything that belongs to one: cities, functions, boards, questions, stages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A draft is a campanha in RASCUNHO. conteudo holds the wire's vaga and the rest of the wizard.
  await sql`
    create table campanha (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      usuario_id bigint references usuario on delete set null,
      slug text unique check (slug <> 'v1'),
      situacao text not null default 'RASCUNHO'
        check (situacao in ('RASCUNHO', 'PUBLICADA', 'PAUSADA', 'ENCERRADA')),
      nome text collate "und-x-icu" not null default '',
      nome_empresa text not null default '',
      inicio date,
      fechamento date,
      quantidade_vagas integer not null default 0 check (quantidade_vagas >= 0),
      area_interesse text not null default '',
      palavra_chave text not null default '',
      exclusivo_pcd boolean not null default false,
      observacao text not null default '',
      descricao text not null default '',
      enviar_catho boolean not null default false,
      localidade text not null default '',
      conteudo jsonb not null default '{}',
      ultimo_passo text not null default 'detalhes',
      versao integer not null default 1,
      chave_idempotencia text,
      qtd_talentos integer not null default 0,
      qtd_finalizados integer not null default 0,
      criada_em timestamptz not null default now(),
      alterada_em timestamptz not null default now(),
      publicada_em timestamptz,
      pausada_em timestamptz,
      encerrada_em timestamptz,
      excluida_em timestamptz,
      busca text generated always as (public.f_busca(nome)) stored,
      unique (empresa_id, id)
    )
  `.execute(db)
  await sql`create unique index campanha_idempotencia on campanha (empresa_id, chave_idempotencia)`.execute(
    db,
  )
  await sql`create index campanha_nome on campanha (empresa_id, nome, id) where excluida_em is null`.execute(
    db,
  )
  await sql`create index campanha_codigo on campanha (empresa_id, id) where excluida_em is null`.execute(db)
  await sql`create index campanha_inicio on campanha (empresa_id, inicio, id) where excluida_em is null`.execute(
    db,
  )
  await sql`create index campanha_fechamento on campanha (empresa_id, fechamento, id) where excluida_em is null`.execute(
    db,
  )
  await sql`create index campanha_situacao on campanha (empresa_id, situacao) where excluida_em is null`.execute(
    db,
  )
  await sql`create index campanha_busca on campanha using gin (busca gin_trgm_ops)`.execute(db)
  await sql`
    create index campanha_publica on campanha (empresa_id, publicada_em desc, id desc)
    where situacao = 'PUBLICADA' and excluida_em is null
  `.execute(db)
  await sql`create index campanha_excluida on campanha (excluida_em) where excluida_em is not null`.execute(
    db,
  )

  await sql`
    create table campanha_cidade (
      empresa_id bigint not null references empresa on delete cascade,
      campanha_id bigint not null references campanha on delete cascade,
      cidade_id bigint not null references cidade,
      ordem smallint not null default 0,
      primary key (campanha_id, cidade_id)
    )
  `.execute(db)
  await sql`create index campanha_cidade_cidade on campanha_cidade (cidade_id)`.execute(db)

  await sql`
    create table campanha_funcao (
      empresa_id bigint not null references empresa on delete cascade,
      campanha_id bigint not null references campanha on delete cascade,
      funcao_id bigint not null references funcao,
      ordem smallint not null default 0,
      primary key (campanha_id, funcao_id)
    )
  `.execute(db)
  await sql`create index campanha_funcao_funcao on campanha_funcao (funcao_id)`.execute(db)

  await sql`
    create table publicacao (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      campanha_id bigint not null references campanha on delete cascade,
      quadro text not null check (quadro in ('CATHO', 'ABLER', 'BNE')),
      estado text not null default 'DESLIGADO'
        check (estado in ('DESLIGADO', 'LIGADO', 'ENVIADO', 'ERRO', 'FORA')),
      erro text,
      referencia text,
      tentativas integer not null default 0,
      tentar_depois_de timestamptz not null default now(),
      enviada_em timestamptz,
      alterada_em timestamptz not null default now(),
      unique (campanha_id, quadro)
    )
  `.execute(db)
  await sql`create index publicacao_fila on publicacao (tentar_depois_de) where estado in ('LIGADO', 'ERRO')`.execute(
    db,
  )

  await sql`
    create table vaga_modelo (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      usuario_id bigint references usuario on delete set null,
      nome text collate "und-x-icu" not null,
      descricao text not null,
      criado_em timestamptz not null default now(),
      alterado_em timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index vaga_modelo_nome on vaga_modelo (empresa_id, nome, id)`.execute(db)

  // chave is the id that the wizard gave the question; answers keep pointing at removed questions.
  await sql`
    create table pergunta (
      id bigint generated always as identity primary key,
      empresa_id bigint not null references empresa on delete cascade,
      campanha_id bigint not null references campanha on delete cascade,
      chave uuid not null,
      versao integer not null default 1,
      tipo text not null check (tipo in ('SIM_NAO', 'MULTIPLA', 'ABERTA', 'VIDEO')),
      titulo text not null,
      opcoes jsonb not null default '[]',
      duracao smallint check (duracao in (30, 45, 60, 90)),
      obrigatoria boolean not null default false,
      efeito text not null default 'SINALIZAR' check (efeito in ('ELIMINAR', 'SINALIZAR', 'PONTUAR')),
      ordem smallint not null default 0,
      criada_em timestamptz not null default now(),
      removida_em timestamptz
    )
  `.execute(db)
  await sql`create unique index pergunta_chave on pergunta (campanha_id, chave) where removida_em is null`.execute(
    db,
  )
  await sql`create index pergunta_campanha on pergunta (campanha_id, ordem, id)`.execute(db)

  await sql`
    create table etapa (
      id bigint generated always as identity primary key,
      empresa_id bigint not null,
      campanha_id bigint not null,
      nome text not null,
      cor text not null default '#000000',
      ordem smallint not null,
      tipo text check (tipo in
        ('triagem', 'questionario', 'entrevista', 'finalista', 'contratado', 'reprovado', 'desistente')),
      mensagem_notificacao text not null default '',
      contato_email boolean not null default true,
      contato_whatsapp boolean not null default false,
      contato_sms boolean not null default false,
      limite_dias smallint check (limite_dias > 0),
      qtd integer not null default 0,
      criada_em timestamptz not null default now(),
      removida_em timestamptz,
      unique (campanha_id, id),
      foreign key (empresa_id, campanha_id) references campanha (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index etapa_ordem on etapa (campanha_id, ordem, id) where removida_em is null`.execute(db)
  await sql`create index etapa_empresa on etapa (empresa_id, id)`.execute(db)
}
