import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { FILHO, type Family, MAE, openFamilies } from './support/familia'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf, publishAsking, say } from './support/strangers'

/**
 * Mother and son have one mailbox, he has said «Sim» to his, and she sends again: his honest «Não fui eu» to that takes
 * the mailbox from her, and nothing else (decision 108).
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let casa: ReturnType<typeof openFamilies>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  casa = openFamilies(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

/** The newest sending that the mailbox is asked about was not its reader. @returns the link by which they said so */
async function refuseNewest(email: string, chave?: string) {
  const read = chave ?? (await mailbox.keyOf(email))
  const [envio = ''] = await mailbox.askedOn(read)
  expect((await mailbox.act(read, { acao: 'recusar', envio })).status).toBe(303)
  return read
}
const listAsked = async ({ email }: Pick<Family, 'email'>) =>
  (
    await office.api.pool.query<{ nome: string }>(
      `select d.pessoa->>'nome' as nome from declaracao d where d.pessoa->>'email' = $1 order by d.id`,
      [email],
    )
  ).rows.map(({ nome }) => nome)
const stageOf = async (caixa: number, nome: string) =>
  Object.entries((await readBoard(office, caixa)).people).flatMap(([etapa, nomes]) =>
    nomes.filter((one) => one === nome).map(() => etapa),
  )

/** A recruiter writes another e-mail. */
async function mend(identificador: string, email: string) {
  const params = { identificador }
  const { cidade: _, ...dados } = (await office.api.call('getCorrecao', { params }, { token: office.token }))
    .body.data
  const body = { ...dados, cidadeId: null, cpf: null, email }
  const saved = await office.api.call('saveCorrecao', { params, body }, { token: office.token })
  expect(saved.status).toBe(200)
}

let typed = 0
const WAYS = {
  'whom the company has moved': async () => {
    const family = await casa.openFamily()
    await casa.move(family)
    return family
  },
  'whom a recruiter has entered': async () => {
    typed += 1
    const email = `entrada${typed}@exemplo.test`
    const [caixa, repositor] = [(await publish(office)).id, (await publish(office)).id]
    // Namesakes with one phone are one person.
    const mae = { ...MAE, telefone: `8192222${1000 + typed}` }
    const { identificador } = await doors.enterPessoa({ ...mae, email, idCampanha: caixa })
    return { email, caixa, repositor, identificador }
  },
  'whom a recruiter has entered without a phone': async () => {
    typed += 1
    const email = `entrada${typed}@exemplo.test`
    const [caixa, repositor] = [(await publish(office)).id, (await publish(office)).id]
    const mae = { ...MAE, telefone: '' }
    const { identificador } = await doors.enterPessoa({ ...mae, email, idCampanha: caixa })
    return { email, caixa, repositor, identificador }
  },
}

describe.each(Object.entries(WAYS))('a mother %s', (_, open) => {
  it.each([true, false])('keeps what she has sent again, moved since: %s', async (isMoved) => {
    const family = await open()
    const { identificador, email, repositor } = family
    const before = await casa.read(identificador)
    const dele = await casa.sendAsFilho(family, repositor)
    const segunda = (await publish(office)).id
    const { chave } = await doors.send({ ...MAE, email, sobre: 'De novo' }, segunda, pdf())
    if (isMoved) await casa.move({ identificador, caixa: segunda })
    await refuseNewest(email, dele)
    expect(await casa.read(identificador)).toEqual({
      ...before,
      email: null,
      vagas: [...before.vagas, `${segunda} ${isMoved ? 'Entrevistas' : 'Triagem'}`].toSorted(),
    })
    const page = await mailbox.open(chave)
    expect([page.status, page.html.includes('De novo')]).toEqual([200, true])
    // The mailbox knows of nothing but his.
    expect(await casa.read(await doors.identificadorOf(email))).toMatchObject({
      nome: FILHO.nome,
      telefone: '81933330003',
      sobre: FILHO.sobre,
      vagas: [`${repositor} Triagem`],
    })
    const own = await mailbox.open(dele)
    expect([own.status, own.html.includes(FILHO.sobre), own.html.includes('Maria')]).toEqual([
      200,
      true,
      false,
    ])
    expect([await mailbox.askedOn(dele), await listAsked(family)]).toEqual([[], [FILHO.nome]])
    expect((await mailbox.open(await mailbox.keyOf(email))).status).toBe(404)
    const { body } = await office.api.call(
      'listMensagens',
      { query: { page: 0, size: 50, campanha: segunda } },
      { token: office.token },
    )
    const unsent = body.data.filter(({ estado }) => estado !== 'enviada' && estado !== 'cancelada')
    expect(unsent.filter(({ estado }) => estado !== 'sem_canal')).toEqual([])
  })
})

