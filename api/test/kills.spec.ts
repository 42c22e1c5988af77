import { setTimeout as wait } from 'node:timers/promises'
import { createDraw } from '../src/demo/draw/draw'
import { amount } from './support/amount'
import { type Office, openOffice, publish, readBoard } from './support/campanhas'
import { type MailSink, startMailSink } from './support/mail-sink'
import { type Built, buildProduct, findFreePort, run, type Running, untilReady } from './support/run-product'
import { SENHA } from './support/seed-empresa'
import { serverAddress } from './support/test-server'

/**
 * The built api, killed with SIGKILL while it moves people and writes to them: what was answered is kept, nobody is
 * written to twice for one stage (product 49, security R01, R04, R06).
 */

let built: Built
let office: Office
const running: Running[] = []
const sinks: MailSink[] = []

beforeAll(() => {
  built = buildProduct()
})
afterAll(() => built.remove())

beforeEach(async () => {
  // Its own server has no mail: only the processes of the test send.
  office = await openOffice({ mail: { smtpUrl: null, from: '' } })
})
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  await Promise.all(sinks.splice(0).map((sink) => sink.stop()))
  await office.api.close()
})

/** One process on this test's database, ready. */
async function start(sink: MailSink, port: number): Promise<Running> {
  const { host, user } = serverAddress()
  const { rows } = await office.api.pool.query<{ name: string }>('select current_database() as name')
  const database = `postgres:///${rows[0]?.name}?host=${encodeURIComponent(host ?? '')}&user=${user ?? ''}`
  const env = { PORT: String(port), DATABASE_URL: database, SMTP_URL: sink.url, LOG_LEVEL: 'silent' }
  const process = run(built.main, { env: { ...env, MAIL_FROM: 'Seleta <nao-responda@seleta.test>' } })
  running.push(process)
  await untilReady(process)
  return process
}

async function kill({ child, ended }: Running): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

async function openSink(options: Parameters<typeof startMailSink>[0] = {}): Promise<MailSink> {
  const sink = await startMailSink(options)
  sinks.push(sink)
  return sink
}

/** The two minutes of the window are over. */
const letTimePass = () =>
  office.api.pool.query(
    "update mensagem set enviar_depois_de = now() where estado = 'pendente' and enviar_depois_de > now()",
  )

/** The watch finds the jobs of whoever is dead, at once instead of within a minute. */
async function findTheDead(): Promise<void> {
  await office.api.pool.query(
    "update fila.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
  )
  await office.api.pool.query('update fila.queue set monitor_on = null, monitor_claim_on = null')
  await office.api.app.jobs.runDue()
  await office.api.pool.query("update fila.job set start_after = now() where state = 'retry'")
}

/** A campaign whose stages write, with people who have an address each. */
async function boardWithPeople(count: number) {
  const { id } = await publish(office)
  const { etapas } = await readBoard(office, id)
  await office.api.pool.query(
    "update etapa set mensagem_notificacao = 'Olá, {{nome}}.', contato_email = true where campanha_id = $1",
    [id],
  )
  const { rows } = await office.api.pool.query<{ identificador: string; email: string }>(
    `with t as (
       insert into talento (empresa_id, nome, email)
       select $1, 'Pessoa ' || n, 'p' || n || '@exemplo.test' from generate_series(1, $4) n
       returning id, identificador, email
     ), i as (
       insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, posicao)
       select $1, $2, id, $3, id from t
     )
     select identificador, email from t`,
    [office.empresaId, id, etapas[0]?.id, count],
  )
  return { id, etapas, pessoas: rows }
}

const mensagensDaEtapa = async () => {
  const { rows } = await office.api.pool.query<{ destinatario: string; estado: string; erro: string | null }>(
    "select destinatario, estado, erro from mensagem where tipo = 'etapa' order by id",
  )
  return rows
}

const signIn = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/usuario/v1/usuarios/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'ana@aurora.test', password: SENHA, grant_type: 'password' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Moves somebody; false when the process did not live to answer. */
async function move(port: number, token: string, path: string): Promise<boolean> {
  const url = `http://127.0.0.1:${port}/talento/v1/talentos/${path}`
  const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } }).catch(
    () => null,
  )
  if (answer !== null && answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer !== null
}

