import { openOffice, publish, type Office } from './support/campanhas'
import { FILHO, MAE, openFamilies } from './support/familia'
import { hitsOfAll } from './support/hits'
import { bringIn } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/**
 * Mother and son have one mailbox, and what he sent is confirmed into her record; a recruiter takes the two apart, and he is
 * erased: nothing of him is left with her (decision 220). Nor of whoever was joined with somebody.
 */

let office: Office
let doors: ReturnType<typeof openDoors>
let casa: ReturnType<typeof openFamilies>
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  doors = openDoors(office, 0)
  casa = openFamilies(office)
  mailbox = openMailbox(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const telefoneOf = (n: number) => `8193333${String(1000 + n)}`
let families = 0
/** She has sent, and he as often, each time with another text, which he says was him. */
async function openRecord(times: 1 | 2, isMet: boolean) {
  families += 1
  const nomes = { mae: MAE.nome, filho: `${FILHO.nome} ${'abcdefghijklmnop'.charAt(families)}` }
  const familia = await casa.openFamily({
    ...MAE,
    nome: nomes.mae,
    telefone: `8191111${String(1000 + families)}`,
  })
  if (isMet) await casa.move(familia)
  const filho = { nome: nomes.filho, telefone: telefoneOf(families) }
  const textos = ['Conserto bicicletas', 'Toco sanfona']
    .slice(0, times)
    .map((texto) => `${texto} ${families}!`)
  for (const sobre of textos)
    await casa.sendAsFilho(familia, (await publish(office)).id, undefined, { ...filho, sobre })
  return { ...familia, ...nomes, textos, dele: [nomes.filho, filho.telefone, ...textos] }
}
type Record = Awaited<ReturnType<typeof openRecord>>

/** Takes apart what he told, the newest first. @returns who came out each time */
async function separate({ identificador, filho }: Record, which: readonly number[]) {
  const told = (await casa.listFusoes(identificador)).filter(({ nome }) => nome === filho).toReversed()
  const apart: string[] = []
  for (const n of which) {
    const { status, body } = await doors.separate(told[n]?.id ?? 0)
    expect(status).toBe(200)
    apart.push(body.data.identificador)
  }
  return apart
}
async function erase(identificadores: readonly string[]) {
  for (const identificador of identificadores) {
    const input = { params: { identificador } }
    expect((await office.api.call('deleteTalento', input, { token: office.token })).status).toBe(204)
  }
  await office.api.app.jobs.runDue()
}
const traces = (texts: readonly string[]) => hitsOfAll(office.api.db, office.api.dataDir, texts)

describe.each([
  ['nobody had met them', false],
  ['the company had met her', true],
])('%s', (_, isMet) => {
  it('a son who sent once, and came out, leaves neither phone nor text with her', async () => {
    const record = await openRecord(1, isMet)
    await erase(await separate(record, [0]))
    expect(await traces(record.dele)).toEqual([])
    expect(await casa.read(record.identificador)).toMatchObject({ nome: record.mae, sobre: MAE.sobre })
  })

  it.each([
    ['the newest first', [1, 0], [0, 1]],
    ['the newest first, erased the other way round', [1, 0], [1, 0]],
    ['the oldest first', [0, 1], [0, 1]],
  ])('one who sent twice, and came out twice, %s, leaves nothing either', async (_order, apart, erased) => {
    const record = await openRecord(2, isMet)
    const came = await separate(record, apart)
    await erase(erased.map((n) => came[n] ?? ''))
    expect(await traces(record.dele)).toEqual([])
    expect(await casa.read(record.identificador)).toMatchObject({ nome: record.mae, sobre: MAE.sobre })
  })

  it.each([[0], [1]])('of two sendings the one that came out (%i) leaves what it told nowhere', async (n) => {
    const record = await openRecord(2, isMet)
    await erase(await separate(record, [n]))
    expect(await traces([record.textos[n] ?? ''])).toEqual([])
    const [stays = ''] = record.textos.filter((_text, other) => other !== n)
    expect(await casa.read(record.identificador)).toMatchObject({ sobre: stays })
    // What stands may come out later, once the first one is gone.
    await erase(await separate(record, [0]))
    expect(await traces(record.dele)).toEqual([])
  })
})

describe('whoever a recruiter had joined with somebody, and taken apart again', () => {
  async function openJoined(letra: string) {
    const nome = `Rita Alves ${letra} Prado`
    const dela = `Faço renda de bilro ${letra}`
    const [email, outro] = [`rita.${letra}@exemplo.test`, `outra.${letra}@exemplo.test`]
    const vaga = (await publish(office)).id
    const { identificador } = await doors.enterPessoa({ nome, email, telefone: '' })
    await doors.send({ nome, email: outro, telefone: '', sobre: dela }, vaga)
    return { nome, dela, email, outro, vaga, identificador, outra: await doors.identificadorOf(outro) }
  }
  const tellTelefone = async (email: string, telefone: string) => {
    const chave = await mailbox.keyOf(email)
    const form = await mailbox.formOn(chave)
    expect((await mailbox.act(chave, { ...form, acao: 'corrigir', telefone })).status).toBe(303)
  }

  it('leaves no text in what a file had told of the other meanwhile, and came out', async () => {
    const { nome, dela, email, outro, vaga, identificador, outra } = await openJoined('x')
    const juntas = (await doors.join(identificador)).body.data.fusaoId ?? 0
    await bringIn(office, `Nome;E-mail;Habilidades\n${nome};${email};Bordado`, vaga)
    const [newest] = await casa.listFusoes(identificador)
    for (const id of [newest?.id ?? 0, juntas]) expect((await doors.separate(id)).status).toBe(200)
    await erase([outra])
    expect(await traces([dela, outro])).toEqual([])
  })

  it('leaves no phone that they told on the page of both', async () => {
    const { outro, identificador, outra } = await openJoined('y')
    const juntas = await doors.join(identificador, outra)
    await tellTelefone(outro, '81 94444-7777')
    expect((await doors.separate(juntas.body.data.fusaoId ?? 0)).status).toBe(200)
    await erase([outra])
    expect(await traces(['81944447777'])).toEqual([])
  })

  it('has no phone of the other, who is erased', async () => {
    const { email, vaga, nome, outro, identificador, outra } = await openJoined('z')
    await doors.send({ nome, email, telefone: '' }, vaga)
    await tellTelefone(email, '81 94444-8888')
    const juntas = await doors.join(identificador, outra)
    await tellTelefone(outro, '81 94444-7777')
    expect((await doors.separate(juntas.body.data.fusaoId ?? 0)).status).toBe(200)
    await erase([identificador])
    expect(await traces(['81944448888'])).toEqual([])
  })
})
