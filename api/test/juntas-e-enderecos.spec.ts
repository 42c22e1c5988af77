import { openOffice, publish, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** Whose mailbox opens the page of two whom a recruiter has joined (decision 108). */

let office: Office
let campanhaId: number
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  mailbox = openMailbox(office)
  doors = openDoors(office, campanhaId)
})
afterAll(() => office.api.close())

/** Asks for another mailbox on the page that the key opens, with other words of their own. */
async function askFor(chave: string, email: string, fields: Record<string, string> = {}) {
  const form = await mailbox.formOn(chave)
  expect((await mailbox.act(chave, { ...form, acao: 'corrigir', email, ...fields })).status).toBe(303)
  return mailbox.keyOf(email)
}
async function change(chave: string, email: string, fields: Record<string, string> = {}) {
  const troca = await askFor(chave, email, fields)
  expect((await mailbox.act(troca, { acao: 'trocar-email' })).status).toBe(303)
}
const statusOf = async (chave: string) => (await mailbox.open(chave)).status

let people = 0
/** A recruiter has entered somebody, who then sends an application of their own with another e-mail. */
async function enterAndSend(part: { email?: string; idCampanha?: number } = {}) {
  people += 1
  const nome = `Rosa Quintana ${'abcdefghijklmnop'[people] ?? ''}`
  const telefone = `81 99944-00${people + 10}`
  const enviado = `rosa${people}@exemplo.test`
  const { identificador } = await doors.enterPessoa({ nome, email: '', telefone, ...part })
  await doors.send({ nome, email: enviado, telefone })
  return { nome, identificador, enviado, chave: await mailbox.keyOf(enviado) }
}

describe('a link that was mailed', () => {
  it('opens the page still once its person is one with whom a recruiter had entered', async () => {
    const { identificador, enviado, chave } = await enterAndSend()
    const { body } = await doors.join(identificador)
    expect(await doors.rowOf(identificador)).toMatchObject({ email: enviado })
    expect(await statusOf(chave)).toBe(200)
    expect((await doors.separate(body.data.fusaoId ?? 0)).status).toBe(200)
    expect(await statusOf(chave)).toBe(200)
  })

  it('opens the application that stands for both, which its person can leave', async () => {
    const { identificador, chave } = await enterAndSend({ idCampanha: campanhaId })
    await doors.join(identificador)
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    const { participacoes } = await doors.detail(identificador)
    expect(participacoes).toMatchObject([{ situacao: 'Desistente' }])
  })

  it('opens nothing to a mailbox that is not the person’s', async () => {
    const { identificador, chave } = await enterAndSend({
      email: 'dela@exemplo.test',
      idCampanha: campanhaId,
    })
    await doors.join(identificador)
    expect(await statusOf(chave)).toBe(404)
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(404)
  })
})

describe('of two with an e-mail each', () => {
  it('the one that the recruiter chooses stays and opens the page, until they are two again', async () => {
    const email = 'antiga@exemplo.test'
    const { identificador, enviado, chave } = await enterAndSend({ email, idCampanha: campanhaId })
    const { body } = await doors.join(identificador, await doors.identificadorOf(enviado))
    expect(await doors.rowOf(identificador)).toMatchObject({ email: enviado })
    expect(await statusOf(chave)).toBe(200)
    expect((await doors.separate(body.data.fusaoId ?? 0)).status).toBe(200)
    expect(await doors.rowOf(identificador)).toMatchObject({ email, chaves_devolvidas: null })
    expect(await doors.identificadorOf(enviado)).not.toBe('')
    expect(await statusOf(chave)).toBe(200)
  })

  it('what was mailed to the other one opens nothing any more, nor a change that it had asked for', async () => {
    const [nome, telefone] = ['Vilma Quintana', '81 99955-0001']
    await doors.send({ nome, email: 'ladra@exemplo.test', telefone })
    const ladra = await mailbox.keyOf('ladra@exemplo.test')
    const form = await mailbox.formOn(ladra)
    await mailbox.act(ladra, { ...form, acao: 'corrigir', email: 'ladra2@exemplo.test' })
    const troca = await mailbox.keyOf('ladra2@exemplo.test')
    await doors.send({ nome, email: 'vilma@exemplo.test', telefone })
    const identificador = await doors.identificadorOf('ladra@exemplo.test')
    expect((await doors.join(identificador, await doors.identificadorOf('vilma@exemplo.test'))).status).toBe(
      200,
    )
    expect(await doors.rowOf(identificador)).toMatchObject({
      email: 'vilma@exemplo.test',
      email_pedido: null,
    })
    expect([await statusOf(ladra), await statusOf(troca)]).toEqual([404, 404])
    expect(await statusOf(await mailbox.keyOf('vilma@exemplo.test'))).toBe(200)
  })

  it('the one of who was there stays when the recruiter chooses it', async () => {
    const email = 'fica@exemplo.test'
    const { identificador, chave } = await enterAndSend({ email })
    expect((await doors.join(identificador, identificador)).status).toBe(200)
    expect(await doors.rowOf(identificador)).toMatchObject({ email })
    expect(await statusOf(chave)).toBe(404)
  })

  it('none is chosen of somebody who is neither of them', async () => {
    const { identificador } = await enterAndSend({ email: 'nenhuma@exemplo.test' })
    const outra = await doors.enterPessoa()
    expect(await doors.join(identificador, outra.identificador)).toMatchObject({
      status: 409,
      body: { erro: { mensagem: expect.stringContaining('Confira qual e-mail fica') as string } },
    })
  })
})

