import { hideTalento } from '../src/domain/retencao/leave-empresa'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'

/** Who is hidden, and what is taken back meanwhile (decisions 108, 116): it is so once they are in sight again. */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const talentoDe = (nome: string) =>
  office.api.db.selectFrom('talento').selectAll().where('nome', '=', nome).executeTakeFirstOrThrow()
async function hide(nome: string) {
  const { id } = await talentoDe(nome)
  const agora = new Date()
  await office.api.db
    .transaction()
    .execute((trx) => hideTalento(trx, office.empresaId, id, { agora, isDue: () => true }))
}
async function restore(nome: string) {
  const { identificador } = await talentoDe(nome)
  return office.api.call('restoreTalento', { params: { identificador } }, as())
}
const inTriagem = async (id: number) => (await readBoard(office, id)).people['Triagem']
/** Somebody applies. @returns the key of the screen */
async function send(campanhaId: number, nome: string, email: string, telefone = '') {
  const { data } = await apply(office.api, campanhaId, buildInscricao({ nome, email, telefone }))
  return data?.acompanhamento ?? ''
}
const leave = (chave: string) => mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })

describe('who withdraws by the screen’s link while they are hidden', () => {
  it('is out when a recruiter brings them back, as their page says, and a second try tells them so', async () => {
    const { id } = await publish(office)
    const envio = await send(id, 'Hilda Hora', '', '11 95555-4444')
    await hide('Hilda Hora')
    expect((await leave(envio)).location).toContain('feito=retirada')
    await restore('Hilda Hora')
    expect(await inTriagem(id)).toEqual([])
    expect((await mailbox.open(envio)).html).toContain('Inscrição retirada')
    expect((await leave(envio)).status).toBe(409)
    const { identificador } = await talentoDe('Hilda Hora')
    const { body } = await office.api.call('getTalento', { params: { identificador } }, as())
    expect(body.data.participacoes).toMatchObject([{ situacao: 'Desistente' }])
  })

  it('is out when they come back themselves by the mailed «Continuar»', async () => {
    const { id } = await publish(office)
    const email = 'iris.hora@exemplo.test'
    const envio = await send(id, 'Íris Hora', email)
    const chave = await mailbox.keyOf(email)
    await hide('Íris Hora')
    await leave(envio)
    await mailbox.act(chave, { acao: 'continuar' })
    expect((await talentoDe('Íris Hora')).ocultaEm).toBeNull()
    expect(await inTriagem(id)).toEqual([])
  })

  it('leaves the application to who sent for it after them: it stays hidden, and is there once they are back', async () => {
    const { id } = await publish(office)
    const email = 'julia.hora@exemplo.test'
    const first = await send(id, 'Júlia Hora', email)
    const second = await send(id, 'Júlia Hora', email)
    await hide('Júlia Hora')
    const desde = async () =>
      (await office.api.pool.query('select na_etapa_desde from inscricao where campanha_id = $1', [id])).rows
    const before = await desde()
    await leave(first)
    expect(await inTriagem(id)).toEqual([])
    // Nothing has happened with who is hidden by it, which would bring them back at night.
    expect(await desde()).toEqual(before)
    await restore('Júlia Hora')
    expect(await inTriagem(id)).toEqual(['Júlia Hora'])
    // It is that of the second now: they may take it back.
    expect((await mailbox.open(second)).html).toContain('Inscrição recebida')
    await leave(second)
    expect(await inTriagem(id)).toEqual([])
  })
})

describe('who came in with the e-mail of somebody hidden, and is hidden too', () => {
  async function hideBoth(dona: string, vinda: string, email: string) {
    const [antiga, nova] = [await publish(office), await publish(office)]
    await send(antiga.id, dona, email)
    await hide(dona)
    await send(nova.id, vinda, email)
    const chave = await mailbox.keyOf(email)
    await hide(vinda)
    const [envio = ''] = await mailbox.askedOn(chave)
    return { chave, envio, nova: nova.id }
  }

  it('is out of the process when they are back, of whom the mailbox said that it was somebody else', async () => {
    const { chave, envio, nova } = await hideBoth('Karen Dona', 'Karen Vinda', 'karen@exemplo.test')
    await mailbox.act(chave, { acao: 'recusar', envio })
    await restore('Karen Vinda')
    expect(await inTriagem(nova)).toEqual([])
  })

  it('stands in the process as she does, in sight, when the mailbox says that it was her', async () => {
    const { chave, envio, nova } = await hideBoth('Lia Dona', 'Lia Vinda', 'lia@exemplo.test')
    const { identificador } = await talentoDe('Lia Dona')
    await mailbox.act(chave, { acao: 'confirmar', envio })
    // With the name that she has just said was hers.
    expect(await inTriagem(nova)).toEqual(['Lia Vinda'])
    expect(await talentoDe('Lia Vinda')).toMatchObject({ identificador, ocultaEm: null })
  })
})

it('a sending that was taken back before its person was hidden does not hold when the import that had taken it over is taken back meanwhile', async () => {
  const { id } = await publish(office)
  const email = 'mara.hora@exemplo.test'
  const { identificador } = await enterMara(email)
  const envio = await send(id, 'Mara Hora', email)
  const importacao = await bringIn(office, `Nome;E-mail\nMara Hora;${email}`, id)
  await leave(envio)
  expect(await inTriagem(id)).toEqual(['Mara Hora'])
  await hide('Mara Hora')
  await takeBack(office, importacao)
  await office.api.call('restoreTalento', { params: { identificador } }, as())
  expect(await inTriagem(id)).toEqual([])
})

/** Somebody on record, entered by a recruiter. */
async function enterMara(email: string) {
  const form = new FormData()
  form.set('dados', JSON.stringify({ nome: 'Mara Hora', email, telefone: '' }))
  const headers = { authorization: `Bearer ${office.token}` }
  await office.api.request('/talento/v1/talentos', { method: 'POST', headers, body: form })
  return talentoDe('Mara Hora')
}
