import type { Release } from './registry'

declare global {
  interface Window {
    /** Asked by the chunk loader of every remote (shared/build, integrity plugin): digest, or undefined to refuse. */
    __seletaIntegrity?: (url: string) => string | undefined
  }
}

const digests = new Map<string, string>()

/** Makes the files of a release runnable. What is not admitted is refused by the remote's own chunk loader. */
export function admitRelease(release: Release): void {
  for (const [file, digest] of Object.entries(release.integrity)) digests.set(release.base + file, digest)
  window.__seletaIntegrity ??= (url) => digests.get(new URL(url, location.href).pathname)
}

export function digestOf(url: string): string | undefined {
  return digests.get(new URL(url, location.href).pathname)
}

/** Whether what the server has under this address is what the registry says; false also when it cannot be read. */
export async function isAsRegistered(url: string): Promise<'same' | 'other' | 'unreadable'> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a file of the release, not a call of the api
    const response = await fetch(url, { cache: 'reload' })
    if (!response.ok) return 'unreadable'
    const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
    const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)))
    return digestOf(url) === `sha256-${base64}` ? 'same' : 'other'
  } catch {
    return 'unreadable'
  }
}
