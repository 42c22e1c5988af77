import { types } from 'node:util'
import { isOfTheAddress, writeMailError } from '@seleta/regras/mail-error'
import type { Answer } from '../../../ground/retry-rules'
import { failureLine, singleLine } from '../../../ground/text/single-line'

interface MailFailure {
  /** What the outbox keeps of it. */
  readonly erro: string
  /** What the mail server answered; null when it did not. */
  readonly answer: Answer | null
}

/** What tells whose fault it is often stands at the end. */
const MOST_SAID = 400

/** What failed and where, by what nodemailer hangs on to its errors. */
export function readMailFailure(error: unknown): MailFailure {
  const said = failureLine(error, MOST_SAID)
  if (!types.isNativeError(error)) return { erro: said, answer: null }
  const step = 'command' in error && typeof error.command === 'string' ? error.command : null
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const erro = singleLine(writeMailError(step, said), MOST_SAID)
  return { erro, answer: code === null ? null : { code, isOfAddress: isOfTheAddress(erro) } }
}
