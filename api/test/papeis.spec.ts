import { type Chamador, PAPEIS } from '@seleta/contract/papeis'
import { permissoes } from '@seleta/contract/permissoes'
import { isReading } from '@seleta/contract/touches'
import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { ask, openConvidado, openEquipe, type Equipe, type Lugar } from './support/equipe'

/**
 * Who may what: every role, every call, in the own campaign, another one, another company, and after being taken out
 * (product 70, decision 174). The lists below are written by hand: a line of the table that lets somebody in is seen here.
 */

const CONTA: readonly Operation[] = [
  'getUsuario',
  'updateUsuario',
  'changeSenha',
  'listSessoes',
  'deleteSessao',
  'getPreferencias',
  'savePreferencias',
  'getSegundoFator',
  'beginSegundoFator',
  'confirmSegundoFator',
  'disableSegundoFator',
  'renewRecuperacao',
  'getEmpresa',
  'getLogo',
  'noteVisita',
  'listFuncoes',
  'listFuncoesAtivas',
  'listCursos',
  'listBeneficios',
  'listTiposContratacao',
  'listTestes',
]
/** One's own notices, of campaigns in reach. */
const AVISOS: readonly Operation[] = ['listAvisos', 'readAvisos']
const CAMPANHAS: readonly Operation[] = ['filterCampanhas', 'countCampanhas']
const DA_CAMPANHA: readonly Operation[] = [
  'getCampanha',
  'getEquipe',
  'getTriagemCega',
  'getMetricas',
  'listEtapas',
  'getNumeros',
]
const DAS_PESSOAS: readonly Operation[] = [
  'filterTalentos',
  'countFacetas',
  'getTalento',
  'downloadCurriculo',
  'listRespostasDoTalento',
  'listVideosDoTalento',
  'downloadVideo',
  'getVideoEndereco',
  'listNotas',
  'createNota',
  'updateNota',
  'deleteNota',
  'restoreNota',
  'listMencionaveis',
  'listAtividade',
  'listDonos',
  'getKanban',
  'filterKanban',
  'followKanban',
  'listTalentosDaEtapa',
  'filterTalentosDaEtapa',
  'filterTalentosSemEtapa',
  'getAvaliacoes',
  'sendAvaliacao',
]
/** All that a guest reads and does, who came by a link (product 72). */
const DA_MESA: readonly Operation[] = [
  'getTalento',
  'downloadCurriculo',
  'listRespostasDoTalento',
  'listVideosDoTalento',
  'downloadVideo',
  'getVideoEndereco',
  'getAvaliacoes',
  'sendAvaliacao',
  'listAvaliacoesPendentes',
  'listAvaliacoesEnviadas',
]
/** What a recruiter may not, and an administrator alone may. */
const ADMINISTRAR: readonly Operation[] = [
  'deleteUsuario',
  'savePapel',
  'resetSegundoFator',
  'getAcesso',
  'saveAcesso',
  'getAcessoDaEmpresa',
  'saveAcessoDaEmpresa',
  'deleteAcessoDaEmpresa',
  'proveDominio',
  'createConvite',
  'updateEmpresa',
  'saveRetencao',
  'saveLogo',
  'deleteLogo',
  'getChaveOrigens',
  'createChaveOrigens',
  'deleteChaveOrigens',
  'getApagamento',
  'deleteTalento',
]

/** Ends the session of whoever asks: it is asked by the other specs. */
const FECHADAS = (Object.keys(routes) as Operation[]).filter((operation) => {
  const route: Route = routes[operation]
  return route.isPublic !== true && operation !== 'logout'
})

const ALLOWED: Readonly<Record<Chamador, readonly Operation[]>> = {
  ADMINISTRADOR: FECHADAS,
  RECRUTADOR: FECHADAS.filter((operation) => !ADMINISTRAR.includes(operation)),
  GESTOR: [
    ...CONTA,
    ...AVISOS,
    ...CAMPANHAS,
    ...DA_CAMPANHA,
    ...DAS_PESSOAS,
    'listAvaliacoesPendentes',
    'listAvaliacoesEnviadas',
  ],
  CONVIDADO: DA_MESA,
  LEITURA: [
    ...CONTA,
    ...CAMPANHAS,
    ...DA_CAMPANHA,
    'getGraficos',
    'getIndicadores',
    'listCampanhasDaFigura',
    'countTalentosDasCampanhas',
  ],
}

