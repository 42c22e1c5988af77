import { foldText } from '@seleta/regras/text'
import { sql, type Kysely } from 'kysely'
import { forEverybody } from '../../database/empresa-lock/empresa-lock'
import type { Database } from '../../database/schema'

/** A company as its page of jobs names it. */
export interface EmpresaPublica {
  readonly id: number
  readonly nome: string
  /** Its own site on the web. */
  readonly site: string | null
  /** Its address in use. */
  readonly slug: string
  /** Those it had before, which lead to it still. */
  readonly former: readonly string[]
}

const MAX = 60

/** Where a company's jobs are found: `/empresa/{slug}` (product 80, decision 136). */
export function createSlugsRepository(db: Kysely<Database>) {
  const empresas = () =>
    db
      .selectFrom('empresa as e')
      .select([
        'e.id',
        'e.nome',
        'e.site',
        'e.slug',
        sql<string[]>`array(select slug from empresa_slug where empresa_id = e.id order by slug)`.as(
          'former',
        ),
      ])

  /** Held until the transaction ends: two companies never take one address. */
  const lock = () => sql`select pg_advisory_xact_lock(hashtextextended('empresa.slug', 0))`.execute(db)

  /** An address made of the name that is nobody's, or was this company's own. */
  async function findFree(nome: string, empresaId: number | null): Promise<string> {
    const base = slugOf(nome)
    const find = sql<{ slug: string }>`
      select slug from empresa where (slug = ${base} or slug like ${`${base}-%`}) and id is distinct from ${empresaId}
      union all
      select slug from empresa_slug
      where (slug = ${base} or slug like ${`${base}-%`}) and empresa_id is distinct from ${empresaId}
    `
    // Whose a name is, is asked of all companies.
    const { rows } = await forEverybody(() => find.execute(db))
    const taken = new Set(rows.map(({ slug }) => slug))
    for (let n = 1; ; n += 1) {
      const slug = n === 1 ? base : `${base}-${n}`
      if (!taken.has(slug)) return slug
    }
  }

  return {
    /** The company of an address, one of before included; null when it is nobody's. */
    async find(slug: string): Promise<EmpresaPublica | null> {
      const row = await empresas()
        .where((eb) =>
          eb(
            'e.id',
            '=',
            sql<number>`coalesce(
              (select id from empresa where slug = ${slug}), (select empresa_id from empresa_slug where slug = ${slug}))`,
          ),
        )
        .executeTakeFirst()
      return row ?? null
    },

    /** The installation's company; null where there are several. */
    async findOnly(): Promise<EmpresaPublica | null> {
      const rows = await empresas().limit(2).execute()
      return rows.length === 1 ? (rows[0] ?? null) : null
    },

    /** The address of a company. */
    async read(empresaId: number): Promise<string> {
      const { slug } = await db
        .selectFrom('empresa')
        .select('slug')
        .where('id', '=', empresaId)
        .executeTakeFirstOrThrow()
      return slug
    },

    /** In a transaction: an address for a company that is about to be. */
    async take(nome: string): Promise<string> {
      await lock()
      return findFree(nome, null)
    },

    /** In a transaction: the address follows the company's new name, and the one before goes on leading to it. */
    async follow(empresaId: number, nome: string): Promise<void> {
      await lock()
      const before = await this.read(empresaId)
      const slug = await findFree(nome, empresaId)
      if (slug === before) return
      await db.deleteFrom('empresaSlug').where('empresaId', '=', empresaId).where('slug', '=', slug).execute()
      await db.updateTable('empresa').set({ slug }).where('id', '=', empresaId).execute()
      await db.insertInto('empresaSlug').values({ slug: before, empresaId }).execute()
    },
  }
}

/** A name as an address: «Padaria do João & Filhos» is `padaria-do-joao-filhos`. */
export const slugOf = (nome: string): string =>
  foldText(nome)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX)
    .replaceAll(/^-+|-+$/g, '') || 'empresa'
