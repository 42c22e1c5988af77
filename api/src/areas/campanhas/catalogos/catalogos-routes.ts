import { registerCalls } from '../../../plugins/register-calls'
import { writeOnce } from '../../../plugins/written-answer'
import type { ModuleRoutes } from '../../../ground/module'
import { createCatalogosRepository } from './catalogos-repository'

/** Catalogues of spec section 7: nothing stands between route and repository but the form of dates. */
export const registerCatalogos: ModuleRoutes = (app, { db }) => {
  const repository = createCatalogosRepository(db)

  async function listFuncoes(busca: Parameters<typeof repository.listFuncoes>[0], onlyAtivas: boolean) {
    const funcoes = await repository.listFuncoes(busca, onlyAtivas)
    return funcoes.map((funcao) => ({
      ...funcao,
      inclusao: funcao.inclusao.toISOString(),
      alteracao: funcao.alteracao.toISOString(),
    }))
  }

  // 400 kB that are the same for everybody: read, checked and compressed once.
  const listAllCidades = writeOnce('listCidades', () => repository.listCidades({}))

  registerCalls(app, {
    listFuncoes: ({ query }) => listFuncoes(query, false),
    listFuncoesAtivas: ({ query }) => listFuncoes(query, true),
    listCidades: ({ query }) =>
      Object.values(query).every((value) => value === undefined)
        ? listAllCidades()
        : repository.listCidades(query),
    listCursos: ({ query }) => repository.listCursos(query),
    listBeneficios: ({ query }) => repository.listBeneficios(query),
    listTiposContratacao: ({ query }) => repository.listTiposContratacao(query),
    listTestes: () => repository.listTestes(),
  })
}
