import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createCatalogosRepository, type Busca } from './catalogos-repository'

/** Catalogues of spec section 7, as pickers ask for them. The same for all companies. */
export function createCatalogosService(db: Kysely<Database>) {
  const { listFuncoes, ...lists } = createCatalogosRepository(db)
  return {
    ...lists,

    /** @returns functions with their dates as the wire writes them */
    async listFuncoes(busca: Busca, onlyAtivas: boolean) {
      const funcoes = await listFuncoes(busca, onlyAtivas)
      return funcoes.map((funcao) => ({
        ...funcao,
        inclusao: funcao.inclusao.toISOString(),
        alteracao: funcao.alteracao.toISOString(),
      }))
    },
  }
}
