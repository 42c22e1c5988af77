import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

interface OwnCookie {
  readonly name: string
  /** Addresses below this one alone are sent it. */
  readonly path: string
  readonly sameSite: 'lax' | 'strict'
}

/**
 * A cookie that no script reads, for what goes on behind a sign-in.
 * @returns what sets it for so many seconds, what takes it away, and what reads it: empty when the browser has none
 */
export function ownCookie({ name, path, sameSite }: OwnCookie) {
  const write = (value: string, maxAge: number, publicUrl: string): string =>
    stringifySetCookie({
      name,
      value,
      maxAge,
      path,
      httpOnly: true,
      sameSite,
      secure: publicUrl.startsWith('https:'),
    })
  return {
    write,
    forget: (publicUrl: string): string => write('', 0, publicUrl),
    read: ({ headers }: FastifyRequest): string => parseCookie(headers.cookie ?? '')[name] ?? '',
  }
}
