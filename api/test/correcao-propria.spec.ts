import { apply, buildInscricao, CAMPINAS, openOffice, publish, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'

/** The candidate’s own page stands open while somebody else corrects them (decisions 071, 192). */

let office: Office
let campanhaId = 0
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  mailbox = openMailbox(office)
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
async function enter(nome: string) {
  const inscricao = buildInscricao({ nome, telefone: '11911112222', sobre: 'Antes.\nFaço pão.' })
  const { data } = await apply(office.api, campanhaId, inscricao)
  const { identificador } = await office.api.db
    .selectFrom('talento')
    .select('identificador')
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()
  const email = inscricao.email ?? ''
  return {
    identificador,
    email,
    chave: await mailbox.keyOf(email),
    envio: data?.acompanhamento ?? '',
    kept: () =>
      office.api.db
        .selectFrom('talento')
        .select(['nome', 'telefone', 'sobre', 'cidadeId'])
        .where('identificador', '=', identificador)
        .executeTakeFirstOrThrow(),
    tell: async () =>
      (await detailOf(identificador)).linhaDoTempo
        .filter(({ tipo }) => tipo === 'talento_corrigido')
        .map(({ texto }) => texto),
  }
}
const detailOf = async (identificador: string) =>
  (await office.api.call('getTalento', { params: { identificador } }, as())).body.data
async function correctByRecrutador(identificador: string, part: Record<string, unknown>) {
  const params = { identificador }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
  expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
}

it('what counts in a score and is corrected there is scored anew, of who has confirmed and of what was sent', async () => {
  const { id } = await publish(office, { palavraChave: 'Confeitaria' })
  const score = async (nome: string) =>
    (
      await office.api.db
        .selectFrom('inscricao as i')
        .innerJoin('talento as t', 't.id', 'i.talentoId')
        .select('i.aderencia')
        .where('t.nome', '=', nome)
        .executeTakeFirstOrThrow()
    ).aderencia
  for (const isConfirmed of [true, false]) {
    const nome = isConfirmed ? 'Nora Nunes' : 'Olga Oliva'
    const inscricao = buildInscricao({ nome, telefone: '', sobre: '' })
    const { data } = await apply(office.api, id, inscricao)
    const chave = isConfirmed ? await mailbox.keyOf(inscricao.email ?? '') : (data?.acompanhamento ?? '')
    const before = await score(nome)
    await mailbox.act(chave, { ...(await mailbox.formOn(chave)), sobre: 'Dez anos de confeitaria.' })
    expect(await score(nome)).not.toBe(before)
  }
})

describe('a page that has stood open', () => {
  it('writes what was changed in it, and leaves what a recruiter has corrected since', async () => {
    const { chave, identificador, kept, tell } = await enter('Ada Amaro')
    const form = await mailbox.formOn(chave)
    await correctByRecrutador(identificador, { telefone: '11933334444', cidadeId: CAMPINAS.id })
    const sent = await mailbox.act(chave, { ...form, sobre: 'Depois.' })
    expect(sent.location).toContain('feito=corrigida')
    expect(await kept()).toEqual({
      nome: 'Ada Amaro',
      telefone: '11933334444',
      sobre: 'Depois.',
      cidadeId: CAMPINAS.id,
    })
    expect((await tell())[0]).toBe('Corrigiu os próprios dados: Sobre')
  })

  it('goes on doing so after it was refused once', async () => {
    const { chave, identificador, kept } = await enter('Bel Braga')
    const form = await mailbox.formOn(chave)
    await correctByRecrutador(identificador, { telefone: '11933334444' })
    const refused = await mailbox.act(chave, { ...form, cidade: 'Nada' })
    expect(refused.status).toBe(422)
    const antes = /name="antes" value="([^"]*)"/.exec(refused.html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    await mailbox.act(chave, { ...form, antes, sobre: 'Depois.' })
    expect(await kept()).toMatchObject({ telefone: '11933334444', sobre: 'Depois.' })
  })

  it('takes the same words for the same, however a browser breaks lines and a phone is typed', async () => {
    const { chave, identificador, kept, tell } = await enter('Caê Couto')
    const form = await mailbox.formOn(chave)
    expect(form['sobre']).toContain('\n')
    await correctByRecrutador(identificador, { telefone: '11933334444', sobre: 'Dito à recrutadora.' })
    const sobre = form['sobre']?.replaceAll('\n', '\r\n') ?? ''
    await mailbox.act(chave, { ...form, sobre, telefone: '11 91111-2222', cidade: 'campinas/sp' })
    expect(await kept()).toMatchObject({
      telefone: '11933334444',
      sobre: 'Dito à recrutadora.',
      cidadeId: CAMPINAS.id,
    })
    expect((await tell())[0]).toBe('Corrigiu os próprios dados: Cidade')
  })

  it('of before, which does not say what it was drawn with, is taken whole', async () => {
    const { chave, identificador, kept, tell } = await enter('Dora Dutra')
    const { antes: _, ...form } = await mailbox.formOn(chave)
    await correctByRecrutador(identificador, { telefone: '11933334444' })
    await mailbox.act(chave, { ...form, sobre: 'Depois.' })
    expect(await kept()).toMatchObject({ telefone: '11911112222', sobre: 'Depois.' })
    expect((await tell())[0]).toBe('Corrigiu os próprios dados')
  })

  it('says what it was drawn with in words that cannot be read, and is taken whole', async () => {
    const { chave, kept } = await enter('Eli Egito')
    for (const antes of ['{', '[]', 'null', '{"nome":1}']) {
      const sent = await mailbox.act(chave, { ...(await mailbox.formOn(chave)), antes, sobre: antes })
      expect([antes, sent.status, (await kept()).sobre]).toEqual([antes, 303, antes])
    }
  })

  it('of what was sent changes what was changed in it alone, too', async () => {
    const { envio, kept } = await enter('Fia Faria')
    const first = await mailbox.formOn(envio)
    await mailbox.act(envio, { ...(await mailbox.formOn(envio)), telefone: '11933334444' })
    await mailbox.act(envio, { ...first, sobre: 'Depois.' })
    expect(await kept()).toMatchObject({ telefone: '11933334444', sobre: 'Depois.' })
    expect(await mailbox.formOn(envio)).toMatchObject({ telefone: '(11) 93333-4444', sobre: 'Depois.' })
  })
})

