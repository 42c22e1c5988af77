import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { containsBusca } from '../../database/sql/contains-busca'

/**
 * What visitors may find: campaigns that were published and not deleted. A visitor belongs to no company, so the
 * company is what these answer, not what they ask for.
 */
export function createPublicoRepository(db: Kysely<Database>) {
  const publicadas = db
    .selectFrom('campanha')
    .where('excluidaEm', 'is', null)
    .where('publicadaEm', 'is not', null)

  return {
    /** Published, paused or ended; a draft is as good as missing (security S10). */
    async find(id: number) {
      const row = await publicadas
        .selectAll()
        .where('id', '=', id)
        .where('situacao', 'in', ['PUBLICADA', 'PAUSADA', 'ENCERRADA'])
        .executeTakeFirst()
      return row ?? null
    },

    /** What a drawn page stands or falls with: any change of the job changes one of these. */
    async findMarcas(id: number) {
      const row = await publicadas
        .select(['versao', 'situacao', 'alteradaEm', 'publicadaEm', 'fechamento'])
        .where('id', '=', id)
        .where('situacao', 'in', ['PUBLICADA', 'PAUSADA', 'ENCERRADA'])
        .executeTakeFirst()
      return row ?? null
    },

    /** Open jobs, the newest first. */
    async list(filtro: { empresaId: number | null; busca: string; page: number; size: number }) {
      const abertas = this.abertas(filtro.empresaId, filtro.busca)
      return abertas
        .selectAll()
        .orderBy('publicadaEm', 'desc')
        .orderBy('id', 'desc')
        .limit(filtro.size)
        .offset(filtro.page * filtro.size)
        .execute()
    },

    async count(filtro: { empresaId: number | null; busca: string }, max: number): Promise<number> {
      const { total } = await db
        .selectFrom(
          this.abertas(filtro.empresaId, filtro.busca)
            .select(sql`1`.as('um'))
            .limit(max)
            .as('achadas'),
        )
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    abertas(empresaId: number | null, busca: string) {
      return publicadas
        .where('situacao', '=', 'PUBLICADA')
        .where((eb) =>
          eb.or([
            eb('fechamento', 'is', null),
            eb('fechamento', '>=', sql<string>`(now() at time zone 'America/Sao_Paulo')::date`),
          ]),
        )
        .where((eb) => containsBusca(eb.ref('busca'), busca))
        .$if(empresaId !== null, (query) => query.where('empresaId', '=', empresaId ?? 0))
    },
  }
}
