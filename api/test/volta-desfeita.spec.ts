import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openDoors } from './support/strangers'

/**
 * Somebody was put into a stage that writes, a recruiter drags them back within the two minutes, and takes that back:
 * they stand there as if nobody had dragged (decisions 021 and 144).
 */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

/** What waits to be sent of a campaign's stages, and the time that is left to take it back. */
async function readWaiting(campanhaId: number) {
  const { rows } = await office.api.pool.query<{ nome: string; corpo: string; seconds: number }>(
    `select e.nome, m.corpo, extract(epoch from m.enviar_depois_de - now())::float8 as seconds
     from mensagem m join etapa e on e.id = m.etapa_id
     where m.campanha_id = $1 and m.tipo = 'etapa' and m.estado = 'pendente' order by m.id`,
    [campanhaId],
  )
  return rows
}

it.each(['Contratados', 'Reprovados'])('the message and the reason of %s are there again', async (etapa) => {
  const { api, token } = office
  const { id } = await publish(office)
  const board = await readBoard(office, id)
  const email = `${etapa.toLowerCase()}@exemplo.test`
  const ana = { nome: `Ana ${etapa}`, email, telefone: '', idCampanha: id }
  const { identificador } = await openDoors(office, id).enterPessoa(ana)
  const [motivo] = (await api.call('listMotivos', {}, { token })).body.data
  const move = async (nome: string, query: { motivoId?: number } = {}) => {
    const params = { identificador, campanhaId: id, kanbanId: board.etapa(nome).id }
    return (await api.call('moveTalento', { params, query }, { token })).body.data
  }
  const stands = async () => {
    const { rows } = await api.pool.query<object>(
      `select e.nome as etapa, i.motivo_id is not null as motivo, i.na_etapa_desde as desde,
         array(select m.estado from mensagem m where m.inscricao_id = i.id and m.etapa_id = i.etapa_id order by m.id) as mensagens
       from inscricao i join etapa e on e.id = i.etapa_id where i.campanha_id = $1`,
      [id],
    )
    return rows
  }
  await move(etapa, etapa === 'Reprovados' ? { motivoId: motivo?.id ?? 0 } : {})
  const before = await stands()
  const { versao } = await move('Triagem')
  const body = { campanhaId: id, kanbanId: board.etapa('Triagem').id, pessoas: [{ identificador, versao }] }
  const undone = await api.call('undoMoveTalentos', { body }, { token })
  expect([undone.status, undone.body.data.pessoas[0]?.motivo]).toEqual([200, ''])
  expect(await stands()).toEqual(before)
})

it("a stage that was removed with its people is not offered to go back to, on anybody's timeline", async () => {
  const { api, token } = office
  const { id } = await publish(office)
  const doors = openDoors(office, id)
  const board = await readBoard(office, id)
  const [finalistas, contratados] = [board.etapa('Finalistas').id, board.etapa('Contratados').id]
  const { identificador } = await doors.enterPessoa({ nome: 'Ana Dias', email: 'removida@exemplo.test' })
  const body = { identificadores: [identificador], campanhaId: id, kanbanId: finalistas }
  await api.call('moveTalentos', { body }, { token })
  const offered = async () =>
    (await doors.detail(identificador)).linhaDoTempo.flatMap(({ desfazer }) => desfazer?.kanbanId ?? [])
  expect(await offered()).toEqual([finalistas])
  const input = { params: { id: finalistas }, query: { destino: contratados } }
  expect((await api.call('deleteEtapa', input, { token })).status).toBe(204)
  expect(await offered()).toEqual([])
})

