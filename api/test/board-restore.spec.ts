import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

async function boardOf(nomes: string[]) {
  const { id } = await publish(office)
  for (const nome of nomes) await apply(office.api, id, buildInscricao({ nome }))
  const { etapas, etapa } = await readBoard(office, id)
  const move = (nome: string, para: string) => {
    const identificador =
      etapas.flatMap((e) => e.talentos).find((card) => card.nome === nome)?.identificador ?? ''
    const params = { identificador, campanhaId: id, kanbanId: etapa(para).id }
    return office.api.call('moveTalento', { params }, { token: office.token })
  }
  const people = async () => (await readBoard(office, id)).people
  return { id, etapa, move, people }
}
const remove = (id: number, destino: number) =>
  office.api.call('deleteEtapa', { params: { id }, query: { destino } }, { token: office.token })
const restore = (id: number, token = office.token) =>
  office.api.call('restoreEtapa', { params: { id } }, { token })
const estados = async (campanhaId: number) =>
  (
    await office.api.db
      .selectFrom('mensagem')
      .select('estado')
      .where('campanhaId', '=', campanhaId)
      .where('tipo', '=', 'etapa')
      .orderBy('id')
      .execute()
  ).map(({ estado }) => estado)

describe('taking the removal of a stage back (product 45)', () => {
  it('brings it back to its place with its people, their time in it and its messages', async () => {
    const { id, etapa, move, people } = await boardOf(['Ana Alves', 'Bia Braga', 'Caio Costa'])
    await move('Ana Alves', 'Entrevistas')
    await move('Bia Braga', 'Entrevistas')
    await office.api.pool.query(
      "update inscricao set na_etapa_desde = now() - interval '9 days' where etapa_id = $1",
      [etapa('Entrevistas').id],
    )
    const before = await readBoard(office, id)
    await remove(etapa('Entrevistas').id, etapa('Finalistas').id)
    expect((await people())['Finalistas']?.toSorted()).toEqual(['Ana Alves', 'Bia Braga'])
    expect(await estados(id)).toEqual(['cancelada', 'cancelada'])

    const { status, body } = await restore(etapa('Entrevistas').id)
    expect([status, body.data.nome, body.data.ordem]).toEqual([200, 'Entrevistas', 3])
    const after = await readBoard(office, id)
    expect(after.people).toEqual(before.people)
    expect(after.etapas.map((e) => [e.nome, e.ordem, e.qtdTalentos])).toEqual(
      before.etapas.map((e) => [e.nome, e.ordem, e.qtdTalentos]),
    )
    expect(after.etapa('Entrevistas').talentos.map((card) => card.naEtapaDesde)).toEqual(
      before.etapa('Entrevistas').talentos.map((card) => card.naEtapaDesde),
    )
    expect(await estados(id)).toEqual(['pendente', 'pendente'])
  })

  it('leaves who has gone on since where they are', async () => {
    const { etapa, move, people } = await boardOf(['Ana Alves', 'Bia Braga'])
    await remove(etapa('Triagem').id, etapa('Questionário').id)
    await move('Ana Alves', 'Entrevistas')
    await move('Ana Alves', 'Questionário')
    await restore(etapa('Triagem').id)
    expect(await people()).toMatchObject({ Triagem: ['Bia Braga'], Questionário: ['Ana Alves'] })
  })

  it('keeps the message that somebody put back meanwhile, and writes none of that stage a second time', async () => {
    const { id, etapa, move } = await boardOf(['Ana Alves'])
    for (const para of ['Entrevistas', 'Triagem', 'Entrevistas']) await move('Ana Alves', para)
    await remove(etapa('Entrevistas').id, etapa('Finalistas').id)
    const { rows } = await office.api.pool.query<{ id: number }>(
      'select id from mensagem where etapa_id = $1 order by id',
      [etapa('Entrevistas').id],
    )
    const mensagens = rows.slice(0, 1).map((row) => row.id)
    await office.api.call('resendMensagens', { body: { mensagens } }, { token: office.token })
    expect((await restore(etapa('Entrevistas').id)).status).toBe(200)
    expect(await estados(id)).toEqual(['pendente', 'cancelada'])
  })

  it('twice is the same as once', async () => {
    const { id, etapa } = await boardOf(['Ana Alves'])
    await remove(etapa('Triagem').id, etapa('Questionário').id)
    await Promise.all([restore(etapa('Triagem').id), restore(etapa('Triagem').id)])
    const { etapas, people } = await readBoard(office, id)
    expect(people['Triagem']).toEqual(['Ana Alves'])
    expect(etapas.map((e) => e.ordem)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is not for another company, nor for a stage that never was', async () => {
    const { etapa } = await boardOf([])
    await remove(etapa('Triagem').id, etapa('Questionário').id)
    expect((await restore(etapa('Triagem').id, office.estranho.token)).status).toBe(404)
    expect((await restore(99_999_999)).status).toBe(404)
  })
})
