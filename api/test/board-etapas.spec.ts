import type { EtapaBody } from '@seleta/contract/kanban'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const nova = (campanhaId: number, part: Partial<EtapaBody> = {}) => ({
  nome: 'Teste prático',
  cor: '#123456',
  mensagemNotificacao: 'Olá, {{nome}}',
  campanhaId,
  contato: { email: true, whatsapp: false, sms: false },
  ...part,
})
const create = (body: ReturnType<typeof nova>) =>
  office.api.call('createEtapa', { body }, { token: office.token })
const update = (id: number, body: object) =>
  office.api.call('updateEtapa', { params: { id }, body }, { token: office.token })
const remove = (id: number, destino?: number) =>
  office.api.call('deleteEtapa', { params: { id }, query: { destino } }, { token: office.token })

const nomes = async (campanhaId: number) => {
  const { body } = await office.api.call('listEtapas', { params: { campanhaId } }, { token: office.token })
  expect(body.data.map((etapa) => etapa.ordem)).toEqual(body.data.map((_, index) => index + 1))
  return body.data.map((etapa) => etapa.nome)
}
const INICIAIS = ['Triagem', 'Questionário', 'Entrevistas', 'Finalistas', 'Contratados', 'Reprovados']

describe('the stages of a board (product 45)', () => {
  it('get a new one at the end: ordem is count plus one', async () => {
    const { id } = await publish(office)
    const { status, body } = await create(nova(id, { ordem: 7 }))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      nome: 'Teste prático',
      ordem: 7,
      tipo: null,
      qtdTalentos: 0,
      campanhaId: id,
    })
    expect(await nomes(id)).toEqual([...INICIAIS, 'Teste prático'])
  })

  it('get one each when several people create at the same time', async () => {
    const { id } = await publish(office)
    await Promise.all([1, 2, 3, 4].map((n) => create(nova(id, { nome: `Nova ${n}`, ordem: 7 }))))
    expect((await nomes(id)).slice(6).toSorted()).toEqual(['Nova 1', 'Nova 2', 'Nova 3', 'Nova 4'])
  })

  it.each([
    ['a name', { nome: '' }, 'nome'],
    ['a message', { mensagemNotificacao: '' }, 'mensagemNotificacao'],
    ['a message that can be filled in', { mensagemNotificacao: 'Oi, {{apelido}}' }, 'mensagemNotificacao'],
    ['a colour', { cor: '' }, 'cor'],
    ['a colour that is one', { cor: 'red' }, 'cor'],
  ])('need %s', async (_what, part, field) => {
    const { id } = await publish(office)
    const { status, erro } = await create(nova(id, part))
    expect([status, Object.keys(erro?.campos ?? {})]).toEqual([422, [field]])
  })

  it('stand before the hired where no place is named, with what they are and their limit (product 64)', async () => {
    const { id } = await publish(office)
    const { body } = await create(nova(id, { tipo: 'finalista', limiteDias: 3 }))
    expect(body.data).toMatchObject({ tipo: 'finalista', limiteDias: 3, ordem: 5 })
    expect(await nomes(id)).toEqual([...INICIAIS.slice(0, 4), 'Teste prático', ...INICIAIS.slice(4)])
  })

  it('need no message where nobody is told, and do where nothing is said of it (audit B12)', async () => {
    const { id } = await publish(office)
    const contato = { email: false, whatsapp: false, sms: false }
    const { body } = await create(nova(id, { mensagemNotificacao: '', contato }))
    expect(body.data).toMatchObject({ mensagemNotificacao: '', contato })
    const { contato: _, ...unsaid } = nova(id, { mensagemNotificacao: '' })
    const { status, erro } = await office.api.call('createEtapa', { body: unsaid }, { token: office.token })
    expect([status, Object.keys(erro?.campos ?? {})]).toEqual([422, ['mensagemNotificacao']])
  })

  it('become the stage of the hired, and the hires are counted from then on (audit B1)', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Rita Rocha', email: 'rita@x.test' }))
    const { body } = await create(nova(id))
    const { etapa } = await readBoard(office, id)
    const identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
    const params = { identificador, campanhaId: id, kanbanId: body.data.id }
    await office.api.call('moveTalento', { params }, { token: office.token })
    const hired = async () => {
      const { rows } = await office.api.pool.query<{ qtd: number }>(
        'select qtd_finalizados as qtd from campanha where id = $1',
        [id],
      )
      return rows[0]?.qtd
    }
    expect(await hired()).toBe(0)
    await update(body.data.id, { tipo: 'contratado' })
    expect(await hired()).toBe(1)
    await update(body.data.id, { tipo: null })
    expect(await hired()).toBe(0)
  })

  it('do not exist on a draft', async () => {
    const { id } = await publish(office)
    const { body } = await office.api.call('duplicateCampanha', { params: { id } }, { token: office.token })
    expect((await create(nova(body.data.id))).status).toBe(409)
    const list = await office.api.call(
      'listEtapas',
      { params: { campanhaId: body.data.id } },
      { token: office.token },
    )
    expect([list.status, list.body.data]).toEqual([200, []])
  })

  it('change only in what was named', async () => {
    const { id } = await publish(office)
    const { etapa } = await readBoard(office, id)
    const { talentos: _, ultimoEvento: __, ...before } = etapa('Entrevistas')
    const changes = {
      mensagemNotificacao: 'Venha!',
      contato: { email: false, whatsapp: true, sms: false },
      limiteDias: 5,
    }
    const { body } = await update(before.id, changes)
    expect(body.data).toEqual({ ...before, ...changes })
    const cleared = await update(before.id, { limiteDias: null, nome: 'Conversas', cor: '#abcdef' })
    expect(cleared.body.data).toMatchObject({
      limiteDias: null,
      nome: 'Conversas',
      cor: '#abcdef',
      mensagemNotificacao: 'Venha!',
    })
  })

  it.each([
    ['Triagem', 3, ['Questionário', 'Entrevistas', 'Triagem', 'Finalistas', 'Contratados', 'Reprovados']],
    ['Reprovados', 1, ['Reprovados', 'Triagem', 'Questionário', 'Entrevistas', 'Finalistas', 'Contratados']],
    ['Entrevistas', 3, INICIAIS],
    ['Triagem', 200, ['Questionário', 'Entrevistas', 'Finalistas', 'Contratados', 'Reprovados', 'Triagem']],
  ])('let %s go to place %i and shift the others', async (nome, ordem, expected) => {
    const { id } = await publish(office)
    const { etapa } = await readBoard(office, id)
    await update(etapa(nome).id, { ordem })
    expect(await nomes(id)).toEqual(expected)
  })
})

