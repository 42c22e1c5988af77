import type { Dono, SetDonoAnswer, SetDonoBody } from '@seleta/contract/donos'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { campanhaNotFound } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { createInscricoesRepository } from '../../../domain/inscricao/inscricoes-repository'
import type { Autor } from '../../../ground/autor'
import { wrongCampos } from '../../../ground/domain-error'
import type { ReleaseDono } from '../../../ground/donos-job'
import type { Handler } from '../../../ground/jobs/jobs'
import { createDonosRepository } from './donos-repository'
import { tellDonos, tellReleased } from './tell-donos'

/** Who takes care of a person in a campaign (product 71, decision 186). */
export function createDonosService(db: Kysely<Database>) {
  async function assertCampanha(empresaId: number, campanhaId: number): Promise<void> {
    if ((await createCampanhasRepository(db).find(empresaId, campanhaId)) === null) throw campanhaNotFound()
  }

  return {
    /** @throws NotFoundError */
    async list(empresaId: number, campanhaId: number): Promise<Dono[]> {
      await assertCampanha(empresaId, campanhaId)
      return createDonosRepository(db).list(empresaId, campanhaId)
    },

    /**
     * Whoever is no longer in the campaign is left alone.
     * @throws NotFoundError; InvalidError for somebody who may not see the campaign's people
     */
    async set(autor: Autor, body: SetDonoBody): Promise<SetDonoAnswer> {
      const { empresaId } = autor
      const { campanhaId } = body
      await assertCampanha(empresaId, campanhaId)
      return db.transaction().execute(async (trx) => {
        await createInscricoesRepository(trx).holdCampanha(empresaId, campanhaId)
        const repository = createDonosRepository(trx)
        const ids = [...new Set(body.pessoas.flatMap(({ donoId }) => donoId ?? []))]
        if ((await repository.countHeld(empresaId, campanhaId, ids)) < ids.length)
          throw wrongCampos({ donoId: 'Escolha alguém que vê as pessoas desta campanha.' })
        const ditas = await repository.set(autor, body)
        await tellDonos(
          trx,
          autor,
          campanhaId,
          ditas.filter(({ resultado }) => resultado === 'mudou'),
        )
        return {
          pessoas: ditas.map(({ identificador, nome, resultado, antes }) => ({
            identificador,
            nome,
            resultado,
            antes,
          })),
        }
      })
    },
  }
}

/** Somebody left, or sees less: each campaign in a transaction of its own, so that a kill neither forgets nor repeats one. */
export function createReleaseHandler(db: Kysely<Database>): Handler<ReleaseDono> {
  return async ({ data: { empresaId, usuarioId: deId, herdeiroId, saiu, autorId }, signal }) => {
    const autor = { empresaId, usuarioId: autorId }
    for (const campanhaId of await createDonosRepository(db).listUnseen(empresaId, deId, saiu)) {
      if (signal.aborted) return 'again'
      await db.transaction().execute(async (trx) => {
        await createInscricoesRepository(trx).holdCampanha(empresaId, campanhaId)
        const repository = createDonosRepository(trx)
        const isHeir =
          herdeiroId !== null && (await repository.countHeld(empresaId, campanhaId, [herdeiroId])) === 1
        const donoId = isHeir ? herdeiroId : null
        const total = await repository.release(autor, campanhaId, { deId, donoId })
        // Of a campaign that was deleted nobody is told.
        const isThere = (await createCampanhasRepository(trx).find(empresaId, campanhaId)) !== null
        if (total > 0 && isThere) await tellReleased(trx, autor, { campanhaId, deId, donoId, total })
      })
    }
    return undefined
  }
}
