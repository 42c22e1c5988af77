import { ONCE } from '@seleta/contract/pedidos'
import { type Operation, routes } from '@seleta/contract/routes'
import {
  apply,
  buildInscricao,
  buildPublicavel,
  openOffice,
  publish,
  readBoard,
  type Office,
} from './support/campanhas'
import { buildFicha } from './support/fichas'

/** Every call that makes something makes it once per `Idempotency-Key` (audit S7). */

let office: Office
let campanhaId = 0
let identificador = ''
let chave = ''
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  await apply(office.api, campanhaId, buildInscricao())
  identificador = (await readBoard(office, campanhaId)).etapa('Triagem').talentos[0]?.identificador ?? ''
  chave = (await office.api.call('createChaveOrigens', {}, { token: office.token })).body.data.chave
})
afterAll(() => office.api.close())

const formOf = (dados: unknown, file?: readonly [field: string, name: string, text: string]): FormData => {
  const form = new FormData()
  form.set('dados', JSON.stringify(dados))
  if (file !== undefined) form.set(file[0], new Blob([file[2]]), file[1])
  return form
}

interface Creating {
  readonly operation: Operation
  /** Where its rows are. */
  readonly table: string
  /** The address, with what stands in the place of its names. */
  readonly path?: () => string
  /** The n-th body; other than the one before it. */
  readonly body: (n: number) => unknown
}

const CREATING: readonly Creating[] = [
  {
    operation: 'createCampanha',
    table: 'campanha',
    body: (n) => buildPublicavel(office, { nome: `Uma só ${n}` }),
  },
  {
    operation: 'createRascunho',
    table: 'campanha',
    body: async (n) => ({
      campanha: await buildPublicavel(office, { nome: `Rascunho ${n}` }),
      ultimoPasso: 'detalhes',
    }),
  },
  {
    operation: 'duplicateCampanha',
    table: 'campanha',
    path: () => `/campanha/v1/campanhas/${campanhaId}/duplicar`,
    body: () => undefined,
  },
  {
    operation: 'createVagaModelo',
    table: 'vaga_modelo',
    body: (n) => ({ nome: `Modelo ${n}`, descricao: '<p>Texto</p>' }),
  },
  {
    operation: 'createMensagemModelo',
    table: 'mensagem_modelo',
    body: (n) => ({ nome: `Modelo ${n}`, assunto: '', texto: 'Olá, {{nome}}.' }),
  },
  { operation: 'createFicha', table: 'ficha', body: (n) => buildFicha({ nome: `Ficha ${n}` }) },
  { operation: 'createMotivo', table: 'motivo', body: (n) => ({ nome: `Motivo ${n}` }) },
  {
    operation: 'createProcessoModelo',
    table: 'processo_modelo',
    body: (n) => ({
      nome: `Processo ${n}`,
      etapas: [
        {
          nome: 'Conversa',
          cor: '#336699',
          tipo: null,
          limiteDias: null,
          mensagemNotificacao: '',
          contato: { email: false, whatsapp: false, sms: false },
        },
      ],
    }),
  },
  {
    operation: 'createEtapa',
    table: 'etapa',
    body: (n) => ({
      campanhaId,
      nome: `Visita ${n}`,
      cor: '#336699',
      mensagemNotificacao: 'Olá!',
      contato: { email: true, whatsapp: false, sms: false },
    }),
  },
  {
    operation: 'createNota',
    table: 'nota',
    path: () => `/talento/v1/talentos/${identificador}/notas`,
    body: (n) => ({ texto: `Nota ${n}` }),
  },
  {
    operation: 'createResultadoTeste',
    table: 'resultado_teste',
    path: () => `/talento/v1/talentos/${identificador}/testes`,
    body: (n) => formOf({ testeId: 55_544, resultado: 70 + n, data: '2026-01-02', link: '' }),
  },
  {
    operation: 'createTalento',
    table: 'talento',
    body: (n) => formOf({ nome: `Gil Gama ${n}`, email: `gil${n}@x.test`, telefone: '', idCampanha: null }),
  },
  {
    operation: 'receiveTalento',
    table: 'talento',
    path: () => '/talento/v1/origens/ABLER/talentos',
    body: (n) => ({
      referencia: `abler-${n}`,
      nome: `Ivo Ideal ${n}`,
      email: `ivo${n}@x.test`,
      cidade: 'Recife',
      uf: 'PE',
      idCampanha: campanhaId,
    }),
  },
  {
    operation: 'createImportacao',
    table: 'importacao',
    body: (n) => formOf({}, ['arquivo', 'gente.csv', `Nome;E-mail\r\nHugo ${n};hugo${n}@x.test\r\n`]),
  },
  {
    operation: 'sendMensagens',
    table: 'mensagem',
    body: (n) => ({
      identificadores: [identificador],
      campanhaId: null,
      canal: 'EMAIL',
      assunto: `Assunto ${n}`,
      texto: 'Olá, {{nome}}.',
    }),
  },
  {
    operation: 'createInscricao',
    table: 'inscricao',
    path: () => `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`,
    body: (n) => formOf(buildInscricao({ nome: `Jó Jales ${n}`, email: `jo${n}@x.test` })),
  },
]

