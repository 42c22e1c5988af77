import { openOffice, publish, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { openMailbox } from './support/mailbox'
import { openDoors, publishAsking, say } from './support/strangers'

/** Whose a sending is when two whom a recruiter had joined are taken apart: whose mailbox it names (decision 108). */

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
describe('a sending with her e-mail, for the application of whom a recruiter had joined with her and takes apart again', () => {
  let many = 0
  /** Somebody with a phone alone applies, is joined with her, and she sends for the same campaign. */
  async function joinAndSend() {
    const id = await publishAsking(office)
    many += 1
    const [nome, email, telefone] = ['Gilda Fone Reis', `gilda${many}@exemplo.test`, `81 99955-000${many}`]
    const { identificador } = await doors.enterPessoa({ nome, email, telefone })
    const { chave } = await doors.send({ nome, email: '', telefone, respostas: say('nao') }, id)
    const { identificador: ficou, fusaoId } = (await doors.join(identificador)).body.data
    await doors.send({ nome, email, respostas: say('sim') }, id)
    const separate = async () => {
      const { status } = await office.api.call('undoFusao', { params: { id: fusaoId ?? 0 } }, as())
      expect([status, ficou]).toEqual([200, identificador])
    }
    return { id, email, chave, separate, key: await mailbox.keyOf(email) }
  }
  const leave = { acao: 'retirar', certeza: 'sim' }
  /** What counts, by the e-mail of whose it is. */
  async function countsBy(campanhaId: number) {
    const { rows } = await office.api.pool.query(
      `select t.email, i.eliminada_motivo is not null as eliminada, i.situacao,
         array(select r.valor #>> '{}' from resposta r where r.inscricao_id = i.id) as respostas
       from inscricao i join talento t on t.id = i.talento_id where i.campanha_id = $1 order by t.email nulls first`,
      [campanhaId],
    )
    return rows
  }
  const THEIRS = { email: null, eliminada: true, situacao: 'ativa', respostas: ['nao'] }
  const hers = (email: string) => ({ email, eliminada: false, situacao: 'ativa', respostas: ['sim'] })

  it('goes with her, confirmed, to an application of her own, which her link opens; the other has their answers', async () => {
    const { id, email, chave, separate, key } = await joinAndSend()
    await mailbox.answer(email, 'confirmar')
    await separate()
    expect(await countsBy(id)).toEqual([THEIRS, hers(email)])
    const page = await mailbox.open(key)
    expect([page.status, page.html.includes(email)]).toEqual([200, true])
    expect((await mailbox.act(chave, leave)).status).toBe(303)
    expect((await countsBy(id)).at(-1)).toEqual(hers(email))
  })

  it('waits for her word, unanswered, and who sent the other takes back nothing of it', async () => {
    const { id, email, chave, separate, key } = await joinAndSend()
    await separate()
    expect(await countsBy(id)).toEqual([THEIRS, hers(email)])
    await mailbox.act(chave, leave)
    expect((await mailbox.answer(email, 'confirmar')).map(({ status }) => status)).toEqual([303])
    const [theirs, own] = await countsBy(id)
    expect([theirs?.respostas, own]).toEqual([['nao'], hers(email)])
    expect((await mailbox.open(key)).status).toBe(200)
  })

  it('is withdrawn where she has left meanwhile, and the other is not', async () => {
    const { id, email, separate, key } = await joinAndSend()
    await mailbox.answer(email, 'confirmar')
    expect((await mailbox.act(key, leave)).status).toBe(303)
    await separate()
    expect(await countsBy(id)).toEqual([THEIRS, { ...hers(email), situacao: 'retirada' }])
    expect((await mailbox.open(key)).html).toContain('Você saiu deste processo.')
  })

  it('goes with her too where it is she who had gone into the other record, with what she has sent elsewhere since', async () => {
    const [id, outra] = [await publishAsking(office), await publishAsking(office)]
    const [nome, email, telefone] = ['Gilda Fone Reis', 'gilda.veio@exemplo.test', '81 99955-0009']
    await doors.send({ nome, email: '', telefone, respostas: say('nao') }, id)
    await watchPlanilhas(office).correct(nome, { sobre: 'Pela empresa.' })
    const elsewhere = await publish(office)
    await doors.send({ nome, email, telefone }, elsewhere.id)
    const hersBefore = await doors.identificadorOf(email)
    const { identificador: ficou, fusaoId } = (await doors.join(hersBefore)).body.data
    expect(ficou).not.toBe(hersBefore)
    for (const campanhaId of [id, outra]) {
      await doors.send({ nome, email, respostas: say('sim') }, campanhaId)
      await mailbox.answer(email, 'confirmar')
    }
    const key = await mailbox.keyOf(email)
    await office.api.call('undoFusao', { params: { id: fusaoId ?? 0 } }, as())
    expect(await countsBy(id)).toEqual([THEIRS, hers(email)])
    expect(await countsBy(outra)).toEqual([hers(email)])
    expect((await doors.rowOf(hersBefore))?.['email']).toBe(email)
    expect((await mailbox.open(key)).status).toBe(200)
  })
})
