import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { resumoJob } from '../src/areas/empresa/resumo/resumo-jobs'
import { apply, buildInscricao } from './support/campanhas'
import { type Equipe, openEquipe } from './support/equipe'
import { startKeptMail } from './support/kept-mail'
import { seedUsuario } from './support/seed-empresa'

/** What colleagues say to one another: mentions, what each is told, who did what, the digest of the day (product 74). */

const sink = startKeptMail()
let equipe: Equipe
let agora = new Date()
beforeAll(async () => {
  const mail = { smtpUrl: await sink.listen(), from: { name: 'Seleta', address: 'nao-responda@seleta.test' } }
  equipe = await openEquipe({ mail }, () => agora)
})
afterAll(async () => {
  await equipe.office.api.close()
  await new Promise<void>((done) => sink.server.close(done))
})

const call: Equipe['office']['api']['call'] = (operation, input, options) =>
  equipe.office.api.call(operation, input, options)
const ana = () => ({ token: equipe.office.token })
const gil = () => ({ token: equipe.tokens.GESTOR })
const rui = () => ({ token: equipe.tokens.RECRUTADOR })
const params = () => ({ identificador: equipe.minha.talento })
const write = async (texto: string, who = ana()) => {
  const { status, body, erro } = await call('createNota', { params: params(), body: { texto } }, who)
  return { status, erro, nota: body.data }
}
const avisosOf = async (who: { token: string }, tipo: string) =>
  (await call('listAvisos', {}, who)).body.data.itens.filter((aviso) => aviso.tipo === tipo)
/** What an address has got that says this, once everything that was due is done. */
const mailsTo = async (address: string, text: string) => {
  await equipe.office.api.app.jobs.runDue()
  return sink.received.flatMap(({ to, body }) => (to.includes(address) && body.includes(text) ? [body] : []))
}

describe('a note', () => {
  it('mentions colleagues who may see the person, and nobody else', async () => {
    const { ids, outra, office } = equipe
    const namesFor = async (identificador: string) =>
      (await call('listMencionaveis', { params: { identificador } }, ana())).body.data.map(({ nome }) => nome)
    expect(await namesFor(equipe.minha.talento)).toEqual(['Gil', 'Rui'])
    expect(await namesFor(outra.talento)).toEqual(['Rui'])
    const stranger = await seedUsuario(office.api.db, office.estranho.empresaId, 'zeca@bravo.test', 'Zeca')
    for (const id of [ids.LEITURA, stranger, ids.ADMINISTRADOR]) {
      const { status, erro } = await write(`Oi @[${id}]`)
      expect([status, erro?.campos]).toEqual([
        422,
        { texto: 'Alguém que você mencionou não vê esta pessoa. Tire a menção e salve de novo.' },
      ])
    }
  })

  it('is read by the manager whom it mentions, by their name, and by no other manager', async () => {
    const { ids } = equipe
    await write('Só entre nós')
    const { nota } = await write(`Veja isto, @[${ids.GESTOR}]!`)
    expect([nota.texto, nota.mencoes]).toEqual(['Veja isto, @Gil!', [{ id: ids.GESTOR, nome: 'Gil' }]])
    const read = (await call('listNotas', { params: params() }, gil())).body.data
    expect(read.map(({ texto }) => texto)).toContain('Veja isto, @Gil!')
    expect(read.map(({ texto }) => texto)).not.toContain('Só entre nós')
    const [aviso] = await avisosOf(gil(), 'mencao')
    expect(aviso).toMatchObject({
      titulo: 'Ana Lima mencionou você em uma nota sobre Segredo da Silva',
      link: `/dashboard/candidatos/${equipe.minha.campanha}?talento=${equipe.minha.talento}#notas`,
      isLido: false,
    })
    expect(await avisosOf(rui(), 'mencao')).toEqual([])
  })

  it('shows a colleague by the name that they have by now', async () => {
    const { nota } = await write(`@[${equipe.ids.RECRUTADOR}] decide`)
    await call('updateUsuario', { body: { nome: 'Rui Reis' } }, rui())
    const shown = (await call('listNotas', { params: params() }, ana())).body.data
    expect(shown.find(({ id }) => id === nota.id)?.texto).toBe('@Rui Reis decide')
    await call('updateUsuario', { body: { nome: 'Rui' } }, rui())
  })

  it('that is changed tells whom it mentions anew, and takes back what it told of others; deleted, of all', async () => {
    const { ids } = equipe
    const before = (await avisosOf(gil(), 'mencao')).length
    const { nota } = await write(`@[${ids.GESTOR}]`)
    expect(await avisosOf(gil(), 'mencao')).toHaveLength(before + 1)
    const rest = (await avisosOf(rui(), 'mencao')).length
    const body = { texto: `@[${ids.RECRUTADOR}]` }
    expect((await call('updateNota', { params: { id: nota.id }, body }, ana())).status).toBe(200)
    expect(await avisosOf(gil(), 'mencao')).toHaveLength(before)
    expect(await avisosOf(rui(), 'mencao')).toHaveLength(rest + 1)
    await call('deleteNota', { params: { id: nota.id } }, ana())
    expect(await avisosOf(rui(), 'mencao')).toHaveLength(rest)
  })

  it('is mailed at once to whoever wants that, without the name of the person', async () => {
    await call('savePreferencias', { body: { mencao: 'AGORA', resumoDiario: false } }, rui())
    await write(`@[${equipe.ids.RECRUTADOR}] @[${equipe.ids.GESTOR}]`)
    const [mail = '', ...others] = await mailsTo('rui@aurora.test', 'Um colega mencionou você')
    expect(mail).toContain(`?talento=${equipe.minha.talento}#notas`)
    expect(mail).not.toContain('Segredo')
    expect([others, await mailsTo('gil@aurora.test', 'Um colega mencionou você')]).toEqual([[], []])
    await call('savePreferencias', { body: { mencao: 'RESUMO', resumoDiario: false } }, rui())
  })

  it('is not mailed any more to whoever sees the person no more when the mail is due, or has ended such mails', async () => {
    const { ids, office } = equipe
    const become = (papel: string) =>
      office.api.pool.query('update usuario set papel = $2 where id = $1', [ids.GESTOR, papel])
    for (const who of [gil(), rui()])
      await call('savePreferencias', { body: { mencao: 'AGORA', resumoDiario: false } }, who)
    const before = (await mailsTo('rui@aurora.test', 'Um colega mencionou você')).length
    await write(`@[${ids.RECRUTADOR}] @[${ids.GESTOR}], olhem`)
    await become('LEITURA')
    await call('savePreferencias', { body: { mencao: 'NUNCA', resumoDiario: false } }, rui())
    expect(await mailsTo('rui@aurora.test', 'Um colega mencionou você')).toHaveLength(before)
    expect(await mailsTo('gil@aurora.test', 'Um colega mencionou você')).toEqual([])
    await become('GESTOR')
    for (const who of [gil(), rui()])
      await call('savePreferencias', { body: { mencao: 'RESUMO', resumoDiario: false } }, who)
  })
})

