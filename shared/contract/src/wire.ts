import { diaInBrazil } from '@seleta/regras/dia'
import { isEmail, withMailDomain } from '@seleta/regras/email'
import { oneLine } from '@seleta/regras/text'
import { z } from 'zod'
import { EMAIL_INVALID } from './faltas'
import { MAX_DEPTH, MAX_PAGE_SIZE } from './limits'
import { tooLong } from './text-max'

/** Words, ids and envelopes that every call shares (architecture.md, 'The api'). */

/** Numeric id of a row; in a path it arrives as text. */
export const Id = z.coerce.number('Informe um número.').int().positive().max(Number.MAX_SAFE_INTEGER)

/** Random 128-bit id of a person, never counted up (security T1). */
export const Identificador = z.uuid('Identificador inválido.')

const DATA_INVALID = 'Data inválida.'
/** A calendar day, `yyyy-mm-dd`; no calendar has a year 0. */
export const Dia = z.iso.date(DATA_INVALID).refine((dia) => dia >= '0001', DATA_INVALID)

/** The same, or the moment that a client makes of a date: the day in Brazil on which it lies (spec section 7). */
export const DiaOrMoment = z
  .string()
  .overwrite((text) => (isMoment(text) ? diaInBrazil(text) : text))
  .refine((text) => Dia.safeParse(text).success, DATA_INVALID)
  .meta({ format: 'date' })
const isMoment = (text: string) => Moment.safeParse(text).success

/** A moment, ISO 8601 with zone. */
export const Moment = z.iso.datetime({ offset: true })

/** A moment that somebody asks by: one that the database can read. */
export const AskedMoment = Moment.refine(isReadable, DATA_INVALID)

/** ISO 8601 has years, distances from UTC and fractions of seconds that PostgreSQL refuses. */
function isReadable(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear()
  return year >= 1 && year <= 9999 && moment.length <= 40 && !/[+-](?:1[6-9]|2\d):\d\d$/.test(moment)
}

export const PageQuery = z.object({
  page: z.coerce.number().int().min(0).max(MAX_DEPTH).default(0),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE),
})

export const IdParams = z.object({ id: Id })
export const IdentificadorParams = z.object({ identificador: Identificador })

/** `{ data }`. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data })

/** `{ data, totalElements, totalPages }`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
  })

export const Erro = z
  .object({
    erro: z.object({
      codigo: z.string(),
      mensagem: z.string(),
      /** Field path → what is wrong with it. */
      campos: z.record(z.string(), z.string()).optional(),
      /** Request id: what a person reads out to support. */
      id: z.string(),
    }),
  })
  .meta({ id: 'Erro' })
export type Erro = z.infer<typeof Erro>

/** An address that mail can be sent to; blanks around it are nobody's. */
export const Email = z.string().trim().overwrite(withMailDomain).refine(isEmail, EMAIL_INVALID)

/** The same, or none. */
export const EmailOrEmpty = z
  .string()
  .trim()
  .overwrite(withMailDomain)
  .refine((text) => text === '' || isEmail(text), EMAIL_INVALID)

/** A name: one line, whatever was pasted (audit S17). */
export const lineUpTo = (max: number) => textUpTo(max).overwrite(oneLine)

/** Text that a person typed: trimmed of nothing, bounded. */
export const textUpTo = (max: number) => z.string().max(max, tooLong(max))

/** One of the values that a table gives words to. */
export const oneOf = <K extends string>(words: Readonly<Record<K, string>>) =>
  // Object.keys forgets the literal keys.
  z.enum(Object.keys(words) as [K, ...K[]])

/** One part of what was told of a person, in words: 'Telefone', '(11) 98765-4321'. */
export const ToldLine = z.object({ rotulo: z.string(), valor: z.string() })
export type ToldLine = z.infer<typeof ToldLine>
