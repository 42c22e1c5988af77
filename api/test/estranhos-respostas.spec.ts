import { CAMPINAS, RECIFE, openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf, publishAsking, say } from './support/strangers'

/** Whose answers count where several have sent for one application: what the mailbox has said (decision 108). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
/** What counts in a campaign, oldest application first. */
async function countsIn(campanhaId: number) {
  const { rows } = await office.api.pool.query(
    `select i.eliminada_motivo is not null as eliminada, r.valor, i.situacao
     from inscricao i left join resposta r on r.inscricao_id = i.id where i.campanha_id = $1 order by i.id`,
    [campanhaId],
  )
  return rows
}
const HERS = [{ eliminada: false, valor: 'sim', situacao: 'ativa' }]
describe('answers that no mailbox has confirmed', () => {
  it('give way to the person’s own, of a stranger who sent with her e-mail before anybody knew her', async () => {
    const id = await publishAsking(office)
    const email = 'vera1@exemplo.test'
    await doors.send({ nome: 'Xis Estranho', email, respostas: say('nao') }, id)
    await doors.send({ nome: 'Vera Verdade', email, respostas: say('sim') }, id)
    await mailbox.answer(email, 'confirmar')
    expect(await countsIn(id)).toEqual(HERS)
  })

  it('give way to her own, also when a recruiter has entered her by that e-mail in between', async () => {
    const id = await publishAsking(office)
    const email = 'vera2@exemplo.test'
    await doors.send({ nome: 'Xis Estranho', email, respostas: say('nao') }, id)
    await doors.enterPessoa({ nome: 'Vera Verdade Lima', email, idCampanha: id })
    await doors.send({ nome: 'Vera Verdade Lima', email, respostas: say('sim') }, id)
    await mailbox.answer(email, 'confirmar')
    expect(await countsIn(id)).toEqual(HERS)
  })

  it('give way to her own, of a stranger whose record a recruiter has joined with hers', async () => {
    const id = await publishAsking(office)
    const [nome, email, telefone] = ['Vera Três Lima', 'vera3@exemplo.test', '81 99944-0003']
    const { identificador } = await doors.enterPessoa({ nome, email, telefone })
    await doors.send({ nome, email: 'estranha3@exemplo.test', telefone, respostas: say('nao') }, id)
    await doors.join(identificador)
    await doors.send({ nome, email, respostas: say('sim') }, id)
    await mailbox.answer(email, 'confirmar')
    expect(await countsIn(id)).toEqual(HERS)
  })

  it.each(['confirmar', 'recusar'] as const)(
    'give way to her own where a recruiter has put her into the campaign by hand, whichever she answers first: %s',
    async (first) => {
      const id = await publishAsking(office)
      const [nome, email] = ['Vera Quatro Lima', `vera4.${first}@exemplo.test`]
      const pessoa = await doors.enterPessoa({ nome, email })
      await doors.send({ nome: 'Xis Estranho', email, respostas: say('nao') }, id)
      await doors.enterPessoa({ ...pessoa, idCampanha: id })
      await doors.send({ nome, email, respostas: say('sim') }, id)
      const chave = await mailbox.keyOf(email)
      const [own = '', stranger = ''] = await mailbox.askedOn(chave)
      const answers = [
        { acao: 'confirmar', envio: own },
        { acao: 'recusar', envio: stranger },
      ]
      for (const answer of first === 'confirmar' ? answers : answers.toReversed())
        expect((await mailbox.act(chave, answer)).status).toBe(303)
      expect(await countsIn(id)).toEqual(HERS)
    },
  )

  it('stay the person’s where she has confirmed them, whatever she confirms later', async () => {
    const id = await publishAsking(office)
    const [nome, email] = ['Vera Cinco Lima', 'vera5@exemplo.test']
    await doors.enterPessoa({ nome, email })
    await doors.send({ nome, email, respostas: say('sim') }, id)
    await mailbox.answer(email, 'confirmar')
    await doors.send({ nome, email, respostas: say('nao') }, id)
    await mailbox.answer(email, 'confirmar')
    expect(await countsIn(id)).toEqual(HERS)
  })

  it('give way without a word of what the company has done: stage, reason and answer stand', async () => {
    const id = await publishAsking(office)
    const [nome, email] = ['Vera Seis Lima', 'vera6@exemplo.test']
    const { identificador } = await doors.enterPessoa({ nome, email })
    await doors.send({ nome, email, respostas: say('nao') }, id)
    const kept = `select i.etapa_id, i.motivo_id, i.respondida_em, i.vista_em, i.na_etapa_desde from inscricao i
      join talento t on t.id = i.talento_id where t.identificador = $1`
    await office.api.pool.query(
      `update inscricao i set respondida_em = now(), vista_em = now(),
         motivo_id = (select m.id from motivo m where m.empresa_id = i.empresa_id order by id limit 1)
       from talento t where t.id = i.talento_id and t.identificador = $1`,
      [identificador],
    )
    const before = await office.api.pool.query(kept, [identificador])
    await doors.send({ nome, email, respostas: say('sim') }, id)
    const chave = await mailbox.keyOf(email)
    const [newest = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'confirmar', envio: newest })
    expect(await countsIn(id)).toEqual(HERS)
    expect((await office.api.pool.query(kept, [identificador])).rows).toEqual(before.rows)
  })
})