it('his «Não» to what made her leaves her what she has sent again', async () => {
  const family = await WAYS['whom the company has moved']()
  const { identificador, email, caixa, repositor } = family
  const dele = await casa.sendAsFilho(family, repositor)
  const segunda = (await publish(office)).id
  await doors.send({ ...MAE, email }, segunda)
  const asked = await mailbox.askedOn(dele)
  await mailbox.act(dele, { acao: 'recusar', envio: asked[1] ?? '' })
  expect((await casa.read(identificador)).vagas).toEqual(
    [`${caixa} Entrevistas`, `${segunda} Triagem`].toSorted(),
  )
  expect([await mailbox.askedOn(dele), await listAsked(family)]).toEqual([[], [FILHO.nome]])
})

it('his «Não» on the very page that the mail about hers opens leads to his own', async () => {
  const { email, repositor } = await WAYS['whom the company has moved']().then(async (family) => {
    await casa.sendAsFilho(family, family.repositor)
    return family
  })
  await doors.send({ ...MAE, email }, (await publish(office)).id)
  const dela = await mailbox.keyOf(email)
  const [envio = ''] = await mailbox.askedOn(dela)
  const { location } = await mailbox.act(dela, { acao: 'recusar', envio })
  const { status, html } = await mailbox.open(/chave=([\w-]{43})/.exec(location)?.[1] ?? '')
  expect([status, html.includes(FILHO.sobre), html.includes('Maria')]).toEqual([200, true, false])
  expect((await casa.read(await doors.identificadorOf(email))).vagas).toEqual([`${repositor} Triagem`])
})

it('what she had sent from a former mailbox stays hers as well', async () => {
  const family = await WAYS['whom the company has moved']()
  const { identificador, caixa, repositor } = family
  const segunda = (await publish(office)).id
  await doors.send({ ...MAE, email: family.email }, segunda)
  const email = `casa-${family.email}`
  await mend(identificador, email)
  const dele = await casa.sendAsFilho({ email }, repositor)
  await refuseNewest(email, dele)
  expect(await casa.read(identificador)).toMatchObject({
    nome: MAE.nome,
    email: null,
    vagas: [`${caixa} Entrevistas`, `${segunda} Triagem`].toSorted(),
  })
  expect(await casa.read(await doors.identificadorOf(email))).toMatchObject({
    nome: FILHO.nome,
    vagas: [`${repositor} Triagem`],
  })
})

it('she keeps what she had said «Sim» to herself as well, for the company to take apart from nobody', async () => {
  const family = await WAYS['whom the company has moved']()
  const { identificador, email, caixa, repositor } = family
  const dele = await casa.sendAsFilho(family, repositor)
  const [segunda, terceira] = [(await publish(office)).id, (await publish(office)).id]
  await doors.send({ ...MAE, email, sobre: 'A segunda' }, segunda)
  const [envio = ''] = await mailbox.askedOn(dele)
  await mailbox.act(dele, { acao: 'confirmar', envio })
  await doors.send({ ...MAE, email }, terceira)
  await refuseNewest(email, dele)
  expect(await casa.read(identificador)).toMatchObject({
    nome: MAE.nome,
    email: null,
    telefone: '81911110001',
    sobre: 'A segunda',
    vagas: [`${caixa} Entrevistas`, `${segunda} Triagem`, `${terceira} Triagem`].toSorted(),
  })
  expect((await casa.listFusoes(identificador)).map(({ nome }) => nome)).toEqual([MAE.nome])
  expect(await casa.read(await doors.identificadorOf(email))).toMatchObject({
    nome: FILHO.nome,
    vagas: [`${repositor} Triagem`],
  })
})

