import { setTimeout as wait } from 'node:timers/promises'
import { amount, patience } from './support/amount'
import { openOffice, publish, type Office } from './support/campanhas'
import { type MailSink, startMailSink } from './support/mail-sink'

/**
 * A company that closes a campaign of many delays nobody else's mail by more than 10 s, against a real mail server that
 * takes 200 ms for each message (product 102, security R19). `npm run prove -- justica` closes one of 50,000.
 */

const MANY = amount(400, 50_000)
/** People that are put there by one statement. */
const PART = 1000
const SLOW_MS = 200
const MOST_MS = 10_000

let sink: MailSink
let office: Office
/** Mails over which a rate is one. */
const MEASURED = amount(100, 1200)

/** When the mail server had the mail of an address. */
const takenAt = new Map<string, number>()
/** Called at each mail that it has. */
const watchers = new Set<() => void>()
const untilTaken = (isEnough: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isEnough()) return
      watchers.delete(look)
      resolve()
    }
    watchers.add(look)
    look()
  })
beforeAll(async () => {
  sink = await startMailSink({
    onTaken: async (address) => {
      await wait(SLOW_MS)
      takenAt.set(address, Date.now())
      for (const look of watchers) look()
    },
  })
  office = await openOffice({
    mail: { smtpUrl: sink.url, from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
})
afterAll(async () => {
  await office.api.close()
  await sink.stop()
})

/** A campaign of so many people who have had no answer. */
async function campanhaWith(people: number): Promise<number> {
  const { id } = await publish(office)
  // Some at a time: no statement may take longer than the product lets it.
  for (let from = 1; from <= people; from += PART) {
    await office.api.pool.query(
      `with t as (
         insert into talento (empresa_id, nome, email)
         select $1, 'Pessoa ' || n, 'muita' || n || '@exemplo.test' from generate_series($2::int, $3::int) n returning id
       )
       insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, posicao)
       select $1, $4, t.id, (select min(id) from etapa where campanha_id = $4), t.id from t`,
      [office.empresaId, from, Math.min(from + PART - 1, people), id],
    )
    // The server learns the size of its tables within a minute; these grow in seconds.
    if (from === 1) await office.api.pool.query('analyze')
  }
  return id
}

/** One mail of another company; answers how long it took. */
async function mailOfAnother(tipo: string, n: number): Promise<number> {
  const address = `outra-${tipo}-${n}@exemplo.test`
  const begun = Date.now()
  await office.api.pool.query(
    `insert into mensagem (empresa_id, tipo, publico, canal, destinatario, corpo)
     values ($1, $2, $3, 'EMAIL', $4, 'oi')`,
    [office.estranho.empresaId, tipo, tipo === 'senha' ? 'usuario' : 'candidato', address],
  )
  await untilTaken(() => takenAt.has(address))
  return (takenAt.get(address) ?? 0) - begun
}

it(
  'a company that tells everybody of its end holds up nobody else, and its own mail goes at 20 a second',
  async () => {
    const id = await campanhaWith(MANY)
    const { status } = await office.api.call(
      'closeCampanha',
      { params: { id }, body: { enviarEncerramento: true } },
      { token: office.token },
    )
    expect(status).toBe(204)
    await untilTaken(() => takenAt.size >= 40)
    const delays: number[] = []
    const begun = Date.now()
    const before = takenAt.size
    for (let n = 0; n < amount(2, 20); n += 1)
      delays.push(
        ...(await Promise.all(
          ['senha', 'confirmacao', 'etapa', 'avulsa'].map((tipo) => mailOfAnother(tipo, n)),
        )),
      )
    await untilTaken(() => takenAt.size - before >= MEASURED)
    const perSecond = ((takenAt.size - before) * 1000) / (Date.now() - begun)
    const { rows } = await office.api.pool.query<{ n: number }>(
      "select count(*)::int as n from fila.job where name = 'mensagens' and state < 'active'",
    )
    // It was measured while the many still waited.
    expect(rows[0]?.n).toBeGreaterThan(0)
    expect(Math.max(...delays)).toBeLessThan(MOST_MS)
    // On a machine that runs the other tests at the same time the short form only shows that connections work side by
    // side.
    expect(perSecond).toBeGreaterThan(amount(10, 20))
    process.stdout.write(
      `${MANY} messages of one company: others' mail after ${Math.max(...delays)} ms at most, ${perSecond.toFixed(1)} mails a second\n`,
    )
  },
  patience(600_000),
)
