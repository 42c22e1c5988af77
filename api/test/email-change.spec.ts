import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'

let office: Office
let campanhaId = 0
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office, { nome: 'Confeiteira' })).id
  mailbox = openMailbox(office)
})
afterAll(() => office.api.close())

/** Applies and answers the key that the confirmation carries. */
async function enter(nome: string): Promise<string> {
  const inscricao = buildInscricao({ nome, telefone: '' })
  await apply(office.api, campanhaId, inscricao)
  return mailbox.keyOf(inscricao.email ?? '')
}
const talentoDe = (nome: string) =>
  office.api.db.selectFrom('talento').selectAll().where('nome', '=', nome).executeTakeFirstOrThrow()

describe('another e-mail, typed on the candidate’s own page (decision 108)', () => {
  it('changes the e-mail when the new mailbox says yes, and then the links to the former one open nothing', async () => {
    const former = await enter('Zoe Zanetti')
    const fields = { nome: 'Zoe Zanetti', telefone: '', cidade: '', sobre: '' }
    const email = 'zoe.nova@exemplo.test'
    await mailbox.act(former, { acao: 'corrigir', ...fields, email })
    const asked = await mailbox.keyOf(email)
    const { texto } = await mailbox.open(asked)
    expect(texto).toContain('Usar este e-mail?')
    expect(texto).not.toContain('Zoe')
    // Neither opens the other's page, and looking changes nothing.
    expect((await mailbox.act(former, { acao: 'trocar-email' })).status).toBe(404)
    expect((await mailbox.act(asked, { acao: 'apagar', certeza: 'sim' })).status).toBe(404)
    expect((await talentoDe('Zoe Zanetti')).email).toBe('zoe.zanetti@exemplo.test')
    const yes = await mailbox.act(asked, { acao: 'trocar-email' })
    expect([yes.status, yes.location]).toEqual([303, `/acompanhamento?chave=${asked}&feito=trocado`])
    expect((await talentoDe('Zoe Zanetti')).email).toBe(email)
    expect((await mailbox.open(asked)).html).toContain('Zoe Zanetti')
    expect((await mailbox.open(former)).status).toBe(404)
  })

  it('is answered as done when it is pressed twice, one after the other or at once', async () => {
    const former = await enter('Duda Dupla')
    const fields = { nome: 'Duda Dupla', telefone: '', cidade: '', sobre: '' }
    await mailbox.act(former, { acao: 'corrigir', ...fields, email: 'duda.nova@exemplo.test' })
    const asked = await mailbox.keyOf('duda.nova@exemplo.test')
    const press = () => mailbox.act(asked, { acao: 'trocar-email' })
    const presses = [...(await Promise.all([press(), press()])), await press()]
    expect(presses.map(({ location }) => location)).toEqual(
      presses.map(() => `/acompanhamento?chave=${asked}&feito=trocado`),
    )
    const { rows } = await office.api.pool.query(
      "select from evento where tipo = 'talento_corrigido' and talento_id = $1",
      [(await talentoDe('Duda Dupla')).id],
    )
    // What was asked for, and once the change.
    expect(rows).toHaveLength(2)
    // The mailbox of before opens nothing by it.
    expect((await mailbox.act(former, { acao: 'trocar-email' })).status).toBe(404)
  })

  it('is confirmed by its mailbox alone: what the asker may download of their messages holds no key', async () => {
    const asker = await enter('Ivo Intruso')
    const email = 'alheia@exemplo.test'
    const fields = { nome: 'Ivo Intruso', telefone: '', cidade: '', sobre: '' }
    await mailbox.act(asker, { acao: 'corrigir', ...fields, email })
    const dados = await (await office.api.request(`/acompanhamento/dados.json?chave=${asker}`)).text()
    expect(dados).toContain(email)
    expect(dados).not.toContain(await mailbox.keyOf(email))
    expect(dados).not.toContain(asker)
  })

  it('keeps two records apart whose mailbox is one, and shows them to the recruiter', async () => {
    await enter('Outra Pessoa')
    const chave = await enter('Tia Torres')
    const email = 'outra.pessoa@exemplo.test'
    const fields = { nome: 'Tia Torres', email, telefone: '', cidade: '', sobre: '' }
    expect((await mailbox.act(chave, { acao: 'corrigir', ...fields })).location).toContain('feito=pedida')
    const refused = await mailbox.act(await mailbox.keyOf(email), { acao: 'trocar-email' })
    expect([refused.status, refused.html]).toEqual([
      409,
      expect.stringContaining('já está em outro cadastro'),
    ])
    const { id, email: kept } = await talentoDe('Tia Torres')
    expect(kept).toBe('tia.torres@exemplo.test')
    const pares = await office.api.db
      .selectFrom('semelhanca')
      .select('motivo')
      .where('talentoId', '=', id)
      .execute()
    expect(pares).toEqual([{ motivo: 'email' }])
  })
})

