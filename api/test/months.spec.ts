import { migrateDatabase } from '../src/database/migrate'
import { makeMonths } from '../src/database/months-repository'
import { createTestDatabase, type TestDatabase } from './support/test-database'

/** The log and the messages lie by months (docs/decisions/111). */

let old: TestDatabase
let full: TestDatabase
beforeAll(async () => {
  old = await createTestDatabase(true)
  full = await createTestDatabase()
})
afterAll(async () => {
  await old.drop()
  await full.drop()
})

const ask = async <T>({ pool }: TestDatabase, text: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query(text, values)).rows as T[]

/** A company with somebody in a stage of a campaign. */
const PESSOA = `
  with empresa as (insert into empresa (nome, slug) values ('A', 'a') returning id),
    campanha as (insert into campanha (empresa_id, nome) select id, 'Vaga' from empresa returning id, empresa_id),
    etapa as (insert into etapa (empresa_id, campanha_id, nome, ordem, tipo)
      select empresa_id, id, 'Triagem', 1, 'triagem' from campanha returning id, campanha_id),
    talento as (insert into talento (empresa_id, nome) select id, 'Ana' from empresa returning id, empresa_id)
  insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id)
  select t.empresa_id, e.campanha_id, t.id, e.id from talento t, etapa e`

/** A message of the stage, written so many days ago. */
const MENSAGEM = `
  insert into mensagem (empresa_id, inscricao_id, etapa_id, tipo, canal, destinatario, corpo, criada_em)
  select empresa_id, id, etapa_id, 'etapa', 'WHATSAPP', '', 'Olá', now() - make_interval(days => $1) from inscricao
  on conflict do nothing returning id`

const EVENTO = `insert into evento (empresa_id, tipo, criado_em)
  select id, 'nota_criada', now() + make_interval(months => $1) from empresa returning id, tableoid::regclass::text as parte`

describe('a table that is brought into months', () => {
  it('keeps its rows where they lie, goes on with its numbers, and turns nobody away meanwhile', async () => {
    await migrateDatabase(old.db, '081-quadros-sem-aviso')
    await ask(old, PESSOA)
    await ask(old, `${EVENTO} `, [-30])
    await ask(old, MENSAGEM, [40])
    const where = `select pg_relation_filenode($1::regclass) as file`
    const before = [await ask(old, where, ['evento']), await ask(old, where, ['mensagem'])]
    let isMigrating = true
    const writing = (async () => {
      const ids: number[] = []
      while (isMigrating) ids.push(...(await ask<{ id: number }>(old, EVENTO, [0])).map(({ id }) => id))
      return ids
    })()
    await migrateDatabase(old.db)
    isMigrating = false
    const ids = await writing
    expect([await ask(old, where, ['evento_antes']), await ask(old, where, ['mensagem_antes'])]).toEqual(
      before,
    )
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, n) => n + 2))
    const [{ quantos } = { quantos: 0 }] = await ask<{ quantos: number }>(
      old,
      'select count(*) as quantos from evento',
    )
    expect(quantos).toBe(ids.length + 1)
  })

  it('knows of what was written before that a stage has written to somebody', async () => {
    expect(await ask(old, MENSAGEM, [0])).toEqual([])
  })
})

describe('a month', () => {
  it('is there before its first row', async () => {
    const [first] = await ask<{ parte: string }>(full, `${PESSOA} returning 'nowhere' as parte`)
    expect(first).toBeDefined()
    const [later] = await ask<{ parte: string }>(full, EVENTO, [3])
    expect(later?.parte).toMatch(/^evento_2\d{3}_\d\d$/)
  })

  it('that nobody made in time turns no row away, and takes it back when it is made', async () => {
    const [late] = await ask<{ id: number; parte: string }>(full, EVENTO, [5])
    expect(late?.parte).toBe('evento_sem_mes')
    expect(await ask(full, "select f_garante_meses('evento', 5) as made")).toEqual([{ made: 2 }])
    const [row] = await ask<{ parte: string }>(
      full,
      'select tableoid::regclass::text as parte from evento where id = $1',
      [late?.id],
    )
    expect(row?.parte).toMatch(/^evento_2\d{3}_\d\d$/)
    expect(await ask(full, 'select from evento_sem_mes')).toEqual([])
  })

  it('is made once, by the job that runs every day', async () => {
    expect(await makeMonths(full.db)).toBe(0)
    await ask(
      full,
      "do $$ begin execute 'drop table ' || (select max(c.relname) from pg_class c join pg_inherits i on i.inhrelid = c.oid where i.inhparent = 'mensagem'::regclass and c.relname like 'mensagem_2%'); end $$",
    )
    expect(await makeMonths(full.db)).toBe(1)
  })
})

describe('a message of a stage', () => {
  const cancel = 'update mensagem set estado = $2 where id = $1'

  it('is written once to each person and channel, in whatever month, also by two at once', async () => {
    const [first] = await ask<{ id: number }>(full, MENSAGEM, [0])
    expect(await ask(full, MENSAGEM, [40])).toEqual([])
    expect(await ask(full, MENSAGEM, [0])).toEqual([])
    await ask(full, cancel, [first?.id, 'cancelada'])
    const both = await Promise.all([ask(full, MENSAGEM, [0]), ask(full, MENSAGEM, [40])])
    expect(both.flat()).toHaveLength(1)
    await expect(ask(full, cancel, [first?.id, 'pendente'])).rejects.toThrow('mensagem_da_etapa_pkey')
  })

  it('makes room for another one when it is deleted, and takes its place again when it is put back', async () => {
    await ask(full, "delete from mensagem where estado <> 'cancelada'")
    const [cancelled] = await ask<{ id: number }>(full, 'select id from mensagem')
    await ask(full, cancel, [cancelled?.id, 'pendente'])
    expect(await ask(full, MENSAGEM, [0])).toEqual([])
  })
})
