import { addDias, addMeses, diaInBrazil } from '@seleta/regras/dia'
import { apply, buildInscricao, publish, readBoard, SAO_PAULO, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openNights, type Nights } from './support/nights'
import { MENTIRA, openDoors, pdf } from './support/strangers'

/** Who is hidden, and what is sent by the form with their e-mail (decision 129); what goes on beside. */

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
const detail = async (identificador: string) =>
  (await office.api.call('getTalento', { params: { identificador } }, as())).body.data

describe('a person who is hidden', () => {
  it('stays hidden when somebody applies with their e-mail, and comes back onto the board where they stood by saying that it was them', async () => {
    nights.wakeUp()
    const [antiga, nova] = [
      await publish(office, { nome: 'Antiga' }),
      await publish(office, { nome: 'Nova' }),
    ]
    const email = 'volta.sempre@exemplo.test'
    await enter({ nome: 'Volta Sempre', email, idCampanha: antiga.id })
    const pessoa = buildInscricao({ nome: 'Volta Outra Vez', email, telefone: '' })
    const prazo = addMeses(HOJE, 18)
    await nights.night(addDias(prazo, -30))
    await nights.night(prazo)
    const oculta = await talentoDe('Volta Sempre')
    expect(oculta?.ocultaEm).not.toBeNull()
    const people = async (id: number) => (await readBoard(office, id)).people['Triagem']

    // Nobody knows who typed it: it stands with what it says, and the hidden person as she was.
    await apply(office.api, nova.id, { ...pessoa, formacao: 'Doutorado' })
    await apply(office.api, antiga.id, pessoa)
    expect(await talentoDe('Volta Sempre')).toEqual(oculta)
    expect([await people(antiga.id), await people(nova.id)]).toEqual([
      ['Volta Outra Vez'],
      ['Volta Outra Vez'],
    ])
    const vinda = await identificadorDe('Volta Outra Vez')
    expect((await detail(vinda)).semelhantes).toEqual([
      expect.objectContaining({ isOculta: true, identificador: oculta?.identificador, nome: '', email: '' }),
    ])

    // Opening the mailed link asks, and changes nothing; the button brings her back, as she was and with what she sent.
    const chave = await mailbox.keyOf(email)
    expect((await mailbox.open(chave)).html).toContain('Foi você quem enviou?')
    expect(await talentoDe('Volta Sempre')).toEqual(oculta)
    const [daAntiga = '', daNova = ''] = await mailbox.askedOn(chave)
    expect((await mailbox.act(chave, { acao: 'confirmar', envio: daNova })).location).toContain(
      'feito=confirmada',
    )
    expect(await talentoDe('Volta Sempre')).toMatchObject({ ocultaEm: null, email, formacao: 'Doutorado' })
    expect(await talentoDe('Volta Outra Vez')).toBeUndefined()
    expect([await people(antiga.id), await people(nova.id)]).toEqual([['Volta Sempre'], ['Volta Sempre']])
    // What was sent to where she stood already is asked on; no to it takes nothing of hers away.
    expect(await mailbox.askedOn(chave)).toEqual([daAntiga])
    await mailbox.act(chave, { acao: 'recusar', envio: daAntiga })
    expect(await people(antiga.id)).toEqual(['Volta Sempre'])
  })

  it('has nothing of what a stranger sent first on their record, by saying yes to what they sent themselves, and neither after saying no to it', async () => {
    nights.wakeUp()
    const [dela, outra] = [await publish(office), await publish(office)]
    const email = 'minha.mesma@exemplo.test'
    const { enterPessoa, rowOf, send } = openDoors(office, 0)
    const { identificador } = await enterPessoa({ nome: 'Minha Mesma', email, telefone: '', habilidades: [] })
    const prazo = addMeses(HOJE, 18)
    await nights.night(addDias(prazo, -30))
    await nights.night(prazo)
    nights.wakeUp()
    await send({ ...MENTIRA, email, telefone: '11 92020-6666' }, outra.id, pdf())
    const own = { nome: 'Minha Mesma', email, telefone: '', formacao: '', habilidades: [], ultimoCargo: '' }
    await send({ ...own, idiomas: [], sobre: 'Meu.' }, dela.id)
    const chave = await mailbox.keyOf(email)
    const [daDela = '', doEstranho = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'confirmar', envio: daDela })
    const mine = { oculta_em: null, nome: 'Minha Mesma', telefone: null, habilidades: [], sobre: 'Meu.' }
    const asTold = { curriculo_id: null, cidade_id: SAO_PAULO.id, experiencias: 0, funcao_ids: [] }
    expect(await rowOf(identificador)).toMatchObject({ ...mine, ...asTold })
    // It is still there to be seen beside, as what waits for her word.
    expect((await detail(identificador)).aConfirmar).toMatchObject([{ temCurriculo: true }])

    // Taken apart, the stranger is as they were, merely told of: who gives their phone is somebody else.
    const { data: fusoes } = (await office.api.call('listFusoes', { params: { identificador } }, as())).body
    const join = fusoes.find(({ nome }) => nome === MENTIRA.nome)
    const apart = (await office.api.call('undoFusao', { params: { id: join?.id ?? 0 } }, as())).body.data
    const stranger = { telefone: '11920206666', sobre: MENTIRA.sobre, experiencias: 1, email: null }
    expect(await rowOf(apart.identificador)).toMatchObject({ ...stranger, nome: MENTIRA.nome })
    expect((await rowOf(apart.identificador))?.['curriculo_id']).not.toBeNull()
    const namesake = await enterPessoa({ nome: MENTIRA.nome, email: '', telefone: '11 92020-6666' })
    expect(namesake.identificador).not.toBe(apart.identificador)
    expect(doEstranho).not.toBe('')
  })

  it('loses the file of a stranger’s sending by saying that it was not them', async () => {
    nights.wakeUp()
    const [dela, outra] = [await publish(office), await publish(office)]
    const email = 'nada.dele@exemplo.test'
    const { enterPessoa, rowOf, send } = openDoors(office, 0)
    const { identificador } = await enterPessoa({ nome: 'Nada Dele', email, telefone: '' })
    const prazo = addMeses(HOJE, 18)
    await nights.night(addDias(prazo, -30))
    await nights.night(prazo)
    nights.wakeUp()
    const files = async () => (await office.api.pool.query('select from arquivo')).rowCount
    const before = await files()
    await send({ ...MENTIRA, email, telefone: '11 92020-7777' }, outra.id, pdf())
    await send({ nome: 'Nada Dele', email, telefone: '' }, dela.id)
    const chave = await mailbox.keyOf(email)
    const [daDela = '', doEstranho = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'confirmar', envio: daDela })
    await mailbox.act(chave, { acao: 'recusar', envio: doEstranho })
    expect(await rowOf(identificador)).toMatchObject({ telefone: null, curriculo_id: null })
    expect(await files()).toBe(before)
    expect((await readBoard(office, outra.id)).people['Triagem'] ?? []).toEqual([])
    const { data: fusoes } = (await office.api.call('listFusoes', { params: { identificador } }, as())).body
    const join = fusoes.find(({ nome }) => nome === MENTIRA.nome)
    const apart = await office.api.call('undoFusao', { params: { id: join?.id ?? 0 } }, as())
    expect(apart.status).toBe(200)
  })

  it('is hidden again, and erased on the day they were told, when the import that brought them back is taken back', async () => {
    nights.wakeUp()
    const nomes = ['Some Outra Vez', 'Fica Chamada']
    for (const nome of nomes) await enter({ nome, email: `${nome.replaceAll(' ', '.')}@exemplo.test` })
    const prazo = addMeses(HOJE, 18)
    await nights.night(addDias(prazo, -30))
    await nights.night(prazo)
    // What comes after it here comes by the database's clock, which no test turns.
    await office.api.pool.query("update mensagem set criada_em = now() where tipo = 'retencao'")
    const before = await talentoDe('Some Outra Vez')
    const csv = ['nome;email', ...nomes.map((nome) => `${nome};${nome.replaceAll(' ', '.')}@exemplo.test`)]
    const id = await bringIn(office, csv.join('\n'))
    expect((await talentoDe('Some Outra Vez'))?.ocultaEm).toBeNull()
    // A recruiter enters one of them by hand meanwhile.
    await enter({ nome: 'Fica Chamada', email: 'Fica.Chamada@exemplo.test' })
    await takeBack(office, id)
    const { ocultaEm, retencaoAvisadaEm } = before ?? {}
    expect(ocultaEm).not.toBeNull()
    expect(await talentoDe('Some Outra Vez')).toMatchObject({ ocultaEm, retencaoAvisadaEm })
    expect((await talentoDe('Fica Chamada'))?.ocultaEm).toBeNull()
    await nights.night(addDias(prazo, 30))
    expect(await talentoDe('Some Outra Vez')).toBeUndefined()
  })

  it('is not taken apart from anybody until they are back', async () => {
    nights.wakeUp()
    const { id } = await publish(office)
    const telefone = '11 92020-8888'
    const identificador = await enter({ nome: 'Junta Oculta', email: 'junta.oculta@exemplo.test', telefone })
    await apply(office.api, id, buildInscricao({ nome: 'Junta Depois', telefone }))
    const [par] = (await detail(await identificadorDe('Junta Depois'))).semelhantes
    const body = { decisao: 'juntas' as const }
    const joined = await office.api.call('decideSemelhanca', { params: { id: par?.id ?? 0 }, body }, as())
    const fusaoId = joined.body.data.fusaoId ?? 0
    const dia = addMeses(HOJE, 60)
    await nights.night(dia)
    await nights.night(addDias(dia, 30))
    expect((await talentoDe('Junta Oculta'))?.ocultaEm).not.toBeNull()
    const separate = () => office.api.call('undoFusao', { params: { id: fusaoId } }, as())
    expect((await separate()).status).toBe(409)
    expect(await talentoDe('Junta Depois')).toBeUndefined()
    await office.api.call('restoreTalento', { params: { identificador } }, as())
    expect((await separate()).status).toBe(200)
    expect((await readBoard(office, id)).people['Triagem']).toEqual(['Junta Depois'])
  })

  it('is beside whoever gave their e-mail once a recruiter brings them back, and one click joins the two', async () => {
    nights.wakeUp()
    const { id } = await publish(office, { nome: 'Ao lado' })
    const email = 'ao.lado@exemplo.test'
    const identificador = await enter({ nome: 'Lado Velho', email })
    await nights.night(addMeses(HOJE, 20))
    await nights.night(addDias(addMeses(HOJE, 20), 30))
    await apply(office.api, id, buildInscricao({ nome: 'Lado Novo', email, telefone: '' }))
    await office.api.call('restoreTalento', { params: { identificador } }, as())
    expect((await detail(identificador)).informacaoPessoal).toMatchObject({ nome: 'Lado Velho', email })
    const vinda = await identificadorDe('Lado Novo')
    const [par] = (await detail(vinda)).semelhantes
    expect(par).toMatchObject({ isOculta: false, nome: 'Lado Velho', motivo: 'email' })
    await office.api.call(
      'decideSemelhanca',
      { params: { id: par?.id ?? 0 }, body: { decisao: 'juntas' } },
      as(),
    )
    expect((await readBoard(office, id)).people['Triagem']).toEqual(['Lado Velho'])
  })

  it('keeps their e-mail, once they are back, when whoever gave it while they were hidden is brought back last', async () => {
    nights.wakeUp()
    const { id } = await publish(office, { nome: 'Por último' })
    const email = 'por.ultimo@exemplo.test'
    const identificador = await enter({ nome: 'Primeira Dona', email })
    const hide = (nome: string) =>
      office.api.pool.query('update talento set oculta_em = clock_timestamp() where nome = $1', [nome])
    await hide('Primeira Dona')
    await apply(office.api, id, buildInscricao({ nome: 'Última Vinda', email, telefone: '' }))
    await hide('Última Vinda')
    const vinda = await identificadorDe('Última Vinda')
    for (const one of [identificador, vinda])
      await office.api.call('restoreTalento', { params: { identificador: one } }, as())
    expect((await talentoDe('Primeira Dona'))?.email).toBe(email)
    expect(await talentoDe('Última Vinda')).toMatchObject({ ocultaEm: null, email: null })
  })

  it('is erased on its day whatever was sent with their e-mail, and at their own request with it', async () => {
    nights.wakeUp()
    const { id } = await publish(office, { nome: 'Some' })
    const dia = addMeses(HOJE, 20)
    for (const who of ['pede', 'espera']) await enter({ nome: `Some ${who}`, email: `${who}@exemplo.test` })
    await nights.night(dia)
    await nights.night(addDias(dia, 30))
    for (const who of ['pede', 'espera'])
      await apply(
        office.api,
        id,
        buildInscricao({ nome: `Veio ${who}`, email: `${who}@exemplo.test`, telefone: '' }),
      )
    const chave = await mailbox.keyOf('pede@exemplo.test')
    expect((await mailbox.act(chave, { acao: 'apagar', certeza: 'sim' })).html).toContain(
      'Seus dados foram apagados',
    )
    expect([await talentoDe('Some pede'), await talentoDe('Veio pede')]).toEqual([undefined, undefined])
    await nights.night(addDias(dia, 60))
    expect(await talentoDe('Some espera')).toBeUndefined()
    expect((await talentoDe('Veio espera'))?.email).toBe('espera@exemplo.test')
  })
})
