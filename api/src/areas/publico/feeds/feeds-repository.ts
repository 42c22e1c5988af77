import type { Quadro } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { isCampanhaAberta } from '../../../domain/campanha/campanhas-repository'

/** Items of one feed; what is older waits until newer ones close. */
const MAX_CAMPANHAS = 2000

/** Open campaigns for feeds. A reader belongs to no company: the address names it. */
export function createFeedsRepository(db: Kysely<Database>) {
  return {
    /** @param quadro only campaigns that are switched on for this job board */
    listAbertas: (empresaId: number, quadro: Quadro | null) =>
      db
        .selectFrom('campanha as p')
        .selectAll('p')
        .where('p.publicadaEm', 'is not', null)
        .where(isCampanhaAberta('p'))
        .where('p.empresaId', '=', empresaId)
        .$if(quadro !== null, (query) =>
          query.where((eb) =>
            eb.exists(
              eb
                .selectFrom('publicacao as q')
                .whereRef('q.campanhaId', '=', 'p.id')
                .where('q.quadro', '=', quadro ?? 'CATHO')
                .where('q.estado', '!=', 'DESLIGADO')
                .select('q.id'),
            ),
          ),
        )
        .orderBy('p.publicadaEm', 'desc')
        .orderBy('p.id', 'desc')
        .limit(MAX_CAMPANHAS)
        .execute(),

    /** A job board has read its feed: these campaigns have reached it. */
    async markRead(empresaId: number, quadro: Quadro, campanhaIds: readonly number[]): Promise<void> {
      if (campanhaIds.length === 0) return
      await db
        .updateTable('publicacao')
        .set({ estado: 'ENVIADO', erro: null, enviadaEm: sql<Date>`now()`, alteradaEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('quadro', '=', quadro)
        .where('campanhaId', 'in', [...campanhaIds])
        .where('estado', 'in', ['LIGADO', 'ERRO', 'FORA'])
        .execute()
    },
  }
}
