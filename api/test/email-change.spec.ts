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
    const page = (await mailbox.open(asked)).html
    expect(page).toContain('Usar este e-mail?')
    expect(page).not.toContain('Zoe')
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
