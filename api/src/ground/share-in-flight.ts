/**
 * Lets calls that ask for the same at the same time share one answer. Nothing is kept once it is there.
 * @param keyOf tells calls apart
 * @param work what is done once for all that wait for it
 */
export function shareInFlight<Args extends unknown[], Answer>(
  keyOf: (...args: Args) => string,
  work: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  const inFlight = new Map<string, Promise<Answer>>()
  return (...args) => {
    const key = keyOf(...args)
    const running = inFlight.get(key)
    if (running !== undefined) return running
    const answer = work(...args).finally(() => inFlight.delete(key))
    inFlight.set(key, answer)
    return answer
  }
}
