import { CallError, forgetLost, type Lost, type Send } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { LoteMensagem } from '@seleta/contract/lote'

/** Words, and who gets them by which channel, each time in one order. */
export type Mensagem = Extract<CallInput<'sendMensagens'>['body'], { destinatarios: unknown }>
type Destinatario = Mensagem['destinatarios'][number]

const nameOf = ({ identificador, canal }: Destinatario) => `${identificador} ${canal}`
const namesOf = (some: readonly Destinatario[]) => new Set(some.map(nameOf))

/** What was lost, where it said the same to others than these; else null. */
export function sameToOthers(lost: Lost | null, { destinatarios, ...words }: Mensagem): Mensagem | null {
  if (lost === null) return null
  // What `useSendMensagens` has sent.
  const { destinatarios: before, ...wordsBefore } = (JSON.parse(lost.sent) as { body: Mensagem }).body
  const isSame = JSON.stringify(wordsBefore) === JSON.stringify(words)
  const isToThem = JSON.stringify(before) === JSON.stringify(destinatarios)
  return isSame && !isToThem ? { destinatarios: before, ...words } : null
}

interface Sent {
  readonly answer: LoteMensagem[]
  /** Messages of the lost try to who is not to get it any more. */
  readonly dropped: number[]
}

/**
 * Sends the same words to others than before, where nobody knows whether they went out before: under the key of that
 * time. Where they have, whoever was reached then is not written to again.
 */
export async function sendToOthers(
  send: Send<'sendMensagens'>,
  about: string,
  { key }: Lost,
  before: Mensagem,
  body: Mensagem,
): Promise<Sent> {
  const sent = await send({ body }, { idempotencyKey: key }).catch((error: unknown) => {
    if (error instanceof CallError && error.codigo === 'chave_reutilizada') return null
    throw error
  })
  if (sent !== null) {
    forgetLost('sendMensagens', about, key)
    return { answer: sent, dropped: [] }
  }
  const reached = namesOf(before.destinatarios)
  const rest = body.destinatarios.filter((one) => !reached.has(nameOf(one)))
  // Under one key as well, should its answer be lost too.
  const more =
    rest.length === 0
      ? []
      : await send({ body: { ...body, destinatarios: rest } }, { idempotencyKey: `${key}-mais` })
  const first = await send({ body: before }, { idempotencyKey: key })
  forgetLost('sendMensagens', about, key)
  const wanted = namesOf(body.destinatarios)
  return {
    answer: [...first.filter((one) => wanted.has(nameOf(one))), ...more],
    dropped: first.flatMap((one) => (wanted.has(nameOf(one)) ? [] : (one.mensagemId ?? []))),
  }
}