describe('what a person does on their own page, in their history', () => {
  it('names the fields that they corrected, and the e-mail that they asked for, confirmed or gave up', async () => {
    const { chave, tell } = await enter('Gal Guerra')
    const send = async (part: Record<string, string>) =>
      mailbox.act(chave, { ...(await mailbox.formOn(chave)), ...part })
    await send({ nome: 'Gal Guerra Lins', telefone: '' })
    await send({ email: 'gal.um@exemplo.test' })
    await send({ desistir: 'sim' })
    await send({ email: 'gal.dois@exemplo.test', sobre: 'Depois.' })
    await send({})
    await mailbox.act(await mailbox.keyOf('gal.dois@exemplo.test'), { acao: 'trocar-email' })
    expect(await tell()).toEqual([
      'Corrigiu os próprios dados: E-mail',
      'Conferiu os próprios dados',
      'Corrigiu os próprios dados: Sobre · Pediu para trocar o e-mail',
      'Desistiu de trocar o e-mail',
      'Pediu para trocar o e-mail',
      'Corrigiu os próprios dados: Nome, Telefone',
    ])
  })

  it('says of a colleague who is gone that somebody corrected, and not that the person did', async () => {
    const { identificador, tell } = await enter('Hei Hora')
    await correctByRecrutador(identificador, { telefone: '11933334444' })
    const params = { identificador }
    const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
    await correctByRecrutador(identificador, { sobre: 'Outra coisa.' })
    await office.api.pool.query(
      `update evento set usuario_id = null where tipo = 'talento_corrigido' and talento_id =
        (select id from talento where identificador = $1)`,
      [identificador],
    )
    expect((await tell())[0]).toBe('Dados corrigidos: Sobre')
    const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, telefone: '11955556666' }
    const late = await office.api.call('saveCorrecao', { params, body }, as())
    expect([late.status, JSON.stringify(late.body)]).toEqual([
      409,
      expect.stringContaining('Outra pessoa corrigiu o cadastro de Hei Hora'),
    ])
  })
})

describe('an import that is taken back after the person was on their own page', () => {
  const HEAD = 'Nome;E-mail;Telefone;Sobre'

  it('keeps the fields that they changed, and takes back what it had told of the others', async () => {
    const inscricao = buildInscricao({ nome: 'Iva Ivo', telefone: '', sobre: '' })
    await apply(office.api, campanhaId, inscricao)
    const email = inscricao.email ?? ''
    const chave = await mailbox.keyOf(email)
    await mailbox.act(chave, await mailbox.formOn(chave))
    const id = await bringIn(office, `${HEAD}\nIva Ivo;${email};11977778888;Da planilha.`)
    const before = await mailbox.formOn(chave)
    expect(before).toMatchObject({ telefone: '(11) 97777-8888', sobre: 'Da planilha.' })
    await mailbox.act(chave, { ...before, sobre: 'Escrito por mim.' })
    await takeBack(office, id)
    expect(await mailbox.formOn(chave)).toMatchObject({ telefone: '', sobre: 'Escrito por mim.' })
  })

  it('leaves who only looked through their data as who stood up for them', async () => {
    const inscricao = buildInscricao({ nome: 'Jane Jorge', telefone: '11911112222' })
    const { data } = await apply(office.api, campanhaId, inscricao)
    const email = inscricao.email ?? ''
    const chave = await mailbox.keyOf(email)
    const id = await bringIn(office, `${HEAD}\nJane Jorge;${email};;`)
    await mailbox.act(chave, await mailbox.formOn(chave))
    await takeBack(office, id)
    const taken = await mailbox.act(data?.acompanhamento ?? '', { acao: 'retirar', certeza: 'sim' })
    expect([taken.status, taken.html]).toEqual([409, expect.any(String)])
  })
})
