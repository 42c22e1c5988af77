import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../calls/caller'
import { quantile } from '../calls/measure-calls'
import type { Limit } from '../report'

/** Security S04: 50 sign-ins at once while `/health/ready` is asked for; its p99 stays under 100 ms. */
const LIMIT_MS = 100
const SIGN_INS = 50
const ASK_EVERY_MS = 10

/**
 * @param url address of the product
 * @param account who signs in fifty times
 */
export async function measureStorm(url: string, account: { email: string; senha: string }): Promise<Limit> {
  const ask = async () => {
    const begun = performance.now()
    await (await fetch(`${url}/health/ready`)).text()
    return performance.now() - begun
  }
  await ask()
  let isOver = false
  const storm = Promise.all(Array.from({ length: SIGN_INS }, () => signIn(url, account))).finally(() => {
    isOver = true
  })
  const asked: Promise<number>[] = []
  while (!isOver) {
    asked.push(ask())
    await pause(ASK_EVERY_MS)
  }
  await storm
  return {
    name: `readiness while ${SIGN_INS} sign in, p99`,
    value: quantile(await Promise.all(asked), 0.99),
    limit: LIMIT_MS,
    unit: 'ms',
  }
}
