import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { startTripCounter, type TripCounter } from './support/trip-counter'

/** Writing to people by hand, one or many, and the texts that a company keeps for it (product 37, 61). */

let counter: TripCounter
let office: Office
beforeAll(async () => {
  counter = await startTripCounter()
  office = await openOffice({}, { host: counter.host, port: counter.port })
})
afterAll(async () => {
  await office.api.close()
  counter.close()
})
const asMe = () => ({ token: office.token })
const UNKNOWN = '11111111-1111-4111-8111-111111111111'

/** A campaign with these applicants; ids by name. */
async function campaignWith(nomes: readonly string[]) {
  const campanha = await publish(office)
  for (const nome of nomes) await apply(office.api, campanha.id, buildInscricao({ nome }))
  const rows = await office.api.db.selectFrom('talento').select(['nome', 'identificador']).execute()
  const idOf = (nome: string) => rows.find((row) => row.nome === nome)?.identificador ?? ''
  return { campanhaId: campanha.id, idOf }
}

describe('a message to many (product 37)', () => {
  it('goes to each in their own words, waits two minutes, and says who has no channel', async () => {
    const { campanhaId, idOf } = await campaignWith(['Iara Nove', 'Jonas Dez'])
    await office.api.pool.query(`update talento set email = null where nome = 'Jonas Dez'`)
    const { body } = await office.api.call(
      'sendMensagens',
      {
        body: {
          identificadores: [idOf('Iara Nove'), idOf('Jonas Dez'), UNKNOWN],
          campanhaId,
          canal: 'EMAIL',
          assunto: 'Sobre {{vaga}}',
          texto: 'Olá, {{nome}}! A {{empresa}} tem novidades: {{link}}',
        },
      },
      asMe(),
    )
    expect(body.data.map(({ nome, resultado, motivo }) => [nome, resultado, motivo])).toEqual([
      ['Iara Nove', 'na-fila', ''],
      ['Jonas Dez', 'sem-canal', 'Sem e-mail.'],
      ['', 'nao-enviada', 'Pessoa não encontrada.'],
    ])
    const row = await office.api.db
      .selectFrom('mensagem')
      .selectAll()
      .where('id', '=', body.data[0]?.mensagemId ?? 0)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ assunto: 'Sobre Auxiliar de Logística', estado: 'pendente', tipo: 'avulsa' })
    expect(row.corpo).toMatch(/^Olá, Iara! A Padaria Aurora tem novidades: http.*\/campanha\/\d+$/)
    expect(row.enviarDepoisDe.getTime() - row.criadaEm.getTime()).toBe(120_000)
  })

  it('is told beforehand: who can be reached how, and what it says to each', async () => {
    const { campanhaId, idOf } = await campaignWith(['Zeca Um', 'Yara Dois', 'Xênia Três'])
    await office.api.pool.query(`update talento set telefone = '11987654321' where nome = 'Yara Dois'`)
    await office.api.pool.query(`update talento set email = null where nome = 'Yara Dois'`)
    await office.api.pool.query(
      `update talento set consentimento_revogado_em = now() where nome = 'Xênia Três'`,
    )
    const identificadores = [idOf('Yara Dois'), UNKNOWN, idOf('Zeca Um'), idOf('Xênia Três')]
    const read = (of: number | null, token = office.token) =>
      office.api.call('readDestinatarios', { body: { identificadores, campanhaId: of } }, { token })
    const { data } = (await read(campanhaId)).body
    expect(data.pessoas.map(({ nome, canais, motivo }) => [nome, canais, motivo])).toEqual([
      ['Yara Dois', ['WHATSAPP'], ''],
      ['Zeca Um', ['EMAIL'], ''],
      ['Xênia Três', [], 'Esta pessoa pediu para não receber mensagens.'],
    ])
    expect(data.pessoas[0]?.variaveis).toMatchObject({
      nome: 'Yara',
      vaga: 'Auxiliar de Logística',
      empresa: 'Padaria Aurora',
    })
    expect(data.pessoas[0]?.variaveis.link).toMatch(/\/campanha\/\d+$/)
    expect(data).toMatchObject({ assuntoPadrao: 'Mensagem de Padaria Aurora', emailLigado: false })
    expect((await read(null)).body.data.pessoas[0]?.variaveis.link).toMatch(/\/empresa\/[\w-]+$/)
    expect((await read(null, office.estranho.token)).body.data.pessoas).toEqual([])
    expect((await read(campanhaId, office.estranho.token)).status).toBe(404)
  })

  it('goes to each by the channel chosen for them, and says when it leaves', async () => {
    const { campanhaId, idOf } = await campaignWith(['Vera Quatro', 'Ugo Cinco'])
    await office.api.pool.query(`update talento set telefone = '11987654322' where nome = 'Vera Quatro'`)
    const { body } = await office.api.call(
      'sendMensagens',
      {
        body: {
          destinatarios: [
            { identificador: idOf('Vera Quatro'), canal: 'WHATSAPP' },
            { identificador: idOf('Ugo Cinco'), canal: 'EMAIL' },
          ],
          campanhaId,
          texto: 'Olá, {{Primeiro nome}}!',
        },
      },
      asMe(),
    )
    expect(body.data.map(({ nome, canal, resultado }) => [nome, canal, resultado])).toEqual([
      ['Vera Quatro', 'WHATSAPP', 'na-fila'],
      ['Ugo Cinco', 'EMAIL', 'na-fila'],
    ])
    const rows = await office.api.db
      .selectFrom('mensagem')
      .select(['canal', 'corpo', 'enviarDepoisDe'])
      .where('campanhaId', '=', campanhaId)
      .where('tipo', '=', 'avulsa')
      .orderBy('id')
      .execute()
    expect(rows.map(({ canal, corpo }) => [canal, corpo])).toEqual([
      ['WHATSAPP', 'Olá, Vera!'],
      ['EMAIL', 'Olá, Ugo!'],
    ])
    expect(body.data[1]?.saiEm).toBe(rows[1]?.enviarDepoisDe.toISOString())
  })

  it('asks the database as often for six people as for one', async () => {
    const nomes = Array.from({ length: 6 }, (_, n) => `Nome ${'abcdef'[n]}`)
    const { campanhaId, idOf } = await campaignWith(nomes)
    const send = (to: readonly string[]) =>
      counter.countAsked(/insert into "mensagem"/, async () => {
        const body = { identificadores: to.map(idOf), campanhaId, canal: 'EMAIL' as const, texto: 'Olá' }
        const { body: sent } = await office.api.call('sendMensagens', { body }, asMe())
        expect(sent.data.map(({ nome, resultado }) => [nome, resultado])).toEqual(
          to.map((nome) => [nome, 'na-fila']),
        )
        expect(new Set(sent.data.map(({ mensagemId }) => mensagemId)).size).toBe(to.length)
      })
    expect([await send(nomes.slice(0, 1)), await send(nomes)]).toEqual([1, 1])
  })

  it.each([
    [{ texto: 'Olá, {{apelido}}' }, 'texto'],
    [{ texto: 'Olá', assunto: 'Sobre {{cargo}}' }, 'assunto'],
    [{ texto: 'Olá, {{nome' }, 'texto'],
    // A message of the basket is about no job.
    [{ texto: 'Sobre {{vaga}}' }, 'texto'],
    [{ texto: '' }, 'texto'],
  ])('that cannot be filled in, as %j, stops at its field and writes nothing', async (told, field) => {
    const { idOf } = await campaignWith(['Tito Seis'])
    const identificador = idOf('Tito Seis')
    const count = async () =>
      (await office.api.pool.query(`select from mensagem where tipo = 'avulsa'`)).rowCount
    const before = await count()
    for (const who of [
      { destinatarios: [{ identificador, canal: 'EMAIL' as const }] },
      { identificadores: [identificador], canal: 'EMAIL' as const },
    ]) {
      const { status, erro } = await office.api.call(
        'sendMensagens',
        { body: { ...who, campanhaId: null, ...told } },
        asMe(),
      )
      expect([status, Object.keys(erro?.campos ?? {})]).toEqual([422, [field]])
    }
    expect(await count()).toBe(before)
  })

  it('is taken back while it waits, and not after it has gone', async () => {
    const { idOf } = await campaignWith(['Kátia Onze', 'Luís Doze'])
    const sent = await office.api.call(
      'sendMensagens',
      {
        body: {
          identificadores: [idOf('Kátia Onze'), idOf('Luís Doze')],
          campanhaId: null,
          canal: 'EMAIL',
          texto: 'Oi',
        },
      },
      asMe(),
    )
    const mensagens = sent.body.data.map(({ mensagemId }) => mensagemId ?? 0)
    await office.api.pool.query(`update mensagem set estado = 'enviada' where id = $1`, [mensagens[0]])
    const foreign = await office.api.call(
      'cancelMensagens',
      { body: { mensagens } },
      { token: office.estranho.token },
    )
    expect(foreign.body.data).toEqual({ canceladas: 0, jaEnviadas: 2 })
    const mine = await office.api.call('cancelMensagens', { body: { mensagens } }, asMe())
    expect(mine.body.data).toEqual({ canceladas: 1, jaEnviadas: 1 })
    // Whoever had no answer asks again.
    const again = await office.api.call('cancelMensagens', { body: { mensagens } }, asMe())
    expect(again.body.data).toEqual({ canceladas: 1, jaEnviadas: 1 })
  })

  it('never reaches somebody who asked not to be written to', async () => {
    const { idOf } = await campaignWith(['Mara Treze'])
    await office.api.pool.query(
      `update talento set consentimento_revogado_em = now() where nome = 'Mara Treze'`,
    )
    const { body } = await office.api.call(
      'sendMensagens',
      { body: { identificadores: [idOf('Mara Treze')], campanhaId: null, canal: 'EMAIL', texto: 'Oi' } },
      asMe(),
    )
    expect(body.data).toMatchObject([{ resultado: 'nao-enviada', mensagemId: null }])
  })
})

