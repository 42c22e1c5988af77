import { NO_DONO } from '@seleta/contract/limits'
import { apply, buildInscricao, readBoard } from './support/campanhas'
import { openStream } from './support/event-stream'
import { type Equipe, openEquipe } from './support/equipe'
import { seedUsuario } from './support/seed-empresa'

/** Who takes care of a person in a campaign: product 71, decision 186. */

let equipe: Equipe
beforeEach(async () => {
  equipe = await openEquipe()
})
afterEach(() => equipe.office.api.close())

const call: Equipe['office']['api']['call'] = (operation, input, options) =>
  equipe.office.api.call(operation, input, options)
const ana = () => ({ token: equipe.office.token })
const rui = () => ({ token: equipe.tokens.RECRUTADOR })
const gil = () => ({ token: equipe.tokens.GESTOR })
const campanha = () => equipe.minha.campanha
const segredo = () => equipe.minha.talento

const leave = (donoId: number | null, who = ana(), identificadores = [segredo()], de?: number | null) =>
  call(
    'setDono',
    {
      body: {
        campanhaId: campanha(),
        pessoas: identificadores.map((identificador) => ({
          identificador,
          donoId,
          ...(de !== undefined && { de }),
        })),
      },
    },
    who,
  )
const outcomes = async (asked: ReturnType<typeof leave>) =>
  (await asked).body.data.pessoas.map(({ resultado, antes }) => [resultado, antes?.nome ?? null])
const titlesOf = async (who: { token: string }) =>
  (await call('listAvisos', {}, who)).body.data.itens.flatMap(({ tipo, titulo, link }) =>
    tipo === 'dono' ? [[titulo, link]] : [],
  )
const found = async (donos: number[]) =>
  (
    await call(
      'filterTalentos',
      { query: { size: 20, page: 0 }, body: { idCampanha: campanha(), donos } },
      ana(),
    )
  ).body.data.map(({ nome, dono }) => [nome, dono?.nome ?? null])
const cardOf = async (who = ana()) => {
  const { etapa } = await readBoard({ api: equipe.office.api, token: who.token }, campanha())
  return etapa('Triagem').talentos.find(({ identificador }) => identificador === segredo())
}
/** More people of the campaign, and everybody's ids. */
async function bring(nomes: readonly string[]): Promise<string[]> {
  for (const nome of nomes) await apply(equipe.office.api, campanha(), buildInscricao({ nome }))
  const { etapa } = await readBoard(equipe.office, campanha())
  return etapa('Triagem').talentos.map(({ identificador }) => identificador)
}
const runJobs = () => equipe.office.api.app.jobs.runDue()

