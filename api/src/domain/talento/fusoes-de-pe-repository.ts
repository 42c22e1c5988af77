import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { NO_SEMELHANCAS, type Unida } from './unida'

/** A join that stands. What it keeps changes when another one, which it took along or goes beside, is taken back. */
export interface FusaoDePe {
  readonly id: number
  /** Who is both now. */
  readonly talentoId: number
  unida: Unida
}

/** Joins that stand. Inside its caller's transaction. */
export function createFusoesDePe(trx: Kysely<Database>) {
  return {
    /** Those that are one with these people, oldest first, held. */
    async list(empresaId: number, talentoIds: readonly number[]): Promise<FusaoDePe[]> {
      const { rows } = await sql<FusaoDePe>`
        select id, talento_id, unida from fusao
        where empresa_id = ${empresaId} and talento_id = any(${talentoIds}::bigint[])
          and unida is not null and desfeita_em is null order by id for update
      `.execute(trx)
      return rows
    },

    async save(empresaId: number, { id, unida }: FusaoDePe): Promise<void> {
      await sql`
        update fusao set unida = ${JSON.stringify(unida)}::jsonb where empresa_id = ${empresaId} and id = ${id}
      `.execute(trx)
    },
  }
}

/** The join by which somebody is in another one, and all that took it along; none of who stands for themselves. */
export function joinsAround(fusoes: readonly FusaoDePe[], pessoaId: number): FusaoDePe[] {
  const own = fusoes.find(({ unida }) => unida.talento.id === pessoaId)
  if (own === undefined) return []
  return fusoes.filter(
    (fusao) => fusao === own || (fusao.talentoId === own.talentoId && hasTaken(fusao, own.id)),
  )
}

/** Whether a join took another one along. */
const hasTaken = ({ unida }: FusaoDePe, fusaoId: number) => unida.linhas['fusao']?.includes(fusaoId) ?? false

/** What came by a join that is taken back is not given back a second time by those that took it along. */
export function leaveOut(fusoes: readonly FusaoDePe[], { id, unida }: FusaoDePe): void {
  const { mais, menos } = unida.semelhancas ?? NO_SEMELHANCAS
  for (const fusao of fusoes) {
    if (!hasTaken(fusao, id)) continue
    const { linhas, importadas, semelhancas } = fusao.unida
    fusao.unida = {
      ...fusao.unida,
      linhas: Object.fromEntries(
        Object.entries(linhas).map(([table, ids]) => [table, without(ids, unida.linhas[table] ?? [])]),
      ),
      importadas: importadas.filter(
        (one) =>
          !unida.importadas.some((its) => its.importacaoId === one.importacaoId && its.numero === one.numero),
      ),
      ...(semelhancas && {
        semelhancas: {
          ...semelhancas,
          mais: without(semelhancas.mais, mais),
          menos: without(semelhancas.menos, menos),
        },
      }),
    }
  }
}

const without = (ids: readonly number[], gone: readonly number[]) => {
  const away = new Set(gone)
  return ids.filter((id) => !away.has(id))
}

/** All of both, each once. */
export const together = <T>(some: readonly T[] = [], others: readonly T[] = []): T[] => [
  ...new Set([...some, ...others]),
]
