import type { FastifyReply, FastifyRequest } from 'fastify'
import { IDA_MINUTES } from '@seleta/contract/prazos'
import { routes } from '@seleta/contract/routes'
import type { Volta } from './entrar-pela-empresa-service'
import { ownCookie } from './own-cookie-http'

/** What the door does for who goes to the company's provider and back: cookies that no script reads, and one page. */

const PATH = routes.beginPelaEmpresa.path
/** Where the provider sends browsers back to. */
export const VOLTA_PATH = `${PATH}/retorno`
/** Of the host, which says what came of it. */
const PAGE = '/entrar-pela-empresa'

/** From another site the browser comes back with `lax` cookies alone. */
const ida = ownCookie({ name: 'seleta-ida', path: PATH, sameSite: 'lax' })
const volta = ownCookie({ name: 'seleta-volta', path: PATH, sameSite: 'strict' })
/** The page asks for the session at once. */
const VOLTA_SECONDS = 60

export function keepBagagem(reply: FastifyReply, bagagem: string, publicUrl: string): void {
  reply.header('set-cookie', ida.write(bagagem, IDA_MINUTES * 60, publicUrl))
}

export const bagagemOf = (request: FastifyRequest): string => ida.read(request)

/** The waiting sign-in goes into a cookie, what came of it into the address of the page; no secret is in any address. */
export function answerVolta(
  reply: FastifyReply,
  { result, pendente }: Volta,
  publicUrl: string,
): FastifyReply {
  const cookies = [ida.forget(publicUrl)]
  if (pendente !== null) cookies.push(volta.write(pendente, VOLTA_SECONDS, publicUrl))
  return reply
    .header('set-cookie', cookies)
    .header('cache-control', 'no-store')
    .redirect(`${PAGE}?resultado=${result}`, 303)
}

export const voltaOf = (request: FastifyRequest): string => volta.read(request)

/** The cookie has done its work. */
export function forgetVolta(reply: FastifyReply, publicUrl: string): void {
  reply.header('set-cookie', volta.forget(publicUrl))
}
