import {
  type Enganadas,
  ALL_OF_HIM,
  hersOf,
  openOfficeOfEnganadas,
  VILMA,
  type Xico,
  XICO,
} from './support/enganadas'
import { bringIn, takeBack } from './support/import-file'
import { pdf, publishAsking, say } from './support/strangers'

/**
 * A stranger, or a slip, has sent with her e-mail before the company knew her; whoever enters her under her own name makes
 * her: what was sent waits for her word, as if it had come after (decision 108).
 */

let office: Enganadas['office']
let casa: Enganadas['casa']
beforeAll(async () => {
  ;({ office, casa } = await openOfficeOfEnganadas())
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const WAYS: Record<string, (xico: { readonly email: string }) => Promise<unknown>> = {
  'by hand': (xico) => casa.byHand(xico),
  'by a file': (xico) => casa.byFile(xico),
  'by an origin': (xico) => casa.byOrigin(xico),
}

describe.each(Object.entries(WAYS))('whoever is entered %s', (_, enter) => {
  it('has nothing of the stranger, whose application waits for their word', async () => {
    const xico = await casa.openXico()
    await enter(xico)
    expect(await casa.read(xico.identificador)).toEqual(hersOf(xico))
    expect(await casa.vagasOf(xico.identificador)).toEqual([`${xico.vaga} Triagem`])
    const { aConfirmar } = await casa.doors.detail(xico.identificador)
    expect(
      aConfirmar.map(({ disse, temCurriculo }) => [JSON.stringify(disse).includes(XICO.nome), temCurriculo]),
    ).toEqual([[true, true]])
    expect(await casa.mailbox.askedOn(await casa.mailbox.keyOf(xico.email))).toHaveLength(1)
  })

  it('has all of it once they say that it was theirs', async () => {
    const xico = await casa.openXico()
    await enter(xico)
    await casa.mailbox.answer(xico.email, 'confirmar')
    expect(await casa.read(xico.identificador)).toMatchObject({
      nome: VILMA.nome,
      nascimento: XICO.nascimento,
      cargos: ['Astronauta Nasa'],
      curriculo: pdf().size,
      consentiu: true,
    })
  })

  it.each([
    ['they refuse', ({ email }: Xico) => casa.mailbox.answer(email, 'recusar')],
    [
      'its sender takes back',
      ({ enviado }: Xico) => casa.mailbox.act(enviado, { acao: 'retirar', certeza: 'sim' }),
    ],
  ])('stays whole when it is what %s, and nothing of it is kept', async (_how, end) => {
    const xico = await casa.openXico()
    await enter(xico)
    await end(xico)
    expect(await casa.read(xico.identificador)).toEqual(hersOf(xico))
    expect(await casa.vagasOf(xico.identificador)).toEqual([])
    expect(await casa.historyOf(xico.identificador)).not.toMatch(ALL_OF_HIM)
  })

  it('is taken apart, and each is who each was', async () => {
    const xico = await casa.openXico()
    const before = await casa.read(xico.identificador)
    await enter(xico)
    const apart = await casa.separate(xico.identificador)
    expect(await casa.read(xico.identificador)).toEqual(before)
    expect(await casa.vagasOf(xico.identificador)).toEqual([`${xico.vaga} Triagem`])
    expect(await casa.read(apart)).toMatchObject({ ...hersOf(xico), email: null })
    // He is merely told of again: whoever vouches for him takes the place of it.
    await casa.doors.enterPessoa({ nome: 'Xico Reis', email: xico.email, telefone: '81977770007' })
    expect(await casa.read(xico.identificador)).toMatchObject({ nome: 'Xico Reis', telefone: '81977770007' })
  })
})

describe('a file that made her is taken back', () => {
  it('and he is who he was', async () => {
    const xico = await casa.openXico()
    const before = await casa.read(xico.identificador)
    await takeBack(office, await casa.byFile(xico))
    expect(await casa.read(xico.identificador)).toEqual(before)
    await casa.mailbox.answer(xico.email, 'confirmar')
    expect(await casa.vagasOf(xico.identificador)).toEqual([`${xico.vaga} Triagem`])
  })

  it('and is made by whoever told of her too, while what was sent goes on waiting', async () => {
    const xico = await casa.openXico()
    const file = await casa.byFile(xico)
    await casa.byHand(xico)
    await takeBack(office, file)
    expect(await casa.read(xico.identificador)).toEqual(hersOf(xico))
    expect(await casa.mailbox.askedOn(await casa.mailbox.keyOf(xico.email))).toHaveLength(1)
    await casa.separate(xico.identificador)
    expect(await casa.read(xico.identificador)).toMatchObject({ nome: XICO.nome, curriculo: pdf().size })
  })

  it('and it is he whom another one told of, who has what he sent', async () => {
    const xico = await casa.openXico()
    const before = await casa.read(xico.identificador)
    const file = await casa.byFile(xico)
    await casa.byFile(xico, { ...XICO, nome: 'Xico F. Reis' })
    await takeBack(office, file)
    expect(await casa.read(xico.identificador)).toMatchObject({ ...before, nome: 'Xico F. Reis' })
    expect(await casa.mailbox.askedOn(await casa.mailbox.keyOf(xico.email))).toEqual([])
  })

  it('and she is made anew by the next where the first had told of him', async () => {
    const xico = await casa.openXico()
    const file = await casa.byFile(xico, { ...XICO, nome: 'Xico F. Reis' })
    await casa.byFile(xico)
    await takeBack(office, file)
    expect(await casa.read(xico.identificador)).toEqual(hersOf(xico))
    expect(await casa.mailbox.askedOn(await casa.mailbox.keyOf(xico.email))).toHaveLength(1)
  })
})

it('once a recruiter has corrected the record, he is whom the next one told of, as if the first had never told', async () => {
  const [one, other] = [await casa.openXico(), await casa.openXico()]
  const file = await casa.byFile(one)
  for (const { identificador } of [one, other]) await casa.correct(identificador, { sobre: 'Corrigida' })
  for (const xico of [one, other]) await casa.byFile(xico)
  await takeBack(office, file)
  const { email: _, ...his } = await casa.read(other.identificador)
  expect(his).toMatchObject({ nome: XICO.nome, sobre: 'Corrigida' })
  expect(await casa.read(one.identificador)).toMatchObject(his)
})

describe('whoever vouches has put her into the very job', () => {
  it.each([
    ['a recruiter, and a file again', (xico: Xico) => casa.byHand(xico, xico.vaga)],
    ['a file, and another one again', (xico: Xico) => casa.byFile(xico, VILMA, xico.vaga)],
  ])('%s: it is hers once she has refused what was sent, and the second is taken back', async (_, enter) => {
    const xico = await casa.openXico()
    await enter(xico)
    const file = await casa.byFile(xico, VILMA, xico.vaga)
    await casa.mailbox.answer(xico.email, 'recusar')
    await takeBack(office, file)
    expect(await casa.vagasOf(xico.identificador)).toEqual([`${xico.vaga} Triagem`])
    expect(await casa.read(xico.identificador)).toEqual(hersOf(xico))
  })

  it('by a file alone: she leaves it with that', async () => {
    const xico = await casa.openXico()
    const file = await casa.byFile(xico, VILMA, xico.vaga)
    await casa.mailbox.answer(xico.email, 'recusar')
    await takeBack(office, file)
    expect(await casa.vagasOf(xico.identificador)).toEqual([])
  })
})

it.each([
  ['known since', false],
  ['known before', true],
])(
  'put into the job by a recruiter, she is not judged by answers that she has refused: %s',
  async (_, isKnown) => {
    const vaga = await publishAsking(office)
    const email = `perguntada${String(isKnown)}@exemplo.test`
    if (isKnown) await casa.byHand({ email })
    await casa.doors.send({ ...XICO, email, respostas: say('nao') }, vaga)
    await casa.byHand({ email }, vaga)
    await casa.mailbox.answer(email, 'recusar')
    const { rows } = await office.api.pool.query(
      `select i.situacao, i.eliminada_motivo as motivo, (select count(*)::int from resposta r where r.inscricao_id = i.id) as n
     from inscricao i join talento t on t.id = i.talento_id where t.email = $1`,
      [email],
    )
    expect(rows).toEqual([{ situacao: 'ativa', motivo: null, n: 0 }])
  },
)

it('what she refuses is in no merge either that was taken apart before', async () => {
  const xico = await casa.openXico()
  await casa.byHand(xico)
  await casa.separate(xico.identificador)
  await casa.byHand(xico)
  await casa.mailbox.answer(xico.email, 'recusar')
  expect(await casa.read(xico.identificador)).toEqual(hersOf(xico))
  expect(await casa.historyOf(xico.identificador)).not.toMatch(ALL_OF_HIM)
})

describe('what its sender had taken back before', () => {
  it.each([
    ['where she is put into the same job', true],
    ['where she is put nowhere', false],
  ])('tells nothing of her, %s, and is as it was once the two are taken apart', async (_, isSame) => {
    const xico = await casa.openXico()
    await casa.mailbox.act(xico.enviado, { acao: 'retirar', certeza: 'sim' })
    const before = await casa.read(xico.identificador)
    const vagas = await casa.vagasOf(xico.identificador)
    await bringIn(
      office,
      `Nome;E-mail;Telefone;Sobre\n${VILMA.nome};${xico.email};${VILMA.telefone};${VILMA.sobre}\n`,
      isSame ? xico.vaga : null,
    )
    expect(await casa.read(xico.identificador)).toEqual(hersOf(xico))
    if (isSame) expect(await casa.vagasOf(xico.identificador)).toEqual([`${xico.vaga} Triagem`])
    const apart = await casa.separate(xico.identificador)
    expect(await casa.read(xico.identificador)).toEqual(before)
    expect(await casa.vagasOf(xico.identificador)).toEqual(vagas)
    expect(await casa.vagasOf(apart)).toEqual(isSame ? [`${xico.vaga} Triagem`] : [])
  })
})

it('what its sender mends meanwhile is his when the two are taken apart', async () => {
  const xico = await casa.openXico()
  await casa.byHand(xico)
  const acao = { ...(await casa.mailbox.formOn(xico.enviado)), acao: 'corrigir', sobre: 'Mais do Xico' }
  expect((await casa.mailbox.act(xico.enviado, acao)).status).toBe(303)
  expect(await casa.read(xico.identificador)).toEqual(hersOf(xico))
  await casa.separate(xico.identificador)
  expect(await casa.read(xico.identificador)).toMatchObject({ nome: XICO.nome, sobre: 'Mais do Xico' })
})

it('what she said «Sim» to is hers, whoever is taken apart since', async () => {
  const xico = await casa.openXico()
  const file = await casa.byFile(xico)
  await casa.byHand(xico)
  await casa.mailbox.answer(xico.email, 'confirmar')
  await takeBack(office, file)
  expect(await casa.read(xico.identificador)).toMatchObject({ nome: VILMA.nome, nascimento: XICO.nascimento })
  const { aConfirmar } = await casa.doors.detail(xico.identificador)
  expect(aConfirmar).toEqual([])
})

it('he stands for himself, with all of his, once she has another e-mail', async () => {
  const xico = await casa.openXico()
  const before = await casa.read(xico.identificador)
  await casa.byHand(xico)
  await casa.correct(xico.identificador, { email: `certo${xico.email}` })
  expect(await casa.read(xico.identificador)).toEqual(hersOf({ email: `certo${xico.email}` }))
  expect(await casa.vagasOf(xico.identificador)).toEqual([])
  const his = await casa.doors.identificadorOf(xico.email)
  expect(await casa.read(his)).toEqual(before)
  expect(await casa.vagasOf(his)).toEqual([`${xico.vaga} Triagem`])
  expect(await casa.listFusoes(xico.identificador)).toEqual([])
})
