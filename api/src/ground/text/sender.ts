import { readEmail } from '@seleta/regras/email'
import { singleLine } from './single-line'

/** Who a mail comes from. */
export interface Sender {
  /** '' when there is none. */
  readonly name: string
  readonly address: string
}

/**
 * @param text 'Name <address>' or an address alone
 * @returns null when it holds no address that mail can come from
 */
export function readSender(text: string): Sender | null {
  const [, name = '', inside] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  const address = readEmail(inside ?? text)
  return address === null ? null : { name: singleLine(name.replaceAll('"', '')), address }
}
