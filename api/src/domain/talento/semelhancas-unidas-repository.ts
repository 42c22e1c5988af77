import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { putBack } from '../../database/put-back'
import { shareSemelhancas, type Side } from './share-semelhancas'
import {
  NO_SEMELHANCAS,
  type DroppedSemelhanca,
  type Par,
  type SemelhancasUnidas,
  type Voltando,
} from './unida'
import { createFusoesDePe, type FusaoDePe } from './fusoes-de-pe-repository'

/** Pairs of two people who become one, and two again (decision 108). Inside its caller's transaction. */
export function createSemelhancasUnidas(trx: Kysely<Database>) {
  const fusoesDePe = createFusoesDePe(trx)
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
      const left = await list(empresaId, [vaiId])
      const fusoes = await fusoesDePe.list(empresaId, endsOf(left))
      const largadas = left.map((par) => ({
        ...par,
        talento_id: writtenOf(fusoes, 'talento_id', par),
        outro_id: writtenOf(fusoes, 'outro_id', par),
        // Two who were joined are looked at again.
        ...(endsOf([par]).includes(ficaId) && { separada_em: null, separada_por: null }),
      }))
      return { mais, menos, largadas, comPar: left.some((par) => endsOf([par]).includes(ficaId)) }
    },

    /**
     * Pairs of who comes back, and of who stays. Those of whom one is in somebody else now are theirs meanwhile, or stay
     * kept with the joins that stand.
     * @param fusao the join that is taken back
     * @param fusoes those that are one with either of the two
     */
    async part(
      empresaId: number,
      fusao: FusaoDePe,
      fusoes: readonly FusaoDePe[],
      voltando: Voltando,
    ): Promise<void> {
      const { ficaId, voltaId } = voltando
      const { mais, menos, comPar = false } = fusao.unida.semelhancas ?? NO_SEMELHANCAS
      for (const [column, ids] of [
        ['talento_id', mais],
        ['outro_id', menos],
      ] as const)
        await sql`
          update semelhanca set ${sql.ref(column)} = ${voltaId}
          where empresa_id = ${empresaId} and id = any(${ids}::bigint[]) and ${sql.ref(column)} = ${ficaId}
        `.execute(trx)
      const beside = endsOf(await list(empresaId, [ficaId, voltaId])).filter(
        (id) => id !== ficaId && id !== voltaId,
      )
      const others = await fusoesDePe.list(empresaId, beside)
      const seen = [...others, ...fusoes].toSorted((a, b) => a.id - b.id)
      const pessoas = await listStanding(
        empresaId,
        endsOf([fusao, ...seen].flatMap(({ unida }) => unida.semelhancas?.largadas ?? [])),
      )
      const pares = await list(empresaId, [ficaId, voltaId, ...beside])
      for (const back of shareSemelhancas(fusao, seen, { pessoas, pares }))
        await putBack(trx, empresaId, { table: 'semelhanca', rows: [back] })
      for (const other of others) await fusoesDePe.save(empresaId, other)
      if (!comPar) await lookAgain(empresaId, voltando, fusao.unida.par)
    },
  }

  async function list(empresaId: number, talentoIds: readonly number[]): Promise<DroppedSemelhanca[]> {
    const { rows } = await sql<{ par: DroppedSemelhanca }>`
      select to_jsonb(s) as par from semelhanca s where s.empresa_id = ${empresaId}
        and (s.talento_id = any(${talentoIds}::bigint[]) or s.outro_id = any(${talentoIds}::bigint[])) order by s.id
    `.execute(trx)
    return rows.map(({ par }) => par)
  }

  async function listStanding(empresaId: number, ids: readonly number[]): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`
      select id from talento where empresa_id = ${empresaId} and id = any(${ids}::bigint[])
    `.execute(trx)
    return new Set(rows.map(({ id }) => id))
  }

  /** The two that an older join, or none by a pair, had joined; who stays stands in the place of whom they went into. */
  async function lookAgain(empresaId: number, { ficaId, voltaId }: Voltando, par: Par): Promise<void> {
    const isLater = par.talentoId === voltaId
    const other = sql`coalesce((select id from talento where empresa_id = ${empresaId}
      and id = ${isLater ? par.outroId : par.talentoId}), ${ficaId})`
    await sql`
      insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
      values (${empresaId}, ${isLater ? sql`${voltaId}, ${other}` : sql`${other}, ${voltaId}`}, ${par.motivo})
      on conflict do nothing
    `.execute(trx)
  }
}

const endsOf = (pares: readonly DroppedSemelhanca[]) => [
  ...new Set(pares.flatMap(({ talento_id, outro_id }) => [talento_id, outro_id])),
]

/** Whom a pair was written of, before they went into who stands in it. */
function writtenOf(fusoes: readonly FusaoDePe[], column: Side, par: DroppedSemelhanca): number {
  const first = fusoes.find(
    ({ talentoId, unida }) =>
      talentoId === par[column] && unida.semelhancas?.[MOVED[column]].includes(par.id),
  )
  return first?.unida.talento.id ?? par[column]
}

const OTHER = { talento_id: 'outro_id', outro_id: 'talento_id' } as const satisfies Record<Side, Side>
const MOVED = { talento_id: 'mais', outro_id: 'menos' } as const satisfies Record<Side, string>
