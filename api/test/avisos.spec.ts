import { ORIGENS } from '@seleta/contract/limits'
import { createAvisosService } from '../src/areas/avisos/avisos-service'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { seedUsuario } from './support/seed-empresa'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.api.close())

/** Who looks: whoever recruits. */
const leitor = () => ({ ...office, campanhas: null })

const list = async (token = office.token) => {
  const { status, body } = await office.api.call('listAvisos', {}, { token })
  expect(status).toBe(200)
  return body.data
}

/** How many people the list behind a notice shows. */
async function countListed(idCampanha: number, link: string): Promise<number> {
  const { pathname, searchParams } = new URL(link, 'http://seleta.test')
  expect(pathname).toBe(`/dashboard/candidatos/${idCampanha}`)
  const { body } = await office.api.call(
    'filterTalentos',
    {
      query: { page: 0, size: 50 },
      body: {
        idCampanha,
        origens: [...ORIGENS],
        ...(searchParams.has('desde') && { inscritaDesde: searchParams.get('desde') ?? '' }),
        ...(searchParams.get('espera') === 'parada' && { esperas: ['parada' as const] }),
      },
    },
    { token: office.token },
  )
  expect(searchParams.get('origem')).toBe(ORIGENS.join(','))
  return body.totalElements
}

test('an application is a notice with a name that leads to exactly those who applied on that day', async () => {
  const { id, nome } = await publish(office)
  await apply(office.api, id, buildInscricao())
  const { itens, naoLidos } = await list()
  expect(naoLidos).toBe(1)
  expect(itens[0]).toMatchObject({
    tipo: 'inscricao',
    titulo: `Nova inscrição de ${buildInscricao().nome} em ${nome}`,
    isLido: false,
  })
  expect(await countListed(id, itens[0]?.link ?? '')).toBe(1)
})

test('a failed message, a campaign about to close and a stalled person are told', async () => {
  const { id } = await publish(office, { nome: 'Padeiro' })
  await apply(office.api, id, buildInscricao({ nome: 'Ana Alves' }))
  const { pool } = office.api
  await pool.query(
    "update mensagem set estado = 'erro', erro = '552 5.2.2 Mailbox full' where campanha_id = $1",
    [id],
  )
  await pool.query(
    "update campanha set fechamento = (now() at time zone 'America/Sao_Paulo')::date + 2 where id = $1",
    [id],
  )
  await pool.query("update etapa set limite_dias = 3 where campanha_id = $1 and nome = 'Triagem'", [id])
  // On the day before, the board marks nobody yet.
  const amanha = await publish(office, { nome: 'Confeiteiro' })
  await apply(office.api, amanha.id, buildInscricao({ nome: 'Bia Braga' }))
  await pool.query("update etapa set limite_dias = 3 where campanha_id = $1 and nome = 'Triagem'", [
    amanha.id,
  ])
  await pool.query(
    'update inscricao set na_etapa_desde = now() - make_interval(days => case campanha_id when $1 then 4 else 3 end)',
    [id],
  )
  const { itens } = await list()
  expect(new Set(itens.map(({ tipo }) => tipo))).toEqual(
    new Set(['inscricao', 'mensagem_falhou', 'fechamento', 'parada']),
  )
  expect(itens.find(({ tipo }) => tipo === 'mensagem_falhou')).toMatchObject({
    titulo: 'Mensagem não enviada para Ana Alves',
    texto: 'A caixa de e-mail da pessoa está cheia.',
    link: `/dashboard/mensagens?aba=falharam&campanha=${id}`,
  })
  expect(itens.find(({ tipo }) => tipo === 'fechamento')?.titulo).toMatch(
    /^Padeiro encerra em \d\d\/\d\d\/\d{4}$/,
  )
  const paradas = itens.filter(({ tipo }) => tipo === 'parada')
  expect(paradas).toHaveLength(1)
  expect(paradas[0]).toMatchObject({
    titulo: 'Pessoa parada em Triagem: Ana Alves',
    texto: 'Padeiro · há mais de 3 dias na etapa',
  })
  expect(await countListed(id, paradas[0]?.link ?? '')).toBe(1)
})

