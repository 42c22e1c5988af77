import { isTipoFinal } from '@seleta/contract/limits'
import type { EstadoMensagem } from '@seleta/contract/mensagem-estados'
import { RETENCAO } from '@seleta/contract/prazos'
import { addDias, addMeses, diaInBrazil, formatDia } from '@seleta/regras/dia'
import { isDeadAddress, MAIL_UNCERTAIN } from '@seleta/regras/mail-error'

/**
 * How long a company keeps a person, and what happens then (product 90, decision 116). The whole rule stands here, pure:
 * days of Brazil in, days and a step out. Nothing of it is stored: what is asked is reckoned from what happened.
 */

/** One application, as far as it keeps its person. Days; null is what has not happened. */
export interface Processo {
  readonly inscrita: string
  /** Since when the person stands in their stage. */
  readonly movida: string
  readonly tipo: string | null
  readonly retirada: string | null
  readonly encerrada: string | null
  readonly excluida: string | null
}

/** What happened with a person at a company. */
export interface Vida {
  readonly criada: string
  /** «Continuar», or brought back by a recruiter: counted anew from that day. */
  readonly desde: string | null
  readonly processos: readonly Processo[]
}

/** How far the person's leaving has come. */
export interface Saida {
  /** The day of the mail, or on which it would have gone. */
  readonly avisada: string | null
  readonly oculta: string | null
  /** A legal hold: nothing happens until it is taken off. */
  readonly isGuardada: boolean
  /** The mails to the mailbox that is theirs today, the newest first. Null: there is none, or no mail leaves; none is waited for. */
  readonly cartas?: readonly Carta[] | null
}

/** A mail about the end of somebody's time, as the outbox has it. */
export interface Carta {
  readonly dia: string
  readonly estado: EstadoMensagem
  readonly erro: string | null
  /** Its end was said to the mail server. */
  readonly isEntregue: boolean
}

/** Nothing more comes of it: it is out, or may be, or nobody is at its address. */
const isSettled = ({ estado, erro, isEntregue }: Carta): boolean =>
  estado === 'enviada' ||
  (estado === 'enviando' && isEntregue) ||
  (estado === 'erro' && erro !== null && (erro === MAIL_UNCERTAIN || isDeadAddress(erro)))

/** @param cartas the newest first @returns how many never left, from the newest back to one that did */
export function countPerdidas(cartas: readonly Carta[]): number {
  const settled = cartas.findIndex(isSettled)
  return settled < 0 ? cartas.length : settled
}

/** `desavisar`: the date went away again, so the next one gets a mail of its own. `mostrar`: something happened since. */
export type Step = 'avisar' | 'desavisar' | 'ocultar' | 'mostrar' | 'apagar'

const latest = (dias: readonly string[]): string => dias.reduce((a, b) => (a > b ? a : b))
const earliest = (dias: readonly string[]): string => dias.reduce((a, b) => (a < b ? a : b))

/**
 * The day on which a process ended for the person: withdrawn, hired, refused, campaign ended or deleted, whichever came
 * first, and not before the last that happened in it. A process that runs ends when nothing has happened for a year, so
 * that a campaign which nobody ever closes keeps nobody for ever.
 */
export function endOfProcesso({ inscrita, movida, tipo, retirada, encerrada, excluida }: Processo): string {
  const last = latest([inscrita, movida])
  const end = isTipoFinal(tipo) ? movida : null
  const ends = [end, retirada, encerrada, excluida].filter((dia) => dia !== null)
  return ends.length === 0 ? addMeses(last, RETENCAO.paradoMeses) : latest([last, earliest(ends)])
}

/**
 * The last day on which the company has the person: so many months after their last process, after they came in, or
 * after they or a recruiter asked for more. Notes, tests, messages, visits and imports of the same person do not move it.
 * @param meses the company's own choice
 */
export function keptUntil({ criada, desde, processos }: Vida, meses: number): string {
  return addMeses(latest([criada, desde ?? criada, ...processos.map(endOfProcesso)]), meses)
}

/** What those months are counted from, as the person reads it behind them: «6 meses depois do seu último processo…». */
export function tellContagem({ criada, desde, processos }: Vida): string {
  const isAnew = desde !== null && desde >= latest([criada, ...processos.map(endOfProcesso)])
  return isAnew
    ? `contados de novo a partir de ${formatDia(desde)}`
    : 'depois do seu último processo seletivo'
}

/** The day on which somebody is hidden who is told today, or was on that day; never sooner than a month after it. */
export const hidingDiaOfTold = (vida: Vida, meses: number, avisada: string): string =>
  latest([keptUntil(vida, meses), addDias(avisada, RETENCAO.avisoDias)])