describe('who was moved on, and is chosen to go back within two minutes', () => {
  const moved = async (nome: string) => {
    const { api, token } = office
    const { id } = await publish(office)
    const board = await readBoard(office, id)
    const email = `${nome.toLowerCase().replace(' ', '.')}@exemplo.test`
    const { identificador } = await openDoors(office, id).enterPessoa({ nome, email, idCampanha: id })
    const to = (etapa: string) => ({
      identificadores: [identificador],
      campanhaId: id,
      kanbanId: board.etapa(etapa).id,
    })
    const go = (etapa: string, avisar = true) =>
      api.call('moveTalentos', { body: { ...to(etapa), avisar } }, { token })
    const said = async (etapa: string) =>
      (await api.call('previewMovimento', { body: to(etapa) }, { token })).body.data
    const waiting = async () => (await readWaiting(id)).map((one) => one.nome)
    return { go, said, waiting, campanhaId: id, board }
  }

  it('is told what the move on had taken back, as the question says', async () => {
    const { go, said, waiting } = await moved('Bia Reis')
    await go('Entrevistas')
    await go('Contratados')
    expect(await said('Entrevistas')).toMatchObject({ emails: 1, semCanal: 0 })
    await go('Entrevistas')
    expect(await waiting()).toEqual(['Entrevistas'])
  })

  it('is told nothing where nobody was to be told', async () => {
    const { go, said, waiting } = await moved('Ana Silva')
    await go('Entrevistas')
    await go('Contratados')
    await go('Entrevistas', false)
    expect(await waiting()).toEqual([])
    await go('Contratados', false)
    expect(await said('Entrevistas')).toMatchObject({ emails: 0, semCanal: 0 })
    await go('Entrevistas')
    expect(await waiting()).toEqual([])
  })

  it('has two minutes from then: what waits again does not leave at once', async () => {
    const { go, campanhaId } = await moved('Caio Cruz')
    await go('Entrevistas')
    await go('Contratados')
    // Their first move is older than the window.
    await office.api.pool.query(
      `update mensagem set enviar_depois_de = now() - interval '10 seconds' where campanha_id = $1`,
      [campanhaId],
    )
    await go('Entrevistas')
    const [mensagem] = await readWaiting(campanhaId)
    expect(mensagem?.seconds).toBeGreaterThan(100)
  })

  it('is told in the words that the question shows, whatever the stage says by now', async () => {
    const { go, said, campanhaId, board } = await moved('Davi Dias')
    await go('Entrevistas')
    await go('Contratados')
    await office.api.pool.query(`update etapa set mensagem_notificacao = '' where id = $1`, [
      board.etapa('Entrevistas').id,
    ])
    const { emails, exemplo } = await said('Entrevistas')
    await go('Entrevistas')
    expect([emails, exemplo?.texto]).toEqual([1, (await readWaiting(campanhaId))[0]?.corpo])
  })
})

it('a stage that is brought back tells nobody who stands elsewhere by then', async () => {
  const { api, token } = office
  const { id } = await publish(office)
  const board = await readBoard(office, id)
  const doors = openDoors(office, id)
  const names = ['Eva Reis', 'Fia Reis']
  const pessoas = await Promise.all(
    names.map((nome) =>
      doors.enterPessoa({ nome, email: `${nome.slice(0, 3)}@elsewhere.test`, idCampanha: id }),
    ),
  )
  const move = (identificadores: string[], etapa: string) =>
    api.call(
      'moveTalentos',
      { body: { identificadores, campanhaId: id, kanbanId: board.etapa(etapa).id } },
      { token },
    )
  const [eva = '', fia = ''] = pessoas.map(({ identificador }) => identificador)
  await move([eva, fia], 'Entrevistas')
  const params = { id: board.etapa('Entrevistas').id }
  await api.call('deleteEtapa', { params, query: { destino: board.etapa('Triagem').id } }, { token })
  await move([eva], 'Reprovados')
  expect((await api.call('restoreEtapa', { params }, { token })).status).toBe(200)
  const waiting = (await readWaiting(id)).map(({ nome }) => nome)
  expect(waiting.toSorted()).toEqual(['Entrevistas', 'Reprovados'])
})
