import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openJuntas } from './support/juntas'
import { openMailbox } from './support/mailbox'
import { openDoors, publishAsking, say } from './support/strangers'

/** Which application of two to one campaign stands when a recruiter joins their people, and with which answers (108). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let juntas: ReturnType<typeof openJuntas>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  juntas = openJuntas(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
let many = 0
/** Two names of one phone, as those of one person may be. */
function name() {
  many += 1
  const sobrenome = `Fontes ${'abcdefghijklmnop'[many] ?? ''}`
  return {
    nomes: [`Elaine ${sobrenome}`, `Elaine M ${sobrenome}`] as const,
    telefone: `81 99966-00${many + 10}`,
  }
}
const emailOf = (nome: string) => `${nome.toLowerCase().replaceAll(' ', '.')}@exemplo.test`
const idOf = async (nome: string) =>
  (await juntas.ask<{ id: string }>('select identificador as id from talento where nome = $1', [nome]))[0]
    ?.id ?? ''
const send = (
  campanhaId: number,
  nome: string,
  telefone: string,
  valor: 'sim' | 'nao',
  email = emailOf(nome),
) => doors.send({ nome, email, telefone, respostas: say(valor) }, campanhaId)
async function move(nome: string, campanhaId: number, etapa: string) {
  const kanbanId = (await readBoard(office, campanhaId)).etapa(etapa).id
  const params = { identificador: await idOf(nome), campanhaId, kanbanId }
  expect((await office.api.call('moveTalento', { params }, as())).status).toBe(200)
}
/** Two of whom nothing says that they may be one are beside each other all the same. */
const hint = (nome: string, outro: string) =>
  juntas.ask(
    `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
     select n.empresa_id, n.id, o.id, 'nome' from talento n, talento o where n.nome = $1 and o.nome = $2`,
    [nome, outro],
  )
/** The only card of the campaign's board, and what its person has answered. */
async function cardOf(campanhaId: number) {
  const { etapas } = await readBoard(office, campanhaId)
  const cards = etapas.flatMap((etapa) => etapa.talentos.map((card) => ({ ...card, etapa: etapa.nome })))
  expect(cards).toHaveLength(1)
  const [
    { identificador, etapa, eliminadaMotivo } = { identificador: '', etapa: '', eliminadaMotivo: null },
  ] = cards
  const { body } = await office.api.call('listRespostasDoTalento', { params: { identificador } }, as())
  return {
    etapa,
    isEliminada: eliminadaMotivo !== null,
    respostas: body.data.map(({ resposta }) => resposta),
  }
}
/** Joins the two, takes them apart, and finds each as before. @returns the card while they are one */
async function joinAndPart(
  campanhaId: number,
  nomes: readonly string[],
  meanwhile = async (): Promise<unknown> => null,
) {
  const before = await juntas.readAll(nomes)
  const fusaoId = await juntas.join(nomes)
  const card = await cardOf(campanhaId)
  const seen = await meanwhile()
  expect(await juntas.part(fusaoId)).toBe(200)
  expect(await juntas.readAll(nomes)).toEqual(before)
  return { card, seen }
}

describe('whoever was put into the campaign by hand, and has sent the form too', () => {
  async function comeIn(valor: 'sim' | 'nao', idCampanha: number) {
    const { nomes, telefone } = name()
    const [entered, sent] = nomes
    await doors.enterPessoa({ nome: entered, email: '', telefone, idCampanha })
    await send(idCampanha, sent, telefone, valor)
    return nomes
  }

  it('stands there with what they answered, which their page and their data show', async () => {
    const vaga = await publishAsking(office)
    const nomes = await comeIn('nao', vaga)
    const chave = await mailbox.keyOf(emailOf(nomes[1]))
    const { card, seen } = await joinAndPart(vaga, nomes, () => readRespostas(chave))
    expect([card, seen]).toEqual([{ etapa: 'Triagem', isEliminada: true, respostas: ['Não'] }, ['nao']])
  })

  it('stands where the company had put them, judged by those answers, until the two are two again', async () => {
    const vaga = await publishAsking(office)
    const nomes = await comeIn('nao', vaga)
    await move(nomes[0], vaga, 'Entrevistas')
    const chave = await mailbox.keyOf(emailOf(nomes[1]))
    const { card, seen } = await joinAndPart(vaga, nomes, () => readRespostas(chave))
    expect([card, seen]).toEqual([{ etapa: 'Entrevistas', isEliminada: true, respostas: ['Não'] }, ['nao']])
  })

  it('stands where they had come by the form, also when they were put there by hand since', async () => {
    const vaga = await publishAsking(office)
    const { nomes, telefone } = name()
    await send(vaga, nomes[0], telefone, 'sim')
    await move(nomes[0], vaga, 'Entrevistas')
    await doors.enterPessoa({ nome: nomes[1], email: '', telefone, idCampanha: vaga })
    expect((await joinAndPart(vaga, nomes)).card).toEqual({
      etapa: 'Entrevistas',
      isEliminada: false,
      respostas: ['Sim'],
    })
  })

  it('has what they confirm meanwhile instead, and takes that along', async () => {
    const vaga = await publishAsking(office)
    const nomes = await comeIn('nao', vaga)
    const [entered, sent] = nomes
    await move(entered, vaga, 'Entrevistas')
    const fusaoId = await juntas.join(nomes)
    await send(vaga, sent, '', 'sim')
    await mailbox.answer(emailOf(sent), 'confirmar')
    expect(await cardOf(vaga)).toMatchObject({ isEliminada: false, respostas: ['Sim'] })
    expect(await juntas.part(fusaoId)).toBe(200)
    expect(await countsOf(vaga)).toEqual([
      { nome: entered, eliminada: false, situacao: 'ativa', respostas: [] },
      { nome: sent, eliminada: false, situacao: 'ativa', respostas: ['sim'] },
    ])
  })
})

