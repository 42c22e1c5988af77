import { fillPattern, onlyDigits } from './digits'

/**
 * Calendar days: 'yyyy-mm-dd' on the wire and in the database, dd/mm/yyyy on the screen, and always Brazil's.
 * What is today and on which day a moment lies is told by `diaInBrazil` and by nothing else (audit W4).
 */

/** The zone of everything that the product tells: Brasília's. */
export const ZONE = 'America/Sao_Paulo'

/** Its distance from UTC. Brazil has had no summer time since 2019. */
const DISTANCE = '-03:00'
const DISTANCE_MS = 3 * 3_600_000
/** From 18 February 2019 on that is the distance of every moment: the last summer has ended. */
const SUMMERS_END = 1_550_448_000_000

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000

/**
 * A moment on Brazil's clock as ISO writes it, without the browser's tables of zones: the first question to them takes
 * longer than drawing a list.
 * @returns `yyyy-mm-ddThh:mm:ss.sssZ`, whose Z says nothing; null before the last summer ended, and of no moment
 */
export function clockOf(moment: Date | number | string): string | null {
  const at = Number(new Date(moment))
  return at >= SUMMERS_END ? new Date(at - DISTANCE_MS).toISOString() : null
}

/**
 * The calendar day in Brazil on which a moment lies. What time it is now is the caller's to say: rules have no clock.
 * @param moment a date, milliseconds, or ISO text with a zone
 * @returns `yyyy-mm-dd`
 */
export const diaInBrazil = (moment: Date | number | string): string =>
  clockOf(moment)?.slice(0, 10) ??
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date(moment))

/** The first moment of a day in Brazil. */
export const startOfDia = (dia: string): Date => new Date(`${dia}T00:00:00${DISTANCE}`)

/** The last second of a day in Brazil, as RFC 3339 writes it with its zone: what feeds and search engines read. */
export const endOfDia = (dia: string): string => `${dia}T23:59:59${DISTANCE}`

/** `yyyy-mm-dd`, so many days later (or, below 0, earlier). */
export const addDias = (dia: string, countOf: number): string =>
  new Date(Date.parse(dia) + countOf * DAY_MS).toISOString().slice(0, 10)

/** The same day so many months later (or, below 0, earlier); the 31st becomes the last day of a shorter month. */
export function addMeses(dia: string, countOf: number): string {
  const months = Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) - 1 + countOf
  const ano = Math.floor(months / 12)
  const mes = months - ano * 12
  const last = new Date(Date.UTC(ano, mes + 1, 0)).getUTCDate()
  return `${pad(ano, 4)}-${pad(mes + 1)}-${pad(Math.min(Number(dia.slice(8)), last))}`
}

/** How many days one day lies after another; below 0 when before. */
export const diasBetween = (de: string, ate: string): number =>
  Math.round((Date.parse(ate) - Date.parse(de)) / DAY_MS)

/** The day of a day or of a moment: text without a time is that day everywhere. */
function dayOf(value: Date | string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : diaInBrazil(moment)
}

/** A day or a moment → 'dd/mm/yyyy' in Brazil; anything else → ''. */
export function formatDia(value: Date | string | null | undefined): string {
  const [ano, mes, dia] = dayOf(value)?.split('-') ?? []
  return ano === undefined ? '' : `${dia}/${mes}/${ano}`
}

/** A day or a moment → 'dd/mm'; anything else → ''. */
export const formatDiaAndMes = (value: Date | string | null | undefined): string =>
  formatDia(value).slice(0, 5)

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** A day or a moment → «mar 2022»; anything else → ''. */
function formatMesInWords(value: Date | string | null | undefined): string {
  const [ano, mes] = dayOf(value)?.split('-') ?? []
  return ano === undefined ? '' : `${MESES[Number(mes) - 1]} ${ano}`
}

/**
 * A time that somebody spent somewhere: «mar 2020 – jul 2022», «mar 2020 – hoje», «mar 2020»; '' without a beginning.
 * @param final null when nobody told, or when it goes on
 */
