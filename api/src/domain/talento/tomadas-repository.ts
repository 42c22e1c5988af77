import { sql, type Kysely } from 'kysely'
import { situacaoPropria, situacaoWritten } from '../../database/sql/da-pessoa'
import type { Database, Row } from '../../database/schema'

/** Sent by somebody who took it back, or of whom the mailbox knew nothing. Expects `inscricao` as i. */
export const isTakenBack = sql`exists (select from declaracao d where d.inscricao_id = i.id and d.fez_inscricao
  and d.estado in ('retirada', 'recusada'))`

/** An application that is its sender's again. */
export interface Devolvida {
  /** Of the sending, which counts no more where it `hasEnded`. */
  readonly id: number
  readonly hasEnded: boolean
  readonly inscricaoId: number
  readonly campanhaId: number
  readonly etapaId: number | null
  readonly isAtiva: boolean
}

/**
 * Applications that were there by what nobody vouches for, and that whoever vouches has made their people's own. Inside its
 * caller's transaction, which holds them.
 */
export function createTomadasRepository(trx: Kysely<Database>) {
  return {
    /**
     * Somebody who vouches for these people has put them into the campaign: applications that were there by what nobody
     * vouches for are theirs from here on, and do not leave with it.
     * @returns what had made them, also where somebody else who vouches had taken them before
     */
    async takeInscricoes(
      empresaId: number,
      campanhaId: number,
      talentoIds: readonly number[],
    ): Promise<Pick<Row<'declaracao'>, 'id' | 'talentoId'>[]> {
      if (talentoIds.length === 0) return []
      const { rows } = await sql<Pick<Row<'declaracao'>, 'id' | 'talentoId'>>`
        with dela as (
          select d.id, d.talento_id, d.fez_talento, d.fez_inscricao
          from inscricao i join declaracao d on d.empresa_id = i.empresa_id and d.inscricao_id = i.id
          where i.empresa_id = ${empresaId} and i.campanha_id = ${campanhaId} and i.talento_id = any(${talentoIds}::bigint[])
        ), tomada as (
          update declaracao d set fez_inscricao = false from dela
          where d.empresa_id = ${empresaId} and d.id = dela.id and dela.fez_inscricao and not dela.fez_talento
            and d.estado in ('recebida', 'confirmada')
          returning d.id, d.talento_id
        )
        select id, talento_id from tomada
        union select dela.id, dela.talento_id from dela join fusao f on f.empresa_id = ${empresaId}
          and f.talento_id = dela.talento_id and f.desfeita_em is null and dela.id = any(f.tomadas)
      `.execute(trx)
      return rows
    },

    /**
     * Applications that it had made the person's own are as they were, unless another merge that stands made them so too,
     * one stands for two people, the person has confirmed what was sent for it, or it began anew since (decision 108).
     * @returns the applications, with the sending that each begins with again
     */
    async takeNoMore(empresaId: number, id: number): Promise<Devolvida[]> {
      const { rows } = await sql<Devolvida>`
        with devolvida as (
        update declaracao d set fez_inscricao = true from fusao f
        where f.id = ${id} and f.empresa_id = ${empresaId} and d.id = any(f.tomadas) and d.empresa_id = f.empresa_id
          and not exists (select from fusao o where o.talento_id = f.talento_id and o.empresa_id = f.empresa_id
            and o.id <> f.id and o.desfeita_em is null and d.id = any(o.tomadas))
          and not exists (select from fusao o, jsonb_array_elements(o.unida->'largadas') g
            where o.talento_id = d.talento_id and o.empresa_id = f.empresa_id and o.desfeita_em is null
              and (g->>'ficaId')::bigint = d.inscricao_id)
          and not exists (select from declaracao o where o.inscricao_id = d.inscricao_id and o.empresa_id = f.empresa_id
            and (o.fez_inscricao or d.estado in ('retirada', 'recusada') and o.estado = 'confirmada'))
          and (d.estado in ('recebida', 'confirmada') or exists (select from inscricao i
            where i.empresa_id = f.empresa_id and i.id = d.inscricao_id and i.movida_por is null))
        returning d.id, d.inscricao_id, d.estado in ('retirada', 'recusada') as has_ended)
        select v.*, i.campanha_id, i.etapa_id, ${situacaoPropria('i')} = 'ativa' as is_ativa
        from devolvida v join inscricao i on i.empresa_id = ${empresaId} and i.id = v.inscricao_id
      `.execute(trx)
      return rows
    },

    /** Whether somebody who vouches has put its person where a sending had put them. */
    async isTaken(
      empresaId: number,
      { id, talentoId }: Pick<Row<'declaracao'>, 'id' | 'talentoId'>,
    ): Promise<boolean> {
      const { rows } = await sql`
        select from fusao where empresa_id = ${empresaId} and talento_id = ${talentoId} and desfeita_em is null
          and ${id} = any(tomadas) limit 1
      `.execute(trx)
      return rows.length > 0
    },

    /** Applications that began with what this merge had stood up for. */
    async listVouched(empresaId: number, fusaoId: number): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select d.inscricao_id as id from fusao f, jsonb_array_elements(f.vouched) v, declaracao d
        where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and d.empresa_id = f.empresa_id
          and d.id = (v->>'id')::bigint and d.fez_inscricao order by 1
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** Those of them that count only by what was sent, and with which nothing was done since, go when that counts no more. */
    async withdrawTakenBack(empresaId: number, inscricaoIds: readonly number[]): Promise<void> {
      if (inscricaoIds.length === 0) return
      await sql`
        update inscricao i set situacao = ${situacaoWritten('i', 'retirada')}, retirada_em = now(), versao = i.versao + 1
        where i.empresa_id = ${empresaId} and i.id = any(${inscricaoIds}::bigint[])
          and ${situacaoPropria('i')} = 'ativa' and ${isTakenBack} and i.movida_por is null
          and not exists (select from declaracao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id
            and d.estado in ('recebida', 'confirmada'))
      `.execute(trx)
    },
  }
}