it.each(['Triagem', 'Entrevistas'])(
  'answers that a stranger sent go once the mailbox that they named says so: %s',
  async (etapa) => {
    const vaga = await publishAsking(office)
    const { nomes, telefone } = name()
    const [entered, known] = nomes
    await doors.enterPessoa({ nome: entered, email: '', telefone, idCampanha: vaga })
    await doors.enterPessoa({ nome: known, email: emailOf(known), telefone: '' })
    await send(vaga, 'Xis Estranho', '', 'nao', emailOf(known))
    if (etapa !== 'Triagem') await move(known, vaga, etapa)
    await hint(known, entered)
    const fusaoId = await juntas.join(nomes)
    expect(await cardOf(vaga)).toEqual({ etapa, isEliminada: true, respostas: ['Não'] })
    await mailbox.answer(emailOf(known), 'recusar')
    expect(await cardOf(vaga)).toEqual({ etapa, isEliminada: false, respostas: [] })
    expect(await juntas.part(fusaoId)).toBe(200)
    expect((await countsOf(vaga)).map(({ situacao }) => situacao)).toEqual(['ativa', 'retirada'])
  },
)

describe('whoever has sent the form twice, with another e-mail each', () => {
  async function sendTwice() {
    const vaga = await publishAsking(office)
    const { nomes, telefone } = name()
    await send(vaga, nomes[0], telefone, 'nao')
    await send(vaga, nomes[1], telefone, 'sim')
    return { vaga, nomes }
  }

  it('stands by what they sent last', async () => {
    const { vaga, nomes } = await sendTwice()
    expect((await joinAndPart(vaga, nomes)).card).toEqual({
      etapa: 'Triagem',
      isEliminada: false,
      respostas: ['Sim'],
    })
  })

  it.each([
    [[[1, 'Finalistas']], 'Finalistas', 'Sim'],
    [[[0, 'Finalistas']], 'Finalistas', 'Não'],
    [
      [
        [0, 'Reprovados'],
        [1, 'Contratados'],
      ],
      'Contratados',
      'Sim',
    ],
    [
      [
        [1, 'Reprovados'],
        [0, 'Entrevistas'],
      ],
      'Entrevistas',
      'Não',
    ],
  ] as const)('stands where the company has put them last: %j', async (moves, etapa, resposta) => {
    const { vaga, nomes } = await sendTwice()
    for (const [at, where] of moves) await move(nomes[at] ?? '', vaga, where)
    const { card } = await joinAndPart(vaga, nomes)
    expect(card).toEqual({ etapa, isEliminada: resposta === 'Não', respostas: [resposta] })
  })

  it('stands by the one that they have not withdrawn, wherever the other had come', async () => {
    const { vaga, nomes } = await sendTwice()
    await move(nomes[1], vaga, 'Finalistas')
    await mailbox.act(await mailbox.keyOf(emailOf(nomes[1])), { acao: 'retirar', certeza: 'sim' })
    expect((await joinAndPart(vaga, nomes)).card).toMatchObject({ etapa: 'Triagem', respostas: ['Não'] })
  })
})

it('two who have answered nothing stand as the one who has waited longer', async () => {
  const { id } = await publish(office)
  const { nomes } = name()
  for (const nome of nomes)
    await doors.enterPessoa({ nome, email: emailOf(nome), telefone: '', idCampanha: id })
  const ofCampanha = 'select id from inscricao where campanha_id = $1 order by id'
  const [first] = await juntas.ask(ofCampanha, [id])
  await hint(nomes[0], nomes[1])
  await juntas.join(nomes)
  expect(await juntas.ask(ofCampanha, [id])).toEqual([first])
})

/** The answers among all that is kept of whoever has this link. */
async function readRespostas(chave: string): Promise<unknown[]> {
  const { status, html } = await mailbox.open(chave)
  expect([status, html.includes('Elaine')]).toEqual([200, true])
  const dados = await office.api.request(`/acompanhamento/dados.json?chave=${chave}`)
  return ((await dados.json()) as { respostas: { resposta: unknown }[] }).respostas.map(
    ({ resposta }) => resposta,
  )
}
/** What counts in a campaign, by name. */
const countsOf = (campanhaId: number) =>
  juntas.ask<{ situacao: string }>(
    `select t.nome, i.eliminada_motivo is not null as eliminada, i.situacao,
       array(select r.valor #>> '{}' from resposta r where r.inscricao_id = i.id) as respostas
     from inscricao i join talento t on t.id = i.talento_id where i.campanha_id = $1 order by i.id`,
    [campanhaId],
  )
