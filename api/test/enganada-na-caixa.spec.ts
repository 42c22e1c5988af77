import { CAMPINAS, openOffice, publish, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf } from './support/strangers'

/**
 * A stranger, or a slip, has sent with her e-mail before the company knew her; whoever enters her under her own name makes
 * her: what was sent waits for her word, as if it had come after (decision 108).
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let chave: string
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  chave = (await office.api.call('createChaveOrigens', {}, { token: office.token })).body.data.chave
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const XICO = {
  nome: 'Xico Falso',
  telefone: '81 93333-0003',
  sobre: 'Escrito por um estranho',
  formacao: 'Doutorado' as const,
  curso: 'Astronomia',
  ultimoCargo: 'Astronauta',
  ultimaEmpresa: 'Nasa',
  habilidades: ['Mentir'],
  idiomas: ['Russo'],
  nascimento: '1980-01-02',
  cnh: 'E' as const,
  pretensao: 99_000,
  cidadeId: CAMPINAS.id,
}
const VILMA = { nome: 'Vilma Serra', telefone: '81 92222-0002', sobre: 'Sou a Vilma' }
const ALL_OF_HIM = /Xico|Falso|Escrito por|Astron|Nasa|Mentir|Russo|1980|99000/

let people = 0
async function openXico() {
  people += 1
  const email = `vilma${people}@exemplo.test`
  const vaga = (await publish(office)).id
  const enviado = (await doors.send({ ...XICO, email }, vaga, pdf())).chave
  return { email, vaga, enviado, identificador: await doors.identificadorOf(email) }
}
type Xico = Awaited<ReturnType<typeof openXico>>

const byFile = ({ email }: { readonly email: string }, { nome, telefone, sobre } = VILMA) =>
  bringIn(office, `Nome;E-mail;Telefone;Sobre\n${[nome, email, telefone, sobre].join(';')}\n`, null)
const byOrigin = async ({ email }: { readonly email: string }) => {
  const answer = await office.api.request('/talento/v1/origens/ABLER/talentos', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': chave },
    body: JSON.stringify({ ...VILMA, email, referencia: `Vilma ${email}` }),
  })
  expect(answer.status).toBe(200)
}
const byHand = ({ email }: { readonly email: string }) =>
  doors.enterPessoa({ ...VILMA, email, formacao: undefined, habilidades: [] })
const WAYS = { 'by hand': byHand, 'by a file': byFile, 'by an origin': byOrigin }

/** All that is told of somebody's own: their record, jobs and courses, file and consent. */
async function read(identificador: string) {
  const { rows } = await office.api.pool.query<Record<string, unknown>>(
    `select t.nome, t.email, t.telefone, t.sobre, t.formacao, t.nascimento::text, t.cnh, t.pretensao, t.idiomas,
       t.habilidades, t.cidade_id, t.base_legal, t.consentimento_texto, t.consentimento_em is not null as consentiu,
       (select a.tamanho from arquivo a where a.id = t.curriculo_id) as curriculo,
       array(select x.funcao || ' ' || x.nome_empresa from experiencia x where x.talento_id = t.id order by 1) as cargos,
       array(select x.curso from formacao_academica x where x.talento_id = t.id order by 1) as cursos
     from talento t where t.identificador = $1`,
    [identificador],
  )
  return rows[0] ?? {}
}
const vagasOf = async (identificador: string) =>
  (await doors.detail(identificador)).participacoes
    .map(({ campanhaId, situacao }) => `${campanhaId} ${situacao}`)
    .toSorted()
const listFusoes = async (identificador: string) =>
  (await office.api.call('listFusoes', { params: { identificador } }, { token: office.token })).body.data
