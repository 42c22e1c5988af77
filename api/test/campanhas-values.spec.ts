import { diaInBrazil } from '@seleta/regras/dia'
import { DESCRICAO_MAX } from '@seleta/contract/limits'
import type { CampanhaRascunho, Vaga } from '@seleta/contract/campanhas'
import type { Pergunta } from '@seleta/contract/perguntas'
import { findWrongValues } from '@seleta/contract/value-checks'
import { buildPublicavel, openOffice, publish, type Office } from './support/campanhas'

/** What is given and wrong: the api says it as the wizard's field does (spec sections 5 and 9, audit W8). */

let office: Office
let publicavel: CampanhaRascunho
beforeAll(async () => {
  office = await openOffice()
  publicavel = await buildPublicavel(office)
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const send = (body: CampanhaRascunho) => office.api.call('createCampanha', { body }, as())

const vaga = (part: Partial<Vaga>) => (c: CampanhaRascunho) => ({ ...c, vaga: { ...c.vaga, ...part } })
const responsavel = (part: object) => (c: CampanhaRascunho) =>
  vaga({ campanhaResponsavel: { ...c.vaga.campanhaResponsavel, ...part } })(c)

const ID = '7b1c2a3d-0000-4000-8000-000000000001'
const pergunta = (title: string, opcoes?: readonly string[]): Pergunta => {
  const common = {
    id: ID,
    title,
    obrigatoria: false,
    efeito: 'SINALIZAR' as const,
    criadaEm: '2026-01-01T00:00:00Z',
  }
  if (opcoes === undefined) return { ...common, tipo: 'ABERTA' }
  const chosen = opcoes.map((text, index) => ({
    id: `7b1c2a3d-0000-4000-8000-00000000001${index}`,
    title: text,
    correta: index === 0,
  }))
  return { ...common, tipo: 'MULTIPLA', opcoes: chosen }
}

const eliminatoria = {
  ...pergunta('Tem CNH?'),
  tipo: 'SIM_NAO' as const,
  efeito: 'ELIMINAR' as const,
  simCorreta: true,
  naoCorreta: false,
}

const wrong: readonly [
  campo: string,
  texto: string,
  spoil: (campanha: CampanhaRascunho) => CampanhaRascunho,
][] = [
  [
    'vaga.salarioMax',
    'O salário máximo deve ser maior que o mínimo.',
    vaga({ salarioMin: 3000, salarioMax: 2000 }),
  ],
  ['vaga.salarioMax', 'O salário vai de R$\u00a01 a R$\u00a015.000.', vaga({ salarioMax: 15_001 })],
  [
    'vaga.salarioHoraMax',
    'O valor máximo por hora deve ser maior que o mínimo.',
    vaga({ salarioHoraMin: 30, salarioHoraMax: 20 }),
  ],
  ['vaga.salarioHoraMax', 'O valor por hora vai de R$\u00a01 a R$\u00a0400.', vaga({ salarioHoraMax: 401 })],
  ['vaga.idadeMinima', 'A idade vai de 16 a 99 anos.', vaga({ idadeMinima: 10 })],
  ['vaga.idadeMaxima', 'A idade vai de 16 a 99 anos.', vaga({ idadeMaxima: 100 })],
  [
    'vaga.idadeMaxima',
    'A idade final deve ser maior que a inicial.',
    vaga({ idadeMinima: 30, idadeMaxima: 30 }),
  ],
  [
    'palavraChave',
    'Limite de 3 atingido. Remova uma palavra-chave para trocar.',
    (c) => ({ ...c, palavraChave: 'a;b;c;d' }),
  ],
  [
    'inicio',
    'O início deve ser antes do fechamento.',
    (c) => ({ ...c, inicio: '2031-02-01', fechamento: '2031-01-01' }),
  ],
  [
    'fechamento',
    'A data de fechamento já passou. Escolha hoje ou um dia à frente.',
    (c) => ({ ...c, fechamento: '2020-01-01' }),
  ],
  [
    'vaga.campanhaResponsavel.email',
    'Escreva um e-mail completo, como nome@empresa.com.br.',
    responsavel({ email: 'x' }),
  ],
  [
    'vaga.campanhaResponsavel.telefone',
    'Escreva o celular com DDD: 10 ou 11 dígitos.',
    responsavel({ telefone: '(20) 98765-4321' }),
  ],
  [
    `vaga.perguntas.${ID}`,
    'Dê pelo menos duas opções.',
    vaga({ perguntas: [pergunta('Turno?', ['Manhã'])] }),
  ],
  [`vaga.perguntas.${ID}`, 'Escreva a pergunta.', vaga({ perguntas: [pergunta('  ')] })],
  [
    `vaga.perguntas.${ID}`,
    'Marque a resposta certa: é por ela que a pergunta elimina.',
    vaga({ perguntas: [{ ...eliminatoria, simCorreta: false }] }),
  ],
  [
    `vaga.perguntas.${ID}`,
    'As opções devem ser diferentes.',
    vaga({ perguntas: [pergunta('Turno?', ['Manhã', ' manhã'])] }),
  ],
]

it.each(wrong)('%s: %s', async (campo, texto, spoil) => {
  const campanha = spoil(publicavel)
  const { status, erro } = await send(campanha)
  expect([status, erro?.mensagem, erro?.campos]).toEqual([422, texto, { [campo]: texto }])
  expect(
    findWrongValues(campanha, diaInBrazil(new Date())).map(({ field, message }) => [field, message]),
  ).toEqual([[campo, texto]])
})

it('a list of eleven is refused at its field', async () => {
  const [funcao] = publicavel.vaga.funcoes
  if (funcao === undefined) throw new Error('no function')
  const { status, erro } = await send(vaga({ funcoes: Array.from({ length: 11 }, () => funcao) })(publicavel))
  expect([status, Object.values(erro?.campos ?? {})]).toEqual([422, ['Limite de 10 atingido.']])
})

it('a description that only the cleaning makes too long is refused at its field, and nothing of it is kept', async () => {
  const long = `<p>${'&'.repeat(DESCRICAO_MAX / 2)}</p>`
  const before = await countCampanhas()
  const body = vaga({ descricao: long })(publicavel)
  const draft = office.api.call('createRascunho', { body: { campanha: body } }, as())
  for (const { status, erro } of [await send(body), await draft])
    expect([status, erro?.campos]).toEqual([422, { 'vaga.descricao': 'No máximo 40000 caracteres.' }])
  expect(await countCampanhas()).toBe(before)
})

const countCampanhas = async () =>
  (await office.api.pool.query<{ n: number }>('select count(*)::int as n from campanha')).rows[0]?.n

it('what is not told is not wrong: the defaults of the spec are accepted', async () => {
  const whole = vaga({ salarioMin: 0, salarioMax: 0, salarioHoraMin: 0, salarioHoraMax: 0 })(publicavel)
  expect((await send(responsavel({ email: '', telefone: '' })(whole))).status).toBe(200)
  const full = vaga({ salarioMin: 1, salarioMax: 15_000, salarioHoraMin: 1, salarioHoraMax: 400 })(publicavel)
  expect((await send(vaga({ idadeMinima: 16, idadeMaxima: 99 })(full))).status).toBe(200)
})

it('a change to a published campaign keeps the same rules, in which time alone makes no date wrong', async () => {
  const { id, versao } = await publish(office)
  const update = (body: CampanhaRascunho, at: number) =>
    office.api.call('updateCampanha', { params: { id }, body: { ...body, versao: at } }, as())
  const young = await update(vaga({ idadeMinima: 10 })(publicavel), versao)
  expect([young.status, young.erro?.mensagem]).toEqual([422, 'A idade vai de 16 a 99 anos.'])
  await office.api.pool.query(
    "update campanha set inicio = '2020-01-01', fechamento = '2020-02-01' where id = $1",
    [id],
  )
  const late = { ...publicavel, inicio: '2020-01-01', fechamento: '2020-02-01' }
  expect((await update({ ...late, fechamento: '2020-03-01' }, versao)).status).toBe(422)
  expect((await update(late, versao)).status).toBe(200)
})

it('a draft may be saved with any of it, and what was stored before the rules still opens', async () => {
  const bad = wrong.reduce((campanha, [, , spoil]) => spoil(campanha), publicavel)
  const draft = await office.api.call('createRascunho', { body: { campanha: bad } }, as())
  expect(draft.status).toBe(200)
  const { id } = await publish(office)
  await office.api.pool.query(
    `update campanha set palavra_chave = 'a;b;c;d',
       conteudo = jsonb_set(jsonb_set(conteudo, '{vaga,salarioMax}', '99999'), '{vaga,idadeMinima}', '10')
     where id = $1`,
    [id],
  )
  const { status, body } = await office.api.call('getCampanha', { params: { id } }, as())
  expect([status, body.data.vaga.salarioMax, body.data.vaga.idadeMinima]).toEqual([200, 99_999, 10])
})