let equipe: Equipe
let tokens: Readonly<Record<Chamador, string>>
beforeAll(async () => {
  equipe = await openEquipe()
  const { token } = await openConvidado(equipe.office, equipe.minha.campanha)
  tokens = { ...equipe.tokens, CONVIDADO: token }
})
afterAll(() => equipe.office.api.close())

/** The calls that change something come last, the ones that take something away at the very end. */
const rank = (operation: Operation) => {
  const { method }: Route = routes[operation]
  return method === 'DELETE' ? 2 : method === 'GET' || isReading(operation) ? 0 : 1
}
const inOrder = FECHADAS.toSorted((a, b) => rank(a) - rank(b))
/** Of what somebody may who sees the whole company, only what reads is really done: the rest is known not to be refused. */
const isDone = (operation: Operation, papel: Chamador) =>
  papel === 'GESTOR' || papel === 'CONVIDADO' || rank(operation) === 0

const NOWHERE: Lugar = {
  campanha: 987_654_321,
  etapa: 987_654_321,
  talento: '11111111-1111-4111-8111-111111111111',
  nota: 987_654_321,
  video: 987_654_321,
}

async function sweep(papel: Chamador, lugar: Lugar): Promise<Map<Operation, string>> {
  const found = new Map<Operation, string>()
  for (const operation of inOrder) {
    const where = isDone(operation, papel) ? lugar : NOWHERE
    const { desfecho, codigo } = await ask(equipe, operation, where, tokens[papel])
    if (desfecho === 'recusada') expect([operation, codigo]).toEqual([operation, 'sem_permissao'])
    found.set(operation, desfecho)
  }
  return found
}

const withDesfecho = (found: ReadonlyMap<Operation, string>, ...wanted: readonly string[]) =>
  [...found].flatMap(([operation, desfecho]) => (wanted.includes(desfecho) ? [operation] : [])).toSorted()

describe('the table', () => {
  it('has a line for every call, open ones apart', () => {
    expect(Object.keys(permissoes).toSorted()).toEqual(Object.keys(routes).toSorted())
  })
})

describe.each([...PAPEIS, 'CONVIDADO'] as const)('%s', (papel) => {
  it('may call exactly what the list says, in a campaign that is theirs', async () => {
    const found = await sweep(papel, equipe.minha)
    expect(withDesfecho(found, 'atendida', 'desconhecida')).toEqual(ALLOWED[papel].toSorted())
    const surely = [...DA_CAMPANHA, 'getTalento' as const].filter((one) => ALLOWED[papel].includes(one))
    expect(withDesfecho(found, 'atendida')).toEqual(expect.arrayContaining(surely))
  })

  it('gets what is another company’s like what is nowhere', async () => {
    const found = await sweep(papel, equipe.alheia)
    const named = [...DA_CAMPANHA, ...DAS_PESSOAS].filter((one) => ALLOWED[papel].includes(one))
    for (const operation of named.filter((one) => isDone(one, papel)))
      expect([operation, found.get(operation)]).toEqual([operation, 'desconhecida'])
    expect(withDesfecho(found, 'recusada')).toEqual(
      FECHADAS.filter((one) => !ALLOWED[papel].includes(one)).toSorted(),
    )
  })
})

describe('a manager', () => {
  it('is refused whatever is of a campaign whose team they are not in', async () => {
    const found = await sweep('GESTOR', equipe.outra)
    expect(withDesfecho(found, 'atendida', 'desconhecida')).toEqual(
      [
        ...CONTA,
        ...AVISOS,
        ...CAMPANHAS,
        'listAvaliacoesPendentes' as const,
        'listAvaliacoesEnviadas' as const,
      ].toSorted(),
    )
  })
})

describe('a guest by a link', () => {
  it('is refused whatever is of another campaign, whoever is in it', async () => {
    const found = await sweep('CONVIDADO', equipe.outra)
    expect(withDesfecho(found, 'atendida', 'desconhecida')).toEqual([
      'listAvaliacoesEnviadas',
      'listAvaliacoesPendentes',
    ])
  })
})
