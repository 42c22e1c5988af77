import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createFusoesDePe, type FusaoDePe } from './fusoes-de-pe-repository'
import { putBack } from '../../database/put-back'
import type { DroppedInscricao, Emprestadas } from './unida'
import { compareStanding } from './which-stands'

interface Unanswered {
  readonly id: number
  readonly talentoId: number
  readonly campanhaId: number
  readonly eliminadaMotivo: string | null
  readonly sinalizacoes: readonly object[]
}

/**
 * Where two people who are one had both applied to a campaign, and the application that stands has no answers at all, it
 * has those of one that gave way to it, as long as they are one (decision 108). Inside its caller's transaction.
 */
export function createRespostasEmprestadas(trx: Kysely<Database>) {
  const fusoesDePe = createFusoesDePe(trx)

  return {
    /**
     * Each has its own alone, and is judged by these: before anything else becomes of answers, or of who has which.
     * @returns whether anything was lent
     */
    async giveBack(empresaId: number, talentoIds: readonly number[]): Promise<boolean> {
      let wasLent = false
      for (const fusao of await fusoesDePe.list(empresaId, talentoIds)) {
        const all = fusao.unida.largadas.flatMap(({ emprestadas }) => emprestadas ?? [])
        if (all.length === 0) continue
        wasLent = true
        for (const emprestadas of all) await takeOff(empresaId, emprestadas)
        const largadas = fusao.unida.largadas.map((dropped) => ({ ...dropped, emprestadas: null }))
        await fusoesDePe.save(empresaId, { ...fusao, unida: { ...fusao.unida, largadas } })
      }
      return wasLent
    },

    /** Whether a sending had made the application that stands for two who are one: not one that gave way. */
    async isOrigin(empresaId: number, talentoId: number, id: number): Promise<boolean> {
      const largadas = (await fusoesDePe.list(empresaId, [talentoId])).flatMap(({ unida }) => unida.largadas)
      return (
        largadas.some(({ fezInscricao = [] }) => fezInscricao.includes(id)) &&
        !largadas.some(({ declaracoes }) => declaracoes.includes(id))
      )
    },

    /**
     * After `giveBack`. What was sent and is taken back or refused lends nothing, nor does what came in as somebody hidden,
     * which waits for their word (decision 129).
     */
    async lend(empresaId: number, talentoIds: readonly number[]): Promise<void> {
      const hosts = (await fusoesDePe.list(empresaId, talentoIds)).filter(
        ({ unida }) =>
          unida.vinda === undefined && unida.largadas.some(({ respostas }) => respostas.length > 0),
      )
      if (hosts.length === 0) return
      const ended = await listEnded(empresaId, hosts)
      for (const one of await listUnanswered(empresaId, hosts)) {
        const [best] = hosts
          .filter(({ talentoId }) => talentoId === one.talentoId)
          .flatMap((host) => host.unida.largadas.map((dropped) => ({ host, dropped })))
          .filter(
            ({ dropped }) => dropped.inscricao.campanha_id === one.campanhaId && dropped.respostas.length > 0,
          )
          .filter(({ dropped }) => !madeBy(dropped).some((id) => ended.has(id)))
          .toSorted((a, b) => compareStanding(a.dropped, b.dropped))
        if (best === undefined) continue
        const { host, dropped } = best
        const emprestadas = await give(empresaId, one, dropped)
        const largadas = host.unida.largadas.map((kept) =>
          kept === dropped ? { ...kept, emprestadas } : kept,
        )
        host.unida = { ...host.unida, largadas }
        await fusoesDePe.save(empresaId, host)
      }
    },
  }

  async function takeOff(empresaId: number, { respostas, ...before }: Emprestadas): Promise<void> {
    await sql`
      with fora as (
        delete from resposta where empresa_id = ${empresaId} and id = any(${respostas}::bigint[]) returning inscricao_id
      )
      update inscricao set eliminada_motivo = ${before.eliminadaMotivo},
        sinalizacoes = ${JSON.stringify(before.sinalizacoes)}::jsonb, versao = versao + 1
      where empresa_id = ${empresaId} and id in (select inscricao_id from fora)
    `.execute(trx)
  }

  async function give(
    empresaId: number,
    { id, eliminadaMotivo, sinalizacoes }: Unanswered,
    dropped: DroppedInscricao,
  ): Promise<Emprestadas> {
    const { eliminada_motivo: motivo, sinalizacoes: sinais } = dropped.inscricao
    await putBack(trx, empresaId, {
      table: 'resposta',
      rows: dropped.respostas.map((resposta) =>
        Object.fromEntries(Object.entries(resposta).filter(([nome]) => nome !== 'id')),
      ),
      instead: { inscricao_id: sql`${id}::bigint` },
    })
    const { rows } = await sql<{ id: number }>`
      select id from resposta where empresa_id = ${empresaId} and inscricao_id = ${id}
    `.execute(trx)
    await sql`
      update inscricao set eliminada_motivo = ${motivo}, sinalizacoes = ${JSON.stringify(sinais)}::jsonb, versao = versao + 1
      where empresa_id = ${empresaId} and id = ${id}
    `.execute(trx)
    return { respostas: rows.map((resposta) => resposta.id), eliminadaMotivo, sinalizacoes }
  }

  /** Sendings for these applications that were taken back or refused. */
  async function listEnded(empresaId: number, hosts: readonly FusaoDePe[]): Promise<ReadonlySet<number>> {
    const ids = hosts.flatMap(({ unida }) => unida.largadas.flatMap(madeBy))
    const { rows } = await sql<{ id: number }>`
      select id from declaracao where empresa_id = ${empresaId} and id = any(${ids}::bigint[])
        and estado in ('retirada', 'recusada')
    `.execute(trx)
    return new Set(rows.map(({ id }) => id))
  }

  /** Applications that stand for others and have no answers. */
  async function listUnanswered(empresaId: number, hosts: readonly FusaoDePe[]): Promise<Unanswered[]> {
    const places = hosts.flatMap(({ talentoId, unida }) =>
      unida.largadas.map(({ inscricao }) => ({ talentoId, campanhaId: inscricao.campanha_id })),
    )
    const { rows } = await sql<Unanswered>`
      select i.id, i.talento_id, i.campanha_id, i.eliminada_motivo, i.sinalizacoes
      from inscricao i where i.empresa_id = ${empresaId} and (i.talento_id, i.campanha_id) in (
          select p."talentoId", p."campanhaId" from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
            as p ("talentoId" bigint, "campanhaId" bigint))
        and not exists (select from resposta r where r.empresa_id = i.empresa_id and r.inscricao_id = i.id)
      order by i.id
    `.execute(trx)
    return rows
  }
}

/** Sendings that had made it. */
const madeBy = ({ declaracoes, fezInscricao = [] }: DroppedInscricao): number[] =>
  fezInscricao.filter((id) => declaracoes.includes(id))
