import type { MotivoSemelhanca } from '@seleta/contract/entrada'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { putBack } from './put-back-repository'

/** The two that were joined, as they stood beside each other. */
export interface Par {
  readonly talentoId: number
  readonly outroId: number
  readonly motivo: MotivoSemelhanca
}

/** Pairs with others of somebody who went into another person. */
export interface SemelhancasUnidas {
  /** Ids of those that stand with who stayed: where the one who went came later, and where they were there first. */
  readonly mais: readonly number[]
  readonly menos: readonly number[]
  /** Those in which who stayed stood already, whole. */
  readonly largadas: readonly object[]
}

/** Pairs of two people who become one, and two again (decision 108). Inside its caller's transaction. */
export function createSemelhancasUnidas(trx: Kysely<Database>) {
  return {
    /** Whoever may be the one who goes may be who stays, as far as nobody has looked at the two yet. */
    async join(empresaId: number, ficaId: number, vaiId: number): Promise<SemelhancasUnidas> {
      const follow = async (column: Side) => {
        const other = sql.ref(OTHER[column])
        const { rows } = await sql<{ id: number }>`
          update semelhanca set ${sql.ref(column)} = ${ficaId}
          where empresa_id = ${empresaId} and ${sql.ref(column)} = ${vaiId} and ${other} <> ${ficaId}
            and not exists (select from semelhanca k where k.empresa_id = ${empresaId}
              and ${ficaId} in (k.talento_id, k.outro_id) and semelhanca.${other} in (k.talento_id, k.outro_id))
          returning id
        `.execute(trx)
        return rows.map(({ id }) => id)
      }
      const mais = await follow('talento_id')
      const menos = await follow('outro_id')
      const { rows } = await sql<{ par: object }>`
        select to_jsonb(s) as par from semelhanca s where s.empresa_id = ${empresaId}
          and ${vaiId} in (s.talento_id, s.outro_id) and ${ficaId} not in (s.talento_id, s.outro_id) order by s.id
      `.execute(trx)
      return { mais, menos, largadas: rows.map(({ par }) => par) }
    },

    /**
     * Pairs of who comes back, as far as both stand; the two that were joined are looked at again.
     * @param ficaId who the one that comes back stood with until now; in the pair's place if they are not who is in it,
     * because that one has gone into them since
     */
    async part(
      empresaId: number,
      { ficaId, voltaId }: { readonly ficaId: number; readonly voltaId: number },
      { mais, menos, largadas }: SemelhancasUnidas,
      par: Par,
    ): Promise<void> {
      for (const [column, ids] of [
        ['talento_id', mais],
        ['outro_id', menos],
      ] as const)
        await sql`
          update semelhanca set ${sql.ref(column)} = ${voltaId}
          where empresa_id = ${empresaId} and id = any(${ids}::bigint[]) and ${sql.ref(column)} = ${ficaId}
        `.execute(trx)
      const stands = (column: Side) =>
        sql`exists (select from talento t where t.empresa_id = ${empresaId} and t.id = ${sql.ref(`v.${column}`)})`
      await putBack(trx, empresaId, {
        table: 'semelhanca',
        rows: largadas,
        where: sql<boolean>`${stands('talento_id')} and ${stands('outro_id')}`,
      })
      const isLater = par.talentoId === voltaId
      const other = sql`coalesce((select id from talento where empresa_id = ${empresaId}
        and id = ${isLater ? par.outroId : par.talentoId}), ${ficaId})`
      await sql`
        insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
        values (${empresaId}, ${isLater ? sql`${voltaId}, ${other}` : sql`${other}, ${voltaId}`}, ${par.motivo})
        on conflict do nothing
      `.execute(trx)
    },
  }
}

type Side = 'talento_id' | 'outro_id'
const OTHER = { talento_id: 'outro_id', outro_id: 'talento_id' } as const satisfies Record<Side, Side>
