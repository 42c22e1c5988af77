import { type Kysely, sql } from 'kysely'

/** People of the pool, with experience, education, test results and what search needs (decision 011). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table talento (
      id bigint generated always as identity primary key,
      identificador uuid not null unique default gen_random_uuid(),
      empresa_id bigint not null references empresa on delete cascade,
      origem text not null default 'MANUAL' check (origem in ('MANUAL', 'ABLER', 'BNE')),
      origem_referencia text,
      nome text collate "und-x-icu" not null,
      email citext,
      telefone text,
      telefone_residencial text,
      cpf text check (cpf ~ '^[0-9]{11}$'),
      pis text,
      rg text,
      nascimento date,
      sexo text,
      estado_civil text,
      deficiencia text,
      sobre text not null default '',
      cep text,
      bairro text,
      endereco text,
      cidade_id bigint references cidade,
      formacao text,
      habilidades text[] not null default '{}',
      idiomas text[] not null default '{}',
      idiomas_nivel jsonb not null default '[]',
      tempo_experiencia text check (tempo_experiencia in
        ('ATE_SEIS_MESES', 'UM_A_DOIS_ANOS', 'TRES_A_QUATRO_ANOS', 'MAIS_CINCO_ANOS')),
      funcao_ids bigint[] not null default '{}',
      curriculo_id bigint references arquivo on delete set null,
      texto_perfil text not null default '',
      base_legal text not null default 'consentimento',
      consentimento_texto text,
      consentimento_em timestamptz,
      consentimento_revogado_em timestamptz,
      reter_ate date,
      criado_em timestamptz not null default now(),
      atualizado_em timestamptz not null default now(),
      anonimizado_em timestamptz,
      fts tsvector generated always as (
        public.f_fts(nome || ' ' || sobre || ' ' || coalesce(formacao, '') || ' ' ||
          public.f_lista(habilidades) || ' ' || public.f_lista(idiomas) || ' ' || texto_perfil)
      ) stored,
      busca text generated always as (
        public.f_busca(nome || ' ' || coalesce(email::text, '') || ' ' || coalesce(telefone, ''))
      ) stored,
      unique (empresa_id, id)
    )
  `.execute(db)
  await sql`create unique index talento_email on talento (empresa_id, email) where email is not null`.execute(
    db,
  )
  await sql`create unique index talento_cpf on talento (empresa_id, cpf) where cpf is not null`.execute(db)
  await sql`create index talento_telefone on talento (empresa_id, telefone) where telefone is not null`.execute(
    db,
  )
  await sql`
    create unique index talento_origem on talento (empresa_id, origem, origem_referencia)
    where origem_referencia is not null
  `.execute(db)
  await sql`create index talento_recentes on talento (empresa_id, atualizado_em desc, id desc)`.execute(db)
  await sql`create index talento_nome on talento (empresa_id, nome, id)`.execute(db)
  await sql`create index talento_cidade on talento (empresa_id, cidade_id, atualizado_em desc, id desc)`.execute(
    db,
  )
  await sql`create index talento_retencao on talento (reter_ate) where reter_ate is not null`.execute(db)
  await sql`create index talento_fts on talento using gin (fts)`.execute(db)
  await sql`create index talento_busca on talento using gin (busca gin_trgm_ops)`.execute(db)
  await sql`create index talento_habilidades on talento using gin (habilidades)`.execute(db)
  await sql`create index talento_idiomas on talento using gin (idiomas)`.execute(db)
  await sql`create index talento_funcoes on talento using gin (funcao_ids)`.execute(db)

  await sql`
    create table experiencia (
      id bigint generated always as identity primary key,
      empresa_id bigint not null,
      talento_id bigint not null,
      nome_empresa text not null default '',
      atividade_empresa text not null default '',
      funcao text not null default '',
      atribuicoes text not null default '',
      ultimo_salario integer,
      data_inicial date,
      data_final date,
      atual boolean not null default false,
      ordem smallint not null default 0,
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index experiencia_talento on experiencia (talento_id, ordem, id)`.execute(db)

  await sql`
    create table formacao_academica (
      id bigint generated always as identity primary key,
      empresa_id bigint not null,
      talento_id bigint not null,
      nivel text not null default '',
      instituicao text not null default '',
      curso text not null default '',
      situacao text not null default '',
      ano_conclusao smallint,
      atual boolean not null default false,
      periodo text not null default '',
      idioma text not null default '',
      outros_cursos text not null default '',
      ordem smallint not null default 0,
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index formacao_academica_talento on formacao_academica (talento_id, ordem, id)`.execute(db)

  // texto_perfil follows experience and education by itself, whoever writes them.
  await sql`
    create function public.f_atualiza_texto_perfil(ids bigint[]) returns void
    language sql
    begin atomic
      update talento t set texto_perfil = n.texto
      from (
        select p.id, concat_ws(' ',
          (select string_agg(concat_ws(' ', e.funcao, e.nome_empresa, e.atividade_empresa, e.atribuicoes), ' '
             order by e.ordem, e.id) from experiencia e where e.talento_id = p.id),
          (select string_agg(concat_ws(' ', f.curso, f.instituicao, f.outros_cursos), ' '
             order by f.ordem, f.id) from formacao_academica f where f.talento_id = p.id)) as texto
        from unnest(ids) as p (id)
      ) n
      where t.id = n.id and t.texto_perfil is distinct from n.texto;
    end
  `.execute(db)
  for (const tabela of ['experiencia', 'formacao_academica']) {
    const nome = sql.ref(tabela)
    const funcao = sql.ref(`t_${tabela}_texto`)
    await sql`
      create function ${funcao}() returns trigger language plpgsql as $$
      begin
        perform public.f_atualiza_texto_perfil(array(select distinct talento_id from linhas));
        return null;
      end $$
    `.execute(db)
    for (const [evento, linhas] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      await sql`
        create trigger ${sql.ref(`texto_${evento}`)} after ${sql.raw(evento)} on ${nome}
        referencing ${sql.raw(linhas)} table as linhas
        for each statement execute function ${funcao}()
      `.execute(db)
    }
  }

  await sql`
    create table resultado_teste (
      id bigint generated always as identity primary key,
      empresa_id bigint not null,
      talento_id bigint not null,
      campanha_id bigint references campanha on delete set null,
      teste_id bigint not null references teste,
      resultado smallint not null check (resultado between 0 and 100),
      data date not null,
      link text,
      arquivo_id bigint references arquivo on delete set null,
      usuario_id bigint references usuario on delete set null,
      criado_em timestamptz not null default now(),
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index resultado_teste_talento on resultado_teste (talento_id, data desc, id)`.execute(db)

  // The erasure ledger: restore replays it, so that erased people do not come back (security R13).
  await sql`
    create table apagamento (
      identificador uuid primary key,
      empresa_id bigint not null,
      motivo text not null,
      apagado_em timestamptz not null default now()
    )
  `.execute(db)
}
