import { forgetBegun, keepBegun, readBegun } from './begun'

/* What was sent and had no answer, behind its key: beside the draft of it, which outlives a reload too. */

const nameOf = (about: string) => `sem-resposta.${about}`

/** Of what is sent: the key of the time before, where the same had no answer. */
export function keyFor(about: string, input: unknown): string {
  const sent = JSON.stringify(input)
  const [lost, ...rest] = String(readBegun(nameOf(about))).split(' ')
  if (lost !== undefined && rest.join(' ') === sent) return lost
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  keepBegun(nameOf(about), `${key} ${sent}`)
  return key
}

/** Whether the last that was sent of this may have come to the server, which has not said so. */
export const hasLost = (about: string): boolean => typeof readBegun(nameOf(about)) === 'string'

/** It is known what became of it, or nobody asks any more. */
export const forgetLost = (about: string): void => forgetBegun(nameOf(about))
