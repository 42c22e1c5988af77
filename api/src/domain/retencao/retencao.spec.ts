import fc from 'fast-check'
import { RETENCAO } from '@seleta/contract/prazos'
import { addDias, addMeses, diasBetween } from '@seleta/regras/dia'
import {
  erasureDia,
  endOfProcesso,
  notYetFrom,
  hidingDia,
  stepOfHoje,
  keptUntil,
  type Processo,
  type Saida,
  type Vida,
} from './retencao'

const processo = (part: Partial<Processo> = {}): Processo => ({
  inscrita: '2026-03-10',
  movida: '2026-03-10',
  tipo: 'triagem',
  retirada: null,
  encerrada: null,
  excluida: null,
  ...part,
})
const NADA: Saida = { avisada: null, oculta: null, isGuardada: false }

describe('a process ends', () => {
  test.each([
    ['on the day of the withdrawal', { retirada: '2026-04-02' }, '2026-04-02'],
    ['when the person is hired', { tipo: 'contratado', movida: '2026-05-01' }, '2026-05-01'],
    ['when the person is refused', { tipo: 'reprovado', movida: '2026-05-01' }, '2026-05-01'],
    ['when the person gives up', { tipo: 'desistente', movida: '2026-05-01' }, '2026-05-01'],
    ['with its campaign', { movida: '2026-04-01', encerrada: '2026-06-30' }, '2026-06-30'],
    ['with a deleted campaign', { excluida: '2026-06-30' }, '2026-06-30'],
    [
      'at the first of several ends',
      { tipo: 'reprovado', movida: '2026-05-01', encerrada: '2026-06-30' },
      '2026-05-01',
    ],
    [
      'not before the last that happened in it',
      { movida: '2026-07-15', encerrada: '2026-06-30' },
      '2026-07-15',
    ],
    ['a year after the last that happened, when nobody ends it', { movida: '2026-05-01' }, '2027-05-01'],
    ['likewise without a stage', { tipo: null }, '2027-03-10'],
  ])('%s', (_, part, fim) => {
    expect(endOfProcesso(processo(part))).toBe(fim)
  })
})

describe('a person is kept so many months', () => {
  test.each<[string, Partial<Vida>, string]>([
    ['after they came in, without a process', {}, '2026-07-05'],
    [
      'after their last process',
      { processos: [processo({ retirada: '2026-04-02' }), processo({ encerrada: '2026-03-20' })] },
      '2026-10-02',
    ],
    [
      'after «continuar»',
      { desde: '2026-09-01', processos: [processo({ retirada: '2026-04-02' })] },
      '2027-03-01',
    ],
    ['after a process that goes on, a year later', { processos: [processo()] }, '2027-09-10'],
  ])('%s', (_, part, ate) => {
    expect(keptUntil({ criada: '2026-01-05', desde: null, processos: [], ...part }, 6)).toBe(ate)
  })
})

describe('a person goes in three steps', () => {
  const vida: Vida = { criada: '2026-01-05', desde: null, processos: [] }
  test.each<[string, Partial<Saida>, string, string | null]>([
    ['nothing, 31 days before', {}, '2026-06-04', null],
    ['the mail, 30 days before', {}, '2026-06-05', 'avisar'],
    ['nothing, in the month after the mail', { avisada: '2026-06-05' }, '2026-07-04', null],
    ['hidden on the day', { avisada: '2026-06-05' }, '2026-07-05', 'ocultar'],
    ['hidden a month after a mail that was late', { avisada: '2026-08-01' }, '2026-08-30', null],
    ['and not sooner', { avisada: '2026-08-01' }, '2026-08-31', 'ocultar'],
    [
      'a mail of its own, when the one there was told of an earlier date',
      { avisada: '2026-05-01' },
      '2026-07-05',
      'avisar',
    ],
    [
      'what was told is taken back when the date has moved away',
      { avisada: '2026-03-01' },
      '2026-06-04',
      'desavisar',
    ],
    ['nothing, in the month of hiding', { oculta: '2026-07-05' }, '2026-08-03', null],
    ['erased after it', { oculta: '2026-07-05' }, '2026-08-04', 'apagar'],
    ['nothing at all under a legal hold', { isGuardada: true }, '2028-01-01', null],
    ['nor for who is hidden', { oculta: '2026-07-05', isGuardada: true }, '2028-01-01', null],
  ])('%s', (_, saida, hoje, passo) => {
    expect(stepOfHoje(vida, 6, { ...NADA, ...saida }, hoje)).toBe(passo)
  })

  test('whoever is hidden and does something is there again', () => {
    const voltou = { ...vida, processos: [processo({ inscrita: '2026-07-20', movida: '2026-07-20' })] }
    expect(stepOfHoje(voltou, 6, { ...NADA, oculta: '2026-07-05' }, '2026-09-01')).toBe('mostrar')
  })
})

