import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { request } from '@playwright/test'
import type { Product } from './product'
import { demo } from './test'

/** The running product's api, to make what a test needs and to look at what it shows. */
export interface Api {
  /** `authorization` header of the session, as the browser stores it. */
  readonly token: string
  /** Answers the parsed body; throws on a refusal. */
  readonly call: <T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<T>
  /** Sends the public application form for a campaign, as a browser does; `campos` are further fields of it. */
  readonly apply: (campanhaId: number, nome: string, campos?: object) => Promise<void>
  readonly stop: () => Promise<void>
}

const commands = join(import.meta.dirname, '../../../api/dist/commands')
const run = promisify(execFile)

export async function openApi(product: Product, pessoa = demo): Promise<Api> {
  const context = await request.newContext({ baseURL: product.url })
  const { access_token } = await send<{ access_token: string }>(
    context,
    'POST',
    '/usuario/v1/usuarios/login',
    {
      headers: { authorization: `Basic ${btoa('seleta-web:publico')}` },
      form: { username: pessoa.email, password: pessoa.senha, grant_type: 'password' },
    },
  )
  const token = `Bearer ${access_token}`
  return {
    token,
    call: (method, path, body) =>
      send(context, method, path, {
        headers: { authorization: token },
        ...(body === undefined ? {} : { data: body }),
      }),
    apply: async (campanhaId, nome, campos = {}) => {
      const dados = {
        nome,
        email: `${nome.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
        consentimento: true,
        consentimentoVersao: '2026-11',
        ...campos,
      }
      await send(context, 'POST', `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`, {
        multipart: { dados: JSON.stringify(dados) },
      })
    },
    stop: () => context.dispose(),
  }
}

/** Opens pages signed in, without the sign-in screen: the stored session is restored as after a reload. */
export async function keepSession(page: Page, { token }: Api): Promise<void> {
  await page.addInitScript((value) => window.localStorage.setItem('authentication', value), token)
}

/**
 * A company without anything in it, made as its first person would be: by the command and its one-use link. Its name is
 * its own: by a name that is there already the person would join that company, with all that other tests left in it.
 */
export async function createEmpresa(
  product: Product,
  email: string,
  empresa = `Casa de ${email}`,
): Promise<Api> {
  const { stdout } = await run(
    process.execPath,
    [join(commands, 'create-user.mjs'), '--email', email, '--nome', 'Pessoa Nova', '--empresa', empresa],
    { env: { ...process.env, DATA_DIR: join(product.dataFolder, 'data'), PUBLIC_URL: product.url } },
  )
  const token = /token=([\w-]+)/.exec(stdout)?.[1]
  if (token === undefined) throw new Error(`no link in:\n${stdout}`)
  const senha = 'uma-senha-bem-longa-2026'
  const context = await request.newContext({ baseURL: product.url })
  await send(context, 'POST', '/usuario/v1/usuarios/redefinir-senha', { data: { token, nova: senha } })
  await context.dispose()
  return openApi(product, { email, senha })
}

type Options = NonNullable<Parameters<APIRequestContext['fetch']>[1]>

async function send<T>(
  context: APIRequestContext,
  method: string,
  path: string,
  options: Options,
): Promise<T> {
  const answer = await context.fetch(path, { ...options, method })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  const text = await answer.text()
  // The test names what it reads.
  return (text === '' ? undefined : JSON.parse(text)) as T
}
