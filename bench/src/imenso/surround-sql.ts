/**
 * How one seeded company becomes one among many, in statements. Everybody else's people are those of the measured
 * company under other ids, e-mails, phones and CPFs; rows of all companies lie mixed, as people came: half of them in
 * files of 200, half one by one.
 */

/** People of one file. */
const ARQUIVO = 200

/** The measured company by its slug, and who and what it holds, by number from 0. */
export const MOLDES: readonly string[] = [
  `create unlogged table molde_talento as
     select row_number() over (order by id) - 1 as n, t.*
     from talento t where empresa_id = (select id from empresa where slug = 'volume')`,
  'create unique index on molde_talento (id)',
  `create unlogged table molde_campanha as
     select row_number() over (partition by situacao <> 'RASCUNHO' order by id) - 1 as n, c.*
     from campanha c where empresa_id = (select id from empresa where slug = 'volume')`,
  `create unlogged table molde_etapa as
     select c.n, row_number() over (partition by c.n order by e.id) - 1 as lugar, e.*
     from etapa e join molde_campanha c on c.id = e.campanha_id and c.situacao <> 'RASCUNHO'`,
  // The first application of each goes with everybody, the others with the measured company alone.
  `create unlogged table molde_inscricao as
     select t.n as pessoa, row_number() over (partition by t.n order by i.id) - 1 as vez, c.n as campanha,
       e.lugar, i.*
     from inscricao i join molde_talento t on t.id = i.talento_id
       join molde_campanha c on c.id = i.campanha_id
       left join molde_etapa e on e.id = i.etapa_id`,
  `create unlogged table molde_experiencia as
     select t.n as pessoa, row_number() over (partition by t.n order by x.ordem, x.id) - 1 as vez, x.*
     from experiencia x join molde_talento t on t.id = x.talento_id`,
  `create unlogged table molde_formacao as
     select t.n as pessoa, row_number() over (partition by t.n order by x.ordem, x.id) - 1 as vez, x.*
     from formacao_academica x join molde_talento t on t.id = x.talento_id`,
  `create unlogged table molde_marcas as
     select t.n, m.* from talento_marcas m join molde_talento t on t.id = m.talento_id`,
  'analyze molde_talento, molde_marcas, molde_campanha, molde_etapa, molde_inscricao, molde_experiencia, molde_formacao',
]

/** @param sizes of the other companies */
export const planEmpresas = (sizes: readonly number[]) => `
  create unlogged table plano_empresa as
  with outras as (
    insert into empresa (nome, slug)
    select 'Empresa ' || n, 'volume-' || n from generate_series(1, ${sizes.length}) n returning id, slug
  ), tamanhos as (
    select 'volume-' || n as slug, tamanho from unnest('{${sizes.join(',')}}'::int[]) with ordinality as s (tamanho, n)
  )
  select o.id, t.tamanho, greatest(1, t.tamanho / 100) as campanhas, o.id * 7919 % (select count(*) from molde_talento) as desvio,
    (select max(id) + 1 from campanha) + sum(greatest(1, t.tamanho / 100)) over (order by o.id) - greatest(1, t.tamanho / 100)
      as campanha_base
  from outras o join tamanhos t using (slug)
  union all
  select id, (select count(*) from molde_talento), 0, 0, 0 from empresa where slug = 'volume'`

/** Everybody in the order of coming: person p of a company is a copy of person n. */
export const PLANO: readonly string[] = [
  `create unlogged table plano as
     select row_number() over (order by quando, empresa_id, p) as id, empresa_id, p, n, copia from (
       select e.id as empresa_id, p, (e.desvio + p) % m.total as n, p / m.total as copia,
         case when hashint8extended(e.id * 1000003 + p / ${ARQUIVO}, 0) % 2 = 0
           then hashint8extended(e.id * 1000003 + p / ${ARQUIVO}, 1)
           else hashint8extended(e.id * 1000000007 + p, 2) end as quando
       from plano_empresa e, (select count(*)::int as total from molde_talento) m,
         generate_series(0, e.tamanho - 1) p) x`,
  'analyze plano',
]

const IS_MEDIDA = "p.empresa_id = (select id from empresa where slug = 'volume')"