it('the link of whoever sent with a phone alone tells the same once she has left with whom a recruiter has joined them', async () => {
  const { id } = await publish(office)
  const [nome, email, telefone] = ['Gilda Fone Reis', 'gilda.saiu@exemplo.test', '81 99944-0007']
  const { identificador } = await doors.enterPessoa({ nome, email, telefone })
  const { chave } = await doors.send({ nome, email: '', telefone }, id)
  await doors.join(identificador)
  await doors.send({ nome, email }, id)
  const told = async () => /<main.*<\/main>/s.exec((await mailbox.open(chave)).html)?.[0]
  const before = await told()
  expect(before).toContain('fale com ela')
  const leave = { acao: 'retirar', certeza: 'sim' }
  const refused = await mailbox.act(chave, leave)
  expect((await mailbox.act(await mailbox.keyOf(email), leave)).status).toBe(303)
  expect(await told()).toBe(before)
  expect(await mailbox.act(chave, leave)).toEqual(refused)
})

describe('two sendings of one person, of which she confirms the later one first', () => {
  /** @returns who she is, and what her record says after her two answers, and after each of them is taken apart. */
  async function sendTwice(n: number, cedo: object, tarde: object) {
    const { id } = await publish(office)
    const [nome, email] = ['Rita Duas Vezes', `rita${n}@exemplo.test`]
    const { identificador } = await doors.enterPessoa({ nome, email, formacao: '', sobre: 'Da empresa.' })
    await doors.send({ nome, email, ...cedo }, id, pdf())
    await doors.send({ nome, email, ...tarde }, id, pdf())
    await mailbox.answer(email, 'confirmar')
    return { identificador }
  }
  const told = async (identificador: string) => {
    const { rows } = await office.api.pool.query(
      `select t.sobre, t.formacao, t.cidade_id, t.nascimento::text as nascimento, t.curriculo_id = (
         select d.curriculo_id from declaracao d where d.talento_id = t.id order by d.id desc limit 1) as "temDela"
       from talento t where t.identificador = $1`,
      [identificador],
    )
    return rows[0]
  }
  const separate = async (identificador: string, which: 'newest' | 'first') => {
    const { body } = await office.api.call('listFusoes', { params: { identificador } }, as())
    const standing = body.data.filter(({ desfeitaEm }) => desfeitaEm === null)
    const id = (which === 'newest' ? standing[0] : standing.at(-1))?.id ?? 0
    expect((await office.api.call('undoFusao', { params: { id } }, as())).status).toBe(200)
  }
  const CEDO = { sobre: 'Cedo.', formacao: 'Ensino Médio', cidadeId: CAMPINAS.id, nascimento: '1990-05-20' }
  const TARDE = { sobre: 'Tarde.', formacao: 'Graduação', cidadeId: RECIFE.id }
  const OF_TARDE = { sobre: 'Tarde.', formacao: 'Graduação', cidade_id: RECIFE.id, temDela: true }

  it('keeps what the later one said, its file too, and the earlier one fills gaps', async () => {
    const { identificador } = await sendTwice(1, CEDO, TARDE)
    expect(await told(identificador)).toEqual({ ...OF_TARDE, nascimento: '1990-05-20' })
  })

  it('is as if the other had never been sent when either is taken apart', async () => {
    const { identificador } = await sendTwice(2, CEDO, TARDE)
    await separate(identificador, 'newest')
    expect(await told(identificador)).toEqual({ ...OF_TARDE, nascimento: null })
    const outra = await sendTwice(3, CEDO, TARDE)
    const before = await arquivosOf(outra.identificador)
    await separate(outra.identificador, 'first')
    expect(await told(outra.identificador)).toMatchObject({
      sobre: 'Cedo.',
      formacao: 'Ensino Médio',
      cidade_id: CAMPINAS.id,
      nascimento: '1990-05-20',
    })
    expect((await doors.rowOf(outra.identificador))?.['curriculo_id']).toBe(before[0])
  })

  it('says what the earlier one said where the later one had changed nothing, and is taken apart', async () => {
    const { identificador } = await sendTwice(4, CEDO, { sobre: '', formacao: '', cidadeId: CAMPINAS.id })
    expect(await told(identificador)).toMatchObject({ sobre: 'Da empresa.' })
    await separate(identificador, 'first')
    expect(await told(identificador)).toMatchObject({ sobre: 'Cedo.' })
  })

  /** Files of what she sent, the earlier one first. */
  async function arquivosOf(identificador: string) {
    const { rows } = await office.api.pool.query<{ curriculoId: number }>(
      `select d.curriculo_id as "curriculoId" from declaracao d join talento t on t.id = d.talento_id
       where t.identificador = $1 order by d.id`,
      [identificador],
    )
    return rows.map(({ curriculoId }) => curriculoId)
  }
})
