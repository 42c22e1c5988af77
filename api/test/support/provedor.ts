import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { TestApi } from './start-api'

export const CLIENTE = { clienteId: 'seleta', segredo: 'segredo-do-cliente-com-muitas-letras' }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A real OpenID provider, until it is stopped. @param redirectUri where it sends browsers back to */
export async function startProvedor(redirectUri: string) {
  const port = await freePort()
  const script = join(__dirname, 'openid-provider.mjs')
  const child = spawn(process.execPath, [script, String(port), redirectUri], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(child.stdout, 'data')
  const emissor = `http://localhost:${port}`
  return {
    emissor,
    /** What it says of itself and of everybody from now on, instead of the truth; of nothing, the truth. */
    tell: async (lies: {
      readonly metadados?: Readonly<Record<string, unknown>>
      readonly pessoa?: Readonly<Record<string, unknown>>
    }) => {
      const response = await fetch(`${emissor}/diz`, { method: 'POST', body: JSON.stringify(lies) })
      if (!response.ok) throw new Error(`the provider answered ${response.status}`)
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/**
 * A browser at the provider: follows its pages until it is sent back.
 * @param address what the api said
 * @returns the address that it is sent back to
 */
export async function visitProvedor(address: string): Promise<URL> {
  const { origin } = new URL(address)
  const cookies = new Map<string, string>()
  let next = new URL(address)
  for (let hops = 0; hops < 10 && next.origin === origin; hops += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const one of response.headers.getSetCookie()) {
      const [pair = ''] = one.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, next)
  }
  return next
}

/** A browser of its own, with the cookies of the sign-in. @param publicUrl where its pages are */
export function openEmpresaBrowser(api: TestApi, publicUrl: string) {
  const cookies = new Map<string, string>()
  const keep = (headers: Headers) => {
    for (const one of headers.getSetCookie()) {
      const [pair = ''] = one.split(';')
      const at = pair.indexOf('=')
      if (pair.slice(at + 1) === '') cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const header = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  return {
    cookies,
    begin: async (email: string) => {
      const answer = await api.call('beginPelaEmpresa', { body: { email } }, { headers: header() })
      keep(answer.headers)
      return answer
    },
    /** @returns what the page is told */
    back: async (address: URL) => {
      const response = await api.request(address.pathname + address.search, {
        redirect: 'manual',
        headers: header(),
      })
      keep(response.headers)
      return new URL(response.headers.get('location') ?? '', publicUrl).searchParams.get('resultado')
    },
    finish: async () => {
      const answer = await api.call('enterPelaEmpresa', {}, { headers: header() })
      keep(answer.headers)
      return answer
    },
  }
}

/**
 * The whole way in, as somebody whom the provider knows by `hint`.
 * @param publicUrl where the pages of the product are
 */
export async function goPelaEmpresa(api: TestApi, publicUrl: string, email: string, hint = email) {
  const browser = openEmpresaBrowser(api, publicUrl)
  const { body, status, erro } = await browser.begin(email)
  if (status !== 200) return { browser, result: erro?.mensagem, token: '' }
  const address = new URL(body.data.endereco)
  address.searchParams.set('login_hint', hint)
  const back = await visitProvedor(address.href)
  const result = await browser.back(back)
  const token = result === 'ok' ? (await browser.finish()).body.access_token : ''
  return { browser, result, token, back }
}