/** Values that are not the model's, by column. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  talento: {
    id: 'p.id',
    identificador: 'gen_random_uuid()',
    empresa_id: 'p.empresa_id',
    email: "split_part(m.email::text, '@', 1) || '.' || p.p || '@example.com'",
    telefone: "left(m.telefone, 3) || lpad(p.p::text, 8, '0')",
    cpf: `case when ${IS_MEDIDA} then m.cpf else lpad((p.p * 387420489 % 100000000000)::text, 11, '0') end`,
    busca: `public.f_busca(m.nome || ' ' || split_part(m.email::text, '@', 1) || '.' || p.p || '@example.com '
      || left(m.telefone, 3) || lpad(p.p::text, 8, '0'))`,
  },
  experiencia: { id: 'p.id * 4 + m.vez', empresa_id: 'p.empresa_id', talento_id: 'p.id' },
  formacao_academica: { id: 'p.id * 4 + m.vez', empresa_id: 'p.empresa_id', talento_id: 'p.id' },
  inscricao: {
    id: 'p.id * 16 + m.vez',
    identificador: 'gen_random_uuid()',
    empresa_id: 'p.empresa_id',
    talento_id: 'p.id',
    campanha_id: `case when ${IS_MEDIDA} then m.campanha_id else e.campanha_base + c.n end`,
    etapa_id: `case when ${IS_MEDIDA} then m.etapa_id else (e.campanha_base + c.n) * 16 + m.lugar end`,
    movida_por: `case when ${IS_MEDIDA} then m.movida_por end`,
    aderencia_detalhe: `case when ${IS_MEDIDA} then m.aderencia_detalhe end`,
  },
}

export interface Coluna {
  readonly tabela: string
  readonly nome: string
}

/** Which campaign of its company: the model's, as far as the company has so many. */
const CAMPANHA = `cross join lateral (
  select (p.copia * (select count(*) from molde_campanha where situacao <> 'RASCUNHO') + m.campanha) % greatest(1, e.campanhas) as n) c`

/** Copies of one table's rows for everybody of the plan, in its order: the models are hashed, the plan is read through. */
function copy(tabela: string, molde: string, colunas: readonly Coluna[], join: string, rest = ''): string {
  const nomes = colunas.filter((coluna) => coluna.tabela === tabela).map(({ nome }) => nome)
  const valores = nomes.map((nome) => OWN[tabela]?.[nome] ?? `m.${nome}`)
  return `insert into ${tabela} (${nomes.join(', ')}) overriding system value
    select ${valores.join(', ')} from plano p join ${molde} m on ${join} ${rest}`
}

/**
 * Rows of people, each table in one transaction that empties it first: nothing then goes through the log.
 * @param colunas of all tables
 */
export const copiesOf = (colunas: readonly Coluna[]): Readonly<Record<string, string>> => ({
  talento: copy('talento', 'molde_talento', colunas, 'm.n = p.n'),
  experiencia: copy(
    'experiencia',
    'molde_experiencia',
    colunas,
    `m.pessoa = p.n and (m.vez = 0 or ${IS_MEDIDA})`,
  ),
  formacao_academica: copy(
    'formacao_academica',
    'molde_formacao',
    colunas,
    `m.pessoa = p.n and ${IS_MEDIDA}`,
  ),
  inscricao: copy(
    'inscricao',
    'molde_inscricao',
    colunas,
    `m.pessoa = p.n and (m.vez = 0 or ${IS_MEDIDA})`,
    `join plano_empresa e on e.id = p.empresa_id ${CAMPANHA}`,
  ),
})

/** What follows from people and applications: the marks with another company's, and the basket's score. */
export const SEGUEM: Readonly<Record<string, string>> = {
  talento_marcas: `insert into talento_marcas (talento_id, empresa_id, atualizado_em, marcas)
    select p.id, p.empresa_id, m.atualizado_em,
      ts_delete(m.marcas, 'e' || m.empresa_id) || array_to_tsvector(array['e' || p.empresa_id])
    from plano p join molde_marcas m on m.n = p.n`,
  cesta_aderencia: `insert into cesta_aderencia (talento_id, empresa_id, inscricao_id, aderencia)
    select t.id, t.empresa_id, i.id, i.aderencia from plano t left join (
      select distinct on (talento_id) talento_id, id, aderencia from inscricao
      where aderencia is not null order by talento_id, id desc
    ) i on i.talento_id = t.id`,
}

/** Campaigns and stages of the others, as many as the plan says. */
export const campanhasOf = (colunas: readonly Coluna[]): readonly string[] => {
  const insert = (tabela: string, own: Readonly<Record<string, string>>, from: string) => {
    const nomes = colunas.filter((coluna) => coluna.tabela === tabela).map(({ nome }) => nome)
    return `insert into ${tabela} (${nomes.join(', ')}) overriding system value
      select ${nomes.map((nome) => own[nome] ?? `m.${nome}`).join(', ')} from ${from}`
  }
  const each = `plano_empresa e, generate_series(0, e.campanhas - 1) c,
    (select count(*) as total from molde_campanha where situacao <> 'RASCUNHO') t`
  return [
    insert(
      'campanha',
      {
        id: 'e.campanha_base + c',
        empresa_id: 'e.id',
        usuario_id: 'null',
        qtd_talentos: '0',
        qtd_finalizados: '0',
      },
      `${each}, molde_campanha m where m.n = c % t.total and m.situacao <> 'RASCUNHO' and e.campanhas > 0`,
    ),
    insert(
      'etapa',
      {
        id: '(e.campanha_base + c) * 16 + m.lugar',
        empresa_id: 'e.id',
        campanha_id: 'e.campanha_base + c',
        qtd: '0',
      },
      `${each}, molde_etapa m where m.n = c % t.total and e.campanhas > 0`,
    ),
  ]
}