describe('the bell of a manager', () => {
  it('holds their own notices of campaigns that they reach, marked read for them alone', async () => {
    const { office } = equipe
    await apply(
      office.api,
      equipe.minha.campanha,
      buildInscricao({ nome: 'Caio Costa', email: 'caio@x.test' }),
    )
    const { itens } = (await call('listAvisos', {}, gil())).body.data
    expect(new Set(itens.map(({ tipo }) => tipo))).toEqual(new Set(['mencao', 'equipe']))
    await call('readAvisos', { body: { ate: new Date(Date.now() + 1000).toISOString() } }, gil())
    expect((await call('listAvisos', {}, gil())).body.data.naoLidos).toBe(0)
    // A company's notices are looked for once in 30 seconds.
    agora = new Date(agora.getTime() + 31_000)
    expect((await call('listAvisos', {}, ana())).body.data.naoLidos).toBeGreaterThan(0)
  })
})

describe('the activity of a campaign', () => {
  const listFor = async (who: { token: string }, query: { usuario?: number; antes?: number } = {}) =>
    (await call('listAtividade', { params: { id: equipe.minha.campanha }, query }, who)).body.data

  it('says who did what, newest first, of everybody or of one', async () => {
    const { itens } = await listFor(ana())
    const textos = itens.map(({ texto }) => texto)
    expect(textos).toEqual(
      expect.arrayContaining([
        'Caio Costa se inscreveu',
        'Ana Lima pôs Gil na equipe',
        'Ana Lima publicou a campanha',
      ]),
    )
    expect(itens.map(({ id }) => id)).toEqual(itens.map(({ id }) => id).toSorted((a, b) => b - a))
    const { itens: dela } = await listFor(ana(), { usuario: equipe.office.usuarioId })
    expect(dela.map(({ texto }) => texto)).not.toContain('Caio Costa se inscreveu')
    expect((await listFor(ana(), { usuario: equipe.ids.GESTOR })).itens).toEqual([])
  })

  it('tells a manager nothing of messages, and another company nothing at all', async () => {
    await equipe.office.api.app.jobs.runDue()
    const textsOf = async (who: { token: string }) => (await listFor(who)).itens.map(({ texto }) => texto)
    expect((await textsOf(ana())).some((texto) => texto.startsWith('Mensagem'))).toBe(true)
    expect((await textsOf(gil())).some((texto) => texto.startsWith('Mensagem'))).toBe(false)
    const other = { params: { id: equipe.minha.campanha }, query: {} }
    expect((await call('listAtividade', other, { token: equipe.office.estranho.token })).status).toBe(404)
    expect((await call('listAtividade', other, { token: equipe.tokens.LEITURA })).status).toBe(403)
  })

  it('goes on in parts that lose and repeat nothing', async () => {
    const { pool } = equipe.office.api
    await pool.query(
      `insert into evento (empresa_id, campanha_id, tipo, usuario_id, dados)
       select $1, $2, 'campanha_alterada', $3, '{}' from generate_series(1, 45)`,
      [equipe.office.empresaId, equipe.minha.campanha, equipe.ids.RECRUTADOR],
    )
    const usuario = equipe.ids.RECRUTADOR
    const first = await listFor(ana(), { usuario })
    const rest = await listFor(ana(), { usuario, antes: first.antes ?? 0 })
    expect([first.itens.length, rest.itens.length, rest.antes]).toEqual([40, 5, null])
    expect(new Set([...first.itens, ...rest.itens].map(({ id }) => id)).size).toBe(45)
  })
})