/** What may happen in a life, day by day. */
type Fato =
  | 'nada'
  | 'inscreve'
  | 'move'
  | 'encerra'
  | 'retira'
  | 'reprova'
  | 'continua'
  | 'prazo'
  | 'guarda'
  | 'solta'
const FATOS: readonly Fato[] = [
  'inscreve',
  'move',
  'encerra',
  'retira',
  'reprova',
  'continua',
  'prazo',
  'guarda',
  'solta',
]
const INICIO = '2026-01-31'
/** Two years of facts, the longest process and time after them, and the two months at the end. */
const DIAS = Array.from({ length: 730 + 366 + 731 + 200 }, (_, n) => addDias(INICIO, n))

const vidas = fc.record({
  meses: fc.integer({ min: RETENCAO.minMeses, max: RETENCAO.maxMeses }),
  outroMeses: fc.integer({ min: RETENCAO.minMeses, max: RETENCAO.maxMeses }),
  fatos: fc.array(fc.record({ dia: fc.integer({ min: 0, max: 730 }), fato: fc.constantFrom(...FATOS) }), {
    maxLength: 12,
  }),
  /** Nights on which the product stood still. */
  parado: fc.option(
    fc.record({ de: fc.integer({ min: 0, max: 730 }), noites: fc.integer({ min: 1, max: 90 }) }),
    { nil: null },
  ),
  /** Of each mail in turn, whether it never leaves; of those that come after, none does or all do. */
  perdidas: fc.array(fc.boolean(), { maxLength: 6 }),
  isMorto: fc.boolean(),
})

/**
 * A life told by the day, by other means than the rule: when the last process ended, as somebody with a calendar would.
 */
