import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** Ids that somebody chose of each catalogue. */
export interface Choices {
  readonly cidades: readonly number[]
  readonly funcoes: readonly number[]
  readonly beneficios: readonly number[]
  readonly contratacoes: readonly number[]
  readonly testes: readonly number[]
}

/** `in ()` is not SQL; no row has the id 0. */
const orNone = (ids: readonly number[]) => (ids.length === 0 ? [0] : ids)

/** What the catalogues say of entries that somebody chose; an unknown id brings no row. */
export function createChoicesRepository(db: Kysely<Database>) {
  return {
    async read(ids: Choices) {
      const cidades = await db
        .selectFrom('cidade')
        .select(['id', 'codigo', 'nome', 'uf'])
        .where('id', 'in', orNone(ids.cidades))
        .execute()
      const funcoes = await db
        .selectFrom('funcao')
        .select(['id', 'descricao', 'status', 'inclusao', 'alteracao', 'abler', 'bne'])
        .where('id', 'in', orNone(ids.funcoes))
        .execute()
      const beneficios = await db
        .selectFrom('beneficio')
        .select(['id', 'descricao'])
        .where('id', 'in', orNone(ids.beneficios))
        .execute()
      const contratacoes = await db
        .selectFrom('tipoContratacao')
        .select(['id', 'descricao'])
        .where('id', 'in', orNone(ids.contratacoes))
        .execute()
      const testes = await db.selectFrom('teste').select('id').where('id', 'in', orNone(ids.testes)).execute()
      return { cidades, funcoes, beneficios, contratacoes, testes }
    },
  }
}
