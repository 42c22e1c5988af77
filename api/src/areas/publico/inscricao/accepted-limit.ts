import { TooManyError } from '../../../ground/domain-error'
import { addressKey } from '../../../ground/limits/address-key'
import type { Counter } from '../../../ground/limits/counter'

/**
 * Applications that are taken for one campaign from one address: a job fair, a school or an office behind one
 * connection fits in, a program that fills the board does not (audit C12, decision 100).
 */
export const ACCEPTED = { max: 300, minutes: 10 }

/**
 * Takes an application that was judged, and counts it; what does not come about costs nothing.
 * @param endereco where it comes from
 * @throws TooManyError, and whatever the work throws
 */
export async function countAccepted<T>(
  counter: Counter,
  campanhaId: number,
  endereco: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = `inscricoes/${campanhaId}/${addressKey(endereco)}`
  const { total, endsIn } = await counter.add(key, ACCEPTED.minutes * 60_000)
  try {
    if (total > ACCEPTED.max) throw new TooManyError(endsIn / 1000)
    return await work()
  } catch (error) {
    await counter.takeBack(key)
    throw error
  }
}
