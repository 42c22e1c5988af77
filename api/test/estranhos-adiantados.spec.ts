import { openOffice, publish, RECIFE, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { MENTIRA, openDoors, pdf } from './support/strangers'

/** A stranger sends with somebody's e-mail before anybody knows her: nothing of it is hers (decision 108). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let vagas: readonly number[]
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  vagas = [(await publish(office)).id, (await publish(office)).id]
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

let people = 0
/** A stranger sends for the first campaign, then she for one of them, and her mailbox says that hers is hers. */
async function comeAfterStranger({ vaga = 1, curriculo = true, hers = {} } = {}) {
  people += 1
  const email = `tarde${people}@exemplo.test`
  const lie = { ...MENTIRA, email, telefone: '11 96666-0000', tempoExperiencia: '5+', pretensao: 9000 }
  const { chave } = await doors.send(lie, vagas[0], pdf())
  const identificador = await doors.identificadorOf(email)
  await doors.send(
    { nome: 'Vera Tarde Lima', email, telefone: '', cidadeId: RECIFE.id, ...hers },
    vagas[vaga],
    curriculo ? new Blob(['%PDF-1.4 de Vera\n%%EOF'], { type: 'application/pdf' }) : undefined,
  )
  await mailbox.answer(email, 'confirmar')
  return { email, identificador, chave }
}
const curriculoOf = async (identificador: string) => {
  const { rows } = await office.api.pool.query<{ tamanho: number }>(
    'select a.tamanho from talento t join arquivo a on a.id = t.curriculo_id where t.identificador = $1',
    [identificador],
  )
  return rows[0]?.tamanho ?? null
}
/** All that the lie told. */
const LIES = /Xis Estranho|Doutorado|Mentir|Ladr|Escrito por um estranho|96666/

describe('whose mailbox says that a later sending was hers', () => {
  it.each([0, 1])('has nothing of what a stranger had told in her name, in campaign %s', async (vaga) => {
    const { identificador } = await comeAfterStranger({ vaga })
    const row = await doors.rowOf(identificador)
    expect(JSON.stringify(row)).not.toMatch(LIES)
    expect(row).toMatchObject({
      nome: 'Vera Tarde Lima',
      telefone: null,
      cidade_id: RECIFE.id,
      formacao: null,
      tempo_experiencia: null,
      pretensao: null,
      sobre: '',
      experiencias: 0,
    })
    expect(await curriculoOf(identificador)).toBe('%PDF-1.4 de Vera\n%%EOF'.length)
  })

  it('has nothing of it either where that record was hidden by then', async () => {
    people += 1
    const email = `tarde${people}@exemplo.test`
    await doors.send({ ...MENTIRA, email, telefone: '11 96666-0000' }, vagas[0], pdf())
    await office.api.pool.query('update talento set oculta_em = now() where email = $1', [email])
    await doors.send({ nome: 'Vera Tarde Lima', email, telefone: '' }, vagas[1])
    await mailbox.answer(email, 'confirmar')
    const identificador = await doors.identificadorOf(email)
    expect(JSON.stringify(await doors.rowOf(identificador))).not.toMatch(LIES)
    expect(await curriculoOf(identificador)).toBeNull()
  })

  it('has no résumé where she sent none', async () => {
    const { identificador } = await comeAfterStranger({ curriculo: false })
    expect(await curriculoOf(identificador)).toBeNull()
  })

  it('is asked whether the other one was hers too, and it says nothing until she has answered', async () => {
    const { email, identificador } = await comeAfterStranger({ curriculo: false })
    const chave = await mailbox.keyOf(email)
    const { html } = await mailbox.open(chave)
    expect(html).toContain('Xis Estranho')
    const asked = await mailbox.askedOn(chave)
    expect(asked).toHaveLength(1)
    const { aConfirmar } = await doors.detail(identificador)
    expect(JSON.stringify(aConfirmar)).toContain('Doutorado')
    await mailbox.act(chave, { acao: 'confirmar', envio: asked[0] ?? '' })
    // An earlier one fills gaps.
    expect(await doors.rowOf(identificador)).toMatchObject({
      nome: 'Vera Tarde Lima',
      cidade_id: RECIFE.id,
      formacao: 'Doutorado',
    })
    expect(await curriculoOf(identificador)).toBe(pdf().size)
  })

  it('leaves nothing of it behind when she says that it was not hers', async () => {
    const { email, identificador } = await comeAfterStranger()
    const chave = await mailbox.keyOf(email)
    const [asked = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'recusar', envio: asked })
    expect(JSON.stringify(await doors.detail(identificador))).not.toMatch(/Doutorado|Mentir|Ladr/)
    const { rows } = await office.api.pool.query(
      `select d.pessoa::text, d.curriculo_id from declaracao d join talento t on t.id = d.talento_id
       where t.identificador = $1 and d.estado = 'recusada'`,
      [identificador],
    )
    expect(rows).toEqual([{ pessoa: '{}', curriculo_id: null }])
  })

  it('has nothing of what its sender had taken back before', async () => {
    people += 1
    const email = `tarde${people}@exemplo.test`
    const { chave } = await doors.send({ ...MENTIRA, email, telefone: '11 96666-0000' }, vagas[0], pdf())
    await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
    await doors.send({ nome: 'Vera Tarde Lima', email, telefone: '' }, vagas[1])
    await mailbox.answer(email, 'confirmar')
    const identificador = await doors.identificadorOf(email)
    expect(JSON.stringify(await doors.rowOf(identificador))).not.toMatch(LIES)
    expect(await curriculoOf(identificador)).toBeNull()
  })

  it('leaves the stranger’s own link what it was: what they sent, and no more', async () => {
    const { chave } = await comeAfterStranger()
    const { status, html } = await mailbox.open(chave)
    expect(status).toBe(200)
    expect(html).not.toContain('Vera Tarde')
  })

  it('keeps all that she had told herself by a longer sending before', async () => {
    people += 1
    const email = `tarde${people}@exemplo.test`
    const nome = 'Vera Tarde Lima'
    await doors.send({ ...MENTIRA, nome, email, telefone: '81 99944-0077' }, vagas[0], pdf())
    await doors.send({ nome, email, telefone: '' }, vagas[1])
    await mailbox.answer(email, 'confirmar')
    const identificador = await doors.identificadorOf(email)
    expect(await doors.rowOf(identificador)).toMatchObject({
      telefone: '81999440077',
      formacao: 'Doutorado',
      experiencias: 1,
    })
    expect(await curriculoOf(identificador)).toBe(pdf().size)
  })

  it('keeps what a recruiter has told meanwhile', async () => {
    people += 1
    const email = `tarde${people}@exemplo.test`
    await doors.send({ ...MENTIRA, email, telefone: '11 96666-0000' }, vagas[0])
    await doors.enterPessoa({
      nome: 'Vera Tarde Lima',
      email,
      telefone: '81 99944-0055',
      formacao: 'Mestrado',
    })
    await doors.send({ nome: 'Vera Tarde Lima', email, telefone: '' }, vagas[1])
    await mailbox.answer(email, 'confirmar')
    expect(await doors.rowOf(await doors.identificadorOf(email))).toMatchObject({
      telefone: '81999440055',
      formacao: 'Mestrado',
    })
  })
})