async function separate(identificador: string) {
  const [fusao] = await listFusoes(identificador)
  const { status, body } = await doors.separate(fusao?.id ?? 0)
  expect(status).toBe(200)
  return body.data.identificador
}
async function correct(identificador: string, part: Record<string, unknown>) {
  const params = { identificador }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, { token: office.token }))
    .body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
  expect((await office.api.call('saveCorrecao', { params, body }, { token: office.token })).status).toBe(200)
}
const HERS = {
  nome: VILMA.nome,
  telefone: '81922220002',
  sobre: VILMA.sobre,
  nascimento: null,
  formacao: null,
  cnh: null,
  pretensao: null,
  cidadeId: null,
  idiomas: [],
  habilidades: [],
  cargos: [],
  cursos: [],
  curriculo: null,
  baseLegal: 'legitimo_interesse',
  consentimentoTexto: null,
  consentiu: false,
}
const hersOf = ({ email }: Pick<Xico, 'email'>) => toRow({ ...HERS, email })
const toRow = (one: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(one).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`),
      value,
    ]),
  )

describe.each(Object.entries(WAYS))('whoever is entered %s', (_, enter) => {
  it('has nothing of the stranger, whose application waits for their word', async () => {
    const xico = await openXico()
    await enter(xico)
    expect(await read(xico.identificador)).toEqual(hersOf(xico))
    expect(await vagasOf(xico.identificador)).toEqual([`${xico.vaga} Triagem`])
    const { aConfirmar } = await doors.detail(xico.identificador)
    expect(
      aConfirmar.map(({ disse, temCurriculo }) => [JSON.stringify(disse).includes(XICO.nome), temCurriculo]),
    ).toEqual([[true, true]])
    expect(await mailbox.askedOn(await mailbox.keyOf(xico.email))).toHaveLength(1)
  })

  it('has all of it once they say that it was theirs', async () => {
    const xico = await openXico()
    await enter(xico)
    await mailbox.answer(xico.email, 'confirmar')
    expect(await read(xico.identificador)).toMatchObject({
      nome: VILMA.nome,
      nascimento: XICO.nascimento,
      cargos: ['Astronauta Nasa'],
      curriculo: pdf().size,
      consentiu: true,
    })
  })

  it.each([
    ['they refuse', ({ email }: Xico) => mailbox.answer(email, 'recusar')],
    [
      'its sender takes back',
      ({ enviado }: Xico) => mailbox.act(enviado, { acao: 'retirar', certeza: 'sim' }),
    ],
  ])('stays whole when it is what %s, and nothing of it is kept', async (_how, end) => {
    const xico = await openXico()
    await enter(xico)
    await end(xico)
    expect(await read(xico.identificador)).toEqual(hersOf(xico))
    expect(await vagasOf(xico.identificador)).toEqual([])
    const { rows } = await office.api.pool.query<{ tudo: string }>(
      `select concat(jsonb_agg(f.*), (select jsonb_agg(d.*) from declaracao d where d.talento_id = t.id)) as tudo
       from talento t left join fusao f on f.talento_id = t.id where t.identificador = $1 group by t.id`,
      [xico.identificador],
    )
    expect(rows[0]?.tudo).not.toMatch(ALL_OF_HIM)
  })

  it('is taken apart, and each is who each was', async () => {
    const xico = await openXico()
    const before = await read(xico.identificador)
    await enter(xico)
    const apart = await separate(xico.identificador)
    expect(await read(xico.identificador)).toEqual(before)
    expect(await vagasOf(xico.identificador)).toEqual([`${xico.vaga} Triagem`])
    expect(await read(apart)).toMatchObject({ ...hersOf(xico), email: null })
    // He is merely told of again: whoever vouches for him takes the place of it.
    await doors.enterPessoa({ nome: 'Xico Reis', email: xico.email, telefone: '81977770007' })
    expect(await read(xico.identificador)).toMatchObject({ nome: 'Xico Reis', telefone: '81977770007' })
  })
})

describe('a file that made her is taken back', () => {
  it('and he is who he was', async () => {
    const xico = await openXico()
    const before = await read(xico.identificador)
    await takeBack(office, await byFile(xico))
    expect(await read(xico.identificador)).toEqual(before)
    await mailbox.answer(xico.email, 'confirmar')
    expect(await vagasOf(xico.identificador)).toEqual([`${xico.vaga} Triagem`])
  })

  it('and is made by whoever told of her too, while what was sent goes on waiting', async () => {
    const xico = await openXico()
    const file = await byFile(xico)
    await byHand(xico)
    await takeBack(office, file)
    expect(await read(xico.identificador)).toEqual(hersOf(xico))
    expect(await mailbox.askedOn(await mailbox.keyOf(xico.email))).toHaveLength(1)
    await separate(xico.identificador)
    expect(await read(xico.identificador)).toMatchObject({ nome: XICO.nome, curriculo: pdf().size })
  })

  it('and it is he whom another one told of, who has what he sent', async () => {
    const xico = await openXico()
    const before = await read(xico.identificador)
    const file = await byFile(xico)
    await byFile(xico, { ...XICO, nome: 'Xico F. Reis' })
    await takeBack(office, file)
    expect(await read(xico.identificador)).toMatchObject({ ...before, nome: 'Xico F. Reis' })
    expect(await mailbox.askedOn(await mailbox.keyOf(xico.email))).toEqual([])
  })

  it('and she is made anew by the next where the first had told of him', async () => {
    const xico = await openXico()
    const file = await byFile(xico, { ...XICO, nome: 'Xico F. Reis' })
    await byFile(xico)
    await takeBack(office, file)
    expect(await read(xico.identificador)).toEqual(hersOf(xico))
    expect(await mailbox.askedOn(await mailbox.keyOf(xico.email))).toHaveLength(1)
  })
})

it('once a recruiter has corrected the record, he is whom the next one told of, as if the first had never told', async () => {
  const [one, other] = [await openXico(), await openXico()]
  const file = await byFile(one)
  for (const { identificador } of [one, other]) await correct(identificador, { sobre: 'Corrigida' })
  for (const xico of [one, other]) await byFile(xico)
  await takeBack(office, file)
  const { email: _, ...his } = await read(other.identificador)
  expect(his).toMatchObject({ nome: XICO.nome, sobre: 'Corrigida' })
  expect(await read(one.identificador)).toMatchObject(his)
})

describe('what its sender had taken back before', () => {
  it.each([
    ['where she is put into the same job', true],
    ['where she is put nowhere', false],
  ])('tells nothing of her, %s, and is as it was once the two are taken apart', async (_, isSame) => {
    const xico = await openXico()
    await mailbox.act(xico.enviado, { acao: 'retirar', certeza: 'sim' })
    const before = await read(xico.identificador)
    const vagas = await vagasOf(xico.identificador)
    await bringIn(
      office,
      `Nome;E-mail;Telefone;Sobre\n${VILMA.nome};${xico.email};${VILMA.telefone};${VILMA.sobre}\n`,
      isSame ? xico.vaga : null,
    )
    expect(await read(xico.identificador)).toEqual(hersOf(xico))
    if (isSame) expect(await vagasOf(xico.identificador)).toEqual([`${xico.vaga} Triagem`])
    const apart = await separate(xico.identificador)
    expect(await read(xico.identificador)).toEqual(before)
    expect(await vagasOf(xico.identificador)).toEqual(vagas)
    expect(await vagasOf(apart)).toEqual(isSame ? [`${xico.vaga} Triagem`] : [])
  })
})

it('what its sender mends meanwhile is his when the two are taken apart', async () => {
  const xico = await openXico()
  await byHand(xico)
  const acao = { ...(await mailbox.formOn(xico.enviado)), acao: 'corrigir', sobre: 'Mais do Xico' }
  expect((await mailbox.act(xico.enviado, acao)).status).toBe(303)
  expect(await read(xico.identificador)).toEqual(hersOf(xico))
  await separate(xico.identificador)
  expect(await read(xico.identificador)).toMatchObject({ nome: XICO.nome, sobre: 'Mais do Xico' })
})

it('what she said «Sim» to is hers, whoever is taken apart since', async () => {
  const xico = await openXico()
  const file = await byFile(xico)
  await byHand(xico)
  await mailbox.answer(xico.email, 'confirmar')
  await takeBack(office, file)
  expect(await read(xico.identificador)).toMatchObject({ nome: VILMA.nome, nascimento: XICO.nascimento })
  const { aConfirmar } = await doors.detail(xico.identificador)
  expect(aConfirmar).toEqual([])
})

it('he stands for himself, with all of his, once she has another e-mail', async () => {
  const xico = await openXico()
  const before = await read(xico.identificador)
  await byHand(xico)
  await correct(xico.identificador, { email: `certo${xico.email}` })
  expect(await read(xico.identificador)).toEqual(hersOf({ email: `certo${xico.email}` }))
  expect(await vagasOf(xico.identificador)).toEqual([])
  const his = await doors.identificadorOf(xico.email)
  expect(await read(his)).toEqual(before)
  expect(await vagasOf(his)).toEqual([`${xico.vaga} Triagem`])
  expect(await listFusoes(xico.identificador)).toEqual([])
})
