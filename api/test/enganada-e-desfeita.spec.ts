import { openOffice, publish, type Office } from './support/campanhas'
import { ALL_OF_HIM, openEnganadas, VILMA, type Xico } from './support/enganadas'
import { takeBack } from './support/import-file'

/** A stranger has sent with her e-mail; whoever told of her, and was taken back, leaves no trace (decision 108). */

let office: Office
let casa: ReturnType<typeof openEnganadas>
beforeAll(async () => {
  office = await openOffice()
  const { body } = await office.api.call('createChaveOrigens', {}, { token: office.token })
  casa = openEnganadas(office, body.data.chave)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const TAKEN_BACK: Record<string, (xico: Xico) => Promise<unknown>> = {
  'a click': async (xico) => {
    await casa.byHand(xico)
    await casa.separate(xico.identificador)
  },
  'a file': async (xico) => takeBack(office, await casa.byFile(xico)),
  'an origin': async (xico) => {
    await casa.byOrigin(xico)
    await casa.separate(xico.identificador)
  },
}
const WAYS = {
  'by hand': (xico: Xico) => casa.byHand(xico),
  'by a file': (xico: Xico) => casa.byFile(xico),
  'by an origin': (xico: Xico) => casa.byOrigin(xico),
}

/** She sends for another job herself, and says that it was her. */
async function sendOwn({ email }: Xico) {
  await casa.doors.send({ ...VILMA, email }, (await publish(office)).id)
  const chave = await casa.mailbox.keyOf(email)
  const [envio = ''] = await casa.mailbox.askedOn(chave)
  expect((await casa.mailbox.act(chave, { acao: 'confirmar', envio })).status).toBe(303)
}

describe.each(Object.entries(TAKEN_BACK))('%s told of her and was taken back', (_, tell) => {
  it.each(Object.entries(WAYS))(
    'her own «Sim» makes her, and told of her again %s she has nothing of his, which waits',
    async (_way, enter) => {
      const xico = await casa.openXico()
      await tell(xico)
      await sendOwn(xico)
      expect(await casa.read(xico.identificador)).toMatchObject({ nome: VILMA.nome })
      await enter(xico)
      const hers = await casa.read(xico.identificador)
      expect([hers['nome'], ALL_OF_HIM.exec(JSON.stringify(hers))?.[0]]).toEqual([VILMA.nome, undefined])
      expect(await casa.mailbox.askedOn(await casa.mailbox.keyOf(xico.email))).toHaveLength(1)
    },
  )
})

const FIRST = { 'by hand': () => null, 'by a file': (xico: Xico) => casa.byFile(xico) }
const SECOND = {
  'by hand': async (xico: Xico) => {
    await casa.byHand(xico, xico.vaga)
    return null
  },
  'by a file': (xico: Xico) => casa.byFile(xico, VILMA, xico.vaga),
}
it.each(
  Object.entries(FIRST).flatMap(([first, tell]) =>
    Object.entries(SECOND).map(([second, put]) => [first, second, tell, put] as const),
  ),
)(
  'what its sender had taken back is as it was once she was told of %s, put into its job %s, and both were taken back',
  async (first, _second, tell, put) => {
    const xico = await casa.openXico()
    await casa.mailbox.act(xico.enviado, { acao: 'retirar', certeza: 'sim' })
    const seen = async () => [
      await casa.read(xico.identificador),
      await casa.vagasOf(xico.identificador),
      (await casa.mailbox.open(xico.enviado)).status,
    ]
    const before = await seen()
    if (first === 'by hand') await casa.byHand(xico)
    const files = [await tell(xico), await put(xico)]
    for (const file of files.toReversed()) if (file !== null) await takeBack(office, file)
    for (const { id, desfeitaEm } of await casa.listFusoes(xico.identificador))
      if (desfeitaEm === null) expect((await casa.doors.separate(id)).status).toBe(200)
    expect(await seen()).toEqual(before)
  },
)
