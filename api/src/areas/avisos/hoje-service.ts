import type { Hoje } from '@seleta/contract/hoje'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Autor } from '../../ground/autor'
import { NotFoundError } from '../../ground/domain-error'
import { createHojeRepository } from './hoje-repository'

/** What waits for somebody when they come in (product 65), and since when they have been away (decision 162). */
export function createHojeService(db: Kysely<Database>) {
  const repository = createHojeRepository(db)
  return {
    /** @throws NotFoundError of somebody who is no longer of the company */
    async get({ empresaId, usuarioId }: Autor): Promise<Hoje> {
      const hoje = await repository.read(empresaId, usuarioId)
      if (hoje === null) throw new NotFoundError()
      return hoje
    },

    noteVisita: ({ empresaId, usuarioId }: Autor): Promise<void> =>
      repository.noteVisita(empresaId, usuarioId),
  }
}
