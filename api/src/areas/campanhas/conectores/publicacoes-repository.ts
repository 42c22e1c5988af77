import type { Quadro } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../../database/schema'
import { closedByItselfAt, isCampanhaAberta } from '../../../domain/campanha/campanhas-repository'

const IS_ABERTA = isCampanhaAberta('p')

export interface Entrega {
  readonly id: number
  readonly empresaId: number
  readonly campanhaId: number
  readonly quadro: Quadro
  readonly estado: Row<'publicacao'>['estado']
  readonly referencia: string | null
  readonly tentativas: number
  readonly isAberta: boolean
}

/** What became of a delivery; without a moment for the next try it waits for a person. */
export type Outcome = Pick<Row<'publicacao'>, 'estado' | 'erro' | 'referencia'> & {
  readonly waitSeconds: number | null
}

/** What was refused for good while people could apply is still there, and they cannot any more: that is tried by itself. */
const endedSinceRefusal = (isChanged: boolean) => sql<boolean>`(
  not ${IS_ABERTA} and q.estado = 'ERRO' and q.referencia is not null and q.tentar_depois_de = 'infinity'
  and (${isChanged} or greatest(p.alterada_em, p.excluida_em, ${closedByItselfAt('p')}) > q.alterada_em))`

/**
 * What a job board that is written to has to learn: new and changed jobs, jobs that closed, were switched off or came
 * back.
 * @param isChanged somebody said that it has changed: moments of two transactions do not tell
 */
const isDue = (
  isChanged: boolean,
) => sql<boolean>`(${endedSinceRefusal(isChanged)} or q.tentar_depois_de <= now() and (
  (${IS_ABERTA} and q.estado in ('LIGADO', 'FORA'))
  or (${IS_ABERTA} and q.estado = 'ERRO' and q.tentativas > 0)
  or (${IS_ABERTA} and q.estado = 'ENVIADO' and (${isChanged} or p.alterada_em > q.enviada_em))
  or (not ${IS_ABERTA} and q.estado in ('LIGADO', 'ENVIADO', 'ERRO'))
  or (q.estado = 'DESLIGADO' and q.referencia is not null)))`

/** The state of each campaign on each job board, over all companies: what jobs go by, and what recruiters see. */
export function createPublicacoesRepository(db: Kysely<Database>) {
  return {
    /** Begins a delivery; null when the job board has nothing to learn, or a person has to look first. */
    async begin(campanhaId: number, quadro: Quadro): Promise<Entrega | null> {
      const { rows } = await sql<Entrega>`
        update publicacao q set tentativas = q.tentativas + 1
        from campanha p
        where p.id = q.campanha_id and p.id = ${campanhaId} and q.quadro = ${quadro} and ${isDue(true)}
        returning q.id, q.empresa_id, q.campanha_id, q.quadro, q.estado, q.referencia, q.tentativas,
          ${IS_ABERTA} as is_aberta
      `.execute(db)
      return rows[0] ?? null
    },

    /** Campaigns of which the job board has to learn something. */
    async listDue(quadro: Quadro): Promise<{ empresaId: number; campanhaId: number }[]> {
      const { rows } = await sql<{ empresaId: number; campanhaId: number }>`
        select q.empresa_id, q.campanha_id from publicacao q join campanha p on p.id = q.campanha_id
        where q.quadro = ${quadro} and ${isDue(false)} order by q.id
      `.execute(db)
      return rows
    },

    /**
     * Job boards that read our feed: what has closed is off, what came back waits for the job board's next visit.
     * @param campanhaId null for all
     */
    async followFeeds(quadros: readonly Quadro[], campanhaId: number | null): Promise<void> {
      await sql`
        update publicacao q set alterada_em = now(), estado = case when ${IS_ABERTA} then 'LIGADO' else 'FORA' end
        from campanha p
        where p.id = q.campanha_id and q.quadro = any(${quadros}::text[])
          and (${campanhaId}::bigint is null or p.id = ${campanhaId})
          and ((${IS_ABERTA} and q.estado = 'FORA') or (not ${IS_ABERTA} and q.estado in ('LIGADO', 'ENVIADO', 'ERRO')))
      `.execute(db)
    },

    /** Says why nothing is sent, on what waits. */
    async explain(quadro: Quadro, erro: string): Promise<void> {
      await db
        .updateTable('publicacao')
        .set({ erro, alteradaEm: sql<Date>`now()` })
        .where('quadro', '=', quadro)
        .where('estado', '=', 'LIGADO')
        .where((eb) => eb.or([eb('erro', 'is', null), eb('erro', '!=', erro)]))
        .execute()
    },

    /**
     * What became of a delivery. Whoever switched the job board on or off meanwhile has the last word: what they said
     * stays, and is due at once with what the delivery has left at the job board.
     */
    async settle({ id, estado: antes }: Entrega, change: Outcome): Promise<void> {
      const { estado, erro, referencia, waitSeconds } = change
      const isAsBefore = sql<boolean>`(estado = 'DESLIGADO') = ${antes === 'DESLIGADO'}`
      await db
        .updateTable('publicacao')
        .set({
          estado: sql`case when ${isAsBefore} then ${estado} else estado end`,
          erro,
          referencia,
          alteradaEm: sql<Date>`now()`,
          // A refusal waits for a person.
          tentarDepoisDe: sql<Date>`case when not ${isAsBefore} then now()
            else ${waitSeconds === null ? sql`'infinity'` : sql`now() + make_interval(secs => ${waitSeconds})`} end`,
          ...(estado === 'ENVIADO' && { enviadaEm: sql<Date>`now()` }),
          ...(erro === null && { tentativas: 0 }),
        })
        .where('id', '=', id)
        .execute()
    },

    /** @returns false when the campaign is not on this job board, or nothing is wrong there */
    async retry(empresaId: number, campanhaId: number, quadro: Quadro): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('publicacao')
        .set({
          estado: 'LIGADO',
          erro: null,
          tentativas: 0,
          tentarDepoisDe: sql<Date>`now()`,
          alteradaEm: sql<Date>`now()`,
        })
        .where('empresaId', '=', empresaId)
        .where('campanhaId', '=', campanhaId)
        .where('quadro', '=', quadro)
        .where('estado', 'in', ['ERRO', 'LIGADO'])
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async findCampanha(empresaId: number, campanhaId: number) {
      const row = await db
        .selectFrom('campanha')
        .selectAll()
        .where('empresaId', '=', empresaId)
        .where('id', '=', campanhaId)
        .executeTakeFirst()
      return row ?? null
    },
  }
}
