import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** A row with somebody else's e-mail is taken apart: whoever stood in the campaign for themselves too goes on doing so (decision 063). */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
  mailbox = openMailbox(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
let mundos = 0
/** Carlos is on record; a sheet for a campaign has Beatriz with his e-mail, and himself where it is said. */
async function openMundo(isCarlosInFile: boolean) {
  mundos += 1
  const mundo = `Apart${'abcdefghijklm'[mundos] ?? ''}`
  const carlos = {
    nome: `Carlos Uchoa ${mundo}`,
    email: `${mundo.toLowerCase()}@exemplo.test`,
    telefone: `1193333${2000 + mundos}`,
  }
  const { identificador } = await planilhas.enter(carlos)
  const { id: campanhaId } = await publish(office)
  const rows = [
    'Nome;E-mail;Telefone;Último cargo',
    `Beatriz Terra ${mundo};${carlos.email};1194444${2000 + mundos};Caixa`,
    ...(isCarlosInFile ? [`${carlos.nome};${carlos.email};${carlos.telefone};Pedreiro`] : []),
  ]
  const file = await bringIn(office, rows.join('\n'), campanhaId)
  const doors = openDoors(office, campanhaId)
  /** Names and stages, as the board shows them. */
  const onBoard = async () => {
    const { etapas } = await readBoard(office, campanhaId)
    const people = await planilhas.ask<{ nome: string; etapa: number; situacao: string }>(
      `select split_part(t.nome, ' ', 1) as nome, i.etapa_id::int as etapa, i.situacao from inscricao i
       join talento t on t.id = i.talento_id where i.campanha_id = $1 order by 1`,
      [campanhaId],
    )
    return people.map(({ nome, etapa, situacao }) => [
      nome,
      etapas.findIndex(({ id }) => id === etapa),
      situacao,
    ])
  }
  const separate = async (nome = 'Beatriz') => {
    const { data } = (await office.api.call('listFusoes', { params: { identificador } }, as())).body
    const id = data.find((one) => one.nome.startsWith(nome) && one.desfeitaEm === null)?.id ?? 0
    expect((await office.api.call('undoFusao', { params: { id } }, as())).status).toBe(200)
  }
  /** Whose what was sent is, and whose application it is for. */
  const sent = () =>
    planilhas.ask(
      `select split_part(t.nome, ' ', 1) as de, split_part(a.nome, ' ', 1) as inscrita, d.estado from declaracao d
       join talento t on t.id = d.talento_id join inscricao i on i.id = d.inscricao_id
       join talento a on a.id = i.talento_id where i.campanha_id = $1`,
      [campanhaId],
    )
  return { carlos, identificador, campanhaId, file, mundo, doors, onBoard, separate, sent }
}
const BOTH = [
  ['Beatriz', 0, 'ativa'],
  ['Carlos', 0, 'ativa'],
]

describe('whoever was in the campaign by a row of their own too', () => {
  it('stays there when the wrong row is taken apart, and who comes out stands there as well', async () => {
    const { onBoard, separate, file } = await openMundo(true)
    await separate()
    expect(await onBoard()).toEqual(BOTH)
    await takeBack(office, file)
    expect(await onBoard()).toEqual([])
  })

  it('stays at the stage where a recruiter has moved them', async () => {
    const { identificador, campanhaId, onBoard, separate } = await openMundo(true)
    await planilhas.moveThis(campanhaId, identificador)
    await separate()
    expect(await onBoard()).toEqual([
      ['Beatriz', 0, 'ativa'],
      ['Carlos', 1, 'ativa'],
    ])
  })

  it('has in the report what the row of each has made', async () => {
    const { separate, file } = await openMundo(true)
    await separate()
    expect(await planilhas.contagem(file)).toMatchObject({ criada: 1, unida: 1 })
    const motivos = (await planilhas.linhas(file)).map((linha) => Object.keys(linha.motivos))
    expect(motivos).toEqual([[], ['pessoa']])
  })

  it('leaves it with the last of two strangers who is taken apart, when only these had put them there', async () => {
    const { carlos, campanhaId, mundo, onBoard, separate } = await openMundo(false)
    const row = `Daniela Vaz ${mundo};${carlos.email};1195555${2000 + mundos};Caixa`
    await bringIn(office, `Nome;E-mail;Telefone;Último cargo\n${row}`, campanhaId)
    await separate()
    expect(await onBoard()).toEqual(BOTH)
    await separate('Daniela')
    expect(await onBoard()).toEqual([
      ['Beatriz', 0, 'ativa'],
      ['Daniela', 0, 'ativa'],
    ])
  })
})

describe('whoever a recruiter has put there too', () => {
  it('stays there when they were entered by hand', async () => {
    const { carlos, campanhaId, onBoard, separate } = await openMundo(false)
    await planilhas.enter({ ...carlos, idCampanha: campanhaId })
    await separate()
    expect(await onBoard()).toEqual(BOTH)
  })

  it('stays there when they were added from their record', async () => {
    const { identificador, campanhaId, onBoard, separate } = await openMundo(false)
    const kanbanId = (await readBoard(office, campanhaId)).etapas[0]?.id ?? 0
    const body = { identificadores: [identificador], campanhaId, kanbanId, avisar: false }
    expect((await office.api.call('moveTalentos', { body }, as())).status).toBe(200)
    await separate()
    expect(await onBoard()).toEqual(BOTH)
  })

  it('goes along where they were only moved', async () => {
    const { identificador, campanhaId, onBoard, separate } = await openMundo(false)
    await planilhas.moveThis(campanhaId, identificador)
    await separate()
    expect(await onBoard()).toEqual([['Beatriz', 1, 'ativa']])
  })
})

describe('whoever has applied there themselves', () => {
  it.each([true, false])(
    'keeps what their mailbox has confirmed, with its link: moved %s',
    async (isMoved) => {
      const { carlos, identificador, campanhaId, doors, onBoard, separate, sent } = await openMundo(false)
      await doors.send({ ...carlos, sobre: 'Quero muito.' })
      const chave = await mailbox.keyOf(carlos.email)
      await mailbox.answer(carlos.email, 'confirmar')
      if (isMoved) await planilhas.moveThis(campanhaId, identificador)
      await separate()
      expect(await onBoard()).toEqual([
        ['Beatriz', 0, 'ativa'],
        ['Carlos', isMoved ? 1 : 0, 'ativa'],
      ])
      expect(await sent()).toEqual([{ de: 'Carlos', inscrita: 'Carlos', estado: 'confirmada' }])
      expect((await mailbox.open(chave)).status).toBe(200)
      expect((await doors.detail(identificador)).participacoes).toHaveLength(1)
    },
  )

  it('keeps what waits for their mailbox, which can still say no', async () => {
    const { carlos, doors, onBoard, separate, sent } = await openMundo(false)
    await doors.send(carlos)
    const chave = await mailbox.keyOf(carlos.email)
    await separate()
    expect(await onBoard()).toEqual(BOTH)
    expect(await sent()).toEqual([{ de: 'Carlos', inscrita: 'Carlos', estado: 'recebida' }])
    expect((await mailbox.open(chave)).status).toBe(200)
    await mailbox.answer(carlos.email, 'recusar')
    expect(await onBoard()).toEqual([
      ['Beatriz', 0, 'ativa'],
      ['Carlos', 0, 'retirada'],
    ])
  })

  it('has left still, where they had left', async () => {
    const { carlos, doors, onBoard, separate } = await openMundo(false)
    await doors.send(carlos)
    await mailbox.answer(carlos.email, 'confirmar')
    const left = { acao: 'retirar', certeza: 'sim' }
    expect((await mailbox.act(await mailbox.keyOf(carlos.email), left)).status).toBe(303)
    await separate()
    expect(await onBoard()).toEqual([
      ['Beatriz', 0, 'ativa'],
      ['Carlos', 0, 'retirada'],
    ])
  })
})
