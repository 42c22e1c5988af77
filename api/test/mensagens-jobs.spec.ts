import { MailConnections } from '../src/areas/mensagens/sending/mail-connections'
import type { Mail, MailTransport } from '../src/areas/mensagens/sending/mail-transport'
import { mensagensJob } from '../src/areas/mensagens/sending/mensagens-job'
import { createSender, discardedMensagens } from '../src/areas/mensagens/sending/send-mensagens'
import { createWorkerRepository } from '../src/areas/mensagens/sending/worker-repository'
import { createKysely } from '../src/database/pool'
import { type Clock, systemClock } from '../src/ground/clock'
import { openDeadJobs } from '../src/ground/jobs/dead-jobs'
import { JobRunner } from '../src/ground/jobs/job-runner'
import { openOffice, type Office } from './support/campanhas'

/** A job that is not there. */
const OUTRA_TAREFA = '00000000-0000-4000-8000-000000000000'

describe('workers of the outbox', () => {
  const opened: Office[] = []
  afterEach(() => Promise.all(opened.splice(0).map((quiet) => quiet.api.close())))

  /** Messages of a second office, whose own server has no mail: only the workers of the test send them. */
  async function officeWithoutMail(count: number) {
    const quiet = await openOffice({
      mail: { smtpUrl: null, from: { name: '', address: 'ninguem@seleta.test' } },
    })
    opened.push(quiet)
    await quiet.api.pool.query(
      `insert into mensagem (empresa_id, tipo, canal, destinatario, corpo)
       select $1, 'confirmacao', 'EMAIL', 'p' || n || '@exemplo.test', 'oi' from generate_series(1, $2) n`,
      [quiet.empresaId, count],
    )
    return quiet
  }

  /** A process that sends what its office's own server leaves. */
  const processOf = (
    quiet: Office,
    transport: Pick<MailTransport, 'send'>,
    faults: unknown[],
    clock: Clock = systemClock,
  ) => {
    const { pool } = quiet.api
    const db = createKysely(pool)
    const runner = new JobRunner({ db, pool, onFault: (error) => faults.push(error) })
    runner.handle(mensagensJob, createSender(db, transport, { clock, publicUrl: '', renewals: {} }))
    return runner
  }

  it('four at a time send every message exactly once', async () => {
    const quiet = await officeWithoutMail(120)
    const sent: Mail[] = []
    let finish = () => {}
    const all = new Promise<void>((done) => (finish = done))
    const transport = {
      send: async (mail: Mail) => {
        sent.push(mail)
        if (sent.length >= 120) finish()
      },
    }
    const faults: unknown[] = []
    const workers = Array.from({ length: 4 }, () => processOf(quiet, transport, faults))
    await Promise.all(workers.map((worker) => worker.start()))
    await all
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(faults).toEqual([])
    expect(new Set(sent.map((mail) => mail.to)).size).toBe(120)
    expect(sent).toHaveLength(120)
    const rows = await quiet.api.db.selectFrom('mensagem').select('estado').execute()
    expect(new Set(rows.map((row) => row.estado))).toEqual(new Set(['enviada']))
  })

  it('that are stopped while they wait for a connection give their mails back as they were, and are done', async () => {
    const quiet = await officeWithoutMail(60)
    const connections = new MailConnections<null>({
      most: 1,
      open: () => null,
      close: () => {},
      blameOf: () => 'connection',
    })
    let answer = () => {}
    let begin = () => {}
    const isBegun = new Promise<void>((done) => (begin = done))
    const hangs = () => {
      begin()
      return new Promise<void>((done) => (answer = done))
    }
    const send: MailTransport['send'] = (_mail, _beforeEnd, signal) => connections.use(hangs, signal)
    const faults: unknown[] = []
    const worker = processOf(quiet, { send }, faults)
    await worker.start()
    await isBegun
    const read = async () =>
      (
        await quiet.api.pool.query<{ estado: string; tentativas: number; erro: null; n: number }>(
          'select estado, tentativas, erro, count(*)::int as n from mensagem group by 1, 2, 3 order by 1',
        )
      ).rows
    while ((await read())[0]?.n !== 3) continue
    const stopped = worker.stop()
    while ((await read())[0]?.n !== 1) continue
    expect(await read()).toEqual([
      { estado: 'enviando', tentativas: 1, erro: null, n: 1 },
      { estado: 'pendente', tentativas: 0, erro: null, n: 59 },
    ])
    answer()
    await stopped
    expect(faults).toEqual([])
    expect((await read())[0]).toMatchObject({ estado: 'enviada', n: 1 })
  })

  it('send new passwords and confirmations before what their own company has sent many people', async () => {
    const quiet = await officeWithoutMail(0)
    const queue = (tipo: string, to: string) =>
      quiet.api.pool.query(
        `insert into mensagem (empresa_id, tipo, publico, canal, destinatario, corpo)
         values ($1, $2, $3, 'EMAIL', $4, 'oi')`,
        [quiet.empresaId, tipo, tipo === 'senha' ? 'usuario' : 'candidato', to],
      )
    // Each by itself, as somebody writes one after the other: a job each.
    for (let n = 0; n < 40; n += 1) await queue('avulsa', `p${n}@exemplo.test`)
    await queue('confirmacao', 'confirma@exemplo.test')
    await queue('senha', 'senha@exemplo.test')
    const sent: string[] = []
    const worker = processOf(quiet, { send: async (mail) => void sent.push(mail.to) }, [])
    await worker.start()
    await worker.runDue()
    await worker.stop()
    expect(sent).toHaveLength(42)
    // Beside those that go at the same moment.
    expect(sent.slice(0, 12)).toEqual(expect.arrayContaining(['senha@exemplo.test', 'confirma@exemplo.test']))
  })

  it('send a message once that two jobs hold', async () => {
    const quiet = await officeWithoutMail(60)
    // Another moment is another job; the first one stays.
    await quiet.api.pool.query(
      "update mensagem set enviar_depois_de = enviar_depois_de - interval '1 second'",
    )
    const sent: string[] = []
    const transport = { send: async (mail: Mail) => void sent.push(mail.to) }
    const faults: unknown[] = []
    const workers = [processOf(quiet, transport, faults), processOf(quiet, transport, faults)]
    await Promise.all(workers.map((worker) => worker.start()))
    await Promise.all(workers.map((worker) => worker.runDue()))
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(faults).toEqual([])
    expect(sent).toHaveLength(60)
    expect(new Set(sent).size).toBe(60)
  })

  it('send what a killed one had in hand, under the same Message-ID', async () => {
    const quiet = await officeWithoutMail(1)
    const repository = createWorkerRepository(quiet.api.db)
    const { rows } = await quiet.api.pool.query<{ id: string; mensagem: number }>(
      "update fila.job set state = 'active' where name = 'mensagens' returning id, (data->'ids'->>0)::int as mensagem",
    )
    const { id = '', mensagem = 0 } = rows[0] ?? {}
    const taken = await repository.claim(mensagem, id)
    expect(taken?.tentativas).toBe(1)
    // The process dies here. As long as its job is not over nobody else takes the message.
    expect(await repository.claim(mensagem, OUTRA_TAREFA)).toBeNull()
    expect(await repository.claim(mensagem, id)).toMatchObject({
      identificador: taken?.identificador,
      tentativas: 2,
    })
    await quiet.api.pool.query('delete from fila.job')
    expect(await repository.claim(mensagem, OUTRA_TAREFA)).toMatchObject({ tentativas: 3 })
  })

  it('give the rest of a job back when its mails take long, before it is taken from them', async () => {
    const quiet = await officeWithoutMail(3)
    let now = 0
    const sent: string[] = []
    const transport = {
      send: async (mail: Mail) => {
        sent.push(mail.to)
        now += 200_000
      },
    }
    const { rows } = await quiet.api.pool.query<{ id: string; ids: number[] }>(
      "select id, data->'ids' as ids from fila.job where name = 'mensagens'",
    )
    const { id = '', ids = [] } = rows[0] ?? {}
    const job = { id, data: { ids }, cameUpAt: new Date(), signal: new AbortController().signal }
    expect(
      await createSender(quiet.api.db, transport, {
        clock: () => new Date(now),
        publicUrl: '',
        renewals: {},
      })(job),
    ).toEqual({ again: { ids: ids.slice(2) } })
    expect(sent).toHaveLength(2)
  })

  it('of a mail server that greets and then says nothing try each mail in its turn, and none before its time', async () => {
    const quiet = await officeWithoutMail(20)
    let now = Date.now()
    const tried: string[] = []
    const transport = {
      send: async ({ to }: Mail) => {
        tried.push(to)
        now += 60_000
        throw Object.assign(new Error('Timeout'), { command: 'CONN' })
      },
    }
    const faults: unknown[] = []
    const worker = processOf(quiet, transport, faults, () => new Date(now))
    await worker.start()
    await worker.runDue()
    const read = async () =>
      (
        await quiet.api.pool.query<{ estado: string; tentativas: number; minutos: number; n: number }>(
          `select estado, tentativas, round(extract(epoch from enviar_depois_de - now()) / 60)::int as minutos,
             count(*)::int as n from mensagem group by 1, 2, 3`,
        )
      ).rows
    const first = await read()
    // Each has its own job at its own time.
    await quiet.api.pool.query('update mensagem set enviar_depois_de = now()')
    await worker.runDue()
    await worker.stop()
    expect(first).toEqual([{ estado: 'pendente', tentativas: 1, minutos: 1, n: 20 }])
    expect(await read()).toEqual([{ estado: 'pendente', tentativas: 2, minutos: 5, n: 20 }])
    expect(new Set(tried.slice(0, 20)).size).toBe(20)
    expect(faults).toEqual([])
  })

  it('find what waits without a job, as after a restore', async () => {
    const quiet = await officeWithoutMail(45)
    await quiet.api.pool.query('delete from fila.job')
    await createWorkerRepository(quiet.api.db).enqueueOrphans()
    await createWorkerRepository(quiet.api.db).enqueueOrphans()
    const { rows } = await quiet.api.pool.query<{ n: number; priority: number }>(
      "select jsonb_array_length(data->'ids') as n, priority from fila.job where name = 'mensagens' order by n desc, priority desc",
    )
    expect(rows.map(({ n }) => n)).toEqual([20, 20, 5])
  })

  it('send nothing of a dead job that was thrown away: its messages say so, and wait for a person', async () => {
    const quiet = await officeWithoutMail(2)
    const { db, pool } = quiet.api
    await pool.query("update fila.job set retry_limit = 0 where name = 'mensagens'")
    const repository = createWorkerRepository(db)
    const dying = new JobRunner({ db, pool, onFault: () => {} })
    dying.handle(mensagensJob, async ({ id, data }) => {
      const [one = 0, other = 0] = data.ids
      await repository.claim(one, id)
      const cutOff = await repository.claim(other, id)
      if (cutOff !== null) await repository.markEntrega(cutOff)
      throw new Error('broken')
    })
    await dying.start()
    await dying.runDue()
    await dying.stop()
    const dead = await openDeadJobs(quiet.api, [discardedMensagens])
    expect(await dead.discard()).toBe(1)
    expect(await dead.list()).toEqual([])
    await dead.close()
    await repository.enqueueOrphans()
    const sent: Mail[] = []
    const worker = processOf(quiet, { send: async (mail) => void sent.push(mail) }, [])
    await worker.start()
    await worker.runDue()
    await worker.stop()
    expect(sent).toEqual([])
    const rows = await db.selectFrom('mensagem').select(['estado', 'erro']).orderBy('id').execute()
    expect(rows).toEqual([
      {
        estado: 'erro',
        erro: expect.stringMatching(/^Quem cuida da instalação descartou este envio/) as string,
      },
      { estado: 'erro', erro: expect.stringContaining('a pessoa pode ter recebido') as string },
    ])
  })

  it('without a mail server leave messages waiting', async () => {
    const quiet = await officeWithoutMail(1)
    const { estado, tentativas } = await quiet.api.db
      .selectFrom('mensagem')
      .select(['estado', 'tentativas'])
      .executeTakeFirstOrThrow()
    expect([estado, tentativas]).toEqual(['pendente', 0])
  })

  it('wipe the one-use link of a mail to a person of the company', async () => {
    const quiet = await officeWithoutMail(1)
    await quiet.api.pool.query("update mensagem set publico = 'usuario', corpo = 'https://x/segredo'")
    const repository = createWorkerRepository(quiet.api.db)
    const { id } = await quiet.api.db.selectFrom('mensagem').select('id').executeTakeFirstOrThrow()
    const taken = await repository.claim(id, OUTRA_TAREFA)
    if (taken !== null) await repository.settleSent(taken)
    const row = await quiet.api.db
      .selectFrom('mensagem')
      .select(['corpo', 'estado'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ corpo: '', estado: 'enviada' })
    expect(await quiet.api.db.selectFrom('evento').selectAll().execute()).toEqual([])
  })
})
