import { hash } from '@node-rs/argon2'
import { Pool, type PoolConfig } from 'pg'
import * as campanhas from './campanhas-rows'
import { copyRows } from './copy-rows'
import type { EmpresaSeed } from './empresa-seed'
import { withoutIndices } from './indices'
import * as inscricoes from './inscricoes-rows'
import { buildMoldes, type Moldes } from './moldes'
import * as talentos from './talentos-rows'
import { EXPERIENCIAS_POR_TALENTO, OUTRA, TAMANHOS, type Tamanho } from './sizes'

export interface SeedOptions {
  readonly tamanho: keyof typeof TAMANHOS
  /** Every date is relative to it; the same moment writes the same rows. */
  readonly now?: Date
  readonly report?: (line: string) => void
}

export interface Seeded {
  readonly empresaId: number
  /** The campaign whose board is the long one. */
  readonly campanhaId: number
  readonly email: string
  readonly senha: string
  readonly segundos: number
}

/** Accounts of the volume. A database that holds them is for measuring, never for people. */
const EMAIL = 'bench@seleta.local'
const EMAIL_DA_OUTRA = 'bench-outra@seleta.local'
const SENHA = 'seleta-bench-2026'

const TABELAS = [
  'campanha',
  'etapa',
  'talento',
  'experiencia',
  'formacao_academica',
  'inscricao',
  'evento',
] as const

/**
 * Fills a migrated database, catalogues loaded, with one large company and a second one: two minutes for the large
 * size on two cores. COPY without triggers and indexes; counters and indexes are made at the end.
 * @param config where the database is
 * @throws Error when the schema or the catalogues are missing, the volume is there already, or counts come out wrong
 */
export async function seedVolume(
  config: PoolConfig,
  { tamanho, now = new Date(), report = () => {} }: SeedOptions,
): Promise<Seeded> {
  const begun = Date.now()
  const pool = new Pool({ ...config, max: 4, options: '-c statement_timeout=0 -c synchronous_commit=off' })
  try {
    await checkDatabase(pool)
    const senhaHash = await hash(SENHA, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const moldes = await buildMoldes(now.getTime())
    report('Material pronto.')
    const maior = await createEmpresa(pool, {
      nome: 'Volume Recrutamento',
      slug: 'volume',
      email: EMAIL,
      tamanho: TAMANHOS[tamanho],
      now,
      senhaHash,
    })
    // Ids of the second company begin behind those of the first.
    const outra = await createEmpresa(
      pool,
      {
        nome: 'Outra do Volume',
        slug: 'volume-outra',
        email: EMAIL_DA_OUTRA,
        tamanho: OUTRA,
        now,
        senhaHash,
      },
      maior,
    )
    await withoutIndices(pool, TABELAS, async () => {
      for (const empresa of [maior, outra]) await loadEmpresa(pool, empresa, moldes, report)
      await pool.query('select 1')
    })
    report('Índices prontos.')
    await finish(pool, [maior, outra])
    const segundos = Math.round((Date.now() - begun) / 1000)
    report(`Volume pronto em ${segundos} s.`)
    return { empresaId: maior.id, campanhaId: maior.base.campanha, email: EMAIL, senha: SENHA, segundos }
  } finally {
    await pool.end()
  }
}

async function checkDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ cidades: number; empresas: number }>(
    "select (select count(*)::int from cidade) as cidades, (select count(*)::int from empresa where slug = 'volume') as empresas",
  )
  if ((rows[0]?.cidades ?? 0) < 5571)
    throw new Error('Start the api on this database once: it loads the catalogues.')
  if ((rows[0]?.empresas ?? 0) > 0) throw new Error('The volume is in this database already.')
}

interface NovaEmpresa {
  readonly nome: string
  readonly slug: string
  readonly email: string
  readonly tamanho: Tamanho
  readonly now: Date
  readonly senhaHash: string
}