describe('whoever had the mailbox of two who were one', () => {
  it('has the one that they changed it to, and what they corrected, once they are two again', async () => {
    const { identificador: outra, enviado, chave } = await enterAndSend({ idCampanha: campanhaId })
    const antes = await doors.rowOf(outra)
    const { body } = await doors.join(outra)
    const mudado = `mudado.${enviado}`
    await change(chave, mudado, { telefone: '81 98888-0001', sobre: 'Dela.' })
    expect((await mailbox.act(await mailbox.keyOf(mudado), { acao: 'retirar', certeza: 'sim' })).status).toBe(
      303,
    )
    await doors.separate(body.data.fusaoId ?? 0)
    expect(await doors.rowOf(outra)).toMatchObject({
      email: null,
      telefone: antes?.['telefone'],
      sobre: antes?.['sobre'],
    })
    const dela = await doors.identificadorOf(mudado)
    expect(await doors.rowOf(dela)).toMatchObject({ telefone: '81988880001', sobre: 'Dela.' })
    expect((await doors.detail(dela)).participacoes).toMatchObject([{ situacao: 'Desistente' }])
    expect((await doors.detail(outra)).participacoes).not.toMatchObject([{ situacao: 'Desistente' }])
    expect(await statusOf(chave)).toBe(404)
  })

  it('has no way to the other one once they are two again, neither by a change nor by one that was only asked for', async () => {
    for (const isConfirmed of [true, false]) {
      const { nome, identificador: outra, enviado, chave } = await enterAndSend({ idCampanha: campanhaId })
      const antes = await doors.rowOf(outra)
      const { body } = await doors.join(outra)
      const segundo = `segundo.${enviado}`
      const troca = await askFor(chave, segundo, { nome: 'Outro Nome', telefone: '11 95555-1234' })
      if (isConfirmed) await mailbox.act(troca, { acao: 'trocar-email' })
      await doors.separate(body.data.fusaoId ?? 0)
      await mailbox.act(troca, { acao: 'trocar-email' })
      expect(await doors.rowOf(outra)).toMatchObject({
        nome,
        email: null,
        email_pedido: null,
        telefone: antes?.['telefone'],
      })
      const dados = (await doors.detail(outra)).participacoes
      expect(dados).toHaveLength(1)
      expect(await doors.identificadorOf(segundo)).not.toBe(outra)
    }
  })

  it('has it again, as they had changed it, and nobody else’s, when a third one had come in by another mailbox since', async () => {
    for (const isThirds of [true, false]) {
      const { identificador: fica, enviado, nome, chave } = await enterAndSend()
      const first = await doors.join(fica)
      const mudado = `trocado.${enviado}`
      if (!isThirds) await change(chave, mudado)
      const terceira = `terceira.${enviado}`
      await doors.send({ nome, email: terceira, telefone: String((await doors.rowOf(fica))?.['telefone']) })
      const chaveDela = await mailbox.keyOf(terceira)
      await doors.join(fica, await doors.identificadorOf(terceira))
      if (isThirds) await change(chaveDela, mudado)
      expect((await doors.separate(first.body.data.fusaoId ?? 0)).status).toBe(200)
      const emails = await office.api.pool.query<{ email: string | null }>(
        'select email::text from talento where nome = $1 order by id',
        [nome],
      )
      expect(emails.rows.map(({ email }) => email).toSorted()).toEqual(
        (isThirds ? [enviado, mudado] : [terceira, mudado]).toSorted(),
      )
      expect(await doors.rowOf(fica)).toMatchObject({ email: isThirds ? mudado : terceira })
    }
  })

  it('is told by a recruiter of what the recruiter corrected since', async () => {
    const { nome, identificador: outra, chave } = await enterAndSend()
    const { body } = await doors.join(outra)
    const form = await mailbox.formOn(chave)
    await mailbox.act(chave, { ...form, acao: 'corrigir', sobre: 'Da página.' })
    await watchPlanilhas(office).correct(nome, { sobre: 'Da equipe.' })
    await doors.separate(body.data.fusaoId ?? 0)
    expect(await doors.rowOf(outra)).toMatchObject({ sobre: 'Da equipe.' })
  })
})

describe('somebody whose e-mail came in while they were one with another', () => {
  const email = 'dela.mesma@exemplo.test'
  it('has it again, and whoever a form told with it stands beside her', async () => {
    const [nome, telefone] = ['Zuleide Quintana', '81 99966-0001']
    const { identificador: outra } = await doors.enterPessoa({
      nome,
      email: 'a.outra@exemplo.test',
      telefone,
    })
    const { identificador } = await doors.enterPessoa({ nome: 'Zuleide Q.', email, telefone: '' })
    await doors.send({ nome: 'Zuleide Q.', email })
    await mailbox.answer(email, 'confirmar')
    const chave = await mailbox.keyOf(email)
    await office.api.pool.query(
      `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
       select n.empresa_id, n.id, o.id, 'nome' from talento n, talento o where n.identificador = $1 and o.identificador = $2`,
      [identificador, outra],
    )
    const { body } = await doors.join(identificador)
    await doors.send({ nome: 'Xis Estranho', email }, (await publish(office)).id)
    await doors.separate(body.data.fusaoId ?? 0)
    expect(await doors.rowOf(identificador)).toMatchObject({ email })
    expect(await statusOf(chave)).toBe(200)
    const { semelhantes } = await doors.detail(identificador)
    expect(semelhantes).toContainEqual(
      expect.objectContaining({ nome: 'Xis Estranho', email: '', motivo: 'email' }),
    )
  })
})
