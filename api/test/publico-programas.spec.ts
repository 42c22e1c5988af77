import { ACCEPTED, countAccepted } from '../src/areas/publico/inscricao/accepted-limit'
import { createDatabaseCounter } from '../src/ground/limits/counter-repository'
import { apply, buildInscricao, countRows, openOffice, publish, type Office } from './support/campanhas'

/** Programs at the application form: the hidden field, and how many are taken (audit C12, decision 100). */

let office: Office
let campanhaId = 0
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

describe('programs', () => {
  it('that fill the hidden field are told that all went well, and change nothing', async () => {
    const before = await countRows(office)
    const { status, data } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ site: 'https://spam.test' }),
    )
    expect([status, data]).toEqual([200, { acompanhamento: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(await countRows(office)).toBe(before)
  })

  it('that fill the hidden field cost nobody behind their address anything: a person is taken after three hundred of them', async () => {
    const address = '10.250.2.1'
    const send = (part: object) =>
      apply(office.api, campanhaId, buildInscricao(part), undefined, address).then(({ status }) => status)
    const filled = await Promise.all(
      Array.from({ length: ACCEPTED.max + 3 }, (_, n) => send({ site: 'x', nome: `N ${n}` })),
    )
    expect(new Set(filled)).toEqual(new Set([200]))
    expect(await send({ email: 'depois@exemplo.test' })).toBe(200)
  })

  it('that are taken too often from one address for one campaign are told when to come again, by both ways in', async () => {
    const address = '10.250.1.1'
    const send = (n: number, id = campanhaId, part = {}) =>
      apply(office.api, id, buildInscricao({ nome: `N ${n}`, ...part }), undefined, address)
    const form = async () => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ nome: 'Lia Só', cidade: 'Recife - PE' }))
        body.set(name, value)
      body.set('email', 'lia@exemplo.test')
      body.set('consentimento', 'sim')
      const response = await office.api.request(`/campanha/${campanhaId}/inscricao`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body,
      })
      return { status: response.status, headers: response.headers, html: await response.text() }
    }
    // What is refused costs nothing: the fair's hundredth typing mistake shuts nobody out.
    const wrong = await Promise.all(
      Array.from({ length: 40 }, (_, n) => send(n, campanhaId, { email: 'x@' })),
    )
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([422]))
    expect((await form()).status).toBe(200)
    // Of a process beside this one; all count together.
    const beside = createDatabaseCounter(office.api.db)
    const taken = Array.from({ length: ACCEPTED.max - 9 }, () =>
      countAccepted(beside, campanhaId, address, async () => null),
    )
    await Promise.all(taken)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(n, campanhaId, { email: `feira${n}@exemplo.test` })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    const plain = await form()
    expect([plain.status, plain.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(plain.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(plain.html).toContain('value="Lia Só"')
    expect(plain.html).toContain('value="lia@exemplo.test"')
    expect(plain.html).toMatch(/Muitas tentativas\. Tente de novo em \d+ segundos/)
    const other = await publish(office)
    expect((await send(1, other.id)).status).toBe(200)
    const elsewhere = await apply(
      office.api,
      campanhaId,
      buildInscricao({ email: 'longe@exemplo.test' }),
      undefined,
      '10.250.1.2',
    )
    expect(elsewhere.status).toBe(200)
  })

  it('that send more than a person could are refused by size, by number and by kind', async () => {
    const big = new Blob([`%PDF-1.4${'x'.repeat(5 * 1024 * 1024)}%%EOF`])
    expect((await apply(office.api, campanhaId, buildInscricao(), big)).status).toBe(413)
    const many = new FormData()
    many.set('dados', JSON.stringify(buildInscricao()))
    for (let n = 0; n < 14; n += 1) many.append(`f${n}`, new Blob(['x']), 'x')
    const response = await office.api.request(`/talento/v1/publico/campanhas/${campanhaId}/inscricoes`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '10.250.1.3' },
      body: many,
    })
    expect(response.status).toBe(413)
  })
})