describe('a process that is killed', () => {
  it('while the mail server has the whole mail but has not said so does not write again; a person decides', async () => {
    let holdsTheMail = () => {}
    const held = new Promise<void>((resolve) => (holdsTheMail = resolve))
    const sink = await openSink({
      onTaken: async () => {
        holdsTheMail()
        await new Promise(() => {})
      },
    })
    const port = await findFreePort()
    const first = await start(sink, port)
    const { id, etapas, pessoas } = await boardWithPeople(1)
    await move(
      port,
      await signIn(port),
      `${pessoas[0]?.identificador}/campanha/${id}/kanban/${etapas[2]?.id}`,
    )
    await letTimePass()
    await held
    await kill(first)

    await findTheDead()
    await start(sink, port)
    for (;;) {
      const [mensagem] = await mensagensDaEtapa()
      if (mensagem?.estado === 'erro') {
        expect(mensagem.erro).toBe(
          'O envio foi interrompido na entrega: a pessoa pode ter recebido. Confira antes de tentar de novo.',
        )
        break
      }
      await wait(50)
    }
    expect(sink.taken).toEqual(['p1@exemplo.test'])
  })

  it('before the mail server has the mail writes after all, once', async () => {
    let isFirst = true
    let reached = () => {}
    const reachedAddress = new Promise<void>((resolve) => (reached = resolve))
    const sink = await openSink({
      onAddress: async () => {
        if (!isFirst) return
        isFirst = false
        reached()
        await new Promise(() => {})
      },
    })
    const port = await findFreePort()
    const first = await start(sink, port)
    const { id, etapas, pessoas } = await boardWithPeople(1)
    await move(
      port,
      await signIn(port),
      `${pessoas[0]?.identificador}/campanha/${id}/kanban/${etapas[2]?.id}`,
    )
    await letTimePass()
    await reachedAddress
    await kill(first)

    await findTheDead()
    await start(sink, port)
    while ((await mensagensDaEtapa())[0]?.estado !== 'enviada') await wait(50)
    expect(sink.taken).toEqual(['p1@exemplo.test'])
  })

  it('at random moments, again and again, loses nobody, doubles nobody, and each person gets exactly one message', async () => {
    const KILLS = amount(3, 8)
    const IN_HAND = 6
    const draw = createDraw('mortes')
    const sink = await openSink({
      onAddress: () => wait(draw.fraction() * 15),
      onTaken: () => wait(draw.fraction() * 15),
    })
    const port = await findFreePort()
    let process = await start(sink, port)
    const { id, etapas, pessoas } = await boardWithPeople(amount(45, 120))
    const token = await signIn(port)

    const todo = pessoas.map(({ identificador }, n) => ({
      identificador,
      etapaId: etapas[1 + (n % (etapas.length - 1))]?.id ?? 0,
    }))
    const answered = new Map<string, number>()
    const mover = async () => {
      for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
        const { identificador, etapaId } = next
        while (!(await move(port, token, `${identificador}/campanha/${id}/kanban/${etapaId}`))) await wait(20)
        answered.set(identificador, etapaId)
        // So that the movers are still at it when the last process is killed.
        await wait(draw.fraction() * 60)
      }
    }
    const movers = Promise.all([mover(), mover(), mover(), mover()])
    const clock = setInterval(() => {
      void letTimePass()
    }, 30)
    for (let kills = 0; kills < KILLS; kills += 1) {
      await wait(60 + draw.fraction() * 500)
      await kill(process)
      await findTheDead()
      process = await start(sink, port)
    }
    await movers
    const isSettled = ({ estado }: { estado: string }) => estado === 'enviada' || estado === 'erro'
    let mensagens = await mensagensDaEtapa()
    while (mensagens.length < pessoas.length || !mensagens.every(isSettled)) {
      await wait(100)
      mensagens = await mensagensDaEtapa()
    }
    clearInterval(clock)

    // Everybody stands exactly where the last answer said.
    const { rows } = await office.api.pool.query<{ identificador: string; etapa_id: number }>(
      'select t.identificador, i.etapa_id from inscricao i join talento t on t.id = i.talento_id where i.campanha_id = $1',
      [id],
    )
    expect(rows).toHaveLength(pessoas.length)
    expect(new Map(rows.map((row) => [row.identificador, row.etapa_id]))).toEqual(answered)
    // One row and one mail for each; a mail that was cut off at its very end says so and waits for a person.
    expect(mensagens.map((mensagem) => mensagem.destinatario).toSorted()).toEqual(
      pessoas.map(({ email }) => email).toSorted(),
    )
    expect(new Set(sink.taken).size).toBe(sink.taken.length)
    const sent = mensagens.filter(({ estado }) => estado === 'enviada').map((one) => one.destinatario)
    expect(sent.filter((address) => !sink.taken.includes(address))).toEqual([])
    const cutOff = mensagens.filter(({ estado }) => estado === 'erro')
    for (const { erro } of cutOff) expect(erro).toContain('a pessoa pode ter recebido')
    // A process that dies has as many in hand as one company may have at once (decision 106).
    expect(cutOff.length).toBeLessThanOrEqual(KILLS * IN_HAND)
    expect([...new Set([...sink.taken, ...cutOff.map((one) => one.destinatario)])]).toHaveLength(
      pessoas.length,
    )
  })
})
