import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { routes } from '@seleta/contract/routes'
import type { Volta } from './entrar-pela-empresa-service'

/** What the door does for who goes to the company's provider and back: cookies that no script reads, and one page. */

const [IDA, VOLTA] = ['seleta-ida', 'seleta-volta']
const PATH = routes.beginPelaEmpresa.path
/** Where the provider sends browsers back to. */
export const VOLTA_PATH = `${PATH}/retorno`
/** Of the host, which says what came of it. */
const PAGE = '/entrar-pela-empresa'

/** From another site the browser comes back with `lax` cookies alone. */
const cookieOf = (
  name: string,
  value: string,
  maxAge: number,
  publicUrl: string,
  sameSite: 'lax' | 'strict',
) =>
  stringifySetCookie({
    name,
    value,
    maxAge,
    path: PATH,
    httpOnly: true,
    sameSite,
    secure: publicUrl.startsWith('https:'),
  })

export function keepBagagem(reply: FastifyReply, bagagem: string, publicUrl: string): void {
  reply.header('set-cookie', cookieOf(IDA, bagagem, 600, publicUrl, 'lax'))
}

export const bagagemOf = (request: FastifyRequest): string =>
  parseCookie(request.headers.cookie ?? '')[IDA] ?? ''

/** The waiting sign-in goes into a cookie, what came of it into the address of the page; no secret is in any address. */
export function answerVolta(
  reply: FastifyReply,
  { result, pendente }: Volta,
  publicUrl: string,
): FastifyReply {
  const cookies = [cookieOf(IDA, '', 0, publicUrl, 'lax')]
  if (pendente !== null) cookies.push(cookieOf(VOLTA, pendente, 60, publicUrl, 'strict'))
  return reply
    .header('set-cookie', cookies)
    .header('cache-control', 'no-store')
    .redirect(`${PAGE}?resultado=${result}`, 303)
}

export const voltaOf = (request: FastifyRequest): string =>
  parseCookie(request.headers.cookie ?? '')[VOLTA] ?? ''

/** The cookie has done its work. */
export function forgetVolta(reply: FastifyReply, publicUrl: string): void {
  reply.header('set-cookie', cookieOf(VOLTA, '', 0, publicUrl, 'strict'))
}
