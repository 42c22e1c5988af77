import { assert, property, record, string, subarray, constantFrom, array, boolean } from 'fast-check'
import { CURRICULO_MAX_BYTES, VIDEO_MAX_BYTES } from '@seleta/contract/sizes'
import type { InscricaoForm } from './inscricao-form'
import {
  CONSENTIMENTO_VERSAO,
  emptyForm,
  findErrors,
  readInscricaoForm,
  respostaField,
  toInscricaoBody,
  videoField,
} from './inscricao-form'
import { ABERTA, MULTIPLA, OPCOES, SIM_NAO, VIDEO, buildVaga, perguntas } from '../testing/vaga'

const vaga = buildVaga({ perguntas })
const answered = { [ABERTA]: ['Gosto de pão'], [SIM_NAO]: ['sim'], [MULTIPLA]: ['Manhã'] }
const buildForm = (part: Partial<InscricaoForm> = {}): InscricaoForm => ({
  ...emptyForm,
  nome: 'Ana Alves',
  email: 'ana@exemplo.test',
  consentimento: true,
  respostas: answered,
  ...part,
})
const recorded = new Map([[videoField(VIDEO), { size: 1000 }]])

/** A form's fields as a browser sends them: a name once for each value, an unticked box not at all. */
function sent({ respostas, idiomas, consentimento, ...texts }: InscricaoForm) {
  const fields = new URLSearchParams(texts)
  for (const idioma of idiomas) fields.append('idiomas', idioma)
  for (const [id, values] of Object.entries(respostas))
    for (const value of values) fields.append(respostaField(id), value)
  if (consentimento) fields.append('consentimento', 'sim')
  return (name: string) => fields.getAll(name)
}

const anyForm = record({
  nome: string(),
  email: string(),
  telefone: string(),
  cidade: string(),
  formacao: string(),
  experiencia: string(),
  ultimoCargo: string(),
  ultimaEmpresa: string(),
  idiomas: subarray(['Alemão', 'Inglês', 'Português']),
  habilidades: string(),
  sobre: string({ unit: 'binary' }),
  respostas: record({
    [ABERTA]: array(string({ minLength: 1 }), { maxLength: 1 }),
    [SIM_NAO]: subarray(['sim', 'nao'], { maxLength: 1 }),
    [MULTIPLA]: subarray(OPCOES.map(({ id }) => id)),
  }),
  consentimento: boolean(),
  origem: string(),
  site: constantFrom('', 'https://robo.test'),
})

test('an application is read from the sent fields as it was filled in', () => {
  assert(
    property(anyForm, (form) => {
      expect(readInscricaoForm(sent(form), perguntas)).toEqual(form)
    }),
  )
})

test('an application reaches the company trimmed, with no empty answer and at most 20 skills', () => {
  assert(
    property(anyForm, (form) => {
      const body = toInscricaoBody(form, vaga)
      expect([body.nome, body.email, body.sobre]).toEqual([
        form.nome.trim(),
        form.email.trim(),
        form.sobre.trim(),
      ])
      expect(body.respostas.every(({ valor }) => valor.length > 0)).toBe(true)
      expect(body.habilidades.length).toBeLessThanOrEqual(20)
      expect(body.habilidades.every((one) => one !== '' && one === one.trim())).toBe(true)
    }),
  )
})

test('a page that sends nothing gives an empty application', () => {
  expect(readInscricaoForm(() => [], [])).toEqual(emptyForm)
})

test('a question that the job does not ask is not read', () => {
  const read = readInscricaoForm(sent(buildForm({ respostas: { outra: ['x'] } })), perguntas)
  expect(read.respostas).toEqual({ [ABERTA]: [], [SIM_NAO]: [], [MULTIPLA]: [] })
})

test('a complete application has nothing wrong in it', () => {
  expect(findErrors(buildForm(), vaga, recorded)).toEqual({})
})

test('everything that is missing is named in the order of the form', () => {
  expect(Object.entries(findErrors(emptyForm, vaga, new Map()))).toEqual([
    ['nome', 'Informe seu nome.'],
    ['email', 'Informe um e-mail ou um telefone.'],
    [respostaField(ABERTA), 'Responda a esta pergunta.'],
    [respostaField(SIM_NAO), 'Responda a esta pergunta.'],
    [respostaField(MULTIPLA), 'Responda a esta pergunta.'],
    [videoField(VIDEO), 'Grave a resposta desta pergunta.'],
    ['consentimento', 'É preciso concordar para enviar a inscrição.'],
  ])
})

test.each([
  [{ email: '', telefone: '(81) 99999-0000' }, {}],
  [{ email: 'ana@' }, { email: 'E-mail inválido.' }],
  [{ telefone: '99999-0000' }, { telefone: 'Informe o telefone com DDD.' }],
  [{ nome: ' A ' }, { nome: 'Informe seu nome.' }],
])('with %j the application is told %j', (part, expected) => {
  expect(findErrors(buildForm(part), vaga, recorded)).toEqual(expected)
})

test('a question that may stay open is not asked for', () => {
  const optional = perguntas.map((pergunta) => ({ ...pergunta, obrigatoria: false }))
  const form = buildForm({ respostas: {} })
  expect(findErrors(form, buildVaga({ perguntas: optional }), new Map())).toEqual({})
})

test('a file may be as large as it is told, and not a byte larger', () => {
  const files = (over: number) =>
    new Map([
      ['curriculo', { size: CURRICULO_MAX_BYTES + over }],
      [videoField(VIDEO), { size: VIDEO_MAX_BYTES + over }],
    ])
  expect(findErrors(buildForm(), vaga, files(0))).toEqual({})
  expect(findErrors(buildForm(), vaga, files(1))).toEqual({
    curriculo: 'O arquivo passa de 5 MB.',
    [videoField(VIDEO)]: 'O vídeo passa de 40 MB.',
  })
})

test('several choices go to the company as a list, one answer as a text', () => {
  const [manha, tarde] = OPCOES.map(({ id }) => id)
  const respostas = { ...answered, [MULTIPLA]: [manha ?? '', tarde ?? ''] }
  expect(toInscricaoBody(buildForm({ respostas }), vaga).respostas).toEqual([
    { perguntaId: ABERTA, valor: 'Gosto de pão' },
    { perguntaId: SIM_NAO, valor: 'sim' },
    { perguntaId: MULTIPLA, valor: [manha, tarde] },
  ])
})

test('the company learns the source and the version of the consent, and skills one by one', () => {
  const form = buildForm({ origem: 'instagram', habilidades: 'Excel, vendas;\n caixa ,' })
  expect(toInscricaoBody(form, vaga)).toMatchObject({
    fonte: 'instagram',
    consentimentoVersao: CONSENTIMENTO_VERSAO,
    habilidades: ['Excel', 'vendas', 'caixa'],
    experiencia: null,
  })
})