it('where she has sent for the job that he had, each stands there with their own answers', async () => {
  const repositor = await publishAsking(office)
  const family = { ...(await WAYS['whom the company has moved']()), repositor }
  const { identificador, email, caixa } = family
  await doors.send({ ...FILHO, email, respostas: say('sim') }, repositor)
  await mailbox.act(await mailbox.keyOf(email), {
    acao: 'confirmar',
    envio: (await mailbox.askedOn(await mailbox.keyOf(email)))[0] ?? '',
  })
  const dele = await mailbox.keyOf(email)
  await doors.send({ ...MAE, email, respostas: say('nao') }, repositor)
  await refuseNewest(email, dele)
  const said = async (nome: string) => {
    const { rows } = await office.api.pool.query<{ said: string }>(
      `select r.valor #>> '{}' as said from inscricao i join talento t on t.id = i.talento_id
         left join resposta r on r.inscricao_id = i.id where i.campanha_id = $1 and t.nome = $2`,
      [repositor, nome],
    )
    return rows.map((row) => row.said)
  }
  expect([await said(MAE.nome), await said(FILHO.nome)]).toEqual([['nao'], ['sim']])
  expect((await casa.read(identificador)).vagas).toHaveLength(2)
  expect(await stageOf(caixa, MAE.nome)).toEqual(['Entrevistas'])
  const page = await mailbox.open(dele)
  expect([page.status, page.html.includes(FILHO.sobre)]).toEqual([200, true])
})

it('who is one person under a nickname stays one: what a stranger sent under their name is out', async () => {
  const [caixa, outra] = [(await publish(office)).id, (await publish(office)).id]
  const email = 'beto@exemplo.test'
  const telefone = '81944440004'
  const roberto = { nome: 'Roberto Alves Dantas', email, telefone }
  const { identificador } = await doors.enterPessoa(roberto)
  await doors.send({ ...roberto, nome: 'Beto Dantas' }, caixa)
  await mailbox.answer(email, 'confirmar')
  await doors.send({ nome: roberto.nome, email, telefone: '81955550005' }, outra)
  await refuseNewest(email)
  expect(await casa.read(identificador)).toMatchObject({
    nome: roberto.nome,
    email,
    vagas: [`${caixa} Triagem`],
  })
  expect(await stageOf(outra, roberto.nome)).toEqual([])
})

it('mother and son with one phone are two where she tells it under her own name', async () => {
  const family = await WAYS['whom the company has moved']()
  const { identificador, email, repositor } = family
  const { telefone } = MAE
  await doors.send({ ...FILHO, email, telefone }, repositor)
  const dele = await mailbox.keyOf(email)
  const [deleEnvio = ''] = await mailbox.askedOn(dele)
  await mailbox.act(dele, { acao: 'confirmar', envio: deleEnvio })
  const segunda = (await publish(office)).id
  await doors.send({ ...MAE, email }, segunda)
  await refuseNewest(email, dele)
  expect((await casa.read(identificador)).vagas).toContain(`${segunda} Triagem`)
  expect(await casa.read(await doors.identificadorOf(email))).toMatchObject({ nome: FILHO.nome })
})

describe('a recruiter gives her a mailbox of her own', () => {
  it('what he has confirmed is his, also where she has never told a phone and has had his since', async () => {
    const { identificador, email, caixa, repositor } =
      await WAYS['whom a recruiter has entered without a phone']()
    await casa.sendAsFilho({ email }, repositor)
    expect((await casa.read(identificador)).telefone).toBe('81933330003')
    await mend(identificador, `dela-${email}`)
    expect(await casa.read(identificador)).toMatchObject({
      nome: MAE.nome,
      telefone: null,
      sobre: MAE.sobre,
      vagas: [`${caixa} Triagem`],
    })
    expect(await casa.read(await doors.identificadorOf(email))).toMatchObject({
      nome: FILHO.nome,
      telefone: '81933330003',
      sobre: FILHO.sobre,
      vagas: [`${repositor} Triagem`],
    })
  })

  it('he stands where people enter her job, wherever the company has moved her', async () => {
    const { identificador, email, caixa } = await WAYS['whom a recruiter has entered']()
    await casa.move({ identificador, caixa })
    await doors.send({ ...FILHO, email }, caixa)
    const dele = await mailbox.keyOf(email)
    await mend(identificador, `dela-${email}`)
    expect((await casa.read(identificador)).vagas).toEqual([`${caixa} Entrevistas`])
    expect((await casa.read(await doors.identificadorOf(email))).vagas).toEqual([`${caixa} Triagem`])
    expect((await mailbox.open(dele)).html).toContain(FILHO.sobre)
  })
})