/** The day on which the person is hidden, when nothing happens until then: whoever has to be told first has their month. */
export function hidingDia(vida: Vida, meses: number, saida: Saida, hoje: string): string {
  return stepOfHoje(vida, meses, saida, hoje) === 'avisar'
    ? hidingDiaOfTold(vida, meses, hoje)
    : dueDia(vida, meses, saida)
}

/** By what was told until now. */
function dueDia(vida: Vida, meses: number, { avisada }: Saida): string {
  const prazo = keptUntil(vida, meses)
  return isOf(avisada, prazo) ? hidingDiaOfTold(vida, meses, avisada) : prazo
}

/** The day on which somebody who was hidden is erased. */
export const erasureDia = (oculta: string): string => addDias(oculta, RETENCAO.ocultaDias)

/**
 * What has to be done with the person today; null is nothing. Asked every day it tells, hides and erases each on its
 * day; asked late it never skips the month between two of them.
 */
export function stepOfHoje(vida: Vida, meses: number, saida: Saida, hoje: string): Step | null {
  const { avisada, oculta, isGuardada } = saida
  if (oculta !== null) {
    if (isBack(vida, oculta)) return 'mostrar'
    return !isGuardada && hoje >= erasureDia(oculta) ? 'apagar' : null
  }
  if (isGuardada) return null
  const prazo = keptUntil(vida, meses)
  if (hoje < addDias(prazo, -RETENCAO.avisoDias)) return avisada === null ? null : 'desavisar'
  if (!isOf(avisada, prazo) || isUnwritten(saida, prazo)) return 'avisar'
  if (hoje < dueDia(vida, meses, saida)) return null
  return isToldAnew(saida, prazo) ? 'avisar' : 'ocultar'
}

/** Whom the rule is asked about. */
interface Asked {
  readonly vida: Vida
  readonly meses: number
  readonly saida: Saida
}

/**
 * The rule as it is asked of people now.
 * @param emailLigado false: no mail leaves, so none is waited for
 */
export function askToday(agora: Date, emailLigado: boolean) {
  const hoje = diaInBrazil(agora)
  const toSaida = ({ saida }: Asked): Saida => (emailLigado ? saida : { ...saida, cartas: null })
  return {
    hoje,
    stepOf: (pessoa: Asked) => stepOfHoje(pessoa.vida, pessoa.meses, toSaida(pessoa), hoje),
    /** The last day on which the company sees them, when nothing happens until then; of somebody hidden, the day it was. */
    ateOf: (pessoa: Asked): string =>
      pessoa.saida.oculta ?? hidingDia(pessoa.vida, pessoa.meses, toSaida(pessoa), hoje),
    isTold: (pessoa: Asked): boolean => isTold(pessoa.vida, pessoa.meses, toSaida(pessoa)),
  }
}

/**
 * Nobody of whom nothing was told yet and who did something on this day or later has anything coming today: a look at
 * everybody leaves them out. Ten days more than the mail's month, because months have 28 to 31.
 */
export const notYetFrom = (hoje: string, meses: number): string =>
  addDias(addMeses(hoje, -meses), RETENCAO.avisoDias + 10)

/** A mail told of this date, not of one before it. */
const isOf = (avisada: string | null, prazo: string): avisada is string =>
  avisada !== null && avisada >= addDias(prazo, -RETENCAO.avisoDias)

/**
 * A mail is promised and none of this date has left: told once more, and the month begins anew. Not for ever: nobody stays
 * because a mail server is dead.
 */
function isToldAnew(saida: Saida, prazo: string): boolean {
  const lost = countPerdidas(cartasOf(saida, prazo) ?? [])
  return lost > 0 && lost <= RETENCAO.avisosDeNovo
}

/** They can be written to and were not, where they are reached today: they had no e-mail on the day of the mail, or another. */
const isUnwritten = (saida: Saida, prazo: string): boolean => cartasOf(saida, prazo)?.length === 0

const cartasOf = ({ cartas }: Saida, prazo: string) => cartas?.filter(({ dia }) => isOf(dia, prazo))

/** Whether a mail has told them, where they are reached today, that their time ends as it does now. */
export const isTold = (vida: Vida, meses: number, saida: Saida): boolean =>
  saida.avisada !== null &&
  cartasOf(saida, keptUntil(vida, meses))?.some(({ estado }) => estado === 'enviada') === true

/** Whether something has happened with somebody since the day on which they were hidden. */
export const isBack = (vida: Vida, oculta: string): boolean => lastAct(vida) >= oculta

const lastAct = ({ criada, desde, processos }: Vida): string =>
  latest([criada, desde ?? criada, ...processos.flatMap(({ inscrita, movida }) => [inscrita, movida])])
