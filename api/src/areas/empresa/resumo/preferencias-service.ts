import type { Preferencias, PreferenciasBody } from '@seleta/contract/preferencias'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { NotFoundError } from '../../../ground/domain-error'
import { createPreferenciasRepository } from './preferencias-repository'

/** What of the product comes to whoever asks by e-mail (product 74). */
export function createPreferenciasService(db: Kysely<Database>, emailLigado: boolean) {
  const repository = createPreferenciasRepository(db)
  return {
    /** @throws NotFoundError of somebody who is no longer of the company */
    async get({ empresaId, usuarioId }: Autor): Promise<Preferencias> {
      const found = await repository.find(empresaId, usuarioId)
      if (found === null) throw new NotFoundError()
      return { ...found, emailLigado }
    },

    /** @throws NotFoundError as `get` */
    async save(autor: Autor, preferencias: PreferenciasBody): Promise<Preferencias> {
      await repository.save(autor.empresaId, autor.usuarioId, preferencias)
      return this.get(autor)
    },
  }
}