export function formatPeriod(first: string | null, final: string | null, isAtual: boolean): string {
  const fim = isAtual ? 'hoje' : formatMesInWords(final)
  return first === null ? '' : [formatMesInWords(first), fim].filter((part) => part !== '').join(' – ')
}

/** A day or a moment → «4 de março de 2026»; anything else → ''. */
export function formatDiaInFull(value: Date | string | null | undefined): string {
  const dia = dayOf(value)
  return dia === null ? '' : new Date(dia).toLocaleDateString('pt-BR', { timeZone: 'UTC', dateStyle: 'long' })
}

const pad = (value: number, size = 2) => String(value).padStart(size, '0')

/** Year, month (1–12) and day → 'yyyy-mm-dd', or null when the calendar has no such day. */
function toDia(ano: number, mes: number, dia: number): string | null {
  const date = new Date(Date.UTC(2000, 0, 1))
  date.setUTCFullYear(ano, mes - 1, dia)
  const isReal = date.getUTCFullYear() === ano && date.getUTCMonth() === mes - 1 && date.getUTCDate() === dia
  return isReal && ano >= 1000 ? `${pad(ano, 4)}-${pad(mes)}-${pad(dia)}` : null
}

/** 'dd/mm/yyyy' as the mask writes it → 'yyyy-mm-dd', or null when it is not whole or not a real day (product 30). */
export function parseDia(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  return match === null ? null : toDia(Number(match[3]), Number(match[2]), Number(match[1]))
}

/** The first day that is taken as somebody's day of birth. */
export const FIRST_NASCIMENTO = '1900-01-01'

/** Spreadsheets count days from here. */
const DAY_ZERO = '1899-12-30'
/** The last two-digit year of this century, as spreadsheets read them: 29 is 2029, 30 is 1930. */
const LAST_OF_CENTURY = 29

/**
 * A day as a file writes it: '2026-03-04', '4/3/2026', '04.03.2026', '4-3-26', '4 de março de 2026', '04/mar/26', a time
 * after any of them, or the days of a spreadsheet, '46085'.
 * @returns `yyyy-mm-dd`, or null when it is no real day
 */
export function readDia(text: string): string | null {
  if (/^\d{5}([.,]\d+)?$/.test(text)) return addDias(DAY_ZERO, Number.parseInt(text, 10))
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  if (iso !== null) return toDia(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const local =
    /^(\d{1,2})(?:[/.-]|\s+(?:de\s+)?)(\d{1,2}|[a-zç]{3,9})\.?(?:[/.-]|\s+(?:de\s+)?)(\d{4}|\d{2})(?:,?[\sT]+\d{1,2}:.*)?$/i.exec(
      text,
    )
  const [, dia, mes = '', ano = ''] = local ?? []
  const number = /\d/.test(mes) ? Number(mes) : MESES.indexOf(mes.slice(0, 3).toLowerCase()) + 1
  return toDia(toAno(ano), number, Number(dia))
}

const toAno = (text: string): number =>
  Number(text) + (text.length === 4 ? 0 : Number(text) > LAST_OF_CENTURY ? 1900 : 2000)

/** What was typed of a date is whole, and the calendar has that day. */
export const isDia = (text: string): boolean => parseDia(maskDia(text)) !== null

const clamp = (part: string, max: number) => (part.length === 2 && Number(part) > max ? pad(max) : part)

/**
 * What was typed of a date: up to eight digits ddmmyyyy. A day above 31 becomes 31, a month above 12 becomes 12
 * (spec section 5, "Closing date is auto-masked").
 */
export function typedDia(text: string): string {
  const digits = onlyDigits(text)
  return clamp(digits.slice(0, 2), 31) + clamp(digits.slice(2, 4), 12) + digits.slice(4, 8)
}

/** 'dd/mm/yyyy', also while it is half typed, with the 31 and the 12 of `typedDia`. */
export const maskDia = (text: string): string => fillPattern('##/##/####', typedDia(text))
