import { MODELO_NOT_FOUND, NOME_DO_MODELO_EM_USO } from '@seleta/contract/faltas'
import type { VagaModelo, VagaModeloBody } from '@seleta/contract/campanhas'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { InvalidError, NotFoundError } from '../../../ground/domain-error'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import type { Autor } from '../../../ground/autor'
import { cleanHtml } from '../../../ground/text/clean-html'
import { createVagaModelosRepository } from './vaga-modelos-repository'

type Body = z.output<typeof VagaModeloBody>

const modeloNotFound = () => new NotFoundError(MODELO_NOT_FOUND)
const nomeTaken = () => new InvalidError(NOME_DO_MODELO_EM_USO, { nome: NOME_DO_MODELO_EM_USO })

/** Job templates of a company (product 32). Their HTML is sanitised like a description's. */
export function createVagaModelosService(db: Kysely<Database>) {
  const repository = createVagaModelosRepository(db)
  return {
    list: (empresaId: number): Promise<VagaModelo[]> => repository.list(empresaId),

    /** @throws InvalidError when another template has the name (audit W9) */
    create: ({ empresaId, usuarioId }: Autor, body: Body, pedido: Pedido): Promise<VagaModelo> =>
      doOnce(db, empresaId, pedido, async (trx) => {
        const modelo = await createVagaModelosRepository(trx).insert(empresaId, usuarioId, clean(body))
        if (modelo === null) throw nomeTaken()
        return modelo
      }),

    /** @throws NotFoundError, InvalidError when another template has the name */
    async update({ empresaId }: Autor, id: number, body: Body): Promise<VagaModelo> {
      if (await repository.isNomeTaken(empresaId, body.nome.trim(), id)) throw nomeTaken()
      const modelo = await repository.update(empresaId, id, clean(body))
      if (modelo === null) throw modeloNotFound()
      return modelo
    },

    async remove({ empresaId }: Autor, id: number): Promise<void> {
      if (!(await repository.remove(empresaId, id))) throw modeloNotFound()
    },
  }
}

const clean = (body: Body) => ({ nome: body.nome.trim(), descricao: cleanHtml(body.descricao) })