test('what stalls and fails is one notice by campaign, follows its number, and goes when nobody is left', async () => {
  const { id } = await publish(office, { nome: 'Padeiro' })
  for (const nome of ['Ana Alves', 'Bia Braga', 'Caio Costa'])
    await apply(office.api, id, buildInscricao({ nome, email: `${nome.slice(0, 3)}@exemplo.test` }))
  const { pool } = office.api
  await pool.query('update etapa set limite_dias = 3 where campanha_id = $1', [id])
  const stall = (nomes: string[]) =>
    pool.query(
      `update inscricao i set na_etapa_desde = now() - make_interval(days => case when t.nome = any($2) then 5 else 0 end)
       from talento t where t.id = i.talento_id and i.campanha_id = $1`,
      [id, nomes],
    )
  const fail = (nomes: string[]) =>
    pool.query(
      `update mensagem m set estado = case when t.nome = any($2) then 'erro' else 'enviada' end, alterada_em = now()
       from talento t where t.id = m.talento_id and m.campanha_id = $1`,
      [id, nomes],
    )
  let clock = 0
  const avisos = createAvisosService(office.api.db, () => new Date(clock))
  const told = async () => {
    clock += 60_000
    const { itens } = await avisos.list(leitor())
    return itens.filter(({ tipo }) => tipo !== 'inscricao')
  }
  await stall(['Ana Alves', 'Bia Braga'])
  await fail(['Ana Alves', 'Bia Braga', 'Caio Costa'])
  const before = await told()
  expect(before.map(({ titulo }) => titulo).toSorted()).toEqual([
    '2 pessoas paradas em Padeiro',
    '3 mensagens não enviadas em Padeiro',
  ])
  for (const { criadoEm, id: aviso } of before) await avisos.markLidos(leitor(), { ate: criadoEm, id: aviso })

  await stall(['Bia Braga'])
  await fail(['Bia Braga'])
  expect((await told()).map(({ titulo, isLido }) => [titulo, isLido]).toSorted()).toEqual([
    ['Mensagem não enviada para Bia Braga', false],
    ['Pessoa parada em Triagem: Bia Braga', true],
  ])
  await stall([])
  await fail([])
  expect(await told()).toEqual([])
})

test('whom an answer took out, and who has an answer, do not count as stalled', async () => {
  const { id } = await publish(office)
  for (const nome of ['Ana Alves', 'Bia Braga', 'Caio Costa'])
    await apply(office.api, id, buildInscricao({ nome, email: `${nome.slice(0, 3)}@exemplo.test` }))
  const { pool } = office.api
  await pool.query('update etapa set limite_dias = 3 where campanha_id = $1', [id])
  await pool.query(
    `update inscricao i set na_etapa_desde = now() - interval '5 days',
       eliminada_motivo = case t.nome when 'Bia Braga' then 'CNH' end,
       etapa_id = case t.nome when 'Caio Costa'
         then (select id from etapa where campanha_id = i.campanha_id and tipo = 'contratado') else i.etapa_id end
     from talento t where t.id = i.talento_id and i.campanha_id = $1`,
    [id],
  )
  const { itens } = await list()
  expect(itens.flatMap(({ tipo, titulo }) => (tipo === 'parada' ? titulo : []))).toEqual([
    'Pessoa parada em Triagem: Ana Alves',
  ])
})

test('one notice is read by itself, and the others stay new', async () => {
  const [um, outro] = [await publish(office, { nome: 'Um' }), await publish(office, { nome: 'Outro' })]
  for (const { id } of [um, outro]) await apply(office.api, id, buildInscricao({ nome: 'Ana Alves' }))
  const [newest] = (await list()).itens
  await office.api.call(
    'readAvisos',
    { body: { ate: newest?.criadoEm ?? '', id: newest?.id } },
    { token: office.token },
  )
  expect((await list()).itens.map(({ isLido }) => isLido)).toEqual([true, false])
})

test('what is read stays read for one person and new for the others', async () => {
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao())
  await seedUsuario(office.api.db, office.empresaId, 'rui@aurora.test', 'Rui')
  const rui = await office.api.login('rui@aurora.test')
  const [newest] = (await list()).itens
  const { status } = await office.api.call(
    'readAvisos',
    { body: { ate: newest?.criadoEm ?? '' } },
    { token: office.token },
  )
  expect(status).toBe(204)
  expect((await list()).naoLidos).toBe(0)
  expect((await list(rui)).naoLidos).toBe(1)
})

