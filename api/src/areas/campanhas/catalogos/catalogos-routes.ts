import { registerCalls } from '../../../plugins/register-calls'
import { writeOnce } from '../../../plugins/written-answer'
import type { ModuleRoutes } from '../../../ground/module'
import { createCatalogosService } from './catalogos-service'

/** Catalogues of spec section 7. */
export const registerCatalogos: ModuleRoutes = (app, { db }) => {
  const catalogos = createCatalogosService(db)
  // 400 kB that are the same for everybody: read, checked and compressed once.
  const listAllCidades = writeOnce('listCidades', () => catalogos.listCidades({}))

  registerCalls(app, {
    listFuncoes: ({ query }) => catalogos.listFuncoes(query, false),
    listFuncoesAtivas: ({ query }) => catalogos.listFuncoes(query, true),
    listCidades: ({ query }) =>
      Object.values(query).every((value) => value === undefined)
        ? listAllCidades()
        : catalogos.listCidades(query),
    listCursos: ({ query }) => catalogos.listCursos(query),
    listBeneficios: ({ query }) => catalogos.listBeneficios(query),
    listTiposContratacao: ({ query }) => catalogos.listTiposContratacao(query),
    listTestes: () => catalogos.listTestes(),
  })
}
