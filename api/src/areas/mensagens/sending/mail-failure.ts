import { types } from 'node:util'
import { isOfTheAddress, writeMailError } from '@seleta/regras/mail-error'
import type { Answer } from '../../../ground/retry-rules'
import { failureLine, singleLine } from '../../../ground/text/single-line'
import type { Blame } from './mail-connections'

interface MailFailure {
  /** What the outbox keeps of it. */
  readonly erro: string
  /** What the mail server answered; null when it did not. */
  readonly answer: Answer | null
}

/** What tells whose fault it is often stands at the end. */
const MOST_SAID = 400

/** Where it failed and what was answered, by what nodemailer hangs on to its errors. */
function readHung(error: Error) {
  const step = 'command' in error && typeof error.command === 'string' ? error.command : null
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
  return { step, code, response }
}

/** What failed and where. */
export function readMailFailure(error: unknown): MailFailure {
  const said = failureLine(error, MOST_SAID)
  if (!types.isNativeError(error)) return { erro: said, answer: null }
  const { step, code } = readHung(error)
  const erro = singleLine(writeMailError(step, said), MOST_SAID)
  return { erro, answer: code === null ? null : { code, isOfAddress: isOfTheAddress(erro) } }
}

/** A no to whoever connects, or one that names the connections. */
const AT_CONNECT = [421, 432]
const OF_NUMBER =
  /(?:many|limit|max|concurren|simultaneous|exceed|muitas)[^.]*\b(?:connection|session|thread|conex)|\b(?:connection|session|thread|conex\S+)s?\b[^.]*(?:limit|max|exceed|excedid)/i

/** What a failed try says of the connection that it went over. */
export function blameOf(error: unknown): Blame {
  const { step, code, response } = types.isNativeError(error)
    ? readHung(error)
    : { step: null, code: null, response: '' }
  if (code === null) return 'connection'
  const isOfNumber = (step === 'CONN' && AT_CONNECT.includes(code)) || OF_NUMBER.test(response)
  return isOfNumber ? 'number' : 'mail'
}
