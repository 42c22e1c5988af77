import { isPublicada } from '@seleta/contract/limits'
import type { Campanha, RascunhoBody, RascunhoSaveBody } from '@seleta/contract/campanhas'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import {
  campanhaNotFound,
  readCampanha,
  toCampanhaColumns,
  versaoOutdated,
  writeParts,
} from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import type { Autor } from '../../../ground/autor'
import { ConflictError } from '../../../ground/domain-error'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { resolveCatalogo } from '../resolve-catalogo'

/** Drafts: campaigns in RASCUNHO, which nobody but the company sees (product 21). */
export function createRascunhosService(db: Kysely<Database>) {
  return {
    /** @param pedido with its key: a creation whose answer was lost, repeated with it, stays one draft */
    create(autor: Autor, body: z.output<typeof RascunhoBody>, pedido: Pedido): Promise<Campanha> {
      return doOnce(db, autor.empresaId, pedido, (trx) => createIn(trx, autor, body))
    },

    /**
     * Saves over the version that the screen started from.
     * @throws ConflictError when the draft was saved elsewhere or published meanwhile; nothing is overwritten
     */
    save({ empresaId }: Autor, id: number, body: z.output<typeof RascunhoSaveBody>): Promise<Campanha> {
      return db.transaction().execute(async (trx) => {
        const repository = createCampanhasRepository(trx)
        const row = await repository.lock(empresaId, id)
        if (row === null) throw campanhaNotFound()
        if (isPublicada(row.situacao)) throw new ConflictError('Este rascunho já foi publicado.')
        const campanha = await resolveCatalogo(trx, body.campanha)
        const columns = { ...toCampanhaColumns(campanha), ultimoPasso: body.ultimoPasso }
        if (!(await repository.save(empresaId, id, body.versao, columns))) throw versaoOutdated()
        await writeParts(trx, empresaId, id, campanha, false)
        return readCampanha(trx, empresaId, id)
      })
    },
  }
}

async function createIn(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  body: z.output<typeof RascunhoBody>,
): Promise<Campanha> {
  const campanha = await resolveCatalogo(trx, body.campanha)
  const id = await createCampanhasRepository(trx).insert(
    empresaId,
    usuarioId,
    toCampanhaColumns(campanha),
    body.ultimoPasso,
  )
  await writeParts(trx, empresaId, id, campanha, false)
  return readCampanha(trx, empresaId, id)
}