describe('models of messages (product 61)', () => {
  const create = (body: { nome: string; assunto?: string; texto: string }, token = office.token) =>
    office.api.call('createMensagemModelo', { body }, { token })
  const list = async (token = office.token) =>
    (await office.api.call('listMensagemModelos', {}, { token })).body.data
  const logged = async () => {
    const { rows } = await office.api.pool.query<{ tipo: string; quem: number }>(
      `select tipo, usuario_id as quem from evento where tipo like 'mensagem_modelo%' order by id`,
    )
    return rows
  }

  it('are kept, changed and removed by anybody of the company and by nobody else, and the log says who', async () => {
    await create({ nome: 'Retorno', texto: 'Olá, {{nome}}.' })
    const { body } = await create({ nome: ' Convite ', assunto: 'Sobre {{vaga}}', texto: 'Venha, {{nome}}' })
    expect((await list()).map(({ nome }) => nome)).toEqual(['Convite', 'Retorno'])
    expect(await list(office.estranho.token)).toEqual([])
    const params = { id: body.data.id }
    const changed = await office.api.call(
      'updateMensagemModelo',
      { params, body: { nome: 'Convite', assunto: '', texto: 'Venha já, {{nome}}' } },
      asMe(),
    )
    expect(changed.body.data).toEqual({
      ...params,
      nome: 'Convite',
      assunto: '',
      texto: 'Venha já, {{nome}}',
    })
    const remove = (token: string) => office.api.call('deleteMensagemModelo', { params }, { token })
    expect((await remove(office.estranho.token)).status).toBe(404)
    expect((await remove(office.token)).status).toBe(204)
    expect((await remove(office.token)).status).toBe(404)
    expect((await list()).map(({ nome }) => nome)).toEqual(['Retorno'])
    expect((await logged()).map(({ tipo, quem }) => [tipo, quem])).toEqual(
      ['criado', 'criado', 'alterado', 'removido'].map((done) => [
        `mensagem_modelo_${done}`,
        office.usuarioId,
      ]),
    )
  })

  it('have one name each and nothing that cannot be filled in: both are said at the field', async () => {
    await create({ nome: 'Segunda fase', texto: 'Olá' })
    for (const [body, field] of [
      [{ nome: 'SEGUNDA FASE', texto: 'Olá' }, 'nome'],
      [{ nome: 'Outra', texto: 'Olá, {{apelido}}' }, 'texto'],
      [{ nome: 'Outra', texto: 'Olá', assunto: '{{cargo}}' }, 'assunto'],
      [{ nome: ' ', texto: 'Olá' }, 'nome'],
    ] as const) {
      const { status, erro } = await create(body)
      expect([status, Object.keys(erro?.campos ?? {})]).toEqual([422, [field]])
    }
  })
})
