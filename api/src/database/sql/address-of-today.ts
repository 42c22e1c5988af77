import type { EstadoMensagem } from '@seleta/contract/mensagem-estados'
import { type RawBuilder, sql } from 'kysely'

/** Kinds that go to their person, wherever they are reached; others answer an address that somebody gave. */
const TO_THE_PESSOA: readonly string[] = ['etapa', 'avulsa', 'encerramento']

/** Whether a message of this kind answers one address, and goes to no other of its person. */
export const isOfAddress = (tipo: string): boolean => !TO_THE_PESSOA.includes(tipo)

/** @param tipo the kind, as SQL */
export const goesToThePessoa = (tipo: RawBuilder<unknown>) =>
  sql<boolean>`${tipo} in (${sql.join(TO_THE_PESSOA.map((one) => sql.lit(one)))})`

/**
 * Where a message that waits goes (decision 167): to the address that its person has today; what answers an address there,
 * as long as that is the person's, or asked whether it is: it opens a page of theirs for that address alone. Empty:
 * nowhere. Who has none may stand beside the hidden person whose mailbox is asked (decision 129). Nobody who writes
 * addresses has to think of what waits.
 * @param m @param t names under which the message and its person are read; the person may be missing
 */
export function addressOfToday(m: string, t: string) {
  const { canal, tipo, destinatario } = columns(m)
  const today = sql`case ${canal} when 'EMAIL' then ${sql.ref(`${t}.email`)}::text else ${sql.ref(`${t}.telefone`)} end`
  return sql<string>`case
    when ${sql.ref(`${t}.id`)} is null then ${destinatario}
    when ${goesToThePessoa(tipo)} then coalesce(${today}, '')
    when lower(${destinatario}) in (lower(${today}), lower(${sql.ref(`${t}.email_pedido`)}::text)) then ${destinatario}
    when ${tipo} = 'confirmacao' and ${sql.ref(`${t}.email`)} is null and exists (select from talento h
      where h.empresa_id = ${sql.ref(`${t}.empresa_id`)} and h.email = ${destinatario}::citext) then ${destinatario}
    else '' end`
}

/** Where a message goes, or went. */
export const whereTo = (m: string, t: string) =>
  sql<string>`case when ${columns(m).estado} = 'pendente' then ${addressOfToday(m, t)}
    else ${columns(m).destinatario} end`

/** How a message stands: what waits for somebody who has no address for it any more is not sent. */
export const estadoOfToday = (m: string, t: string) =>
  sql<EstadoMensagem>`case when ${columns(m).estado} = 'pendente' and ${addressOfToday(m, t)} = '' then 'sem_canal'
    else ${columns(m).estado} end`

const columns = (m: string) => ({
  canal: sql.ref(`${m}.canal`),
  tipo: sql.ref(`${m}.tipo`),
  estado: sql.ref(`${m}.estado`),
  destinatario: sql.ref(`${m}.destinatario`),
})
