import { openOffice, readBoard, type Office } from './support/campanhas'
import { openFamilies } from './support/familia'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors, publishAsking, say } from './support/strangers'

/**
 * Strangers have sent with the e-mail of somebody on record, and a file puts that one into the same job, so that the
 * application is theirs. Once the file is taken back, what was sent for it says again whether it stands (decision 108).
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let casa: ReturnType<typeof openFamilies>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  casa = openFamilies(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

let vagas = 0
/** Ana is on record, a first stranger has sent, and a file has put her there. */
async function openVaga({ isFileFirst = false } = {}) {
  vagas += 1
  const caixa = await publishAsking(office)
  const email = `planilha${vagas}@exemplo.test`
  const ana = { nome: 'Ana Dias', email, telefone: `1195555${String(1000 + vagas)}` }
  const { identificador } = await doors.enterPessoa(ana)
  const send = (nome: string, resposta: 'sim' | 'nao') => {
    const telefone = nome === ana.nome ? ana.telefone : `1196666${String(1000 + vagas)}`
    return doors.send({ nome, email, telefone, respostas: say(resposta) }, caixa)
  }
  const { chave } = isFileFirst ? { chave: '' } : await send('Bruno Reis', 'nao')
  const id = await bringIn(office, `Nome;E-mail;Telefone\n${ana.nome};${email};${ana.telefone}\n`, caixa)
  const boardOf = async () => Object.values((await readBoard(office, caixa)).people).flat()
  expect(await boardOf()).toEqual([ana.nome])
  const situacaoOf = async () =>
    (await doors.detail(identificador)).participacoes.find(({ campanhaId }) => campanhaId === caixa)
      ?.situacao ?? null
  return { caixa, email, ana, send, chave, boardOf, situacaoOf, undo: () => takeBack(office, id) }
}
const withdraw = async (chave: string) =>
  expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)

it('what she has confirmed since stands, whatever her mailbox says of the first', async () => {
  const vaga = await openVaga()
  await vaga.send(vaga.ana.nome, 'sim')
  const chave = await mailbox.keyOf(vaga.email)
  const [hers = ''] = await mailbox.askedOn(chave)
  await mailbox.act(chave, { acao: 'confirmar', envio: hers })
  await vaga.undo()
  await mailbox.answer(vaga.email, 'recusar')
  expect(await casa.standing(vaga)).toEqual({
    [vaga.ana.nome]: expect.objectContaining({ situacao: 'ativa', respostas: ['sim'] }),
  })
})

it.each(['waits', 'was taken back'])(
  'nobody is left there when the last of two goes, and the first %s',
  async (first) => {
    const vaga = await openVaga()
    const { chave } = await vaga.send('Carla Pires', 'sim')
    if (first === 'was taken back') await withdraw(vaga.chave)
    await vaga.undo()
    expect(await vaga.boardOf()).toEqual([vaga.ana.nome])
    if (first === 'waits') await withdraw(vaga.chave)
    expect(await vaga.boardOf()).toEqual([vaga.ana.nome])
    await withdraw(chave)
    expect(await vaga.boardOf()).toEqual([])
  },
)

it('whoever has left by her page meanwhile stays out', async () => {
  const vaga = await openVaga()
  await vaga.send('Carla Pires', 'sim')
  await withdraw(vaga.chave)
  await withdraw(await mailbox.keyOf(vaga.email))
  await vaga.undo()
  expect(await casa.standing(vaga)).toEqual({
    [vaga.ana.nome]: expect.objectContaining({ situacao: 'retirada' }),
  })
})

it.each([
  ['send', 'undo', 'withdraw'],
  ['send', 'withdraw', 'undo'],
  ['send', 'undo', 'refuse'],
  ['send', 'refuse', 'undo'],
])('nobody is left where the file had put her first: %s, %s, %s', async (...acts) => {
  const vaga = await openVaga({ isFileFirst: true })
  let chave = ''
  const does: Record<string, () => Promise<unknown>> = {
    send: async () => ({ chave } = await vaga.send('Bruno Reis', 'nao')),
    undo: vaga.undo,
    withdraw: () => withdraw(chave),
    refuse: () => mailbox.answer(vaga.email, 'recusar'),
  }
  for (const act of acts) await does[act]?.()
  expect(await vaga.boardOf()).toEqual([])
  expect(await vaga.situacaoOf()).toBeNull()
})
