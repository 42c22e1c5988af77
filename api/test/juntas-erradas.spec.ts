import { openOffice, publish, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors, publishAsking, say } from './support/strangers'

/** Father and son share a phone, and a recruiter has joined them for some days: each has all that is theirs again (decision 108). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let vagas: readonly number[]
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  vagas = [(await publish(office)).id, (await publish(office)).id]
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

let families = 0
function openFamily() {
  families += 1
  const telefone = `81 99933-00${families + 10}`
  const pai = { nome: 'José Pai Silveira', email: `pai${families}@exemplo.test`, telefone }
  const filho = { nome: 'José Filho Silveira', email: `filho${families}@exemplo.test`, telefone }
  return { pai, filho }
}
/** Where the person with this e-mail stands, as campaigns. */
async function standing(email: string): Promise<number[]> {
  const { rows } = await office.api.pool.query<{ id: number }>(
    `select i.campanha_id::int as id from inscricao i join talento t on t.id = i.talento_id
     where t.email = $1 and i.situacao = 'ativa' order by 1`,
    [email],
  )
  return rows.map(({ id }) => id)
}
const joinAndKeep = async (identificador: string, emailDe?: string) => {
  const { status, body } = await doors.join(identificador, emailDe)
  expect(status).toBe(200)
  return body.data.fusaoId ?? 0
}
const separate = async (fusaoId: number) => expect((await doors.separate(fusaoId)).status).toBe(200)

describe('whom somebody has put into a campaign while another one who stood there was taken for them', () => {
  const waysIn = {
    'a recruiter': (pai: object, idCampanha: number) => doors.enterPessoa({ ...pai, idCampanha }),
    'a sheet': (pai: { nome: string; email: string; telefone: string }, idCampanha: number) =>
      bringIn(office, `Nome;E-mail;Telefone\n${pai.nome};${pai.email};${pai.telefone}`, idCampanha),
  }
  it.each(Object.entries(waysIn))('stands there when they are two again: by %s', async (_, enter) => {
    const [first = 0, second = 0] = vagas
    const { pai, filho } = openFamily()
    const { identificador } = await doors.enterPessoa({ ...pai, idCampanha: first })
    await doors.send(filho, second)
    const fusaoId = await joinAndKeep(await doors.identificadorOf(filho.email), identificador)
    await enter(pai, second)
    await separate(fusaoId)
    expect(await standing(pai.email)).toEqual([first, second])
    expect(await standing(filho.email)).toEqual([second])
  })

  it.each([
    ['by e-mail', true],
    ['by name and phone', false],
  ])(
    'stands there alone where nobody had stood, told of %s, and leaves with the file',
    async (_, hasEmail) => {
      const [first = 0, second = 0] = vagas
      const third = (await publish(office)).id
      const { pai, filho } = openFamily()
      await doors.enterPessoa({ ...pai, idCampanha: first })
      await doors.send(filho, second)
      const leaves = await doors.identificadorOf(filho.email)
      const fusaoId = await joinAndKeep(leaves, leaves)
      const email = hasEmail ? filho.email : ''
      const file = await bringIn(
        office,
        `Nome;E-mail;Telefone\n${filho.nome};${email};${filho.telefone}`,
        third,
      )
      await separate(fusaoId)
      expect(await standing(filho.email)).toEqual([second, third])
      expect(await standing(pai.email)).toEqual([first])
      await takeBack(office, file)
      expect(await standing(filho.email)).toEqual([second])
      expect(await standing(pai.email)).toEqual([first])
    },
  )

  it('is out of it where they have left it by their own page meanwhile', async () => {
    const [first = 0, second = 0] = vagas
    const third = (await publish(office)).id
    const { pai, filho } = openFamily()
    await doors.enterPessoa({ ...pai, idCampanha: first })
    await doors.send(filho, second)
    const leaves = await doors.identificadorOf(filho.email)
    const fusaoId = await joinAndKeep(leaves, leaves)
    await doors.enterPessoa({ ...filho, idCampanha: third })
    await office.api.pool.query(
      "update inscricao set situacao = 'retirada', retirada_em = now() where campanha_id = $1",
      [third],
    )
    await separate(fusaoId)
    expect(await standing(filho.email)).toEqual([second])
    expect(await standing(pai.email)).toEqual([first])
  })

  it('stands there too where it is they who had come by the form, and the other one was entered', async () => {
    const [first = 0, second = 0] = vagas
    const { pai, filho } = openFamily()
    const { identificador } = await doors.enterPessoa({ ...pai, idCampanha: first })
    await doors.send(filho, second)
    const leaves = await doors.identificadorOf(filho.email)
    const fusaoId = await joinAndKeep(leaves, leaves)
    await doors.enterPessoa({ ...filho, idCampanha: first })
    await separate(fusaoId)
    expect(await standing(pai.email)).toEqual([first])
    expect(await standing(filho.email)).toEqual([first, second])
    expect(identificador).toBe(await doors.identificadorOf(pai.email))
  })
})