describe('the digest of the day', () => {
  /** So many days from now, at an hour of Brazil. */
  const at = (days: number, hour: number) => {
    const dia = new Date(Date.now() + days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10)
    agora = new Date(`${dia}T${String(hour).padStart(2, '0')}:05:00-03:00`)
  }
  /** What comes up at eight, in so many processes at once. */
  const comeUp = async (processes = 1) => {
    const { app, db } = equipe.office.api
    await enqueueJobs(
      db,
      resumoJob,
      Array.from({ length: processes }, () => ({ data: {}, empresaId: null })),
    )
    await app.jobs.runDue()
  }
  const digestsTo = (address: string) => mailsTo(address, 'O que há para você')

  it('comes at eight, once, to whoever wants it and has something to be told, without anybody’s name', async () => {
    await call('savePreferencias', { body: { mencao: 'RESUMO', resumoDiario: true } }, gil())
    const { minha, office, ids } = equipe
    await apply(office.api, minha.campanha, buildInscricao({ nome: 'Davi Dias', email: 'davi@x.test' }))
    await write(`@[${ids.GESTOR}] e agora?`)
    at(1, 7)
    await comeUp()
    expect(await digestsTo('gil@aurora.test')).toEqual([])
    at(1, 8)
    await comeUp(3)
    const [digest = '', ...others] = await digestsTo('gil@aurora.test')
    const { nome } = (await call('getCampanha', { params: { id: minha.campanha } }, ana())).body.data
    expect(digest).toContain('1 menção a você em notas.')
    expect(digest).toContain(`1 nova inscrição em ${nome}: `)
    expect(digest).toContain('/dashboard/configuracoes#avisos-por-email')
    expect(digest).not.toMatch(/Davi|Caio|Segredo/)
    expect([others, await digestsTo('ana@aurora.test')]).toEqual([[], []])
  })

  it('of a day without news is no mail, and of one with news comes again', async () => {
    const before = (await digestsTo('gil@aurora.test')).length
    at(2, 8)
    await comeUp()
    expect(await digestsTo('gil@aurora.test')).toHaveLength(before)
    await equipe.office.api.pool.query(
      "update aviso set criado_em = $1 where usuario_id = $2 and tipo = 'mencao'",
      [new Date(agora.getTime() + 60_000), equipe.ids.GESTOR],
    )
    at(3, 9)
    await comeUp()
    expect(await digestsTo('gil@aurora.test')).toHaveLength(before + 1)
  })

  it('tells whoever wants neither digest nor mentions nothing, and a manager nothing of a team they have left', async () => {
    await call('savePreferencias', { body: { mencao: 'NUNCA', resumoDiario: false } }, rui())
    await write(`@[${equipe.ids.RECRUTADOR}] @[${equipe.ids.GESTOR}]`)
    const membros = [{ usuarioId: equipe.ids.ADMINISTRADOR, funcao: 'RESPONSAVEL' as const }]
    await call('saveEquipe', { params: { id: equipe.minha.campanha }, body: { membros } }, ana())
    const before = await Promise.all(['rui@aurora.test', 'gil@aurora.test'].map(digestsTo))
    await equipe.office.api.pool.query('update aviso set criado_em = $1', [
      new Date(agora.getTime() + 60_000),
    ])
    at(4, 8)
    await comeUp()
    expect(await Promise.all(['rui@aurora.test', 'gil@aurora.test'].map(digestsTo))).toEqual(before)
  })
})
