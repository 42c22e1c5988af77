import { createWorkerRepository } from '../src/areas/mensagens/sending/worker-repository'
import { addMeses, diaInBrazil } from '@seleta/regras/dia'
import { apply, buildInscricao, publish, readBoard, type Office } from './support/campanhas'
import { holdLock, openBeside } from './support/held-lock'
import { untilWaiting } from './support/until-waiting'
import { openMailbox } from './support/mailbox'
import { openNights, type Nights } from './support/nights'
import { openDoors } from './support/strangers'

/** Mails that open their person's own page, once that person has another mailbox (decisions 167, 192). */

let nights: Nights
let office: Office
let mailbox: ReturnType<typeof openMailbox>
let campanhaId = 0
beforeAll(async () => {
  nights = await openNights({ publicUrl: 'https://vagas.exemplo.test' })
  office = nights.office
  mailbox = openMailbox(office)
  campanhaId = (await publish(office, { nome: 'Padeira' })).id
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const identificadorDe = async (nome: string) =>
  (
    await office.api.db
      .selectFrom('talento')
      .select('identificador')
      .where('nome', '=', nome)
      .executeTakeFirstOrThrow()
  ).identificador
/** The recruiter's correction of somebody; answers its number. */
async function correct(nome: string, part: Record<string, string>): Promise<number> {
  const params = { identificador: await identificadorDe(nome) }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
  return (await office.api.call('saveCorrecao', { params, body }, as())).body.data.id ?? 0
}
const enter = (nome: string, email: string) =>
  apply(office.api, campanhaId, buildInscricao({ nome, email, telefone: '11955554444' }))
/** What was ever written to somebody, oldest first. */
const mensagensDe = async (nome: string) =>
  await office.api.db
    .selectFrom('mensagem as m')
    .innerJoin('talento as t', 't.id', 'm.talentoId')
    .select(['m.id', 'm.tipo', 'm.canal', 'm.destinatario', 'm.estado', 'm.corpo'])
    .where('t.nome', '=', nome)
    .orderBy('m.id')
    .execute()
/** Each as kind, address and state. */
const linesOf = async (nome: string) =>
  (await mensagensDe(nome)).map(({ tipo, destinatario, estado }) => [tipo, destinatario, estado])
const chaveIn = (corpo = '') => /chave=([\w-]{43})/.exec(corpo)?.[1] ?? ''
/** What the newest message to somebody opens. */
const opened = async (nome: string) => mailbox.open(chaveIn((await mensagensDe(nome)).at(-1)?.corpo))
/** Asks for a lost link, and waits until somebody has got so many. */
async function askLink(contato: string, nome: string, total: number): Promise<void> {
  const path = '/empresa/ana-aurora-test/recuperar-link'
  await office.api.request(path, { method: 'POST', body: new URLSearchParams({ contato }) })
  while ((await mensagensDe(nome)).filter(({ tipo }) => tipo === 'link').length < total);
}
const resend = async (nome: string) => {
  const mensagens = (await mensagensDe(nome)).map(({ id }) => id)
  return (await office.api.call('resendMensagens', { body: { mensagens } }, as())).body.data
}

describe('a confirmation that waits when a recruiter corrects the e-mail', () => {
  it('opens its person’s page from the corrected mailbox, and from the former one again once that is taken back', async () => {
    await enter('João Dias', 'joao@gmial.test')
    const correcao = await correct('João Dias', { email: 'joao@gmail.test' })
    expect(await linesOf('João Dias')).toEqual([['confirmacao', 'joao@gmail.test', 'pendente']])
    expect(await opened('João Dias')).toMatchObject({ status: 200, html: expect.stringContaining('Padeira') })
    await office.api.call('undoCorrecao', { params: { id: correcao } }, as())
    expect(await linesOf('João Dias')).toEqual([['confirmacao', 'joao@gmial.test', 'pendente']])
    expect((await opened('João Dias')).status).toBe(200)
  })

  it('is taken back when the person has no e-mail any more', async () => {
    await enter('Bia Borges', 'bia@gmial.test')
    await correct('Bia Borges', { email: '' })
    expect(await linesOf('Bia Borges')).toEqual([['confirmacao', 'bia@gmial.test', 'cancelada']])
    expect(await resend('Bia Borges')).toEqual({ naFila: 0, outras: 1 })
  })

  it('is not given up because it was taken to be sent in that moment', async () => {
    await enter('Cora Cruz', 'cora@gmial.test')
    const [mensagem] = await mensagensDe('Cora Cruz')
    const pool = await openBeside(office.api.pool)
    const held = await holdLock(pool, 'select from mensagem where destinatario = $1 for update', [
      'cora@gmial.test',
    ])
    const claimed = createWorkerRepository(office.api.db).claim(
      mensagem?.id ?? 0,
      '00000000-0000-4000-8000-000000000000',
    )
    await untilWaiting(pool, 1)
    await held.andThen("update talento set email = 'cora@gmail.test' where nome = 'Cora Cruz'")
    await held.andThen(
      "update mensagem set destinatario = 'cora@gmail.test' where destinatario = 'cora@gmial.test'",
    )
    await held.letGo()
    const taken = await claimed
    expect(taken).toMatchObject({ destinatario: 'cora@gmail.test' })
    if (taken !== null) expect(await createWorkerRepository(office.api.db).settleNowhere(taken)).toBe(false)
    await pool.end()
  })

  it('asks nobody any more for another e-mail that had been asked for', async () => {
    await enter('Caio Costa', 'caio@gmial.test')
    const chave = await mailbox.keyOf('caio@gmial.test')
    const fields = { nome: 'Caio Costa', telefone: '', cidade: '', sobre: '' }
    await mailbox.act(chave, { acao: 'corrigir', ...fields, email: 'caio@outro.test' })
    await correct('Caio Costa', { email: 'caio@gmail.test' })
    expect(await linesOf('Caio Costa')).toEqual([
      ['confirmacao', 'caio@gmail.test', 'pendente'],
      ['confirmacao', 'caio@outro.test', 'cancelada'],
    ])
  })
})

it('a mail about the end of somebody’s time that waits says «Continuar» from the corrected mailbox', async () => {
  await openDoors(office, campanhaId).enterPessoa({ nome: 'Duda Dias', email: 'duda@gmial.test' })
  await nights.night(addMeses(diaInBrazil(new Date()), 20))
  nights.wakeUp()
  await correct('Duda Dias', { email: 'duda@gmail.test' })
  expect(await linesOf('Duda Dias')).toEqual([['retencao', 'duda@gmail.test', 'pendente']])
  expect(await opened('Duda Dias')).toMatchObject({
    status: 200,
    html: expect.stringContaining('Continuar'),
  })
})

describe('a link that was asked for', () => {
  it('goes to no other mailbox, nor to the former one, where it would open nothing', async () => {
    await enter('Lia Lobo', 'lia@antes.test')
    await askLink('lia@antes.test', 'Lia Lobo', 1)
    await correct('Lia Lobo', { email: 'lia@depois.test' })
    const [, link] = (
      await office.api.call('listMensagens', { query: { page: 0, size: 50, busca: 'lia lobo' } }, as())
    ).body.data.toReversed()
    expect(link).toMatchObject({
      assunto: expect.stringContaining('Seu link'),
      estado: 'sem_canal',
      erro: 'Não é mais da pessoa o e-mail para o qual ela foi escrita.',
      destinatario: '',
    })
  })

  it('by a phone that its person has no longer is for nobody’s hand, and can be asked for by the other', async () => {
    const nome = 'Mel Mota'
    const form = buildInscricao({ nome, email: '', telefone: '11933332222' })
    const { data } = await apply(office.api, campanhaId, form)
    await askLink('11933332222', nome, 1)
    const mended = { nome, email: '', telefone: '11977778888', cidade: '', sobre: '' }
    await mailbox.act(data?.acompanhamento ?? '', { acao: 'corrigir', ...mended })
    const query = { page: 0, size: 50, tab: 'WHATSAPP' as const, busca: 'mel mota' }
    const listed = async () => (await office.api.call('listMensagens', { query }, as())).body.data
    expect(await listed()).toEqual([])
    await askLink('11977778888', nome, 2)
    expect(await listed()).toMatchObject([{ destinatario: '11977778888', estado: 'pendente' }])
  })
})

describe('a confirmation that failed', () => {
  const fail = (email: string) =>
    office.api.pool.query(
      "update mensagem set estado = 'erro', erro = '550 no such user' where destinatario = $1",
      [email],
    )

  it('goes to the mailbox that a recruiter puts right, and opens its person’s page there', async () => {
    await enter('Rui Reis', 'rui@gmial.test')
    await fail('rui@gmial.test')
    await correct('Rui Reis', { email: 'rui@gmail.test' })
    expect(await linesOf('Rui Reis')).toEqual([['confirmacao', 'rui@gmail.test', 'pendente']])
    expect((await opened('Rui Reis')).status).toBe(200)
  })

  it('stays where it failed once its person has left the process', async () => {
    await enter('Sol Sá', 'sol@gmial.test')
    await mailbox.act(await mailbox.keyOf('sol@gmial.test'), { acao: 'retirar', certeza: 'sim' })
    await fail('sol@gmial.test')
    await correct('Sol Sá', { email: 'sol@gmail.test' })
    expect(await linesOf('Sol Sá')).toEqual([['confirmacao', 'sol@gmial.test', 'erro']])
  })

  it('stays where it failed once its person has had their answer, or the campaign has ended', async () => {
    await enter('Ari Alves', 'ari@gmial.test')
    await fail('ari@gmial.test')
    const { identificador } = await office.api.db
      .selectFrom('talento')
      .select('identificador')
      .where('nome', '=', 'Ari Alves')
      .executeTakeFirstOrThrow()
    const { etapa } = await readBoard(office, campanhaId)
    const params = { identificador, campanhaId, kanbanId: etapa('Reprovados').id }
    await office.api.call('moveTalento', { params }, as())
    await correct('Ari Alves', { email: 'ari@gmail.test' })
    expect((await linesOf('Ari Alves'))[0]).toEqual(['confirmacao', 'ari@gmial.test', 'erro'])
    const { id } = await publish(office, { nome: 'Confeiteira' })
    await apply(office.api, id, buildInscricao({ nome: 'Ava Assis', email: 'ava@gmial.test', telefone: '' }))
    await fail('ava@gmial.test')
    await office.api.call('closeCampanha', { params: { id }, body: {} }, as())
    await correct('Ava Assis', { email: 'ava@gmail.test' })
    expect((await linesOf('Ava Assis'))[0]).toEqual(['confirmacao', 'ava@gmial.test', 'erro'])
  })

  it('is never tried again at a mailbox that is not its person’s any more, where its link opens nothing', async () => {
    await enter('Tom Tavares', 'tom@gmial.test')
    const set = (estado: string) =>
      // Its end is said: what becomes of it is the former mailbox's.
      office.api.pool.query(
        'update mensagem set estado = $1, entregue_desde = now() where destinatario = $2',
        [estado, 'tom@gmial.test'],
      )
    await set('enviando')
    await correct('Tom Tavares', { email: 'tom@gmail.test' })
    await set('erro')
    expect(await resend('Tom Tavares')).toEqual({ naFila: 0, outras: 1 })
  })

  it('asks, tried again, the mailbox of another e-mail as long as that is asked for, and no other', async () => {
    await enter('Eva Esteves', 'eva@exemplo.test')
    const chave = await mailbox.keyOf('eva@exemplo.test')
    const fields = { nome: 'Eva Esteves', telefone: '', cidade: '', sobre: '' }
    await mailbox.act(chave, { acao: 'corrigir', ...fields, email: 'eva@uma.test' })
    await fail('eva@uma.test')
    expect(await resend('Eva Esteves')).toEqual({ naFila: 1, outras: 1 })
    await fail('eva@uma.test')
    await mailbox.act(chave, { acao: 'corrigir', ...fields, email: 'eva@outra.test' })
    expect(await resend('Eva Esteves')).toEqual({ naFila: 0, outras: 3 })
  })
})

it('what waits for a mailbox that its person has left goes to the one that they confirmed', async () => {
  await enter('Zoe Zanetti', 'zoe@antes.test')
  const chave = await mailbox.keyOf('zoe@antes.test')
  const fields = { nome: 'Zoe Zanetti', telefone: '', cidade: '', sobre: '' }
  await mailbox.act(chave, { acao: 'corrigir', ...fields, email: 'zoe@depois.test' })
  await mailbox.act(await mailbox.keyOf('zoe@depois.test'), { acao: 'trocar-email' })
  const [confirmacao] = await mensagensDe('Zoe Zanetti')
  expect(confirmacao?.destinatario).toBe('zoe@depois.test')
  expect((await mailbox.open(chaveIn(confirmacao?.corpo))).status).toBe(200)
})
