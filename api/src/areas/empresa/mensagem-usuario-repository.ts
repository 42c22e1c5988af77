import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

export interface MensagemUsuario {
  readonly tipo: 'senha' | 'convite' | 'mencao' | 'resumo' | 'seguranca'
  readonly destinatario: string
  readonly assunto: string
  readonly corpo: string
  /** Address that ends mails of this kind. */
  readonly pararUrl?: string
}

/**
 * Puts mail to a colleague into the outbox, in the transaction of what it is about. `publico` 'usuario' keeps it out
 * of every list, and the worker wipes the text, which may hold a one-use link, once it is sent.
 */
export async function enqueueMensagemUsuario(
  db: Kysely<Database>,
  empresaId: number,
  mensagem: MensagemUsuario,
): Promise<void> {
  await db
    .insertInto('mensagem')
    .values({ ...mensagem, empresaId, publico: 'usuario', canal: 'EMAIL' })
    .execute()
}
