import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database, Row } from '../../database/schema'

/**
 * Tables of what a company has under a name. One that is kept so has a unique index over the name as `f_busca` folds it.
 */
type ModeloTable = {
  [Table in keyof Database]: Row<Table> extends { id: number; empresaId: number; nome: string }
    ? Table
    : never
}[keyof Database]

/** What is written: columns by their names, beside the company's. */
type Columns = Readonly<Record<string, string | boolean | RawBuilder<unknown>>>

/**
 * What a company keeps under a name, for the next time; a name is one thing, accents and case ignored.
 * @param columns what is told of each, beside its id and its name
 * @param noted what an update writes beside the content
 */
export function createModelosRepository<T extends ModeloTable, C extends keyof Row<T> & string>(
  db: Kysely<Database>,
  table: T,
  columns: readonly C[],
  noted: Columns = {},
) {
  type Modelo = Pick<Row<T>, C> & { id: number; nome: string }
  const told = sql.join(['id', 'nome', ...columns].map((column) => sql.ref(column)))
  const ofEmpresa = (empresaId: number) => sql`from ${sql.table(table)} where empresa_id = ${empresaId}`

  return {
    async list(empresaId: number): Promise<Modelo[]> {
      const { rows } = await sql<Modelo>`
        select ${told} ${ofEmpresa(empresaId)} order by nome, id`.execute(db)
      return rows
    },

    /** @returns null when the company has another of this name */
    async insert(empresaId: number, content: Columns): Promise<Modelo | null> {
      const { rows } = await sql<Modelo>`
        insert into ${sql.table(table)} (empresa_id, ${sql.join(Object.keys(content).map((column) => sql.ref(column)))})
        values (${empresaId}, ${sql.join(Object.values(content))})
        on conflict do nothing returning ${told}`.execute(db)
      return rows[0] ?? null
    },

    /** Whether another of the company's has this name. */
    async isNomeTaken(empresaId: number, nome: string, exceptId: number): Promise<boolean> {
      const { rows } = await sql`
        select ${ofEmpresa(empresaId)} and public.f_busca(nome) = public.f_busca(${nome}) and id <> ${exceptId}
        limit 1`.execute(db)
      return rows.length > 0
    },

    /** @returns null when the company has none of this id */
    async update(empresaId: number, id: number, content: Columns): Promise<Modelo | null> {
      const set = Object.entries({ ...content, ...noted }).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      )
      const { rows } = await sql<Modelo>`
        update ${sql.table(table)} set ${sql.join(set)}
        where empresa_id = ${empresaId} and id = ${id} returning ${told}`.execute(db)
      return rows[0] ?? null
    },

    async remove(empresaId: number, id: number): Promise<boolean> {
      const { numAffectedRows } = await sql`delete ${ofEmpresa(empresaId)} and id = ${id}`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
