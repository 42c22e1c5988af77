import { openOffice, readBoard, type Office } from './support/campanhas'
import { openAdicionadas } from './support/adicionada'
import { openFamilies } from './support/familia'

/**
 * A recruiter puts somebody of the basket into a job and takes it back, and something else has told meanwhile that they are
 * there: what was sent with their e-mail, or a file (decision 108).
 */

let office: Office
let openVaga: ReturnType<typeof openAdicionadas>
let casa: ReturnType<typeof openFamilies>
beforeAll(async () => {
  office = await openOffice()
  openVaga = openAdicionadas(office)
  casa = openFamilies(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

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
  'a file tells, undo, the file is taken back',
  'a stranger sends, a file tells, undo, her mailbox says no, the file is taken back',
])('nobody stands there: %s', async (story) => {
  const vaga = await openVaga()
  await vaga.tell(story)
  expect(await vaga.places()).toEqual(NOWHERE)
})

it.each([
  'a stranger sends, her mailbox says yes, undo, the two are taken apart',
  'a stranger sends, her mailbox says yes, the two are taken apart, undo',
])('where another one has sent and is somebody of his own, he alone stands there: %s', async (story) => {
  const vaga = await openVaga()
  await vaga.tell(story)
  expect(await vaga.places()).toEqual({ ...NOWHERE, vaga: 1 })
})

it.each([
  'a stranger sends, undo',
  'she sends, undo',
  'she sends, undo, her mailbox says yes',
  'she sends, her mailbox says yes, undo',
  'a file tells, undo',
  'a stranger sends, a recruiter writes, undo',
  'a recruiter writes, undo, she sends, her mailbox says yes',
  'a recruiter writes, undo, she is entered by hand',
  'a recruiter writes, undo, a file tells',
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

it.each([
  'she is entered by hand, undo on the timeline, another file tells and is taken back',
  'a file tells, undo on the timeline, another file tells and is taken back',
])('who was taken out is not put back by whoever had put them there before: %s', async (story) => {
  const vaga = await openVaga('Entrevistas', false)
  await vaga.tell(story)
  expect(await vaga.places()).toEqual(NOWHERE)
})

it('nobody reads that she came back to where she had never been', async () => {
  const vaga = await openVaga()
  await vaga.tell('a stranger sends, undo')
  const [said] = await vaga.timeline()
  expect(said).toMatch(/^Continua em .*, na etapa Triagem: também se inscreveu ou veio por arquivo$/)
})

it('a click is taken back after a join as before it', async () => {
  const vaga = await openVaga()
  await vaga.tell('she sends by another e-mail, the two are joined, undo')
  expect(await vaga.places()).toEqual(AT_ENTRY)
})

it('who has applied since is not taken out by a click that was taken back before', async () => {
  const vaga = await openVaga('Triagem')
  await vaga.tell('undo, she sends')
  await expect(vaga.undo()).rejects.toThrow('se inscreveu nesta vaga')
  expect(await vaga.places()).toEqual(AT_ENTRY)
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
