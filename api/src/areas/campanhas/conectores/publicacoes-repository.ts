import type { Quadro } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../../database/schema'

/** For this long a delivery that was begun belongs to its process; then it was killed, and another takes it. */
const POSSE_SEGUNDOS = 120

const IS_ABERTA = sql<boolean>`(p.situacao = 'PUBLICADA' and p.excluida_em is null
  and (p.fechamento is null or p.fechamento >= (now() at time zone 'America/Sao_Paulo')::date))`

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

/** The state of each campaign on each board, over all companies: the worker's queue, and what recruiters see. */
export function createPublicacoesRepository(db: Kysely<Database>) {
  return {
    /**
     * Takes what a board that is written to has to learn: new and changed jobs, jobs that closed, were switched off or
     * came back.
     */
    async claim(quadro: Quadro, limite: number): Promise<Entrega[]> {
      const { rows } = await sql<Entrega>`
        update publicacao q set tentar_depois_de = now() + make_interval(secs => ${POSSE_SEGUNDOS}), tentativas = q.tentativas + 1
        from campanha p
        where p.id = q.campanha_id and q.id in (
          select q.id from publicacao q join campanha p on p.id = q.campanha_id
          where q.quadro = ${quadro} and q.tentar_depois_de <= now() and (
            (${IS_ABERTA} and q.estado in ('LIGADO', 'FORA'))
            or (${IS_ABERTA} and q.estado = 'ERRO' and q.tentativas > 0)
            or (${IS_ABERTA} and q.estado = 'ENVIADO' and p.alterada_em > q.enviada_em)
            or (not ${IS_ABERTA} and q.estado in ('LIGADO', 'ENVIADO', 'ERRO'))
            or (q.estado = 'DESLIGADO' and q.referencia is not null))
          order by q.tentar_depois_de, q.id limit ${limite} for update of q skip locked)
        returning q.id, q.empresa_id, q.campanha_id, q.quadro, q.estado, q.referencia, q.tentativas,
          ${IS_ABERTA} as is_aberta
      `.execute(db)
      return rows
    },

    /** Boards that read our feed: what has closed is off, what came back waits for the board's next visit. */
    async followFeeds(quadros: readonly Quadro[]): Promise<void> {
      await sql`
        update publicacao q set alterada_em = now(), estado = case when ${IS_ABERTA} then 'LIGADO' else 'FORA' end
        from campanha p
        where p.id = q.campanha_id and q.quadro = any(${quadros}::text[])
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

    async settle(
      id: number,
      change: Pick<Row<'publicacao'>, 'estado' | 'erro' | 'referencia'> & {
        readonly esperaSegundos: number | null
      },
    ): Promise<void> {
      const { estado, erro, referencia, esperaSegundos } = change
      await db
        .updateTable('publicacao')
        .set({
          estado,
          erro,
          referencia,
          alteradaEm: sql<Date>`now()`,
          // A refusal waits for a person.
          tentarDepoisDe:
            esperaSegundos === null
              ? sql<Date>`'infinity'::timestamptz`
              : sql<Date>`now() + make_interval(secs => ${esperaSegundos})`,
          ...(estado === 'ENVIADO' && { enviadaEm: sql<Date>`now()` }),
          ...(erro === null && { tentativas: 0 }),
        })
        .where('id', '=', id)
        .execute()
    },

    /** @returns false when the campaign is not on this board, or nothing is wrong there */
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
