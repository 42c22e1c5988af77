/**
 * Small choices kept on this device, never personal data. Storage may be full, blocked or absent: the choice then
 * lasts as long as the page.
 */
export function readPreference(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writePreference(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // Kept in memory by the caller.
  }
}