describe('another e-mail that waits for its mailbox', () => {
  /** @returns the key of the page, and the one that was mailed to the address that is asked for */
  async function ask(nome: string, email: string) {
    const chave = await enter(nome)
    const fields = { nome, telefone: '', cidade: '', sobre: '' }
    await mailbox.act(chave, { acao: 'corrigir', ...fields, email })
    return { chave, asked: await mailbox.keyOf(email) }
  }
  const DROPPED = 'Esta troca de e-mail foi desfeita ou substituída por outra'
  const waiting = (email: string) => `Aguardando a confirmação de ${email}`

  it('stands beside the field, and goes on waiting when anything else is corrected', async () => {
    const { chave, asked } = await ask('Gil Gama', 'gil.novo@exemplo.test')
    expect((await mailbox.open(chave)).html).toContain(waiting('gil.novo@exemplo.test'))
    const sent = await mailbox.act(chave, { ...(await mailbox.formOn(chave)), telefone: '11988887777' })
    expect(sent.location).toContain('feito=corrigida')
    expect((await mailbox.open(chave)).html).toContain(waiting('gil.novo@exemplo.test'))
    expect((await mailbox.act(asked, { acao: 'trocar-email' })).location).toContain('feito=trocado')
    expect(await talentoDe('Gil Gama')).toMatchObject({
      email: 'gil.novo@exemplo.test',
      telefone: '11988887777',
    })
    const done = await mailbox.open(asked)
    expect([done.status, done.html.includes('Aguardando a confirmação')]).toEqual([200, false])
  })

  it('goes on waiting when a form without the values of its drawing is sent with the e-mail on record', async () => {
    const { chave, asked } = await ask('Hel Horta', 'hel.nova@exemplo.test')
    const fields = { nome: 'Hel Horta', telefone: '11988887777', cidade: '', sobre: '' }
    await mailbox.act(chave, { acao: 'corrigir', ...fields, email: 'hel.horta@exemplo.test' })
    expect((await mailbox.open(asked)).html).toContain('Usar este e-mail?')
  })

  it('is given up by a box of the form, with what else was typed, and its link says so', async () => {
    const { chave, asked } = await ask('Ina Ivo', 'ina.nova@exemplo.test')
    const form = await mailbox.formOn(chave)
    const sent = await mailbox.act(chave, { ...form, sobre: 'Faço pão.', desistir: 'sim' })
    expect(sent.location).toContain('feito=desistida')
    const page = (await mailbox.open(`${chave}&feito=desistida`)).html
    expect(page).toContain('a troca de e-mail foi desfeita')
    expect(page).not.toContain('Aguardando a confirmação')
    expect(await talentoDe('Ina Ivo')).toMatchObject({ email: 'ina.ivo@exemplo.test', sobre: 'Faço pão.' })
    for (const { status, html } of [
      await mailbox.open(asked),
      await mailbox.act(asked, { acao: 'trocar-email' }),
    ]) {
      expect([status, html.includes(DROPPED)]).toEqual([404, true])
      expect(html).toContain('/recuperar-link')
      expect(html).not.toMatch(/Ina Ivo|ina\.(?:ivo|nova)|Confeiteira|>Inscrição não encontrada/)
    }
    expect((await talentoDe('Ina Ivo')).email).toBe('ina.ivo@exemplo.test')
  })

  it('gives way to yet another one, whose link alone holds then', async () => {
    const { chave, asked } = await ask('Jon Jota', 'jon.um@exemplo.test')
    const form = await mailbox.formOn(chave)
    // Who types an address wants that one, whatever box is ticked.
    const second = await mailbox.act(chave, { ...form, email: 'jon.dois@exemplo.test', desistir: 'sim' })
    expect(second.location).toContain('feito=pedida')
    expect((await mailbox.open(asked)).html).toContain(DROPPED)
    expect((await mailbox.open(await mailbox.keyOf('jon.dois@exemplo.test'))).html).toContain(
      'Usar este e-mail?',
    )
  })

  it('is asked again when the same address is typed again', async () => {
    const email = 'kai.novo@exemplo.test'
    const { chave, asked } = await ask('Kai Klein', email)
    const again = await mailbox.act(chave, { ...(await mailbox.formOn(chave)), email })
    expect(again.location).toContain('feito=pedida')
    expect(await mailbox.mailsTo(email)).toHaveLength(2)
    expect((await mailbox.open(asked)).html).toContain('Usar este e-mail?')
  })

  it('is told to nobody but its person: neither the key of the screen nor a former mailbox reads of it', async () => {
    const inscricao = buildInscricao({ nome: 'Lou Lima', telefone: '' })
    const { data } = await apply(office.api, campanhaId, inscricao)
    const chave = await mailbox.keyOf('lou.lima@exemplo.test')
    await mailbox.act(chave, { ...(await mailbox.formOn(chave)), email: 'lou.nova@exemplo.test' })
    const screen = await mailbox.open(data?.acompanhamento ?? '')
    expect([screen.status, screen.html.includes('lou.nova')]).toEqual([200, false])
    await mailbox.act(await mailbox.keyOf('lou.nova@exemplo.test'), { acao: 'trocar-email' })
    const former = await mailbox.open(chave)
    expect([former.status, former.html.includes(DROPPED)]).toEqual([404, false])
  })

  it('keeps the box ticked and what was typed when the form could not be taken', async () => {
    const { chave } = await ask('Mia Melo', 'mia.nova@exemplo.test')
    const form = await mailbox.formOn(chave)
    const refused = await mailbox.act(chave, { ...form, telefone: '12', desistir: 'sim' })
    expect(refused.status).toBe(422)
    expect(/<input[^>]*name="desistir"[^>]*>/.exec(refused.html)?.[0]).toContain('checked')
    expect((await mailbox.open(chave)).html).toContain(waiting('mia.nova@exemplo.test'))
  })
})
