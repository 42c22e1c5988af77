import { migrateDatabase } from '../src/database/migrate'
import { migrations } from '../src/database/migrations/index'
import { createTestDatabase, type TestDatabase } from './support/test-database'

let empty: TestDatabase
let full: TestDatabase

beforeAll(async () => {
  empty = await createTestDatabase(true)
  full = await createTestDatabase()
})
afterAll(async () => {
  await empty.drop()
  await full.drop()
})

describe('migrations', () => {
  it('run once when three processes start together (security R08)', async () => {
    const ran = await Promise.all([1, 2, 3].map(() => migrateDatabase(empty.db)))
    expect(ran.flat().toSorted()).toEqual(Object.keys(migrations))
  })

  it('run where a later one has run already: numbers come in as the work is done', async () => {
    await empty.pool.query('drop table empresa_slug')
    await empty.pool.query("delete from migracao where name = '103-enderecos-de-empresas'")
    expect(await migrateDatabase(empty.db)).toEqual(['103-enderecos-de-empresas'])
    expect(await migrateDatabase(empty.db)).toEqual([])
  })

  it('write the cities of campaigns from before as all others are', async () => {
    const { rows } = await empty.pool.query<{ id: number }>(`
      with dona as (insert into empresa (nome, slug) values ('Velha', 'velha') returning id)
      insert into campanha (empresa_id, nome, localidade)
        select id, 'Vaga ' || n, localidade from dona, unnest(array['São Paulo/SP, Embu-Guaçu/SP', '', 'Recife – PE'])
        with ordinality as de (localidade, n)
      returning id`)
    await empty.pool.query("delete from migracao where name = '130-cidade-escrita'")
    expect(await migrateDatabase(empty.db)).toEqual(['130-cidade-escrita'])
    const { rows: now } = await empty.pool.query<{ localidade: string }>(
      'select localidade from campanha where id = any($1) order by id',
      [rows.map(({ id }) => id)],
    )
    expect(now.map(({ localidade }) => localidade)).toEqual([
      'São Paulo – SP, Embu-Guaçu – SP',
      '',
      'Recife – PE',
    ])
  })

  it('store each mailbox under one address, a company by itself, and lose nobody over it', async () => {
    await empty.pool.query(`
      with donas as (insert into empresa (nome, slug) values ('Caixa', 'caixa'), ('Outra', 'outra') returning id, slug)
      insert into talento (empresa_id, nome, email, origem)
        select d.id, n, e, 'MANUAL' from (values
          ('caixa', 'Ana', 'ana@ｇmail.test'), ('caixa', 'Bia', 'bia@xn--caf-dma.test'), ('caixa', 'Bia 2', 'bia@café.test'),
          ('outra', 'Ana de lá', 'ana@gmail.test'), ('outra', 'João', 'joão@correio.test')) p (slug, n, e)
        join donas d using (slug)`)
    await empty.pool.query("delete from migracao where name like '162-%'")
    expect(await migrateDatabase(empty.db)).toEqual([expect.stringMatching(/^162-/)])
    const { rows } = await empty.pool.query<{ nome: string; email: string }>(
      "select nome, email from talento where empresa_id in (select id from empresa where slug in ('caixa', 'outra')) order by id",
    )
    expect(rows.map(({ nome, email }) => [nome, email])).toEqual([
      ['Ana', 'ana@gmail.test'],
      ['Bia', 'bia@xn--caf-dma.test'],
      // Somebody has it already: the two are left to whoever joins people.
      ['Bia 2', 'bia@café.test'],
      ['Ana de lá', 'ana@gmail.test'],
      ['João', 'joão@correio.test'],
    ])
  })

  it('leave no index behind that a start which was cut off had put aside', async () => {
    const standing = async () => {
      const { rows } = await empty.pool.query<{ nome: string }>(
        "select indexrelid::regclass::text as nome from pg_index where indexrelid::regclass::text like 'talento_chaves%'",
      )
      return rows.map(({ nome }) => nome)
    }
    await empty.pool.query('create index talento_chaves_ccold on talento (empresa_id)')
    expect(await standing()).toContain('talento_chaves_ccold')
    await empty.pool.query("delete from migracao where name = '132-sobra-da-busca'")
    expect(await migrateDatabase(empty.db)).toEqual(['132-sobra-da-busca'])
    expect(await standing()).toEqual(['talento_chaves'])
  })

  it('let go of what they hold when somebody is in their way, and turn nobody away', async () => {
    const old = await createTestDatabase(true)
    await migrateDatabase(old.db, '088-email-pedido')
    const reader = await old.pool.connect()
    try {
      await reader.query('begin')
      await reader.query('select from inscricao')
      // Migration 089 holds people and waits for applications; whoever reads these asks for people now.
      const migrating = migrateDatabase(old.db)
      const waiting = `select from pg_locks where not granted and relation = 'inscricao'::regclass`
      while ((await old.pool.query(waiting)).rowCount === 0);
      await reader.query('select from talento')
      await reader.query('commit')
      expect((await migrating)[0]).toBe('089-retencao')
    } finally {
      reader.release()
      await old.drop()
    }
  })

  it('do not wait for the database to finish with a table that it is putting in order', async () => {
    const { pool } = empty
    await pool.query(`
      alter table importacao drop column desfeita_por;
      delete from migracao where name = '136-quem-desfez';
      alter table importacao set (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0,
        autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1);
      with dona as (insert into empresa (nome, slug) values ('Cheia', 'cheia') returning id)
        insert into importacao (empresa_id, arquivo, colunas)
        select id, repeat('x', 1000), '[]' from dona, generate_series(1, 2000);
      update importacao set total = 1`)
    await pool.query("alter system set autovacuum_naptime = '1s'")
    await pool.query('select pg_reload_conf()')
    try {
      const atWork = `select from pg_stat_progress_vacuum where relid = 'importacao'::regclass`
      while ((await pool.query(atWork)).rowCount === 0);
      expect(await migrateDatabase(empty.db)).toEqual(['136-quem-desfez'])
    } finally {
      await pool.query('alter system reset autovacuum_naptime')
      await pool.query('select pg_reload_conf()')
    }
  })

  it('refuse a database that a newer release has been at, in one sentence', async () => {
    await empty.pool.query("insert into migracao (name, timestamp) values ('999-amanha', now()::text)")
    await expect(migrateDatabase(empty.db)).rejects.toThrow(
      'O banco de dados já é de uma versão mais nova: inicie a versão nova, ou volte ao backup de antes',
    )
    await empty.pool.query("delete from migracao where name = '999-amanha'")
    expect(await migrateDatabase(empty.db)).toEqual([])
  })

  it('leave nothing that notifies: a NOTIFY puts all who commit one behind the other (decision 110)', async () => {
    const { rows } = await empty.pool.query<{ proname: string }>(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ilike '%notify%'",
    )
    expect(rows).toEqual([])
  })

  it('leave every table of a tenant with its company, and never null', async () => {
    const shared = new Set([
      'objeto_solto',
      'empresa',
      'tentativa_login',
      'token_senha',
      'segredo',
      'cidade',
      'funcao',
      'curso',
      'beneficio',
      'tipo_contratacao',
      'teste',
      'aviso_lido',
      'objeto_solto',
      'contagem',
      'lugar_na_selecao',
      'falha_area',
      'migracao',
      'migracao_trava',
    ])
    const { rows } = await full.pool.query<{ nome: string }>(`
      select c.relname as nome from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'empresa_id' and a.attnotnull)`)
    expect(rows.map(({ nome }) => nome).filter((nome) => !shared.has(nome))).toEqual([])
  })
})

