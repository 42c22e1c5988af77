import { boardOf, eventosDe, mensagensDe } from './support/board'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

describe('the message of a stage (product 49)', () => {
  it('is queued with the move, filled in, and waits two minutes', async () => {
    const { id, move } = await boardOf(office, ['Ana Alves'])
    await move('Ana Alves', 'Finalistas')
    const [mensagem] = await mensagensDe(office, id)
    expect(mensagem).toMatchObject({
      etapa: 'Finalistas',
      estado: 'pendente',
      canal: 'EMAIL',
      destinatario: 'ana.alves@exemplo.test',
      corpo:
        'Olá, Ana! Você está entre as pessoas finalistas da vaga Auxiliar de Logística, de Padaria Aurora.',
    })
    const wait = (mensagem?.enviarDepoisDe.getTime() ?? 0) - (mensagem?.criadaEm.getTime() ?? 0)
    expect(Math.round(wait / 1000)).toBe(120)
  })

  it('is taken back when the move is taken back, and all is as it was before', async () => {
    const { id, move } = await boardOf(office, ['Ana Alves'])
    await move('Ana Alves', 'Entrevistas')
    await move('Ana Alves', 'Finalistas')
    await move('Ana Alves', 'Entrevistas')
    expect((await mensagensDe(office, id)).map(({ etapa, estado }) => [etapa, estado])).toEqual([
      ['Entrevistas', 'pendente'],
      ['Finalistas', 'cancelada'],
    ])
    expect((await eventosDe(office, id)).at(-1)?.dados).toMatchObject({ isDesfeito: true })
  })

  it('of the stage before is not written when a move is taken back', async () => {
    const { id, move, etapa } = await boardOf(office, ['Ana Alves'])
    const body = { mensagemNotificacao: 'Em triagem' }
    await office.api.call(
      'updateEtapa',
      { params: { id: etapa('Triagem').id }, body },
      { token: office.token },
    )
    await move('Ana Alves', 'Finalistas')
    await move('Ana Alves', 'Triagem')
    expect((await mensagensDe(office, id)).map(({ etapa: nome, estado }) => [nome, estado])).toEqual([
      ['Finalistas', 'cancelada'],
    ])
  })

  it('is queued again when the person enters after all', async () => {
    const { id, move } = await boardOf(office, ['Ana Alves'])
    for (const para of ['Finalistas', 'Triagem', 'Finalistas']) await move('Ana Alves', para)
    expect((await mensagensDe(office, id)).map(({ etapa, estado }) => [etapa, estado])).toEqual([
      ['Finalistas', 'cancelada'],
      ['Finalistas', 'pendente'],
    ])
  })

  it('stays taken back when the move is taken back, where somebody has put an earlier one of its place back', async () => {
    const { id, move } = await boardOf(office, ['Ana Alves'])
    for (const para of ['Finalistas', 'Triagem', 'Finalistas', 'Entrevistas']) await move('Ana Alves', para)
    const { rows } = await office.api.pool.query<{ id: number }>(
      "select min(id)::int as id from mensagem where campanha_id = $1 and tipo = 'etapa'",
      [id],
    )
    const mensagens = rows.map((row) => row.id)
    await office.api.call('resendMensagens', { body: { mensagens } }, { token: office.token })
    expect((await move('Ana Alves', 'Finalistas')).status).toBe(200)
    expect((await mensagensDe(office, id)).map(({ etapa, estado }) => [etapa, estado])).toEqual([
      ['Finalistas', 'pendente'],
      ['Finalistas', 'cancelada'],
      ['Entrevistas', 'cancelada'],
    ])
  })

  it('goes once to one person and stage', async () => {
    const { id, move } = await boardOf(office, ['Ana Alves'])
    await move('Ana Alves', 'Finalistas')
    await office.api.pool.query("update mensagem set estado = 'enviada' where campanha_id = $1", [id])
    await office.api.pool.query(
      "update evento set criado_em = now() - interval '1 hour' where campanha_id = $1",
      [id],
    )
    await move('Ana Alves', 'Triagem')
    await move('Ana Alves', 'Finalistas')
    expect((await mensagensDe(office, id)).map(({ etapa, estado }) => [etapa, estado])).toEqual([
      ['Finalistas', 'enviada'],
    ])
  })

  it('says when the person has no channel, and uses WhatsApp where the stage does', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, {
      ...buildInscricao({ nome: 'Sem Email' }),
      email: '',
      telefone: '(11) 98888-7777',
    })
    const { etapa } = await readBoard(office, id)
    const contato = { email: true, whatsapp: true, sms: true }
    await office.api.call(
      'updateEtapa',
      { params: { id: etapa('Finalistas').id }, body: { contato } },
      { token: office.token },
    )
    const identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
    const params = { identificador, campanhaId: id, kanbanId: etapa('Finalistas').id }
    await office.api.call('moveTalento', { params }, { token: office.token })
    expect(
      (await mensagensDe(office, id)).map(({ canal, estado, destinatario }) => [canal, estado, destinatario]),
    ).toEqual([
      ['EMAIL', 'sem_canal', ''],
      ['WHATSAPP', 'pendente', '11988887777'],
    ])
  })

  it('is not written for a stage without one', async () => {
    const { id, move, etapa } = await boardOf(office, ['Ana Alves'])
    const body = { mensagemNotificacao: '  ' }
    await office.api.call(
      'updateEtapa',
      { params: { id: etapa('Finalistas').id }, body },
      { token: office.token },
    )
    await move('Ana Alves', 'Finalistas')
    expect(await mensagensDe(office, id)).toEqual([])
  })
})
