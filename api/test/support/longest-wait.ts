import type { TestApi } from './start-api'

/** Asks for the simplest of all answers, time and again, while a work is done. @returns the longest that one took, in ms */
export async function longestWaitBeside(
  api: Pick<TestApi, 'request'>,
  work: Promise<unknown>,
): Promise<number> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  let longest = 0
  while (!isDone) {
    const asked = performance.now()
    await api.request('/robots.txt')
    longest = Math.max(longest, performance.now() - asked)
  }
  await done
  return longest
}
