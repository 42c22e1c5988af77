import { migrateDatabase } from '../src/database/migrate'
import { createTestDatabase, type TestDatabase } from './support/test-database'

/** People, applications and answers can lie by company one day: their keys hold it (docs/decisions/119). */

let old: TestDatabase
beforeAll(async () => {
  old = await createTestDatabase(true)
  await migrateDatabase(old.db, '088-email-pedido')
})
afterAll(() => old.drop())

const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await old.pool.query(text, values)).rows as T[]

/** One more person with an application, an answer, a message and a notice; what somebody who applies writes. */
const PESSOA = `
  with talento as (insert into talento (empresa_id, nome) select id, 'Ana' from empresa returning id, empresa_id),
    inscricao as (insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id)
      select t.empresa_id, e.campanha_id, t.id, e.id from talento t, etapa e returning id, empresa_id, talento_id),
    resposta as (insert into resposta (empresa_id, inscricao_id, pergunta_id, valor)
      select i.empresa_id, i.id, p.id, '"sim"' from inscricao i, pergunta p),
    mensagem as (insert into mensagem (empresa_id, talento_id, inscricao_id, tipo, canal, destinatario, corpo)
      select empresa_id, talento_id, id, 'avulsa', 'WHATSAPP', '', 'Olá' from inscricao)
  insert into aviso (empresa_id, chave, tipo, titulo, talento_id)
  select empresa_id, 'a' || talento_id, 'inscricao', 'Nova', talento_id from inscricao returning talento_id`

const READ = `select count(*)::int as n from talento t join inscricao i on i.talento_id = t.id
  join resposta r on r.inscricao_id = i.id join mensagem m on m.inscricao_id = i.id`

it('the keys change over what is there while people apply and are read, and nobody is turned away', async () => {
  await ask(`
    with empresa as (insert into empresa (nome, slug) values ('A', 'a') returning id),
      campanha as (insert into campanha (empresa_id, nome) select id, 'Vaga' from empresa returning id, empresa_id),
      pergunta as (insert into pergunta (empresa_id, campanha_id, chave, tipo, titulo)
        select empresa_id, id, gen_random_uuid(), 'ABERTA', 'Por quê?' from campanha)
    insert into etapa (empresa_id, campanha_id, nome, ordem, tipo)
    select empresa_id, id, 'Triagem', 1, 'triagem' from campanha`)
  for (let n = 0; n < 20; n += 1) await ask(PESSOA)
  const file = `select relname, pg_relation_filenode(oid) as file from pg_class
    where relname in ('talento', 'inscricao', 'resposta') order by 1`
  const before = await ask(file)

  let isMigrating = true
  const goOn = async (text: string) => {
    let times = 0
    for (; isMigrating; times += 1) await ask(text)
    return times
  }
  const others = Promise.all([goOn(PESSOA), goOn(PESSOA), goOn(READ)])
  await migrateDatabase(old.db)
  isMigrating = false
  const [one, two, reads] = await others
  expect(Math.min(one, two, reads)).toBeGreaterThan(0)
  expect(await ask(READ)).toEqual([{ n: 20 + one + two }])
  // No row was written anew.
  expect(await ask(file)).toEqual(before)
})

it('primary keys hold the company, and so does whoever points at a person or an application', async () => {
  const keys = await ask<{ definicao: string }>(`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as definicao from pg_constraint
    where conrelid in ('talento'::regclass, 'inscricao'::regclass, 'resposta'::regclass) and contype = 'p' order by 1`)
  expect(keys.map(({ definicao }) => definicao)).toEqual(
    ['inscricao', 'resposta', 'talento'].map((tabela) => `${tabela}: PRIMARY KEY (empresa_id, id)`),
  )
  const pointing = await ask<{ definicao: string; valid: boolean }>(`
    select pg_get_constraintdef(oid) as definicao, convalidated as valid from pg_constraint
    where confrelid in ('talento'::regclass, 'inscricao'::regclass) and contype = 'f'`)
  expect(pointing.length).toBeGreaterThan(15)
  for (const { definicao, valid } of pointing) {
    expect(definicao).toMatch(/^FOREIGN KEY \(empresa_id, \w+\) REFERENCES \w+\(empresa_id, id\) ON DELETE/)
    expect(valid).toBe(true)
  }
})

it('whatever is unique of what may lie in parts holds the company or the moment', async () => {
  const keys = await ask<{ indice: string; colunas: string[] }>(`
    select x.indexrelid::regclass::text as indice, array(select a.attname::text from pg_attribute a
      where a.attrelid = x.indrelid and a.attnum = any(x.indkey)) as colunas
    from pg_index x where x.indisunique and x.indrelid = any(
      '{talento,inscricao,resposta,auditoria,evento,mensagem}'::regclass[])`)
  expect(keys.length).toBeGreaterThan(12)
  const without = keys.filter(
    ({ colunas }) =>
      !colunas.includes('empresa_id') && !colunas.includes('criado_em') && !colunas.includes('criada_em'),
  )
  expect(without).toEqual([])
})

it('nobody points at a person of another company, and all goes with its person', async () => {
  const [outra] = await ask<{ id: string }>("insert into empresa (nome, slug) values ('B', 'b') returning id")
  const [ana] = await ask<{ id: string; empresa: string }>(
    'select id, empresa_id as empresa from talento order by id limit 1',
  )
  await expect(
    ask(
      "insert into aviso (empresa_id, chave, tipo, titulo, talento_id) values ($1, 'x', 'inscricao', 'Nova', $2)",
      [outra?.id, ana?.id],
    ),
  ).rejects.toThrow('aviso_talento_id_fkey')
  await ask('delete from talento where empresa_id = $1 and id = $2', [ana?.empresa, ana?.id])
  for (const tabela of ['inscricao', 'mensagem', 'aviso'])
    expect(await ask(`select from ${tabela} where talento_id = $1`, [ana?.id])).toEqual([])
})
