import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { type EmailQuePara, openPararChaves, pararEmails } from '../../../ground/parar-emails-repository'

/** What is ended, as its page says it. */
const QUAIS: Readonly<Record<EmailQuePara, string>> = {
  mencao: 'cada menção a você em notas',
  resumo: 'o resumo do dia',
}

/** Ends mails to a colleague by the key that came with one (decision 190). */
export function createPararEmailsService(db: Kysely<Database>) {
  const read = async (chave: string) => (await openPararChaves(db)).read(chave)
  return {
    /** @returns which mails a key ends; null for what is no key of ours */
    async find(chave: string): Promise<string | null> {
      const parada = await read(chave)
      return parada === null ? null : QUAIS[parada.tipo]
    },

    /** @returns as `find`, once it is done */
    async stop(chave: string): Promise<string | null> {
      const parada = await read(chave)
      if (parada === null) return null
      await pararEmails(db, parada)
      return QUAIS[parada.tipo]
    },
  }
}
