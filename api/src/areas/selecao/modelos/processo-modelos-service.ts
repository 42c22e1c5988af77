import { MODELO_NOT_FOUND, NOME_DO_MODELO_EM_USO } from '@seleta/contract/faltas'
import type { ProcessoModelo, ProcessoModeloBody } from '@seleta/contract/processo-modelos'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { InvalidError, NotFoundError } from '../../../ground/domain-error'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { createProcessoModelosRepository } from './processo-modelos-repository'

const modeloNotFound = () => new NotFoundError(MODELO_NOT_FOUND)
const nomeTaken = () => new InvalidError(NOME_DO_MODELO_EM_USO, { nome: NOME_DO_MODELO_EM_USO })

/** The company's boards under a name (product 64, decision 159); the log says who made, changed and removed them. */
export function createProcessoModelosService(db: Kysely<Database>) {
  return {
    list: (empresaId: number): Promise<ProcessoModelo[]> =>
      createProcessoModelosRepository(db).list(empresaId),

    /** @throws InvalidError when another model has the name */
    create: (
      { empresaId, usuarioId }: Autor,
      body: ProcessoModeloBody,
      pedido: Pedido,
    ): Promise<ProcessoModelo> =>
      doOnce(db, empresaId, pedido, async (trx) => {
        const modelo = await createProcessoModelosRepository(trx).insert(empresaId, body)
        if (modelo === null) throw nomeTaken()
        const dados = { modeloId: modelo.id }
        await appendEvento(trx, empresaId, { tipo: 'processo_modelo_criado', usuarioId, dados })
        return modelo
      }),

    /**
     * Another name, other stages. Boards that began with it stay as they are.
     * @throws NotFoundError, InvalidError when another model has the name
     */
    update: (
      { empresaId, usuarioId }: Autor,
      id: number,
      body: ProcessoModeloBody,
    ): Promise<ProcessoModelo> =>
      db.transaction().execute(async (trx) => {
        const repository = createProcessoModelosRepository(trx)
        if (await repository.isNomeTaken(empresaId, body.nome, id)) throw nomeTaken()
        const modelo = await repository.update(empresaId, id, body)
        if (modelo === null) throw modeloNotFound()
        const dados = { modeloId: id }
        await appendEvento(trx, empresaId, { tipo: 'processo_modelo_alterado', usuarioId, dados })
        return modelo
      }),

    /** @throws NotFoundError */
    remove: ({ empresaId, usuarioId }: Autor, id: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        if (!(await createProcessoModelosRepository(trx).remove(empresaId, id))) throw modeloNotFound()
        const dados = { modeloId: id }
        await appendEvento(trx, empresaId, { tipo: 'processo_modelo_removido', usuarioId, dados })
      }),
  }
}
