import { MOTIVO_EM_USO, MOTIVO_NOT_FOUND } from '@seleta/contract/faltas'
import type { MotivoBody } from '@seleta/contract/motivos'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createInscricoesRepository } from '../../../domain/inscricao/inscricoes-repository'
import type { Autor } from '../../../ground/autor'
import { NotFoundError } from '../../../ground/domain-error'
import { createModelosService } from '../../../ground/modelos/modelos-service'
import { createMotivosRepository, type MotivoDito } from './motivos-repository'

/** The company's reasons: renamed, hidden, added, never taken from whoever has one (product 68, decision 170). */
export function createMotivosService(db: Kysely<Database>) {
  const { list, create, update } = createModelosService(db, {
    createRepository: createMotivosRepository,
    toContent: ({ nome, isOculto }: MotivoBody) => ({ nome: nome.trim(), isOculto }),
    log: null,
    audit: 'motivo',
    words: { taken: MOTIVO_EM_USO, notFound: MOTIVO_NOT_FOUND },
  })
  return {
    list,
    create,
    update,

    /**
     * Whoever stands elsewhere by now, or withdrew, is left alone.
     * @throws NotFoundError when the company has no such reason
     */
    set: (autor: Autor, dito: MotivoDito): Promise<{ alteradas: number }> =>
      db.transaction().execute(async (trx) => {
        const { empresaId, usuarioId } = autor
        const repository = createMotivosRepository(trx)
        if (dito.motivoId !== null && !(await repository.has(empresaId, dito.motivoId)))
          throw new NotFoundError(MOTIVO_NOT_FOUND)
        await createInscricoesRepository(trx).holdCampanha(empresaId, dito.campanhaId)
        return { alteradas: await repository.setOf(empresaId, usuarioId, dito) }
      }),
  }
}
