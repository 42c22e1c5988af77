import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf } from './support/strangers'

/** The mailbox of somebody hidden says of somebody whom the company has met that it was not them (decision 129). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

interface Sent {
  readonly identificador: string
  readonly caixa: number
}
async function move({ identificador, caixa: campanhaId }: Sent) {
  const { id: kanbanId } = (await readBoard(office, campanhaId)).etapa('Entrevistas')
  const params = { identificador, campanhaId, kanbanId }
  expect((await office.api.call('moveTalento', { params }, { token: office.token })).status).toBe(200)
}

let people = 0
describe('whoever wrote the e-mail of somebody hidden by mistake', () => {
  /** João is hidden; somebody of this name sends with his e-mail, and his mailbox says that it was not him. */
  async function sendWithHis(nome: string, act: (sent: Sent) => Promise<unknown>) {
    people += 1
    const email = `oculto${people}@exemplo.test`
    const oculta = await doors.enterPessoa({ nome: 'João Oculto Reis', email, telefone: '' })
    await office.api.pool.query('update talento set oculta_em = now() where email = $1', [email])
    const caixa = (await publish(office)).id
    const { chave } = await doors.send({ nome, email, telefone: '81 91111-0001' }, caixa, pdf())
    const { rows } = await office.api.pool.query<{ identificador: string }>(
      'select identificador from talento where email = $1 and oculta_em is null',
      [email],
    )
    const identificador = rows[0]?.identificador ?? ''
    const sent = { email, caixa, identificador, enviado: chave }
    await act(sent)
    await mailbox.answer(email, 'recusar')
    return { ...sent, oculta }
  }
  const stageOf = async ({ caixa }: { readonly caixa: number }) =>
    Object.entries((await readBoard(office, caixa)).people).flatMap(([etapa, nomes]) =>
      nomes.map((nome) => `${nome} ${etapa}`),
    )

  it('stays where the company has moved them, without it, and the hidden one has hers', async () => {
    const sent = await sendWithHis('Tiago Outro Reis', (sent) => move(sent))
    expect(await stageOf(sent)).toEqual(['Tiago Outro Reis Entrevistas'])
    const { curriculo_id: curriculoId, ...row } = (await doors.rowOf(sent.identificador)) ?? {}
    expect(row).toMatchObject({ nome: 'Tiago Outro Reis', email: null, telefone: '81911110001' })
    expect(curriculoId).not.toBeNull()
    const { linhaDoTempo } = await doors.detail(sent.identificador)
    expect(linhaDoTempo.map(({ texto }) => texto)).toContainEqual(
      expect.stringContaining('o cadastro ficou sem o e-mail'),
    )
    expect(await doors.rowOf(sent.oculta.identificador)).toMatchObject({ email: sent.email })
    expect((await mailbox.open(sent.enviado)).html).toContain('Tiago Outro Reis')
  })

  it('stays with what they have sent again, of which the mailbox says so', async () => {
    const segunda = (await publish(office)).id
    const sent = await sendWithHis('Tiago Outro Reis', async (first) => {
      await move(first)
      const email = `oculto${people}@exemplo.test`
      await doors.send({ nome: 'Tiago Outro Reis', email, telefone: '81 91111-0001' }, segunda)
      await move({ ...first, caixa: segunda })
    })
    expect([await stageOf(sent), await stageOf({ caixa: segunda })]).toEqual([
      ['Tiago Outro Reis Entrevistas'],
      ['Tiago Outro Reis Entrevistas'],
    ])
    const { rows } = await office.api.pool.query(
      "select id from declaracao where pessoa->>'email' = $1 and pessoa->>'nome' like 'Tiago%'",
      [sent.email],
    )
    expect([(await doors.rowOf(sent.identificador))?.['email'], rows]).toEqual([null, []])
    expect(await doors.rowOf(sent.oculta.identificador)).toMatchObject({ email: sent.email })
  })

  it.each([
    ['whom nobody has met', 'Tiago Outro Reis', () => Promise.resolve()],
    ['in whose own name it was', 'João Falso Reis', (sent: Sent) => move(sent)],
  ])('is out of the campaign %s', async (_, nome, act) => {
    const sent = await sendWithHis(nome, act)
    expect(await stageOf(sent)).toEqual([])
    expect((await doors.rowOf(sent.identificador))?.['email']).toBeNull()
  })
})
