import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { bringIn } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/**
 * Ana is on record with the mailbox of Carla, who sends with it, until somebody mends it: each has then what was done for
 * her, and nothing that the other has (decision 108).
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let vaga: { id: number; nome: string }
let etapas: Map<string, number>
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
  mailbox = openMailbox(office)
  vaga = await publish(office, { nome: 'Torneira' })
  etapas = new Map((await readBoard(office, vaga.id)).etapas.map(({ nome, id }) => [nome, id]))
  doors = openDoors(office, vaga.id)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
let people = 0
function openBoth() {
  people += 1
  const [carla, ana] = [`carla${people}@exemplo.test`, `ana${people}@exemplo.test`]
  const dela = {
    nome: 'Carla Dias Reis',
    email: carla,
    telefone: `1196666${7000 + people}`,
    sobre: 'Sou Carla',
  }
  const telefone = `1195555${7000 + people}`
  return {
    carla,
    ana,
    dela,
    send: () => doors.send(dela),
    enterAna: async (part: Record<string, unknown> = {}) =>
      (await doors.enterPessoa({ nome: 'Ana Souza Lima', email: carla, telefone, ...part })).identificador,
    bringAna: async (campanhaId: number | null) => {
      await bringIn(office, `Nome;E-mail;Telefone\nAna Souza Lima;${carla};`, campanhaId)
      return doors.identificadorOf(carla)
    },
  }
}
async function move(identificador: string) {
  const params = { identificador, campanhaId: vaga.id, kanbanId: etapas.get('Entrevistas') ?? 0 }
  expect((await office.api.call('moveTalento', { params }, as())).status).toBe(200)
}
async function mend(identificador: string, email: string) {
  const params = { identificador }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email }
  expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
}
/** The key in the link that is mailed to whoever asks for a lost one by this e-mail. */
async function recover(contato: string) {
  const body = new URLSearchParams({ contato })
  await office.api.request('/empresa/ana-aurora-test/recuperar-link', { method: 'POST', body })
  for (;;) {
    const { rows } = await office.api.pool.query<{ corpo: string }>(
      "select corpo from mensagem where tipo = 'link' and lower(destinatario) = lower($1)",
      [contato],
    )
    const chave = /chave=([\w-]{43})/.exec(rows[0]?.corpo ?? '')?.[1]
    if (chave !== undefined) return chave
  }
}
/** What the recruiter reads of whoever has this e-mail. */
async function standsOf(email: string) {
  const { informacaoPessoal, participacoes } = await doors.detail(await doors.identificadorOf(email))
  return {
    nome: informacaoPessoal.nome,
    vagas: participacoes.map(({ campanha, etapa, situacao }) =>
      situacao === 'Desistente' ? `${campanha}: ${situacao}` : `${campanha}: ${etapa}`,
    ),
  }
}

describe('where Ana was put into the campaign, she stays in it, and Carla stands beside her', () => {
  it.each([
    ['by hand', 'Triagem', false],
    ['by hand and moved on', 'Entrevistas', true],
  ])('%s', async (_, etapa, isMoved) => {
    const { carla, ana, send, enterAna } = openBoth()
    const record = await enterAna({ idCampanha: vaga.id })
    if (isMoved) await move(record)
    await send()
    await mailbox.answer(carla, 'confirmar')
    await mend(record, ana)
    expect(await standsOf(ana)).toEqual({ nome: 'Ana Souza Lima', vagas: [`Torneira: ${etapa}`] })
    expect(await standsOf(carla)).toEqual({ nome: 'Carla Dias Reis', vagas: ['Torneira: Triagem'] })
    const page = await mailbox.open(await mailbox.keyOf(carla))
    expect([page.status, page.html.includes('Carla'), page.texto.includes('Ana')]).toEqual([200, true, false])
  })

  it('by a file', async () => {
    const { carla, ana, send, bringAna } = openBoth()
    const record = await bringAna(vaga.id)
    await move(record)
    await send()
    await mailbox.answer(carla, 'confirmar')
    await mend(record, ana)
    expect(await standsOf(ana)).toEqual({ nome: 'Ana Souza Lima', vagas: ['Torneira: Entrevistas'] })
    expect(await standsOf(carla)).toEqual({ nome: 'Carla Dias Reis', vagas: ['Torneira: Triagem'] })
  })
})

describe('where Carla had sent first, and Ana was told of with no phone, no phone of Carla’s says that they are one', () => {
  it.each([
    ['by hand', (one: ReturnType<typeof openBoth>) => one.enterAna({ telefone: '' })],
    ['by a file', (one: ReturnType<typeof openBoth>) => one.bringAna(null)],
  ])('%s', async (_, tell) => {
    const one = openBoth()
    const { carla, ana, dela, send } = one
    await send()
    const record = await tell(one)
    await doors.send({ ...dela, sobre: 'Sou Carla outra vez' })
    await mend(record, ana)
    expect(await doors.rowOf(record)).toMatchObject({ email: ana, telefone: null, sobre: '' })
    expect(await standsOf(ana)).toEqual({ nome: 'Ana Souza Lima', vagas: [] })
    expect(await doors.rowOf(await doors.identificadorOf(carla))).toMatchObject({
      telefone: dela.telefone,
      sobre: 'Sou Carla',
    })
    expect(await standsOf(carla)).toEqual({ nome: 'Carla Dias Reis', vagas: ['Torneira: Triagem'] })
    const page = await mailbox.open(await mailbox.keyOf(carla))
    expect([page.status, page.html.includes('Sou Carla'), page.texto.includes('Ana')]).toEqual([
      200,
      true,
      false,
    ])
  })

  it('and under one first name they are one person, with all that was sent', async () => {
    const { ana, dela, send, enterAna } = openBoth()
    await send()
    const record = await enterAna({ nome: 'Carla Souza Lima', telefone: '' })
    await mend(record, ana)
    expect(await doors.rowOf(record)).toMatchObject({ telefone: dela.telefone, sobre: 'Sou Carla' })
    expect(await standsOf(ana)).toEqual({ nome: 'Carla Souza Lima', vagas: ['Torneira: Triagem'] })
  })
})

describe('where Carla has withdrawn by the link that was mailed to her, she is out, and Ana stands where she was put', () => {
  it.each([
    ['unconfirmed', 'Entrevistas', ['mover']],
    ['after her «Sim»', 'Triagem', ['confirmar']],
  ])('%s', async (_, etapa, does) => {
    const { carla, ana, send, enterAna } = openBoth()
    const record = await enterAna({ idCampanha: vaga.id })
    if (does.includes('mover')) await move(record)
    await send()
    if (does.includes('confirmar')) await mailbox.answer(carla, 'confirmar')
    const chave = await mailbox.keyOf(carla)
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    await mend(record, ana)
    expect(await standsOf(ana)).toEqual({ nome: 'Ana Souza Lima', vagas: [`Torneira: ${etapa}`] })
    expect((await standsOf(carla)).vagas).toEqual(['Torneira: Desistente'])
    const page = await mailbox.open(chave)
    expect([page.status, page.html.includes('Inscrição retirada'), page.texto.includes('Ana')]).toEqual([
      200,
      true,
      false,
    ])
  })

  it('but what was withdrawn before she sent is Ana’s', async () => {
    const { carla, ana, send, enterAna } = openBoth()
    const record = await enterAna({ idCampanha: vaga.id })
    const chave = await recover(carla)
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    await send()
    await mend(record, ana)
    expect((await standsOf(ana)).vagas).toEqual(['Torneira: Desistente'])
    expect((await standsOf(carla)).vagas).toEqual(['Torneira: Triagem'])
  })
})
