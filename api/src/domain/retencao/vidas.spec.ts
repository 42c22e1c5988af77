import fc from 'fast-check'
import { RETENCAO } from '@seleta/contract/prazos'
import { addDias, addMeses, diasBetween } from '@seleta/regras/dia'
import {
  type Carta,
  erasureDia,
  notYetFrom,
  hidingDia,
  stepOfHoje,
  keptUntil,
  type Processo,
  type Saida,
  type Vida,
} from './retencao'

/** Whole lives, told by the day: nobody goes early, untold or in spite of a hold, and nobody stays late (decision 116). */

const beginProcesso = (hoje: string): Processo => ({
  inscrita: hoje,
  movida: hoje,
  tipo: 'triagem',
  retirada: null,
  encerrada: null,
  excluida: null,
})

const NADA: Saida = { avisada: null, oculta: null, isGuardada: false }

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
/** What becomes of the mailbox: another one (the first, too), the one before, none. */
const CAIXAS = ['outra', 'anterior', 'nenhuma'] as const
/** Of a mail: it never leaves, nobody is there, or it leaves after so many days. */
type Destino = 'nunca' | 'morta' | number
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
  /** Of each mail in turn what becomes of it; of those that come after, none leaves or all do. */
  destinos: fc.array(
    fc.oneof(
      fc.constant(0),
      fc.constant('nunca' as const),
      fc.constant('morta' as const),
      fc.integer({ min: 1, max: 45 }),
    ),
    { maxLength: 6 },
  ),
  isMorto: fc.boolean(),
  temCaixa: fc.boolean(),
  /** In the month after somebody was told, each once: an e-mail arrives, changes or goes. */
  caixas: fc.array(
    fc.record({ depois: fc.integer({ min: 0, max: 31 }), caixa: fc.constantFrom(...CAIXAS) }),
    { maxLength: 4 },
  ),
})

/** A mail on its way. */
interface Posta {
  readonly dia: string
  readonly para: number
  readonly destino: Destino
  readonly saiu: string | null
}

const lateOf = ({ destino }: Posta) => (typeof destino === 'number' ? destino : Infinity)
const cartaOf = ({ dia, destino, saiu }: Posta): Carta => ({
  dia,
  estado: saiu !== null ? 'enviada' : destino === 'morta' ? 'erro' : 'pendente',
  erro: destino === 'morta' ? 'RCPT TO: rejected: 550 5.1.1 no' : null,
  isEntregue: false,
})

/** Whoever can be written to is hidden a month after a mail that left to where they are reached, or when all was tried. */
function faultsOfMails(
  cartas: readonly Posta[],
  { caixa, prazo, hoje }: { readonly caixa: number; readonly prazo: string; readonly hoje: string },
): string[] {
  const theirs = cartas.filter(
    ({ para, dia }) => para === caixa && diasBetween(dia, prazo) <= RETENCAO.avisoDias,
  )
  const left = theirs.flatMap(({ saiu }) => saiu ?? [])
  if (left.some((dia) => diasBetween(dia, hoje) < RETENCAO.avisoDias))
    return [`${hoje} hidden before the month of a mail`]
  const isTried = theirs[0]?.destino === 'morta' || theirs.length > RETENCAO.avisosDeNovo
  return left.length > 0 || isTried ? [] : [`${hoje} hidden, and no mail left to ${caixa}`]
}

/**
 * A life told by the day, by other means than the rule: when the last process ended, as somebody with a calendar would.
 */
function live({
  meses: primeiro,
  outroMeses,
  fatos,
  parado,
  destinos,
  isMorto,
  temCaixa,
  caixas,
}: typeof vidas extends fc.Arbitrary<infer T> ? T : never) {
  const faults: string[] = []
  let meses = primeiro
  let vida: Vida = { criada: INICIO, desde: null, processos: [] }
  let saida: Omit<Saida, 'cartas'> = NADA
  let told: string | null = null
  let caixa = temCaixa ? 1 : null
  let latest = 1
  /** The mails, the newest first. */
  let cartas: Posta[] = []
  let sent = 0
  const changes = [...caixas]
  const asked = (): Saida => ({
    ...saida,
    cartas: caixa === null ? null : cartas.filter(({ para }) => para === caixa).map(cartaOf),
  })
  for (const [n, hoje] of DIAS.entries()) {
    for (const { dia, fato } of fatos) {
      if (dia !== n) continue
      const last = vida.processos.at(-1)
      const change = (part: Partial<Processo>) => {
        if (last !== undefined && saida.oculta === null)
          vida = { ...vida, processos: [...vida.processos.slice(0, -1), { ...last, ...part }] }
      }
      if (fato === 'inscreve') {
        vida = { ...vida, processos: [...vida.processos, beginProcesso(hoje)] }
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
    const change = changes.findIndex(({ depois }) => told !== null && addDias(told, depois) === hoje)
    if (change >= 0 && saida.oculta === null) {
      const [{ caixa: what } = { caixa: null }] = changes.splice(change, 1)
      if (what === 'outra') latest += 1
      caixa = what === 'nenhuma' ? null : what === 'anterior' ? Math.max(1, latest - 1) : latest
    }
    // What leaves later than it was written tells on the day on which it leaves.
    const [carta, ...older] = cartas
    if (
      carta !== undefined &&
      carta.dia < hoje &&
      carta.saiu === null &&
      diasBetween(carta.dia, hoje) === lateOf(carta)
    ) {
      const isSo = saida.avisada !== null && saida.oculta === null && carta.para === caixa
      if (isSo && stepOfHoje(vida, meses, asked(), hoje) !== 'desavisar') {
        cartas = [{ ...carta, saiu: hoje }, ...older]
        saida = { ...saida, avisada: hoje }
        told = hoje
      }
    }
    if (parado !== null && n >= parado.de && n < parado.de + parado.noites) continue
    const passo = stepOfHoje(vida, meses, asked(), hoje)
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
      saida = { ...saida, avisada: hoje }
      if (caixa !== null) {
        const destino = destinos[sent] ?? (isMorto ? 'nunca' : 0)
        cartas = [{ dia: hoje, para: caixa, destino, saiu: destino === 0 ? hoje : null }, ...cartas]
        sent += 1
      }
    } else if (passo === 'desavisar') saida = { ...saida, avisada: null }
    else if (passo === 'mostrar') saida = { ...saida, oculta: null, avisada: null }
    else if (passo === 'ocultar') {
      if (hoje < prazo) faults.push(`${hoje} hidden before ${prazo}`)
      if (told === null || diasBetween(told, hoje) < RETENCAO.avisoDias) faults.push(`${hoje} hidden untold`)
      if (caixa !== null) faults.push(...faultsOfMails(cartas, { caixa, prazo, hoje }))
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
      destinos: [],
      isMorto: false,
      temCaixa: true,
      caixas: [],
    })
    expect([told, apagada]).toEqual([addDias(prazo, -30), addDias(prazo, 30)])
    expect(hidingDia({ criada: INICIO, desde: null, processos: [] }, meses, NADA, INICIO)).toBe(prazo)
    expect(erasureDia(prazo)).toBe(apagada)
  }
})
