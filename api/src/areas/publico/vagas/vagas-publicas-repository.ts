import { SITUACOES_PUBLICADAS } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { containsBusca } from '../../../database/sql/contains-busca'
import { isCampanhaAberta } from '../../../domain/campanha/campanhas-repository'

/**
 * What visitors may find: campaigns that were published and not deleted. A visitor belongs to no company, so the
 * company is what these answer, not what they ask for.
 */
export function createPublicoRepository(db: Kysely<Database>) {
  const publicadas = db
    .selectFrom('campanha')
    .where('excluidaEm', 'is', null)
    .where('publicadaEm', 'is not', null)

  /** The company's choice, which the form and the privacy page tell, and where its jobs are. */
  const daEmpresa = [
    sql<number>`(select retencao_meses from empresa where id = campanha.empresa_id)`.as('retencaoMeses'),
    sql<string>`(select slug from empresa where id = campanha.empresa_id)`.as('empresaSlug'),
  ] as const

  return {
    /** How long a company keeps people. */
    async readRetencao(empresaId: number): Promise<number> {
      const { retencaoMeses: meses } = await db
        .selectFrom('empresa')
        .select('retencaoMeses')
        .where('id', '=', empresaId)
        .executeTakeFirstOrThrow()
      return meses
    },

    /** Published, paused or ended; a draft is as good as missing (security S10). */
    async find(id: number) {
      const row = await publicadas
        .selectAll()
        .select(daEmpresa)
        .where('id', '=', id)
        .where('situacao', 'in', SITUACOES_PUBLICADAS)
        .executeTakeFirst()
      return row ?? null
    },

    /** What a drawn page stands or falls with: any change of the job changes one of these. */
    async findMarcas(id: number) {
      const row = await publicadas
        .select(['versao', 'situacao', 'alteradaEm', 'publicadaEm', 'fechamento'])
        .select(daEmpresa)
        .where('id', '=', id)
        .where('situacao', 'in', SITUACOES_PUBLICADAS)
        .executeTakeFirst()
      return row ?? null
    },

    /** Open jobs, the newest first. */
    async list(filtro: { empresaId: number | null; busca: string; page: number; size: number }) {
      const abertas = this.abertas(filtro.empresaId, filtro.busca)
      return abertas
        .selectAll()
        .select(daEmpresa)
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
        .where(isCampanhaAberta('campanha'))
        .where((eb) => containsBusca(eb.ref('busca'), busca))
        .$if(empresaId !== null, (query) => query.where('empresaId', '=', empresaId ?? 0))
    },
  }
}