function live({
  meses: primeiro,
  outroMeses,
  fatos,
  parado,
  perdidas,
  isMorto,
}: typeof vidas extends fc.Arbitrary<infer T> ? T : never) {
  const faults: string[] = []
  let meses = primeiro
  let vida: Vida = { criada: INICIO, desde: null, processos: [] }
  let saida: Saida = NADA
  let told: string | null = null
  /** The mails, the newest first. */
  let cartas: { readonly dia: string; readonly isPerdida: boolean }[] = []
  let sent = 0
  for (const [n, hoje] of DIAS.entries()) {
    for (const { dia, fato } of fatos) {
      if (dia !== n) continue
      const last = vida.processos.at(-1)
      const change = (part: Partial<Processo>) => {
        if (last !== undefined && saida.oculta === null)
          vida = { ...vida, processos: [...vida.processos.slice(0, -1), { ...last, ...part }] }
      }
      if (fato === 'inscreve') {
        vida = { ...vida, processos: [...vida.processos, processo({ inscrita: hoje, movida: hoje })] }
        saida = { ...saida, oculta: null }
      } else if (fato === 'move') change({ movida: hoje, tipo: 'entrevista' })
      else if (fato === 'encerra') change({ encerrada: hoje })
      else if (fato === 'retira') change({ retirada: hoje })
      else if (fato === 'reprova') change({ movida: hoje, tipo: 'reprovado' })
      else if (fato === 'prazo') meses = outroMeses
      else if (fato === 'continua') {
        vida = { ...vida, desde: hoje }
        saida = { ...saida, oculta: null, avisada: null }
      } else if (fato === 'guarda') saida = { ...saida, isGuardada: true, avisada: null }
      else if (fato === 'solta') saida = { ...saida, isGuardada: false }
    }
    if (parado !== null && n >= parado.de && n < parado.de + parado.noites) continue
    const passo = stepOfHoje(vida, meses, saida, hoje)
    if (passo === null && saida.avisada === null && saida.oculta === null && n % 7 !== 0) continue
    // What a look at everybody may leave out has nothing coming.
    const acts = [
      vida.criada,
      vida.desde ?? '',
      ...vida.processos.map(({ inscrita, movida }) => (inscrita > movida ? inscrita : movida)),
    ]
    const isLeftOut =
      saida.avisada === null && saida.oculta === null && acts.some((dia) => dia >= notYetFrom(hoje, meses))
    if (isLeftOut && passo !== null) faults.push(`${hoje} left out, but ${passo}`)
    const prazo = keptUntil(vida, meses)
    if (passo === 'avisar') {
      if (diasBetween(hoje, prazo) > RETENCAO.avisoDias) faults.push(`${hoje} told early`)
      told = hoje
      cartas = [{ dia: hoje, isPerdida: perdidas[sent] ?? isMorto }, ...cartas]
      sent += 1
      const left = cartas.findIndex(({ isPerdida }) => !isPerdida)
      saida = {
        ...saida,
        avisada: hoje,
        perdidas: (left < 0 ? cartas : cartas.slice(0, left)).map(({ dia }) => dia),
      }
    } else if (passo === 'desavisar') saida = { ...saida, avisada: null }
    else if (passo === 'mostrar') saida = { ...saida, oculta: null, avisada: null }
    else if (passo === 'ocultar') {
      if (hoje < prazo) faults.push(`${hoje} hidden before ${prazo}`)
      if (told === null || diasBetween(told, hoje) < RETENCAO.avisoDias) faults.push(`${hoje} hidden untold`)
      const ofPrazo = cartas.filter(({ dia }) => diasBetween(dia, prazo) <= RETENCAO.avisoDias)
      if (ofPrazo[0]?.isPerdida === true && ofPrazo.length <= RETENCAO.avisosDeNovo)
        faults.push(`${hoje} hidden, and no mail left`)
      if (saida.isGuardada) faults.push(`${hoje} hidden in spite of a hold`)
      saida = { ...saida, oculta: hoje }
    } else if (passo === 'apagar') {
      if (saida.oculta === null || diasBetween(saida.oculta, hoje) < RETENCAO.ocultaDias)
        faults.push(`${hoje} erased without its month`)
      if (saida.isGuardada) faults.push(`${hoje} erased in spite of a hold`)
      return { faults, apagada: hoje, vida, meses, saida, told }
    }
    // Nobody late: a night that runs leaves nobody standing past a day that has come.
    const isFree = !saida.isGuardada && saida.oculta === null
    if (
      isFree &&
      hoje >= prazo &&
      (saida.avisada === null || diasBetween(saida.avisada, hoje) > RETENCAO.avisoDias)
    )
      faults.push(`${hoje} not hidden, due ${prazo}`)
    if (
      saida.oculta !== null &&
      !saida.isGuardada &&
      diasBetween(saida.oculta, hoje) > RETENCAO.ocultaDias + 90
    )
      faults.push(`${hoje} not erased, hidden ${saida.oculta}`)
  }
  return { faults, apagada: null, vida, meses, saida, told }
}

test('over a thousand lives nobody goes early, untold or in spite of a hold, and nobody stays late', () => {
  fc.assert(
    fc.property(vidas, (uma) => {
      const { faults, apagada, saida } = live(uma)
      expect(faults).toEqual([])
      // After all that time without a hold everybody is gone.
      if (!saida.isGuardada) expect(apagada).not.toBeNull()
    }),
    { numRuns: 1000, seed: 116 },
  )
})

test('a quiet life ends on the days that the privacy page tells', () => {
  for (const meses of [3, 6, 24]) {
    const prazo = addMeses(INICIO, meses)
    const { apagada, told } = live({
      meses,
      outroMeses: meses,
      fatos: [],
      parado: null,
      perdidas: [],
      isMorto: false,
    })
    expect([told, apagada]).toEqual([addDias(prazo, -30), addDias(prazo, 30)])
    expect(hidingDia({ criada: INICIO, desde: null, processos: [] }, meses, NADA)).toBe(prazo)
    expect(erasureDia(prazo)).toBe(apagada)
  }
})
