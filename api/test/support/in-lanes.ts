/** So many at once: beside each other the database answers while this process works. */
const LANES = 4

/** @returns what became of each, in the order of `things` */
export async function inLanes<T, R>(
  things: readonly T[],
  each: (one: T, place: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = []
  const left = things.entries()
  const lane = async () => {
    for (const [place, one] of left) answers[place] = await each(one, place)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return answers
}
