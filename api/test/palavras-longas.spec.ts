import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { longestWaitBeside } from './support/longest-wait'

/** A stranger writes words that have no blank in them: whoever has them drawn, nobody else waits for it. */

let office: Office
let campanhaId = 0
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
  campanhaId = (await publish(office)).id
  // The first drawing of a process loads what draws.
  await read(await enter('Bento Breve', 'Gosto de ensinar.'))
})
afterAll(() => office.api.close())

/** As long as the form lets it be, and no two alike. */
const word = (salt: number) =>
  Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(97 + ((at * at * (salt + 7)) % 25))).join('')

async function read(path: string): Promise<Response> {
  const response = await office.api.request(path, { headers: { authorization: `Bearer ${office.token}` } })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return response
}

/** Applies. @returns where the résumé is that is drawn of it */
async function enter(nome: string, sobre: string): Promise<string> {
  await apply(office.api, campanhaId, buildInscricao({ nome, sobre }))
  const { identificador } = await office.api.db
    .selectFrom('talento')
    .select('identificador')
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()
  return `/talento/v1/talentos/${identificador}/download-curriculo`
}

describe('words without an end', () => {
  it('keep nobody waiting while a recruiter opens the résumé that is drawn of them', async () => {
    const path = await enter('Clara Comprida', word(0))
    const drawn = read(path)
    expect(await longestWaitBeside(office.api, drawn)).toBeLessThan(900)
  })

  it('keep nobody waiting while the person takes their data away', async () => {
    const sendings = Array.from({ length: 10 }, (_, n) => n)
    for (const n of sendings)
      await apply(
        office.api,
        campanhaId,
        buildInscricao({ nome: `Vera Volta ${n}`, email: 'vera@exemplo.test', sobre: word(n) }),
      )
    const { corpo } = await office.api.db
      .selectFrom('mensagem')
      .select('corpo')
      .where('destinatario', '=', 'vera@exemplo.test')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const chave = /chave=([\w-]{43})/.exec(corpo)?.[1] ?? ''
    const kept = await (await office.api.request(`/acompanhamento/dados.json?chave=${chave}`)).text()
    expect(sendings.filter((n) => kept.includes(word(n)))).toHaveLength(10)
    const drawn = read(`/acompanhamento/dados.pdf?chave=${chave}`)
    expect(await longestWaitBeside(office.api, drawn)).toBeLessThan(900)
  })
})
