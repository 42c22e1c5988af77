import type { CallAnswer, CallInput } from '@seleta/contract/calls'
import type { Operation, Route } from '@seleta/contract/routes'
import { routes } from '@seleta/contract/routes'

/** Calls the api by the contract; throws on anything but 2xx. */
export type Caller = <O extends Operation>(operation: O, input: CallInput<O>) => Promise<CallAnswer<O>>

export function createCaller(url: string, token: string): Caller {
  return async (operation, input) => {
    const route: Route = routes[operation]
    const {
      params = {},
      query = {},
      body,
    } = input as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
    }
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    )
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const response = await fetch(`${url}${path}?${search.toString()}`, {
      method: route.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`)
    if (route.answer === 'empty') return undefined as never
    if (route.answer === 'file') return (await response.arrayBuffer()) as never
    return (await response.json()) as never
  }
}

export async function signIn(
  url: string,
  { email, senha }: { email: string; senha: string },
): Promise<string> {
  const answer = await createCaller(url, '')('login', {
    body: { username: email, password: senha, grant_type: 'password', manter_conectado: true },
  })
  return answer.access_token
}
