/**
 * What the browser keeps: the only code that touches its storage. It may be full, blocked or absent: then nothing is
 * kept, and what the page knows lasts as long as the page (security, failure matrix).
 */

/** `device` outlives the tab, `tab` does not. */
export type Place = 'device' | 'tab'

/** @throws where the browser refuses it */
export const storageOf = (place: Place): Storage =>
  place === 'device' ? window.localStorage : window.sessionStorage

/** The text under a key; null when there is none. */
export function readKept(place: Place, key: string): string | null {
  return attempt(() => storageOf(place).getItem(key)) ?? null
}

/** The JSON value under a key; undefined when there is none that can be read. */
export function readKeptJson(place: Place, key: string): unknown {
  return attempt((): unknown => JSON.parse(storageOf(place).getItem(key) ?? ''))
}

/**
 * Keeps a text under a key; null forgets it.
 * @returns false when it could not be kept
 */
export function writeKept(place: Place, key: string, text: string | null): boolean {
  const isKept = attempt(() => {
    if (text === null) storageOf(place).removeItem(key)
    else storageOf(place).setItem(key, text)
    return true
  })
  return isKept ?? false
}

/** Forgets what stands under keys that begin so. */
export function forgetKept(prefix: string, places: readonly Place[]): void {
  for (const place of places)
    attempt(() => {
      const storage = storageOf(place)
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
    })
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
