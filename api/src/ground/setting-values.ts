import { isIP } from 'node:net'
import { z } from 'zod'
import { readSender, type Sender } from './text/sender'

/* What a setting may be: each refuses in the words that stand behind its name. */

export const url = (...protocols: string[]) =>
  z.string().refine((v) => URL.canParse(v) && protocols.includes(new URL(v).protocol), {
    message: `informe um endereço ${protocols.map((p) => `${p}//…`).join(' ou ')}`,
    // Nothing more is said of what is no such address.
    abort: true,
  })

/**
 * Where a server of the database is. Its certificate is checked as the driver does by each of these modes, under the one
 * name of them that it has no warning for.
 */
export const databaseAddress = url('postgres:', 'postgresql:').transform((address) =>
  /[?&]uselibpqcompat=true/.test(address)
    ? address
    : address.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=[&#]|$)/, '$1verify-full'),
)

/** A whole number, written in digits. */
export const whole = (min: number, max: number) => {
  const words = { error: `use um número de ${min} a ${max}` }
  return z.coerce
    .string()
    .regex(/^\s*\d{1,9}\s*$/, words)
    .transform(Number)
    .refine((value) => value >= min && value <= max, words)
}

/** What something is sealed with: blanks are none, and seal nothing. */
export const sealing = z.string().refine((value) => value.trim().length >= 16, 'use ao menos 16 caracteres')

const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/
const PREFIX = /^(?!.*\.\.)[\w./-]*$/

/** A store's name and what stands before its keys: parts of an address, which they may not leave. */
export const bucket = z.string().regex(BUCKET, 'informe o nome do bucket, como arquivos-da-seleta')
export const prefix = z.string().regex(PREFIX, 'use letras, números e barras, como seleta/arquivos')

export const environment = z.enum(['production', 'development', 'test'], {
  error: 'use production, ou development na sua máquina',
})

/** Who mails are given to. */
export const mailServer = url('smtp:', 'smtps:').refine(
  (v) => !URL.canParse(v) || new URL(v).hostname !== '',
  { message: 'informe também o servidor, como smtp://usuario:senha@mail.suaempresa.com.br:587' },
)

/** Where people reach the product: links in mails begin with it, and every page stands at the root of it. */
export const publicAddress = url('http:', 'https:').transform((value, context): string => {
  const { origin, href } = new URL(value)
  if (href === `${origin}/`) return origin
  context.addIssue({
    code: 'custom',
    message: 'use um endereço como https://vagas.suaempresa.com.br, sem nada depois',
  })
  return z.NEVER
})

/** Who mails come from. */
export const sender = z.string().transform((value, context): Sender => {
  const read = readSender(value)
  if (read !== null) return read
  context.addIssue({ code: 'custom', message: 'use um remetente como Seleta <vagas@suaempresa.com.br>' })
  return z.NEVER
})

export const flag = z.union([z.boolean(), z.stringbool()], { error: 'use on ou off' })

export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
  error: 'use trace, debug, info, warn, error, fatal ou silent',
})

/**
 * Who may say where a request came from: how many proxies stand in front, or their addresses and networks. `on` is one
 * proxy; nobody is believed for what stands further left in X-Forwarded-For (audit S13).
 */
export const proxies = z.string().transform((value, context): false | number | string[] => {
  const text = value.trim().toLowerCase()
  if (['off', 'false', 'no', '0'].includes(text)) return false
  if (['on', 'true', 'yes'].includes(text)) return 1
  if (/^[1-9]$/.test(text)) return Number(text)
  const list = text.split(/[\s,;]+/)
  if (list.every(isNetwork)) return list
  context.addIssue({ code: 'custom', message: 'use off, o número de proxies ou os endereços deles' })
  return z.NEVER
})

/** An address, a network such as 10.0.0.0/8, or a name that the framework has for some. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Origins, whole and nothing behind them: they become part of the pages' policy. */
export const origins = z.string().transform((value, context): readonly string[] => {
  const list = value.split(/[\s,]+/).filter((one) => one !== '')
  if (list.every((one) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(one))) return list
  context.addIssue({ code: 'custom', message: 'use endereços como http://localhost:3014, sem nada depois' })
  return z.NEVER
})

/** Names of machines, in one line. */
export const hosts = (list: string) =>
  list
    .split(/[\s,;]+/)
    .filter((host) => host !== '')
    .map((host) => host.toLowerCase())
