import { apply, buildInscricao, openOffice, type Office, publish } from './support/campanhas'

/** What anybody can bring about costs the log one line, what nobody expected says where it was (product 104). */

const UPLOADS = {
  atOnce: 0,
  perSender: 1,
  patienceMs: 20_000,
  leastBytes: 1,
  crowdedBytes: 1,
  bodyMs: 60_000,
}
const OVER = '[info] pedido '
let written = ''
let office: Office

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text)
    return true
  })
  office = await openOffice({ logLevel: 'info', uploads: UPLOADS })
})
afterAll(async () => {
  await office.api.close()
  jest.restoreAllMocks()
})

/** What one request wrote; its last line is written after its answer has left. */
async function writtenBy<A>(ask: () => Promise<A>): Promise<{ answer: A; text: string }> {
  written = ''
  const answer = await ask()
  const until = Date.now() + 2000
  while (!written.includes(OVER) && Date.now() < until) await new Promise((resolve) => setImmediate(resolve))
  expect(written).toContain(OVER)
  return { answer, text: written }
}

it('files of a stranger for whom there is no place are told by words and address alone', async () => {
  const { id } = await publish(office)
  const curriculo = new Blob([Buffer.alloc(1_500_000, '%PDF-1.4 ')])
  const { answer, text } = await writtenBy(() => apply(office.api, id, buildInscricao(), curriculo))
  expect([answer.status, answer.erro?.codigo]).toEqual([503, 'muitos_envios'])
  expect(text).toMatch(
    /^\[aviso\] indisponível: Há muitos envios ao mesmo tempo\. Tente de novo em 10 segundos\. POST \S+ \(\S+\)$/m,
  )
  expect(text).not.toMatch(/^\s+at /m)
  expect(text.trimEnd().split('\n')).toHaveLength(2)
})

it('a database that refuses is told with the place that it was asked from', async () => {
  await office.api.pool.query(`
    create function cheio() returns trigger language plpgsql as
      $$ begin raise exception 'too many clients' using errcode = '53300'; end $$;
    create trigger cheio before update on usuario for each row execute function cheio()`)
  const { answer, text } = await writtenBy(() =>
    office.api.call('updateUsuario', { body: { nome: 'Ana' } }, { token: office.token }),
  )
  expect([answer.status, answer.erro?.codigo]).toEqual([503, 'indisponivel'])
  expect(text).toMatch(/^\[aviso\] indisponível PUT /m)
  expect(text).toMatch(/^\s+at /m)
})