test('applications of one day are one notice; another one makes it new again', async () => {
  const { id, nome } = await publish(office)
  let clock = 0
  const avisos = createAvisosService(office.api.db, () => new Date(clock))
  await apply(office.api, id, buildInscricao({ nome: 'Ana Alves' }))
  const before = await avisos.list(leitor())
  await avisos.markLidos(leitor(), { ate: before.itens[0]?.criadoEm ?? '' })
  await apply(office.api, id, buildInscricao({ nome: 'Bia Braga' }))
  clock += 60_000
  const after = await avisos.list(leitor())
  expect(after.itens.map(({ titulo, isLido }) => [titulo, isLido])).toEqual([
    [`2 novas inscrições em ${nome}`, false],
  ])
})

test('a company’s notices are looked for once in 30 seconds, however many look', async () => {
  const { id } = await publish(office)
  let clock = 0
  const avisos = createAvisosService(office.api.db, () => new Date(clock))
  expect((await avisos.list(leitor())).itens).toHaveLength(0)
  await apply(office.api, id, buildInscricao())
  clock += 29_000
  expect((await avisos.list(leitor())).itens).toHaveLength(0)
  clock += 1000
  expect((await avisos.list(leitor())).itens).toHaveLength(1)
})

test('another company sees nothing of it', async () => {
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao())
  await list()
  expect((await list(office.estranho.token)).itens).toEqual([])
})

describe('the outbox on screen (product 10, 49)', () => {
  const mensagens = async (token = office.token) => {
    const { body } = await office.api.call('listMensagens', { query: { page: 0, size: 20 } }, { token })
    return body
  }

  test('failures come first, each with person, campaign and reason', async () => {
    const { id, nome } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Ana Alves' }))
    await apply(office.api, id, buildInscricao({ nome: 'Bia Braga' }))
    await office.api.pool.query(
      "update mensagem set estado = 'erro', erro = '552 5.2.2 Mailbox full' where id = (select min(id) from mensagem)",
    )
    const { data, totalElements, emailLigado } = await mensagens()
    expect(totalElements).toBe(2)
    expect(emailLigado).toBe(false)
    expect(data.map((item) => [item.talento?.nome, item.estado])).toEqual([
      ['Ana Alves', 'erro'],
      ['Bia Braga', 'pendente'],
    ])
    expect(data[0]).toMatchObject({
      erro: 'A caixa de e-mail da pessoa está cheia.',
      campanha: { id, nome },
      canal: 'EMAIL',
    })
  })

  test('a failed e-mail is put back into the queue once', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao())
    await office.api.pool.query("update mensagem set estado = 'erro', tentativas = 5")
    const [failed] = (await mensagens()).data
    const params = { id: failed?.id ?? 0 }
    const token = office.token
    expect((await office.api.call('resendMensagem', { params }, { token })).status).toBe(204)
    expect((await mensagens()).data[0]?.estado).toBe('pendente')
    expect((await office.api.call('resendMensagem', { params }, { token })).status).toBe(409)
    const { token: foreign } = office.estranho
    expect((await office.api.call('resendMensagem', { params }, { token: foreign })).status).toBe(404)
  })

  test('a WhatsApp message sent by hand counts as an answer to its person', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ telefone: '(11) 98765-4321' }))
    const { api, token } = office
    const { etapa } = await readBoard(office, id)
    await api.pool.query(
      "update etapa set contato_whatsapp = true, contato_email = false, mensagem_notificacao = 'Olá, {{nome}}' where id = $1",
      [etapa('Entrevistas').id],
    )
    const identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
    await api.call(
      'moveTalento',
      { params: { identificador, campanhaId: id, kanbanId: etapa('Entrevistas').id } },
      { token },
    )
    const waiting = (await mensagens()).data.find(({ canal }) => canal === 'WHATSAPP')
    expect(waiting).toMatchObject({ estado: 'pendente', destinatario: '11987654321' })
    const params = { id: waiting?.id ?? 0 }
    expect((await api.call('markMensagemEnviada', { params }, { token })).status).toBe(204)
    expect((await mensagens()).data.find(({ canal }) => canal === 'WHATSAPP')?.estado).toBe('enviada')
    const { rows } = await api.pool.query('select respondida_em is not null as ok from inscricao')
    expect(rows).toEqual([{ ok: true }])
    expect((await api.call('markMensagemEnviada', { params }, { token })).status).toBe(409)
  })

  test('another company sees none of the messages', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao())
    expect((await mensagens(office.estranho.token)).data).toEqual([])
  })
})
