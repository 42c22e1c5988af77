/**
 * Words for the values that we know, which answers for those of a newer server too: a value without a word is shown as
 * it came, and nothing breaks (product 58).
 * @param words value → word
 * @param unknown what stands for a value that is not there; without it the value itself
 */
export function vocabulary<K extends string, W extends string>(
  words: Readonly<Record<K, W>>,
  unknown?: W,
): Readonly<Record<K, W>> {
  return new Proxy(words, {
    get: (known, value) =>
      typeof value === 'string' && !Object.hasOwn(known, value)
        ? (unknown ?? value)
        : Reflect.get(known, value),
  })
}