async function createEmpresa(pool: Pool, nova: NovaEmpresa, before?: EmpresaSeed): Promise<EmpresaSeed> {
  const { rows } = await pool.query<{
    id: string
    usuario: string
    campanha: string
    etapa: string
    talento: string
    inscricao: string
  }>(
    `with e as (insert into empresa (nome, slug) values ($1, $2) returning id),
       u as (insert into usuario (empresa_id, email, nome, senha_hash) select id, $3, 'Bianca Rocha', $4 from e returning id)
     select (select id from e), (select id from u) as usuario,
       (select coalesce(max(id), 0) from campanha) as campanha, (select coalesce(max(id), 0) from etapa) as etapa,
       (select coalesce(max(id), 0) from talento) as talento, (select coalesce(max(id), 0) from inscricao) as inscricao`,
    [nova.nome, nova.slug, nova.email, nova.senhaHash],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The company was not written.')
  const behind = (table: keyof EmpresaSeed['base'], count: number) =>
    before === undefined ? 0 : before.base[table] + count
  return {
    id: Number(row.id),
    usuarioId: Number(row.usuario),
    nome: nova.nome,
    slug: nova.slug,
    email: nova.email,
    tamanho: nova.tamanho,
    now: nova.now.getTime(),
    base: {
      campanha: Math.max(Number(row.campanha) + 1, behind('campanha', before?.tamanho.campanhas ?? 0)),
      etapa: Math.max(
        Number(row.etapa) + 1,
        behind('etapa', (before?.tamanho.campanhas ?? 0) * campanhas.ETAPAS_POR_CAMPANHA),
      ),
      talento: Math.max(Number(row.talento) + 1, behind('talento', before?.tamanho.talentos ?? 0)),
      inscricao: Math.max(Number(row.inscricao) + 1, behind('inscricao', before?.tamanho.inscricoes ?? 0)),
    },
  }
}

async function loadEmpresa(
  pool: Pool,
  empresa: EmpresaSeed,
  moldes: Moldes,
  report: (line: string) => void,
): Promise<void> {
  const copy = (
    tabela: string,
    colunas: readonly string[],
    rows: Iterable<readonly (string | number | boolean | null)[]>,
  ) => withoutTriggers(pool, (client) => copyRows(client, tabela, colunas, rows))
  await copy('campanha', campanhas.CAMPANHA_COLUNAS, campanhas.campanhaRows(empresa, moldes))
  await copy('etapa', campanhas.ETAPA_COLUNAS, campanhas.etapaRows(empresa))
  // The search columns cost the server most, so two connections share them.
  const half = Math.ceil(empresa.tamanho.talentos / 2)
  await Promise.all([
    copy('talento', talentos.TALENTO_COLUNAS, talentos.talentoRows(empresa, moldes, 0, half)),
    copy(
      'talento',
      talentos.TALENTO_COLUNAS,
      talentos.talentoRows(empresa, moldes, half, empresa.tamanho.talentos),
    ),
  ])
  report(`${empresa.nome}: pessoas prontas.`)
  await Promise.all([
    copy('experiencia', talentos.EXPERIENCIA_COLUNAS, talentos.experienciaRows(empresa, moldes)),
    copy('inscricao', inscricoes.INSCRICAO_COLUNAS, inscricoes.inscricaoRows(empresa, moldes)),
  ])
  await Promise.all([
    copy('formacao_academica', talentos.FORMACAO_COLUNAS, talentos.formacaoRows(empresa, moldes)),
    copy('evento', inscricoes.EVENTO_COLUNAS, inscricoes.eventoRows(empresa)),
  ])
  report(`${empresa.nome}: inscrições prontas.`)
}

/** Counters and search text are made here, and ids are right by construction: triggers would only cost time. */
async function withoutTriggers<T>(
  pool: Pool,
  work: (client: import('pg').PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    // Needs a superuser, as the embedded server's owner is.
    await client.query('set session_replication_role = replica')
    return await work(client)
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

/** Counters, sequences, statistics; then counts what was written. */
async function finish(pool: Pool, empresas: readonly EmpresaSeed[]): Promise<void> {
  const ids = empresas.map(({ id }) => id)
  await pool.query(
    `update etapa e set qtd = n.qtd from (
       select etapa_id, count(*)::int as qtd from inscricao where situacao = 'ativa' and empresa_id = any($1) group by 1
     ) n where e.id = n.etapa_id`,
    [ids],
  )
  await pool.query(
    `update campanha c set qtd_talentos = n.total, qtd_finalizados = n.finalizados from (
       select i.campanha_id, count(*)::int as total, count(*) filter (where e.tipo = 'contratado')::int as finalizados
       from inscricao i left join etapa e on e.id = i.etapa_id
       where i.situacao = 'ativa' and i.empresa_id = any($1) group by 1
     ) n where c.id = n.campanha_id`,
    [ids],
  )
  // What the triggers of the basket's score would have kept (docs/decisions/061).
  await pool.query(
    `insert into cesta_aderencia (talento_id, empresa_id, inscricao_id, aderencia)
     select t.id, t.empresa_id, i.id, i.aderencia from talento t left join (
       select distinct on (i.talento_id) i.talento_id, i.id, i.aderencia
       from inscricao i join campanha p on p.id = i.campanha_id and p.excluida_em is null
       where i.aderencia is not null and i.empresa_id = any($1) order by i.talento_id, i.id desc
     ) i on i.talento_id = t.id
     where t.empresa_id = any($1)`,
    [ids],
  )
  // And those of the marks (docs/decisions/064).
  await pool.query('insert into talento_marcas select * from talento_marcado where empresa_id = any($1)', [
    ids,
  ])
  for (const tabela of TABELAS) {
    await pool.query(
      `select setval(pg_get_serial_sequence('${tabela}', 'id'), (select max(id) from ${tabela}))`,
    )
  }
  await pool.query(`vacuum analyze ${TABELAS.join(', ')}, cesta_aderencia, talento_marcas`)
  for (const empresa of empresas) await checkCounts(pool, empresa)
}

async function checkCounts(pool: Pool, { id, nome, tamanho }: EmpresaSeed): Promise<void> {
  const expected = {
    campanha: tamanho.campanhas,
    talento: tamanho.talentos,
    experiencia: tamanho.talentos * EXPERIENCIAS_POR_TALENTO,
    inscricao: tamanho.inscricoes,
  }
  for (const [tabela, count] of Object.entries(expected)) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from ${tabela} where empresa_id = $1`,
      [id],
    )
    if (rows[0]?.n !== count)
      throw new Error(`${nome}: ${rows[0]?.n} rows in ${tabela}, ${count} were meant.`)
  }
}
