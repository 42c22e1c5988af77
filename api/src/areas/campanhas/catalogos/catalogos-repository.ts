import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { containsBusca, startsWithBusca } from '../../../database/sql/contains-busca'

/** What a picker asks for. Without `busca` the whole list. */
export interface Busca {
  readonly busca?: string | undefined
  readonly limite?: number | undefined
}

/** Of a search for a city nobody reads more: it is open to all, and 300 kB written for each are not free. */
const CIDADES_SEARCHED = 100

/** Catalogues that all companies share: the only repository without a company's id. */
export function createCatalogosRepository(db: Kysely<Database>) {
  return {
    /** Functions by name or synonym, in Portuguese order; those whose name starts with the search stand first. */
    listFuncoes: ({ busca = '', limite }: Busca, onlyAtivas: boolean) =>
      db
        .selectFrom('funcao')
        .select(['id', 'descricao', 'status', 'inclusao', 'alteracao', 'abler', 'bne'])
        .where((eb) => containsBusca(eb.ref('busca'), busca))
        .$if(onlyAtivas, (query) => query.where('status', '=', 1))
        .orderBy((eb) => startsWithBusca(eb.ref('busca'), busca), 'desc')
        .orderBy('descricao')
        .orderBy('id')
        .$if(limite !== undefined, (query) => query.limit(limite ?? 0))
        .execute(),

    /** Cities by name or state; of those that begin with the search the largest stands first (audit W10). */
    listCidades: ({ busca = '', limite, uf }: Busca & { readonly uf?: string | undefined }) =>
      db
        .selectFrom('cidade')
        .select(['id', 'codigo', 'nome', 'uf'])
        .where((eb) => containsBusca(eb.ref('busca'), busca))
        .$if(uf !== undefined, (query) => query.where('uf', '=', (uf ?? '').toUpperCase()))
        .$if(busca.trim() !== '', (query) =>
          query
            .orderBy((eb) => startsWithBusca(eb.ref('busca'), busca), 'desc')
            .orderBy('populacao', 'desc')
            .orderBy('capital', 'desc'),
        )
        .orderBy('nome')
        .orderBy('uf')
        .orderBy('id')
        .$if(limite !== undefined || busca.trim() !== '', (query) =>
          query.limit(Math.min(limite ?? CIDADES_SEARCHED, CIDADES_SEARCHED)),
        )
        .execute(),

    listCursos: ({ busca = '', limite }: Busca) =>
      db
        .selectFrom('curso')
        .select(['id', 'nome'])
        .where(containsBusca(sql<string>`public.f_busca(nome)`, busca))
        .orderBy('nome')
        .$if(limite !== undefined, (query) => query.limit(limite ?? 0))
        .execute(),

    listBeneficios: ({ busca = '', limite }: Busca) => listItems('beneficio', busca, limite),
    listTiposContratacao: ({ busca = '', limite }: Busca) => listItems('tipoContratacao', busca, limite),

    listTestes: () =>
      db.selectFrom('teste').select(['id', 'nome', 'grupo']).orderBy('ordem').orderBy('id').execute(),
  }

  function listItems(table: 'beneficio' | 'tipoContratacao', busca: string, limite: number | undefined) {
    return db
      .selectFrom(table)
      .select(['id', 'descricao'])
      .where(containsBusca(sql<string>`public.f_busca(descricao)`, busca))
      .orderBy('descricao')
      .$if(limite !== undefined, (query) => query.limit(limite ?? 0))
      .execute()
  }
}
