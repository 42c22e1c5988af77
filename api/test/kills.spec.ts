import { setTimeout as wait } from 'node:timers/promises'
import { createDraw } from '../src/demo/draw/draw'
import { amount, patience } from './support/amount'
import { type Office, openOffice, publish, readBoard } from './support/campanhas'
import { beginImport, fileOf } from './support/import-file'
import { findTheDead } from './support/find-the-dead'
import { type MailSink, startMailSink } from './support/mail-sink'
import { end, signIn, startProcess } from './support/office-process'
import { type Built, buildProduct, findFreePort, type Running } from './support/run-product'

/**
 * The built api, killed with SIGKILL while it moves people and writes to them: what was answered is kept, nobody is
 * written to twice for one stage (product 49, security R01, R04, R06).
 */

let built: Built
let office: Office
const running: Running[] = []
let clock: NodeJS.Timeout | undefined
const sinks: MailSink[] = []

beforeAll(() => {
  built = buildProduct()
})
afterAll(() => built.remove())

beforeEach(async () => {
  // Its own server has no mail: only the processes of the test send.
  office = await openOffice({ mail: { smtpUrl: null, from: { name: '', address: 'ninguem@seleta.test' } } })
})
afterEach(async () => {
  clearInterval(clock)
  await Promise.all(running.splice(0).map(kill))
  await Promise.all(sinks.splice(0).map((sink) => sink.stop()))
  await office.api.close()
})

/** One process on this test's database, ready. */
async function start(sink: MailSink, port: number): Promise<Running> {
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Seleta <nao-responda@seleta.test>' }
  const process = await startProcess(built, office, port, mail)
  running.push(process)
  return process
}

const kill = (process: Running) => end(process, 'SIGKILL')

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

/** Moves somebody; false when the process did not live to answer. */
async function move(port: number, token: string, path: string): Promise<boolean> {
  const url = `http://127.0.0.1:${port}/talento/v1/talentos/${path}`
  const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } }).catch(
    () => null,
  )
  if (answer !== null && answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer !== null
}

async function readImport(id: number): Promise<{ estado: string; processadas: number }> {
  const { rows } = await office.api.pool.query<{ estado: string; processadas: number }>(
    'select estado, processadas from importacao where id = $1',
    [id],
  )
  return rows[0] ?? { estado: '', processadas: 0 }
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

    await findTheDead(office)
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

    await findTheDead(office)
    await start(sink, port)
    while ((await mensagensDaEtapa())[0]?.estado !== 'enviada') await wait(50)
    expect(sink.taken).toEqual(['p1@exemplo.test'])
  })

  it(
    'at random moments, again and again, loses nobody, doubles nobody, and each person gets exactly one message',
    async () => {
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
          while (!(await move(port, token, `${identificador}/campanha/${id}/kanban/${etapaId}`)))
            await wait(20)
          answered.set(identificador, etapaId)
          // So that the movers are still at it when the last process is killed.
          await wait(draw.fraction() * 60)
        }
      }
      const movers = Promise.all([mover(), mover(), mover(), mover()])
      clock = setInterval(() => void letTimePass(), 30)
      for (let kills = 0; kills < KILLS; kills += 1) {
        await wait(60 + draw.fraction() * 500)
        await kill(process)
        await findTheDead(office)
        process = await start(sink, port)
      }
      await movers
      const isSettled = ({ estado }: { estado: string }) => estado === 'enviada' || estado === 'erro'
      let mensagens = await mensagensDaEtapa()
      while (mensagens.length < pessoas.length || !mensagens.every(isSettled)) {
        await wait(100)
        mensagens = await mensagensDaEtapa()
      }

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
    },
    patience(900_000),
  )

  it(
    'in the middle of an import leaves it to another process, which ends it with every row exactly once',
    async () => {
      const [KILLS, ROWS] = amount([1, 600], [4, 8000])
      // Only the processes of the test work.
      await office.api.app.jobs.stop()
      const sink = await openSink()
      const { id: campanhaId } = await publish(office)
      const port = await findFreePort()
      let process = await start(sink, port)
      const file = fileOf(ROWS)
      const id = await beginImport(`http://127.0.0.1:${port}`, await signIn(port), file, campanhaId)
      for (let kills = 0; kills < KILLS; kills += 1) {
        const before = await readImport(id)
        while ((await readImport(id)).processadas <= before.processadas) await wait(5)
        await kill(process)
        const left = await readImport(id)
        expect([left.estado, left.processadas < ROWS]).toEqual(['importando', true])
        await findTheDead(office)
        process = await start(sink, await findFreePort())
      }
      while ((await readImport(id)).estado !== 'concluida') await wait(50)

      const { rows } = await office.api.pool.query(
        `select (select processadas from importacao where id = $1) as processadas,
         (select count(*)::int from importacao_linha where importacao_id = $1 and situacao = 'criada') as linhas,
         (select count(*)::int from talento where nome like 'Importada %') as pessoas,
         (select count(distinct nome)::int from talento where nome like 'Importada %') as nomes,
         (select count(*)::int from inscricao where campanha_id = $2) as inscricoes,
         (select count(distinct talento_id)::int from evento where campanha_id = $2 and talento_id is not null) as contadas,
         (select count(*)::int from evento where campanha_id = $2 and talento_id is not null) as eventos`,
        [id, campanhaId],
      )
      const each = { processadas: ROWS, linhas: ROWS, pessoas: ROWS, nomes: ROWS, inscricoes: ROWS }
      expect(rows).toEqual([{ ...each, contadas: ROWS, eventos: ROWS }])
    },
    patience(600_000),
  )
})