it('a confirmation that waited and was turned to the other one’s mailbox goes to its own again', async () => {
  const [first = 0, second = 0] = vagas
  const { pai, filho } = openFamily()
  await doors.send(pai, first)
  await doors.send(filho, second)
  const [dele, dela] = [await doors.identificadorOf(filho.email), await doors.identificadorOf(pai.email)]
  const fusaoId = await joinAndKeep(dele, dele)
  expect(await mailbox.mailsTo(pai.email)).toEqual([])
  await separate(fusaoId)
  expect(await mailbox.mailsTo(filho.email)).toHaveLength(1)
  expect(await mailbox.mailsTo(pai.email)).toHaveLength(1)
  for (const email of [pai.email, filho.email])
    expect((await mailbox.open(await mailbox.keyOf(email))).status).toBe(200)
  expect(await doors.identificadorOf(pai.email)).toBe(dela)
})

it('what somebody had sent who is still in another record stays with them when the first join is taken back first', async () => {
  const [first = 0, second = 0] = vagas
  const terceira = (await publish(office)).id
  const { pai, filho } = openFamily()
  const { identificador } = await doors.enterPessoa({ ...pai, idCampanha: first })
  await doors.send(filho, second)
  const one = await joinAndKeep(await doors.identificadorOf(filho.email), identificador)
  await doors.send(filho, terceira)
  const again = await doors.identificadorOf(filho.email)
  const two = await joinAndKeep(again, identificador)
  await separate(one)
  await separate(two)
  const { rows } = await office.api.pool.query(
    `select t.identificador, i.situacao from inscricao i join talento t on t.id = i.talento_id where i.campanha_id = $1`,
    [terceira],
  )
  expect(rows).toEqual([{ identificador: again, situacao: 'ativa' }])
  expect(await standing(filho.email)).toEqual([second])
})

describe('who had left a job before they were joined', () => {
  const answers = async (campanhaId: number) => {
    const { rows } = await office.api.pool.query(
      `select t.email::text, i.situacao, r.valor from inscricao i join talento t on t.id = i.talento_id
         left join resposta r on r.inscricao_id = i.id where i.campanha_id = $1 order by 1 desc`,
      [campanhaId],
    )
    return rows.map(({ email, situacao, valor }) => [email, situacao, valor])
  }
  const leave = async (email: string) =>
    expect((await mailbox.act(await mailbox.keyOf(email), { acao: 'retirar', certeza: 'sim' })).status).toBe(
      303,
    )

  it('and has come back since by what they sent stands in it when they are two again', async () => {
    const id = await publishAsking(office)
    const { pai, filho } = openFamily()
    await doors.send({ ...pai, respostas: say('nao') }, id)
    await doors.send({ ...filho, respostas: say('sim') }, id)
    const chave = await mailbox.keyOf(pai.email)
    await leave(pai.email)
    const identificador = await doors.identificadorOf(pai.email)
    const fusaoId = await joinAndKeep(await doors.identificadorOf(filho.email), identificador)
    await doors.send({ ...pai, respostas: say('sim') }, id)
    await mailbox.answer(pai.email, 'confirmar')
    await separate(fusaoId)
    expect(await answers(id)).toEqual([
      [pai.email, 'ativa', 'sim'],
      [filho.email, 'ativa', 'sim'],
    ])
    const { html } = await mailbox.open(chave)
    expect(html).toContain('Em análise')
    expect(html).not.toContain('Você saiu deste processo.')
  })

  it('is out of it with their own answers, where it was the other one who came in meanwhile', async () => {
    const [first = 0] = vagas
    const id = await publishAsking(office)
    const { pai, filho } = openFamily()
    await doors.send(pai, first)
    await doors.send({ ...filho, respostas: say('nao') }, id)
    await leave(filho.email)
    const identificador = await doors.identificadorOf(pai.email)
    const fusaoId = await joinAndKeep(await doors.identificadorOf(filho.email), identificador)
    await doors.send({ ...pai, respostas: say('sim') }, id)
    await mailbox.answer(pai.email, 'confirmar')
    await separate(fusaoId)
    expect(await answers(id)).toEqual([
      [pai.email, 'ativa', 'sim'],
      [filho.email, 'retirada', 'nao'],
    ])
  })
})

it.each([
  ['the one that a recruiter had put there', false],
  ['the one that they had made', true],
])(
  'who had sent first in somebody’s name takes nothing of theirs back, once they were joined, with %s for both, and are two again',
  async (_, isMoved) => {
    const id = await publishAsking(office)
    const { pai } = openFamily()
    await doors.enterPessoa({ ...pai, email: '', idCampanha: id })
    const { chave } = await doors.send({ ...pai, respostas: say('nao') }, id)
    const identificador = await doors.identificadorOf(pai.email)
    if (isMoved)
      await office.api.pool.query(
        `update inscricao i set movida_por = (select min(id) from usuario u where u.empresa_id = i.empresa_id)
         from talento t where t.id = i.talento_id and t.identificador = $1`,
        [identificador],
      )
    const fusaoId = await joinAndKeep(identificador)
    await doors.send({ ...pai, respostas: say('sim') }, id)
    await mailbox.answer(pai.email, 'confirmar')
    await separate(fusaoId)
    await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
    expect(await standing(pai.email)).toEqual([id])
  },
)
