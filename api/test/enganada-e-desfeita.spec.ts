import { publish } from './support/campanhas'
import { type Enganadas, ALL_OF_HIM, openOfficeOfEnganadas, VILMA, type Xico } from './support/enganadas'
import { takeBack } from './support/import-file'

/** A stranger has sent with her e-mail; whoever told of her, and was taken back, leaves no trace (decision 108). */

let office: Enganadas['office']
let casa: Enganadas['casa']
beforeAll(async () => {
  ;({ office, casa } = await openOfficeOfEnganadas())
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