describe('a person of a campaign', () => {
  it('is left with a colleague, who is told, and taken back with what was told', async () => {
    const { ids } = equipe
    expect(await outcomes(leave(ids.RECRUTADOR))).toEqual([['mudou', null]])
    expect(await outcomes(leave(ids.RECRUTADOR))).toEqual([['ja-estava', 'Rui']])
    expect((await cardOf())?.dono).toEqual({ id: ids.RECRUTADOR, nome: 'Rui' })
    const link = `/dashboard/candidatos/${campanha()}?talento=${segredo()}`
    expect(await titlesOf(rui())).toEqual([['Ana Lima deixou Segredo da Silva com você', link]])
    expect(await outcomes(leave(ids.GESTOR))).toEqual([['mudou', 'Rui']])
    expect([await titlesOf(rui()), (await titlesOf(gil())).length]).toEqual([[], 1])
    // What was with Rui is with somebody else by now: taking it back changes nothing.
    expect(await outcomes(leave(null, ana(), [segredo()], ids.RECRUTADOR))).toEqual([['nao-mudou', 'Gil']])
    expect(await outcomes(leave(null, ana(), [segredo()], ids.GESTOR))).toEqual([['mudou', 'Gil']])
    expect([(await cardOf())?.dono, await titlesOf(gil())]).toEqual([null, []])
  })

  it('is told of nobody who takes them for themselves', async () => {
    await leave(equipe.ids.RECRUTADOR, rui())
    expect(await titlesOf(rui())).toEqual([])
  })

  it('is left with nobody who may not see them, and by nobody who does not recruit', async () => {
    const { ids, office, outra } = equipe
    const may = await call('listDonos', { params: { id: campanha() } }, gil())
    expect(may.body.data.map(({ nome }) => nome)).toEqual(['Ana Lima', 'Gil', 'Rui'])
    const of = await call('listDonos', { params: { id: outra.campanha } }, ana())
    expect(of.body.data.map(({ nome }) => nome)).toEqual(['Ana Lima', 'Rui'])
    const zeca = await seedUsuario(office.api.db, office.estranho.empresaId, 'zeca@bravo.test', 'Zeca')
    for (const id of [ids.LEITURA, zeca]) {
      const { status, erro } = await leave(id)
      expect([status, erro?.campos]).toEqual([
        422,
        { donoId: 'Escolha alguém que vê as pessoas desta campanha.' },
      ])
    }
    expect((await leave(ids.GESTOR, gil())).status).toBe(403)
    const pessoas = [{ identificador: equipe.alheia.talento, donoId: ids.ADMINISTRADOR }]
    const away = { campanhaId: equipe.alheia.campanha, pessoas }
    expect((await call('setDono', { body: away }, ana())).status).toBe(404)
    const here = await call('setDono', { body: { ...away, campanhaId: campanha() } }, ana())
    expect(here.body.data).toEqual({ pessoas: [] })
  })

  it('is in the activity, in their own story and in the file with whom they are with', async () => {
    await leave(equipe.ids.RECRUTADOR)
    const { itens } = (await call('listAtividade', { params: { id: campanha() }, query: {} }, ana())).body
      .data
    expect(itens[0]?.texto).toBe('Ana Lima deixou Segredo da Silva com Rui')
    const talento = (await call('getTalento', { params: { identificador: segredo() } }, ana())).body.data
    expect(talento.participacoes[0]).toMatchObject({ dono: { nome: 'Rui' }, pedeDono: true })
    expect(talento.linhaDoTempo[0]?.texto).toMatch(/^Com Rui em /)
    const file = await equipe.office.api.request('/talento/v1/talentos/exportar', {
      method: 'POST',
      headers: { authorization: `Bearer ${ana().token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ formato: 'csv', filtro: { idCampanha: campanha() } }),
    })
    const [head = '', line = ''] = (await file.text()).split('\n')
    const column = head.split(';').findIndex((name) => name.includes('Responsável pela pessoa'))
    expect(line.split(';')[column]).toBe('Rui')
  })

  it('reaches boards that are open with the one who has them now', async () => {
    const stream = await openStream(
      `${equipe.office.api.url}/talento/v1/kanbans/campanha/${campanha()}/eventos`,
      gil().token,
    )
    await stream.next()
    await leave(equipe.ids.RECRUTADOR)
    const told = JSON.stringify(await stream.next())
    stream.close()
    expect(told).toContain('"nome":"Rui"')
  })
})

describe('a list', () => {
  it('shows those of one colleague, of several, and nobody’s, and counts them beside the filter', async () => {
    const { ids } = equipe
    await bring(['Bia Borges', 'Caio Costa'])
    const all = await bring([])
    const [first = '', second = ''] = all.filter((one) => one !== segredo())
    await leave(ids.RECRUTADOR, ana(), [first])
    await leave(ids.ADMINISTRADOR, ana(), [second])
    expect((await found([ids.RECRUTADOR])).map(([, dono]) => dono)).toEqual(['Rui'])
    expect((await found([ids.RECRUTADOR, ids.ADMINISTRADOR])).map(([, dono]) => dono).toSorted()).toEqual([
      'Ana Lima',
      'Rui',
    ])
    expect(await found([NO_DONO])).toEqual([['Segredo da Silva', null]])
    const counts = async (who: { token: string }) =>
      (
        await call('countFacetas', { body: { idCampanha: campanha(), donos: [NO_DONO] } }, who)
      ).body.data.donos?.map(({ rotulo, total }) => [rotulo, total])
    expect(await counts(rui())).toEqual([
      ['Meus', 1],
      ['Sem responsável', 1],
      ['Ana Lima', 1],
      ['Gil', 0],
    ])
    const board = await call(
      'filterKanban',
      { params: { campanhaId: campanha() }, body: { donos: [ids.RECRUTADOR] } },
      gil(),
    )
    expect(board.body.data.flatMap(({ talentos }) => talentos.map(({ dono }) => dono?.nome))).toEqual(['Rui'])
  })
})

describe('many people', () => {
  it('are one notice to who has them, gone when all are taken back', async () => {
    const { ids } = equipe
    const all = await bring(['Bia', 'Caio', 'Davi', 'Eva', 'Fabio', 'Gabi'].map((nome) => `${nome} Souza`))
    await leave(ids.GESTOR, ana(), all.slice(0, 1))
    const done = await leave(ids.RECRUTADOR, ana(), all)
    expect(done.body.data.pessoas.map(({ antes }) => antes?.nome ?? null).filter(Boolean)).toEqual(['Gil'])
    const nome = (await call('getCampanha', { params: { id: campanha() } }, ana())).body.data.nome
    expect(await titlesOf(rui())).toEqual([
      [
        `Ana Lima deixou 7 pessoas com você em ${nome}`,
        `/dashboard/candidatos/${campanha()}?dono=${ids.RECRUTADOR}&origem=MANUAL,ABLER,BNE`,
      ],
    ])
    const pessoas = done.body.data.pessoas.map(({ identificador, antes }) => ({
      identificador,
      donoId: antes?.id ?? null,
      de: ids.RECRUTADOR,
    }))
    await call('setDono', { body: { campanhaId: campanha(), pessoas } }, ana())
    expect([await titlesOf(rui()), (await titlesOf(gil())).length]).toEqual([[], 1])
    expect((await found([ids.GESTOR])).length).toBe(1)
  })
})

describe('who may see a person no more', () => {
  it('leaves theirs to whoever takes their campaigns, when they leave the company', async () => {
    const { ids } = equipe
    await leave(ids.RECRUTADOR)
    await call('deleteUsuario', { params: { id: ids.RECRUTADOR }, query: { herdeiro: ids.GESTOR } }, ana())
    await runJobs()
    expect((await found([ids.GESTOR])).map(([, dono]) => dono)).toEqual(['Gil'])
    expect((await titlesOf(gil())).map(([titulo]) => titulo)).toEqual([
      expect.stringMatching(/^1 pessoa de Rui em .* está com você agora$/),
    ])
  })

  it.each([
    [
      'the team, as its Gestor',
      () =>
        call(
          'saveEquipe',
          {
            params: { id: campanha() },
            body: { membros: [{ usuarioId: equipe.ids.ADMINISTRADOR, funcao: 'RESPONSAVEL' }] },
          },
          ana(),
        ),
    ],
    [
      'the company, with nobody to take theirs',
      () => call('deleteUsuario', { params: { id: equipe.ids.GESTOR } }, ana()),
    ],
    [
      'their role',
      () => call('savePapel', { params: { id: equipe.ids.GESTOR }, body: { papel: 'LEITURA' } }, ana()),
    ],
  ])('has nobody any more after leaving %s, and who is responsible is told', async (_, go) => {
    await leave(equipe.ids.GESTOR)
    await go()
    await runJobs()
    expect(await found([NO_DONO])).toEqual([['Segredo da Silva', null]])
    const [[titulo, link] = []] = await titlesOf(ana())
    expect(titulo).toMatch(/^1 pessoa em .* sem responsável: Gil não a vê mais$/)
    expect(link).toBe(`/dashboard/candidatos/${campanha()}?dono=0&origem=MANUAL,ABLER,BNE`)
  })

  it('keeps those whom they still see', async () => {
    await leave(equipe.ids.RECRUTADOR)
    await call(
      'savePapel',
      { params: { id: equipe.ids.RECRUTADOR }, body: { papel: 'ADMINISTRADOR' } },
      ana(),
    )
    await runJobs()
    expect((await found([equipe.ids.RECRUTADOR])).length).toBe(1)
  })
})
