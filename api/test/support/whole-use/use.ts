import type { CallInput } from '@seleta/contract/calls'
import type { Operation } from '@seleta/contract/routes'
import type { Pool } from 'pg'
import { type Office, publish } from '../campanhas'
import { openMailbox } from '../mailbox'
import { PERGUNTA } from '../pergunta'
import type { Nights } from '../nights'
import type { Answer } from '../start-api'
import { openDoors } from '../strangers'

export const pdf = new Blob(['%PDF-1.4 x\n%%EOF'], { type: 'application/pdf' })

/** An office that is being used, and how: whatever is refused ends the test. */
export type Use = Awaited<ReturnType<typeof beginUse>>

/** @param aside connections of the test's own, for what nobody asks but the test */
export async function beginUse(nights: Nights, aside: Pool) {
  const { office } = nights
  const { api, token } = office
  const called = new Set<Operation>()
  const call = async <O extends Operation>(operation: O, input: CallInput<O>): Promise<Answer<O>> => {
    const answer = await api.call(operation, input, { token })
    if (answer.status >= 300)
      throw new Error(`${operation} answered ${answer.status}: ${answer.erro?.mensagem}`)
    called.add(operation)
    return answer
  }
  const visit = async (path: string, init: RequestInit = {}): Promise<string> => {
    const response = await api.request(path, { redirect: 'manual', ...init })
    if (response.status >= 400) throw new Error(`${path} answered ${response.status}`)
    return response.text()
  }
  /** A call whose body is a form with a file. */
  const send = async (operation: Operation, path: string, dados: unknown, field = ''): Promise<void> => {
    const form = new FormData()
    form.set('dados', JSON.stringify(dados))
    if (field !== '') form.set(field, pdf, 'x.pdf')
    await visit(path, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } })
    called.add(operation)
  }
  const one = async <T>(text: string, values: unknown[] = []): Promise<T> => {
    const [row] = (await aside.query<{ one: T }>(text, values)).rows
    if (row === undefined) throw new Error(`nothing: ${text}`)
    return row.one
  }
  const idOf = (nome: string) =>
    one<string>('select identificador as one from talento where nome = $1', [nome])
  const besides: Pick<Office, 'api'> = { api: { ...api, pool: aside } }
  const mailbox = openMailbox(besides)
  const { enterPessoa } = openDoors(office, 0)
  const { id } = await publish(office, { vaga: { perguntas: [PERGUNTA] } })
  const outra = await publish(office, { nome: 'Outra' })
  return { nights, office, api, token, called, call, visit, send, one, idOf, mailbox, enterPessoa, id, outra }
}
