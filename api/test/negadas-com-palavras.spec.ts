import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { buildAvaliacao, buildFicha } from './support/fichas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors, publishAsking, say } from './support/strangers'

/**
 * Ana mistypes Bruno's e-mail, the company moves that card, writes to it or judges it, and he says that it was not him: he
 * stands there when a recruiter puts him there, with what the company had said (decision 108).
 */

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

const as = () => ({ token: office.token })
let people = 0
async function openRefused(touch: keyof typeof TOUCHES) {
  people += 1
  const caixa = await publishAsking(office)
  const email = `bruno${people}@exemplo.test`
  const letter = 'abcdefghijklmnopqrstuvwxyz'[people] ?? ''
  const bruno = { nome: `Bruno Luz ${letter}`, email, telefone: `1195555${2000 + people}` }
  await doors.send(bruno, (await publish(office)).id)
  const identificador = await doors.identificadorOf(email)
  const ana = {
    nome: `Ana Melo ${letter}`,
    email,
    telefone: `1195555${6000 + people}`,
    respostas: say('sim'),
  }
  await doors.send(ana, caixa)
  const one = { caixa, bruno, identificador, chave: await mailbox.keyOf(email) }
  await TOUCHES[touch](one)
  await mailbox.answer(email, 'recusar')
  expect(await situacaoOf(one)).toBeNull()
  return one
}
interface Refused {
  readonly caixa: number
  readonly bruno: { readonly nome: string; readonly email: string; readonly telefone: string }
  readonly identificador: string
  readonly chave: string
}

const situacaoOf = async ({ caixa, identificador }: Refused) =>
  (await doors.detail(identificador)).participacoes.find(({ campanhaId }) => campanhaId === caixa)
    ?.situacao ?? null
const etapaOf = async ({ caixa }: Refused) => (await readBoard(office, caixa)).etapa('Entrevistas').id
const move = async (one: Refused) => {
  const params = { identificador: one.identificador, campanhaId: one.caixa, kanbanId: await etapaOf(one) }
  expect((await office.api.call('moveTalento', { params }, as())).status).toBe(200)
}
const moveBack = async (one: Refused) => {
  const pessoas = [{ identificador: one.identificador }]
  const body = { campanhaId: one.caixa, kanbanId: await etapaOf(one), pessoas }
  expect((await office.api.call('undoMoveTalentos', { body }, as())).status).toBe(200)
}
const write = async ({ identificador, caixa: campanhaId }: Refused) => {
  const body = { identificadores: [identificador], campanhaId, canal: 'WHATSAPP' as const, texto: 'Bom dia!' }
  expect((await office.api.call('sendMensagens', { body }, as())).status).toBeLessThan(300)
  const { rows } = await office.api.pool.query<{ id: number }>(
    "select id from mensagem where corpo like '%Bom dia!%' and campanha_id = $1",
    [campanhaId],
  )
  const sent = await office.api.call('markMensagemEnviada', { params: { id: rows[0]?.id ?? 0 } }, as())
  expect(sent.status).toBeLessThan(300)
}
const judge = async (one: Refused) => {
  const { body } = await office.api.call(
    'createFicha',
    { body: buildFicha({ nome: `Ficha ${people}` }) },
    as(),
  )
  const etapaId = await etapaOf(one)
  await office.api.call('updateEtapa', { params: { id: etapaId }, body: { idFicha: body.data.id } }, as())
  await move(one)
  const params = { identificador: one.identificador, campanhaId: one.caixa }
  const sent = { params, body: buildAvaliacao(etapaId, 4) }
  expect((await office.api.call('sendAvaliacao', sent, as())).status).toBe(200)
}
const TOUCHES = {
  moved: move,
  'moved and taken back': async (one: Refused) => {
    await move(one)
    await moveBack(one)
  },
  'written to': write,
  judged: judge,
}
const WAYS: Record<string, (one: Refused) => Promise<string>> = {
  'by hand': async ({ bruno, caixa }) => {
    await doors.enterPessoa({ ...bruno, idCampanha: caixa })
    return 'Triagem'
  },
  'by a file': async ({ bruno: { nome, email, telefone }, caixa }) => {
    await bringIn(office, `Nome;E-mail;Telefone\n${nome};${email};${telefone}\n`, caixa)
    return 'Triagem'
  },
  'from the basket': async (one) => {
    await move(one)
    return 'Entrevistas'
  },
}
const EACH = Object.keys(TOUCHES).flatMap((touch) => Object.keys(WAYS).map((way) => [touch, way]))

