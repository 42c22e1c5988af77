import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { greetable, NOBODY } from '../../ground/text/greetable'
import { createMensagensUnidas, type MensagemAlheia } from './mensagens-unidas-repository'
import type { Voltando } from './unida'

/**
 * Two who were one are two again: what the company has written meanwhile of an application that is the other's, and has not
 * gone out, is to that one. What greets somebody else by name does not leave by itself.
 * @param trx holds both, with the applications of each
 * @param fusaoId the join that is taken back
 */
export async function shareMensagens(
  trx: Kysely<Database>,
  empresaId: number,
  fusaoId: number,
  voltando: Voltando,
): Promise<void> {
  const mensagens = createMensagensUnidas(trx)
  const alheias = await mensagens.listAlheias(empresaId, fusaoId, voltando)
  if (alheias.length === 0) return
  const idsOf = (some: readonly MensagemAlheia[]) => some.map(({ id }) => id)
  await mensagens.cancelAll(empresaId, idsOf(alheias.filter(greetsOther)))
  await mensagens.giveTo(empresaId, idsOf(alheias), voltando.voltaId)
}

function greetsOther({ corpo, dona, para }: MensagemAlheia): boolean {
  const greeted = greetable(para)
  return greeted !== NOBODY && greeted !== greetable(dona) && corpo.includes(greeted)
}