/** Calls that change or ask, and the three that make a thing whose second time is the first: each with why. */
const OTHERS: Readonly<Partial<Record<Operation, string>>> = {
  createFiltroSalvo: 'the same name again is the same filter',
  sendAvaliacao: 'it names the version whose place it takes: the same once more takes none',
  createConvite: 'the same address is invited once; its link is a secret that is not kept',
  createAvaliacaoLink: 'its address is a secret that is not kept; one too many is seen in the list and ended',
  createChaveOrigens: 'there is one key; it is a secret that is not kept',
}

/** Calls that answer with what takes them back, for two minutes: `repetidas.spec.ts`. */
const TAKEN_BACK: readonly Operation[] = ['moveTalentos', 'saveCorrecao']

async function send({ operation, path }: Creating, key: string, body: unknown) {
  const isJson = body !== undefined && !(body instanceof FormData)
  const response = await office.api.request(path?.() ?? routes[operation].path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${office.token}`,
      'x-api-key': chave,
      'idempotency-key': key,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  return { status: response.status, answer: await response.text() }
}

const count = async (table: string) =>
  Number((await office.api.pool.query(`select count(*) as n from ${table}`)).rows[0]?.n)

it.each(CREATING)('$operation makes one thing per key, whatever is lost on the way', async (creating) => {
  const { operation, table, body } = creating
  const before = await count(table)
  const key = `chave-${operation}`
  const first = await send(creating, key, await body(1))
  expect([first.status, first.answer]).toEqual([200, expect.any(String)])
  const made = (await count(table)) - before
  expect(made).toBeGreaterThan(0)
  const again = [await send(creating, key, await body(1)), await send(creating, key, await body(1))]
  expect(again).toEqual([first, first])
  expect((await count(table)) - before).toBe(made)
  const other = await body(2)
  if (other !== undefined) {
    const refused = await send(creating, key, other)
    expect([refused.status, refused.answer]).toEqual([422, expect.stringContaining('chave_reutilizada')])
  }
  expect((await send(creating, `${key}-2`, other)).status).toBe(200)
  expect((await count(table)) - before).toBeGreaterThan(made)
})

it('what is kept for a second time says nothing of a person, whom nobody would look for there', async () => {
  const PEOPLE: readonly Operation[] = [
    'createNota',
    'createResultadoTeste',
    'createTalento',
    'receiveTalento',
    'sendMensagens',
    'createInscricao',
  ]
  const making = CREATING.filter(({ operation }) => PEOPLE.includes(operation))
  for (const creating of making) {
    const { status } = await send(creating, `calada-${creating.operation}`, await creating.body(7))
    expect([creating.operation, status]).toEqual([creating.operation, 200])
  }
  const { rows } = await office.api.pool.query<{ rota: string; resposta: string }>(
    "select rota, resposta::text from resposta_idempotente where chave like 'calada-%'",
  )
  expect(rows.map(({ rota }) => rota).toSorted()).toEqual(PEOPLE.toSorted())
  const SAID = /Nota 7|Gil Gama|Ivo Ideal|Jó Jales|João|@x\.test|exemplo\.test/
  expect(rows.filter(({ resposta }) => SAID.test(resposta))).toEqual([])
})

it('calls at the same moment with one key make one thing', async () => {
  const creating = CREATING.find(({ operation }) => operation === 'createEtapa')
  if (creating === undefined) throw new Error('no such call')
  const before = await count('etapa')
  const answers = await Promise.all(
    [1, 2, 3, 4].map(async () => send(creating, 'a-um-tempo', await creating.body(9))),
  )
  expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1)
  expect(await count('etapa')).toBe(before + 1)
})

it('every call of the contract whose name says that it makes something is among them', () => {
  const making = Object.keys(routes).filter((name) => /^(?:create|duplicate|receive|send)[A-Z]/.test(name))
  const known = [...CREATING.map(({ operation }) => operation), ...Object.keys(OTHERS)]
  expect(making.toSorted()).toEqual(known.toSorted())
  const told = [...CREATING.map(({ operation }) => operation), 'sendAvaliacao', ...TAKEN_BACK]
  expect(ONCE.toSorted()).toEqual(told.toSorted())
})
