import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors, publishAsking, say } from './support/strangers'

/**
 * What somebody sent with another's e-mail, and was refused or taken back, was never an application of whose mailbox it is:
 * a recruiter who puts that person into the job finds nobody there (decision 108).
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
const ENDS = ['refused', 'taken back'] as const
type End = (typeof ENDS)[number]

/** Somebody on record, with whose e-mail a stranger has sent for a job that asks. */
async function openGhost(end: End | 'nothing') {
  people += 1
  const caixa = await publishAsking(office)
  const email = `negada${people}@exemplo.test`
  const pessoa = {
    nome: `Pedro Nunes ${'abcdefghijklmnopqrstuvwxyz'[people] ?? ''}`,
    email,
    telefone: `1195555${2000 + people}`,
  }
  await doors.send(pessoa, (await publish(office)).id)
  const identificador = await doors.identificadorOf(email)
  const outra = { nome: 'Maria Nunes', email, telefone: `1195555${6000 + people}`, respostas: say('nao') }
  const { chave: tela } = await doors.send(outra, caixa)
  if (end === 'taken back')
    expect((await mailbox.act(tela, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
  if (end === 'refused') await mailbox.answer(email, 'recusar')
  return { caixa, pessoa, identificador, tela }
}
type Ghost = Omit<Awaited<ReturnType<typeof openGhost>>, 'tela'>

async function standing({ caixa, identificador }: Ghost) {
  const { participacoes } = await doors.detail(identificador)
  const { rows } = await office.api.pool.query<{ answered: boolean; eliminada: boolean }>(
    `select exists (select from resposta r where r.inscricao_id = i.id) as answered, i.eliminada_motivo is not null as eliminada
     from inscricao i where i.campanha_id = $1`,
    [caixa],
  )
  return {
    situacao: participacoes.find(({ campanhaId }) => campanhaId === caixa)?.situacao ?? null,
    people: (await readBoard(office, caixa)).people,
    rows,
  }
}
const at = (etapa: string, { pessoa }: Ghost) => ({
  situacao: etapa,
  people: expect.objectContaining({ [etapa]: [pessoa.nome] }),
  rows: [{ answered: false, eliminada: false }],
})

/** Each puts the person where people enter, but for the board, where the recruiter says where. */
const WAYS: Record<string, (ghost: Ghost) => Promise<string>> = {
  'by hand': async ({ pessoa, caixa }) => {
    await doors.enterPessoa({ ...pessoa, idCampanha: caixa })
    return 'Triagem'
  },
  'by a file': async ({ pessoa, caixa }) => {
    await bringIn(office, `Nome;E-mail;Telefone\n${pessoa.nome};${pessoa.email};${pessoa.telefone}\n`, caixa)
    return 'Triagem'
  },
  'from the basket': async ({ identificador, caixa: campanhaId }) => {
    const { id: kanbanId } = (await readBoard(office, campanhaId)).etapa('Entrevistas')
    const params = { identificador, campanhaId, kanbanId }
    expect((await office.api.call('moveTalento', { params }, as())).status).toBe(200)
    return 'Entrevistas'
  },
}
const EACH = ENDS.flatMap((end) => Object.keys(WAYS).map((way) => [end, way] as const))

it.each(EACH)('whose mailbox it is stands there, what was sent being %s, put there %s', async (end, way) => {
  const ghost = await openGhost(end)
  expect((await standing(ghost)).situacao).toBeNull()
  const etapa = await WAYS[way]?.(ghost)
  expect(await standing(ghost)).toEqual(at(etapa ?? '', ghost))
})

it.each(ENDS)(
  'a file that is taken back takes along whom it had put there, what was sent being %s',
  async (end) => {
    const ghost = await openGhost(end)
    const { nome, email, telefone } = ghost.pessoa
    const id = await bringIn(office, `Nome;E-mail;Telefone\n${nome};${email};${telefone}\n`, ghost.caixa)
    expect((await standing(ghost)).situacao).toBe('Triagem')
    await takeBack(office, id)
    expect((await standing(ghost)).situacao).toBeNull()
    await WAYS['by hand']?.(ghost)
    expect(await standing(ghost)).toEqual(at('Triagem', ghost))
  },
)

it('what the company has done there since stays when the file is taken back', async () => {
  const ghost = await openGhost('refused')
  const { nome, email, telefone } = ghost.pessoa
  const id = await bringIn(office, `Nome;E-mail;Telefone\n${nome};${email};${telefone}\n`, ghost.caixa)
  await WAYS['from the basket']?.(ghost)
  await takeBack(office, id)
  expect((await standing(ghost)).situacao).toBe('Entrevistas')
})

/** A recruiter moves whoever a stranger's sending has put there, and it is taken back then. */
async function openMoved() {
  const ghost = await openGhost('nothing')
  await WAYS['from the basket']?.(ghost)
  expect((await mailbox.act(ghost.tela, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
  expect((await standing(ghost)).situacao).toBe('Desistente')
  return ghost
}

it.each(['by hand', 'from the basket'])(
  'what a recruiter had moved and its sender took back is known as out, and whose mailbox it is stands there, put %s',
  async (way) => {
    const ghost = await openMoved()
    const etapa = await WAYS[way]?.(ghost)
    expect(await standing(ghost)).toEqual(at(etapa ?? '', ghost))
  },
)

it('but a file, which means nobody in particular, leaves them out, and its row says so', async () => {
  const ghost = await openMoved()
  await WAYS['by a file']?.(ghost)
  expect((await standing(ghost)).situacao).toBe('Desistente')
})

it('nor does it keep them from applying', async () => {
  const ghost = await openMoved()
  await doors.send({ ...ghost.pessoa, respostas: say('sim') }, ghost.caixa)
  expect((await standing(ghost)).situacao).toBe('Triagem')
})

it('the recruiter is told before the click what it sends', async () => {
  const ghost = await openGhost('refused')
  const { caixa: campanhaId, identificador } = ghost
  const { id: kanbanId } = (await readBoard(office, campanhaId)).etapa('Entrevistas')
  const body = { identificadores: [identificador], campanhaId, kanbanId }
  const { emails } = (await office.api.call('previewMovimento', { body }, as())).body.data
  await WAYS['from the basket']?.(ghost)
  const { rows } = await office.api.pool.query(
    "select from mensagem where campanha_id = $1 and tipo = 'etapa' and canal = 'EMAIL'",
    [campanhaId],
  )
  expect([emails, rows]).toEqual([1, [{}]])
})

it('what they have sent themselves since, and waits for their word, is not lost by it', async () => {
  const ghost = await openGhost('nothing')
  const { caixa: campanhaId, identificador, pessoa } = ghost
  const chave = await mailbox.keyOf(pessoa.email)
  await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
  await mailbox.answer(pessoa.email, 'recusar')
  const { chave: tela } = await doors.send({ ...pessoa, respostas: say('sim') }, campanhaId)
  const { id: kanbanId } = (await readBoard(office, campanhaId)).etapa('Entrevistas')
  await office.api.call('moveTalento', { params: { identificador, campanhaId, kanbanId } }, as())
  expect((await mailbox.open(tela)).status).toBe(200)
  expect((await mailbox.askedOn(await mailbox.keyOf(pessoa.email))).length).toBe(1)
})

it('whoever is put there by a click is not there once that is undone', async () => {
  const ghost = await openGhost('refused')
  await WAYS['from the basket']?.(ghost)
  const { id: kanbanId } = (await readBoard(office, ghost.caixa)).etapa('Entrevistas')
  const pessoas = [{ identificador: ghost.identificador }]
  const body = { campanhaId: ghost.caixa, kanbanId, pessoas }
  const { status } = await office.api.call('undoMoveTalentos', { body }, as())
  expect(status).toBe(200)
  const { situacao, people: there } = await standing(ghost)
  expect([situacao, Object.values(there).flat()]).toEqual([null, []])
})

/** A stranger mistypes their e-mail, and takes back what they sent; nobody of that e-mail is known. */
async function openMistyped() {
  people += 1
  const caixa = await publishAsking(office)
  const email = `negada${people}@exemplo.test`
  const bruno = { nome: 'Bruno Reis', email, telefone: `1195555${2000 + people}`, respostas: say('nao') }
  const { chave } = await doors.send(bruno, caixa)
  expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
  const identificador = await doors.identificadorOf(email)
  return {
    caixa,
    pessoa: { nome: 'Ana Dias', email, telefone: `1195555${6000 + people}` },
    identificador,
    bruno,
  }
}

it.each(['by hand', 'by a file'])(
  'so does whose e-mail a stranger had mistyped, put there %s',
  async (way) => {
    const ghost = await openMistyped()
    await WAYS[way]?.(ghost)
    expect(await standing(ghost)).toEqual(at('Triagem', ghost))
  },
)

it.each(Object.keys(WAYS))(
  'and who was known before she came into that job, put there %s, where she had not left anything',
  async (way) => {
    const ghost = await openMistyped()
    await doors.enterPessoa(ghost.pessoa)
    expect(await standing(ghost)).toMatchObject({ situacao: null, people: { Triagem: [] } })
    const etapa = await WAYS[way]?.(ghost)
    expect(await standing(ghost)).toEqual(at(etapa ?? '', ghost))
  },
)

it('but not once that file is taken back', async () => {
  const ghost = await openMistyped()
  const { nome, email, telefone } = ghost.pessoa
  const former = await standing(ghost)
  const id = await bringIn(office, `Nome;E-mail;Telefone\n${nome};${email};${telefone}\n`, ghost.caixa)
  await takeBack(office, id)
  expect(await standing(ghost)).toMatchObject({ situacao: 'Desistente', people: former.people })
})

it('whoever took back what they had sent themselves has left, for a file as well', async () => {
  const { bruno, ...ghost } = await openMistyped()
  await WAYS['by a file']?.({ ...ghost, pessoa: bruno })
  expect((await standing(ghost)).situacao).toBe('Desistente')
})

it('whoever has withdrawn by their own page is not put back', async () => {
  people += 1
  const caixa = await publishAsking(office)
  const pessoa = {
    nome: 'Clara Alves Reis',
    email: `negada${people}@exemplo.test`,
    telefone: `1195555${2000 + people}`,
  }
  await doors.send({ ...pessoa, respostas: say('sim') }, caixa)
  const identificador = await doors.identificadorOf(pessoa.email)
  const chave = await mailbox.keyOf(pessoa.email)
  expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
  const told = await doors.enterPessoa({ ...pessoa, idCampanha: caixa })
  expect((await standing({ caixa, pessoa, identificador })).situacao).toBe('Desistente')
  expect(told).toMatchObject({ desistiu: true })
  const { nome, email, telefone } = pessoa
  const id = await bringIn(office, `Nome;E-mail;Telefone\n${nome};${email};${telefone}\n`, caixa)
  const { body } = await office.api.call('listLinhasImportacao', { params: { id }, query: {} }, as())
  expect(body.data[0]?.motivos).toMatchObject({
    campanha: 'Desistiu desta campanha: não voltou ao processo.',
  })
})