it.each(EACH as [keyof typeof TOUCHES, string][])('%s, and put there %s', async (touch, way) => {
  const one = await openRefused(touch)
  const etapa = await WAYS[way]?.(one)
  expect(await situacaoOf(one)).toBe(etapa)
  // The link that was mailed to him opens a page still.
  const { status, texto } = await mailbox.open(one.chave)
  expect([status, texto.includes(one.bruno.nome)]).toEqual([200, true])
})

/** What the company has said and judged in that job, wherever it stands. */
async function saidOf({ caixa }: Refused) {
  const { rows } = await office.api.pool.query(
    `select (select count(*)::int from avaliacao a where a.inscricao_id = i.id) as cartoes,
       (select count(*)::int from mensagem m where m.inscricao_id = i.id and m.corpo like '%Bom dia!%') as recados
     from inscricao i where i.campanha_id = $1`,
    [caixa],
  )
  return rows
}
const UNDONE: Record<string, (one: Refused) => Promise<void>> = {
  'the click': async (one) => {
    await move(one)
    await moveBack(one)
  },
  'the file': async ({ bruno: { nome, email, telefone }, caixa }) =>
    takeBack(office, await bringIn(office, `Nome;E-mail;Telefone\n${nome};${email};${telefone}\n`, caixa)),
}
it.each(
  Object.keys(UNDONE).flatMap((undone) => [[undone, 'judged'] as const, [undone, 'written to'] as const]),
)('once %s is taken back it is nobody’s again, with all that was said there (%s)', async (undone, touch) => {
  const one = await openRefused(touch)
  const said = await saidOf(one)
  expect(said).toEqual([touch === 'judged' ? { cartoes: 1, recados: 0 } : { cartoes: 0, recados: 1 }])
  await UNDONE[undone]?.(one)
  expect([await situacaoOf(one), await saidOf(one)]).toEqual([null, said])
  expect((await mailbox.open(one.chave)).texto).toContain('Inscrição desfeita')
  await move(one)
  expect([await situacaoOf(one), await saidOf(one)]).toEqual(['Entrevistas', said])
})

it.each(Object.keys(UNDONE))(
  'nor has he lost the link that was mailed to him once %s is taken back',
  async (undone) => {
    const one = await openRefused('moved')
    await UNDONE[undone]?.(one)
    const { status, texto } = await mailbox.open(one.chave)
    expect([await situacaoOf(one), status, texto.includes('Inscrição desfeita')]).toEqual([null, 200, true])
  },
)

it.each(['judged', 'written to'] as const)(
  'whoever is taken apart who had come by a file takes none of it along, and goes with the file (%s)',
  async (touch) => {
    const one = await openRefused(touch)
    const { nome, email, telefone } = one.bruno
    const id = await bringIn(office, `Nome;E-mail;Telefone\n${nome};${email};${telefone}\n`, one.caixa)
    const params = { identificador: one.identificador }
    const fusoes = (await office.api.call('listFusoes', { params }, as())).body.data
    expect((await doors.separate(fusoes.find(({ via }) => via === 'importacao')?.id ?? 0)).status).toBe(200)
    const { status, texto } = await mailbox.open(one.chave)
    expect([await situacaoOf(one), status, texto.includes('Inscrição desfeita')]).toEqual([null, 200, true])
    await takeBack(office, id)
    await move(one)
    expect(await saidOf(one)).toEqual([
      touch === 'judged' ? { cartoes: 1, recados: 0 } : { cartoes: 0, recados: 1 },
    ])
  },
)

it('nobody reads that he had withdrawn what he had never sent', async () => {
  const one = await openRefused('moved')
  const linhas = (await doors.detail(one.identificador)).linhaDoTempo.map(({ texto }) => texto)
  expect(linhas.filter((texto) => /Retirou|foi desfeita|Disse que/.test(texto))).toEqual([
    expect.stringContaining('Disse que não enviou a inscrição'),
    expect.stringContaining('foi desfeita'),
  ])
})