describe('removing a stage (product 45)', () => {
  it('is at once when nobody stands in it', async () => {
    const { id } = await publish(office)
    const { etapa } = await readBoard(office, id)
    expect((await remove(etapa('Questionário').id)).status).toBe(204)
    expect(await nomes(id)).toEqual(INICIAIS.filter((nome) => nome !== 'Questionário'))
    expect((await remove(etapa('Questionário').id)).status).toBe(404)
  })

  it('asks where its people go, and takes them there', async () => {
    const { id } = await publish(office)
    for (const nome of ['Ana Alves', 'Bia Braga']) await apply(office.api, id, buildInscricao({ nome }))
    const { etapa } = await readBoard(office, id)
    const triagem = etapa('Triagem').id
    const refused = await remove(triagem)
    expect([refused.status, refused.erro?.codigo]).toEqual([409, 'etapa_com_pessoas'])
    expect((await remove(triagem, triagem)).status).toBe(422)

    expect((await remove(triagem, etapa('Finalistas').id)).status).toBe(204)
    const board = await readBoard(office, id)
    expect(board.people['Finalistas']?.toSorted()).toEqual(['Ana Alves', 'Bia Braga'])
    expect(board.etapa('Finalistas').qtdTalentos).toBe(2)
    const moves = await office.api.db
      .selectFrom('evento')
      .select('dados')
      .where('campanhaId', '=', id)
      .where('tipo', '=', 'inscricao_movida')
      .execute()
    expect(moves.map((move) => move.dados)).toMatchObject(
      [1, 2].map(() => ({ deEtapaId: triagem, etapaId: etapa('Finalistas').id, isDesfeito: false })),
    )
  })

  it('does nothing to who withdrew there or is hidden: their day of erasure and their log stay', async () => {
    const { id } = await publish(office)
    for (const nome of ['Ana Alves', 'Bia Braga', 'Caio Costa'])
      await apply(office.api, id, buildInscricao({ nome }))
    const { etapa } = await readBoard(office, id)
    const triagem = etapa('Triagem').id
    const { pool } = office.api
    const of = `from talento t where t.id = i.talento_id and i.campanha_id = ${id} and t.nome =`
    await pool.query(`update inscricao i set situacao = 'retirada', retirada_em = now() ${of} 'Bia Braga'`)
    await pool.query(`update inscricao i set situacao = 'oculta' ${of} 'Caio Costa'`)
    const read = async () => {
      const { rows } = await pool.query<{ nome: string }>(
        `select t.nome, i.na_etapa_desde, i.versao, (select max(v.id) from evento v where v.inscricao_id = i.id) as dito
         from inscricao i join talento t on t.id = i.talento_id where i.campanha_id = $1 order by 1`,
        [id],
      )
      return rows.filter(({ nome }) => nome !== 'Ana Alves')
    }
    const before = await read()
    expect((await remove(triagem, etapa('Finalistas').id)).status).toBe(204)
    expect((await readBoard(office, id)).people['Finalistas']).toEqual(['Ana Alves'])
    expect(await read()).toEqual(before)
    expect(before).toHaveLength(2)
  })

  it('takes people only to another stage of the same campaign', async () => {
    const { id } = await publish(office)
    const outra = await readBoard(office, (await publish(office)).id)
    const { etapa } = await readBoard(office, id)
    expect((await remove(etapa('Triagem').id, outra.etapa('Triagem').id)).status).toBe(422)
    expect(await nomes(id)).toEqual(INICIAIS)
  })

  it('leaves the last stage, where people enter', async () => {
    const { id } = await publish(office)
    const { etapas } = await readBoard(office, id)
    const [last, ...others] = etapas.toReversed()
    for (const etapa of others) expect((await remove(etapa.id)).status).toBe(204)
    const refused = await remove(last?.id ?? 0)
    expect([refused.status, refused.erro?.codigo]).toEqual([409, 'ultima_etapa'])
  })

  it('keeps the counters true when the stage of the hired goes', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Caio Cruz' }))
    const { etapa } = await readBoard(office, id)
    const identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
    const params = { identificador, campanhaId: id, kanbanId: etapa('Contratados').id }
    await office.api.call('moveTalento', { params }, { token: office.token })
    const item = async () => {
      const { body } = await office.api.call(
        'filterCampanhas',
        { query: { size: 100 }, body: {} },
        { token: office.token },
      )
      return body.data.find((campanha) => campanha.id === id)
    }
    expect(await item()).toMatchObject({ qtdTalentos: 1, qtdTalentosFinalizados: 1 })
    await remove(etapa('Contratados').id, etapa('Triagem').id)
    expect(await item()).toMatchObject({ qtdTalentos: 1, qtdTalentosFinalizados: 0 })
  })
})
