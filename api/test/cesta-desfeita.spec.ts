import { openOffice, readBoard, type Office } from './support/campanhas'
import { openFamilies } from './support/familia'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors, publishAsking, say } from './support/strangers'

/**
 * A recruiter puts somebody of the basket into a job and takes it back, and something else has told meanwhile that they are
 * there: what was sent with their e-mail, or a file (decision 108).
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

const as = () => ({ token: office.token })
const withdraw = async (chave: string) =>
  expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)

let vagas = 0
/** Ana is on record, and a recruiter adds her to a job. */
async function openVaga(etapa = 'Entrevistas') {
  vagas += 1
  const caixa = await publishAsking(office)
  const ana = { nome: 'Ana Dias', email: `cesta${vagas}@exemplo.test`, telefone: `1195555${3000 + vagas}` }
  const { identificador } = await doors.enterPessoa(ana)
  const { id: kanbanId } = (await readBoard(office, caixa)).etapa(etapa)
  const body = { identificadores: [identificador], campanhaId: caixa, kanbanId }
  const { pessoas } = (await office.api.call('moveTalentos', { body }, as())).body.data
  let chave = ''
  let importacao = 0
  const bruno = { ...ana, nome: 'Bruno Reis', telefone: `1196666${3000 + vagas}` }
  const send = async (quem: typeof ana) =>
    ({ chave } = await doors.send({ ...quem, respostas: say('nao') }, caixa))
  const undo = async () => {
    const undone = { campanhaId: caixa, kanbanId, pessoas }
    const { status, body: answer } = await office.api.call('undoMoveTalentos', { body: undone }, as())
    expect([status, answer.data.pessoas[0]?.motivo]).toEqual([200, ''])
    return answer.data.pessoas[0]
  }
  const acts = {
    'a stranger sends': () => send(bruno),
    'she sends': () => send(ana),
    undo,
    'the sender takes it back': () => withdraw(chave),
    'her mailbox says no': () => mailbox.answer(ana.email, 'recusar'),
    'her mailbox says yes': () => mailbox.answer(ana.email, 'confirmar'),
    'she leaves by her page': async () => withdraw(await mailbox.keyOf(ana.email)),
    'a file tells': async () => {
      const csv = `Nome;E-mail;Telefone\n${ana.nome};${ana.email};${ana.telefone}\n`
      importacao = await bringIn(office, csv, caixa)
    },
    'the file is taken back': () => takeBack(office, importacao),
    'a recruiter writes': async () => {
      const text = { canal: 'EMAIL' as const, assunto: 'Oi', texto: 'Oi!' }
      const mensagem = { ...text, campanhaId: caixa, identificadores: [identificador] }
      expect((await office.api.call('sendMensagens', { body: mensagem }, as())).status).toBe(200)
    },
  }
  /** Where the board and her record have her, and how many the job says it has. */
  const places = async () => {
    const { people } = await readBoard(office, caixa)
    const { participacoes } = await doors.detail(identificador)
    const hers = participacoes.find(({ campanhaId }) => campanhaId === caixa)
    const { body } = await office.api.call('getCampanha', { params: { id: caixa } }, as())
    return {
      quadro: Object.keys(people).filter((nome) => people[nome]?.includes(ana.nome)),
      dela: hers === undefined ? null : hers.situacao,
      vaga: body.data.qtdTalentos,
    }
  }
  const tell = async (story: string) => {
    for (const act of story.split(', ')) await acts[act as keyof typeof acts]()
  }
  return { caixa, acts, undo, places, tell }
}

const NOWHERE = { quadro: [], dela: null, vaga: 0 }
const AT_ENTRY = { quadro: ['Triagem'], dela: 'Triagem', vaga: 1 }

it.each([
  'undo',
  'a stranger sends, undo, the sender takes it back',
  'a stranger sends, the sender takes it back, undo',
  'a stranger sends, undo, her mailbox says no',
  'a stranger sends, her mailbox says no, undo',
  'a stranger sends, a stranger sends, undo, the sender takes it back, her mailbox says no',
  'a file tells, the file is taken back, undo',
])('nobody stands there: %s', async (story) => {
  const vaga = await openVaga()
  await vaga.tell(story)
  expect(await vaga.places()).toEqual(NOWHERE)
})

it.each([
  'a stranger sends, undo',
  'she sends, undo',
  'she sends, undo, her mailbox says yes',
  'she sends, her mailbox says yes, undo',
  'a file tells, undo',
  'a stranger sends, a recruiter writes, undo',
])('they stand where people enter, as whoever applies or comes by a file does: %s', async (story) => {
  const vaga = await openVaga()
  await vaga.tell(story)
  expect(await vaga.places()).toEqual(AT_ENTRY)
})

it.each([
  'she sends, undo, her mailbox says yes, she leaves by her page',
  'she sends, her mailbox says yes, undo, she leaves by her page',
])('who leaves has left: %s', async (story) => {
  const vaga = await openVaga()
  await vaga.tell(story)
  expect(await vaga.places()).toEqual({ quadro: [], dela: 'Desistente', vaga: 0 })
})

it('whoever was added where people enter stays there, by what was sent alone', async () => {
  const vaga = await openVaga('Triagem')
  await vaga.tell('a stranger sends, undo')
  expect(await vaga.places()).toEqual(AT_ENTRY)
  await vaga.tell('the sender takes it back')
  expect(await vaga.places()).toEqual(NOWHERE)
})

it('whom the company has written to stays, in no stage, when nothing else tells of them', async () => {
  const vaga = await openVaga()
  await vaga.tell('a recruiter writes, undo')
  expect(await vaga.places()).toMatchObject({ quadro: [], vaga: 1 })
})

it('the answer says where they stand', async () => {
  const vaga = await openVaga()
  await vaga.tell('a stranger sends')
  const { id } = (await readBoard(office, vaga.caixa)).etapa('Triagem')
  expect(await vaga.undo()).toMatchObject({ resultado: 'ja-estava', etapaId: id, versao: expect.any(Number) })
})

it('the score counts what was sent', async () => {
  const vaga = await openVaga()
  await vaga.tell('a stranger sends, undo')
  expect(await casa.standing(vaga)).toEqual({
    'Ana Dias': expect.objectContaining({ respostas: ['nao'], eliminada: true }),
  })
})
