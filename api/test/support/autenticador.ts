import { TOTP } from 'otpauth'
import type { TestApi } from './start-api'
import { SENHA } from './seed-empresa'

/** An app on somebody's phone. @param agora the server's time, which the phone has too */
export const createApp = (segredo: string, agora: () => Date) => ({
  /** @param passos steps of 30 s from now */
  codigo: (passos = 0) =>
    new TOTP({ secret: segredo, digits: 6, period: 30 }).generate({
      timestamp: agora().getTime() + passos * 30_000,
    }),
})

/** A clock that a test moves. */
export function createWatch(start = '2026-11-23T12:00:05.000Z') {
  let now = new Date(start).getTime()
  return {
    clock: () => new Date(now),
    /** So that codes used up to here are codes of before. */
    forward: (seconds = 90) => {
      now += seconds * 1000
    },
  }
}

let browsers = 0

/**
 * A browser at the sign-in: it keeps the cookie that it is given, and hands it back.
 * @param lugar its address; else one of its own
 */
export function openBrowser(api: TestApi, lugar?: string) {
  let cookie = ''
  const keep = (headers: Headers) => {
    const [given] = headers.getSetCookie()
    if (given !== undefined) cookie = given.split(';')[0] ?? ''
    return given
  }
  browsers += 1
  const address = { 'x-forwarded-for': lugar ?? `203.0.${browsers >> 8}.${browsers & 255}` }
  return {
    cookie: () => cookie,
    /** Puts a cookie there that somebody else was given. */
    plant: (other: string) => {
      cookie = other
    },
    password: async (email: string, senha = SENHA, manter_conectado = false) => {
      const body = { username: email, password: senha, grant_type: 'password' as const, manter_conectado }
      const answer = await api.call('login', { body }, { headers: { cookie, ...address } })
      return { ...answer, given: keep(answer.headers) }
    },
    code: async (codigo: string) => {
      const answer = await api.call(
        'enterSegundoFator',
        { body: { codigo } },
        { headers: { cookie, ...address } },
      )
      keep(answer.headers)
      return answer
    },
  }
}

/** Sets a second factor up over the calls; the session has a new token after it. */
export async function ligarSegundoFator(api: TestApi, token: string, agora: () => Date) {
  const novo = await api.call('beginSegundoFator', { body: { senha: SENHA } }, { token })
  if (novo.status !== 200) throw new Error(`beginning answered ${novo.status}: ${novo.erro?.mensagem}`)
  const app = createApp(novo.body.data.segredo, agora)
  const ligado = await api.call('confirmSegundoFator', { body: { codigo: app.codigo(-1) } }, { token })
  if (ligado.status !== 200) throw new Error(`confirming answered ${ligado.status}: ${ligado.erro?.mensagem}`)
  return { app, codigos: ligado.body.data.codigos, token: ligado.body.data.access_token }
}
