import { addDias, addMeses, diaInBrazil } from '@seleta/regras/dia'
import { apply, buildInscricao, publish, readBoard, type Office } from './support/campanhas'
import { holdLock, openBeside } from './support/held-lock'
import { openMailbox } from './support/mailbox'
import { openNights, type Nights } from './support/nights'
import { openDoors } from './support/strangers'
import { untilWaiting } from './support/until-waiting'

/** What the mailbox of somebody hidden says to what was sent with it (decision 129); what goes on beside. */

const HOJE = diaInBrazil(new Date())
let nights: Nights
let office: Office
let mailbox: ReturnType<typeof openMailbox>
let enter: (dados: Record<string, unknown>) => Promise<string>
beforeAll(async () => {
  nights = await openNights({ publicUrl: 'https://vagas.exemplo.test' })
  office = nights.office
  mailbox = openMailbox(office)
  const { enterPessoa } = openDoors(office, 0)
  enter = async (dados) => (await enterPessoa({ telefone: '', ...dados })).identificador
})
afterAll(() => office.api.close())

const as = (token = office.token) => ({ token })
const talentoDe = (nome: string) =>
  office.api.db.selectFrom('talento').selectAll().where('nome', '=', nome).executeTakeFirst()
const identificadorDe = async (nome: string) => (await talentoDe(nome))?.identificador ?? ''

describe('the mailbox of a person who is hidden', () => {
  const DIA = addMeses(HOJE, 20)
  /** Somebody on record whose time is over; where others apply. */
  async function hideNew(nome: string, email: string) {
    nights.wakeUp()
    const vagas = [await publish(office), await publish(office)]
    await enter({ nome, email })
    await nights.night(DIA)
    await nights.night(addDias(DIA, 30))
    return vagas.map(({ id }) => id)
  }

  it('brings her back once, when yes is said twice, and to two sendings, in the same moment', async () => {
    const email = 'duas.vezes@exemplo.test'
    const vagas = await hideNew('Duas Vezes', email)
    for (const id of vagas)
      await apply(office.api, id, buildInscricao({ nome: 'Duas Vindas', email, telefone: '' }))
    const chave = await mailbox.keyOf(email)
    const [um = '', dois = ''] = await mailbox.askedOn(chave)
    const pool = await openBeside(office.api.pool)
    const gate = await holdLock(pool, 'select from talento where nome = $1 for update', ['Duas Vezes'])
    const pressing = [um, um, dois].map((envio) => mailbox.act(chave, { acao: 'confirmar', envio }))
    await untilWaiting(pool, 3)
    await gate.letGo()
    const statuses = (await Promise.all(pressing)).map(({ status }) => status)
    await pool.end()
    expect(statuses.toSorted()).toEqual([303, 303, 409])
    expect(await mailbox.askedOn(chave)).toEqual([])
    expect(await talentoDe('Duas Vindas')).toBeUndefined()
    expect(await talentoDe('Duas Vezes')).toMatchObject({ email, ocultaEm: null })
    for (const id of vagas) expect((await readBoard(office, id)).people['Triagem']).toEqual(['Duas Vezes'])
  })

  it('erases with her nobody of whom it said that it was not her, nor whom a recruiter gave another e-mail', async () => {
    const email = 'helena@exemplo.test'
    const enganar = async (id: number, nome: string, telefone: string, de = email) =>
      apply(office.api, id, buildInscricao({ nome, email: de, telefone }))
    const [vaga = 0] = await hideNew('Helena Alves', email)
    await enganar(vaga, 'Marlene Dias', '11 97777-0001')
    const chave = await mailbox.keyOf(email)
    await mailbox.answer(email, 'recusar')
    await hideNew('Iara Alves', 'iara@exemplo.test')
    await enganar(vaga, 'Neide Dias', '11 97777-0002', 'iara@exemplo.test')
    const daIara = await mailbox.keyOf('iara@exemplo.test')
    const identificador = await identificadorDe('Neide Dias')
    const { cidade, ...dados } = (await office.api.call('getCorrecao', { params: { identificador } }, as()))
      .body.data
    const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email: 'neide@exemplo.test' }
    await office.api.call('saveCorrecao', { params: { identificador }, body }, as())
    // What waits for the mailbox of somebody else opens her page: the corrected address gets nothing of it.
    expect(await mailbox.mailsTo('neide@exemplo.test')).toEqual([])
    for (const key of [chave, daIara])
      expect((await mailbox.act(key, { acao: 'apagar', certeza: 'sim' })).html).toContain(
        'Seus dados foram apagados',
      )
    expect([await talentoDe('Helena Alves'), await talentoDe('Iara Alves')]).toEqual([undefined, undefined])
    expect(await talentoDe('Marlene Dias')).toMatchObject({ email: null, telefone: '11977770001' })
    expect(await talentoDe('Neide Dias')).toMatchObject({ email: 'neide@exemplo.test' })
    const { rows } = await office.api.pool.query(
      `select from declaracao where pessoa->>'email' = any($1)
       union all select from mensagem where destinatario = any($1)`,
      [[email, 'iara@exemplo.test']],
    )
    expect(rows).toEqual([])
  })

  it('goes on asking about what else was sent with her e-mail after a no', async () => {
    const email = 'olga@exemplo.test'
    const [uma = 0, outra = 0] = await hideNew('Olga Alves', email)
    await apply(office.api, uma, buildInscricao({ nome: 'Petra Dias', email, telefone: '' }))
    await apply(office.api, outra, buildInscricao({ nome: 'Olga Alves Lima', email, telefone: '' }))
    const chave = await mailbox.keyOf(email)
    const [dela = '', alheia = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'recusar', envio: alheia })
    expect(await mailbox.askedOn(chave)).toEqual([dela])
  })
})

describe('the company’s choice of months', () => {
  it('can change while somebody is in the middle of writing to the audit, and neither stops the other', async () => {
    const other = await office.api.pool.connect()
    await other.query('begin')
    await other.query("select pg_advisory_xact_lock(hashtext('auditoria'), hashint8($1))", [office.empresaId])
    const saved = office.api.call('saveRetencao', { body: { meses: 7 } }, as())
    const waiting = () =>
      office.api.pool.query(
        "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      )
    while ((await waiting()).rowCount === 0);
    await other.query("insert into auditoria (empresa_id, acao) values ($1, 'documentos_vistos')", [
      office.empresaId,
    ])
    await other.query('commit')
    other.release()
    expect((await saved).status).toBe(200)
  })
})