describe('search columns (docs/decisions/011)', () => {
  const buscar = async (busca: string) => {
    const { rows } = await full.pool.query<{ nome: string }>(
      'select nome from talento where fts @@ f_consulta($1) order by id',
      [busca],
    )
    return rows.map(({ nome }) => nome)
  }

  beforeAll(async () => {
    await full.pool.query("insert into empresa (nome, slug) values ('A', 'a')")
    await full.pool.query(`
      insert into talento (empresa_id, nome, sobre) select id, 'Bia', 'Gestão de programações e soldagem' from empresa`)
    await full.pool.query(`
      insert into experiencia (empresa_id, talento_id, funcao) select empresa_id, id, 'Confeiteira' from talento`)
  })

  it.each([
    ['gestão', 'gestões'],
    ['programação', 'programações'],
    ['alemão', 'alemães'],
    ['comercial', 'comerciais'],
    ['espanhol', 'espanhóis'],
    ['nível', 'níveis'],
    ['contábil', 'contábeis'],
    ['perfil', 'perfis'],
    ['imagem', 'imagens'],
    ['vendedor', 'vendedores'],
    ['inglês', 'ingleses'],
  ])('bring %s and %s together, with and without accents', async (one, many) => {
    const { rows } = await full.pool.query(
      `select a from unnest($1::text[]) a, unnest($1::text[]) b
       where not f_fts(a) @@ f_consulta(b) or not f_fts(upper(a)) @@ f_consulta(f_unaccent(b))`,
      [[one, many]],
    )
    expect(rows).toEqual([])
  })

  it.each([
    ['Node.js', ['node', 'NODE.JS', 'nodejs', '"node.js"'], ['c', 'js']],
    ['NodeJS e ReactJS', ['node', 'node.js', 'react'], ['net']],
    ['C#, .NET e ASP.NET', ['c#', '.net', 'C# .net', 'asp.net', '"c#"'], ['c', 'c++']],
    ['C++', ['c++', 'C++'], ['c#', 'c']],
    ['Linguagem C', ['c'], ['c#', 'c++']],
    ['HTML/CSS e CI/CD', ['css', 'html', 'ci/cd', 'cd'], ['htmlcss']],
  ])('find %s by %j, not by %j', async (texto, found, lost) => {
    const { rows } = await full.pool.query<{ busca: string }>(
      'select busca from unnest($2::text[]) busca where f_fts($1) @@ f_consulta(busca)',
      [texto, [...found, ...lost]],
    )
    expect(rows.map(({ busca }) => busca)).toEqual(found)
  })

  it.each(['gestao', 'soldagens', 'confeiteira', 'bia'])('find a person by %s', async (busca) => {
    expect(await buscar(busca)).toEqual(['Bia'])
  })

  it('find nobody by a word that nobody has', async () => {
    expect(await buscar('astronauta')).toEqual([])
  })

  it('forget an experience that is removed', async () => {
    await full.pool.query('delete from experiencia')
    expect(await buscar('confeiteira')).toEqual([])
  })
})
