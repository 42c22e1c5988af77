import { CompiledQuery, sql, type Kysely } from 'kysely'
import { fusaoOf } from '../../../database/backup/erasures'
import { forEverybody } from '../../../database/empresa-lock/empresa-lock'
import type { Database } from '../../../database/schema'
import { FORGET_APART, FORGET_GUESSES, LIST_APART } from '../../../database/sql/forget-elsewhere'
import { digests, noteFusoes, noteToldOf } from '../../../database/sql/talento-devolvido'
import { isIntocado, isOnlyTold } from '../../../database/sql/talento-intocado'
import type { LinhaResultado } from './importacoes-repository'

/** The row of a file that told of somebody else, and what became of it. */
interface ToldAgain extends Pick<LinhaResultado, 'situacao' | 'motivos' | 'talentoId' | 'inscricaoId'> {
  readonly importacaoId: number | null
  readonly linha: number | null
}

/** What an import made and nobody touched since. */
export function createUndoRepository(trx: Kysely<Database>) {
  return {
    /**
     * Takes away people with whom nothing else happened: nothing stands with them, and their log tells of nothing but
     * that they came in. Whom they had been taken apart from keeps nothing of theirs. Whoever is under a legal hold stays
     * whatever else. A digest of each is kept for a backup from before (decision 138).
     * @param apart merges that meant somebody else: the rows of their files are told again
     * @returns their ids
     */
    async deleteWithoutTrace(
      empresaId: number,
      importacaoId: number,
      talentoIds: readonly number[],
      apart: readonly number[],
    ): Promise<number[]> {
      // What somebody does with them at this moment is seen: the next statement begins when they are held.
      await sql`
        select from talento where empresa_id = ${empresaId} and id = any(${talentoIds}::bigint[])
        order by id for update
      `.execute(trx)
      const { rows } = await sql<{ id: number; wasApart: boolean }>`
        select t.id, exists (select from evento v where v.empresa_id = t.empresa_id and v.talento_id = t.id
          and v.tipo = 'talento_separado' and not v.dados ? 'isDevolvida') as was_apart
        from talento t where t.empresa_id = ${empresaId} and t.id = any(${talentoIds}::bigint[])
          and t.guarda_legal is null and t.oculta_em is null
          and ${isIntocado(sql`'-infinity'::timestamptz`)}
          and not exists (select from fusao f where f.talento_id = t.id and f.desfeita_em is null
            and f.importacao_id is distinct from ${importacaoId})
      `.execute(trx)
      await forgetApart(
        trx,
        empresaId,
        rows.filter(({ wasApart }) => wasApart).map(({ id }) => id),
      )
      const ids = rows.map(({ id }) => id)
      await forEverybody(() => trx.executeQuery(CompiledQuery.raw(FORGET_GUESSES, [ids])))
      // Rows of other files too, which told of them and were taken back.
      await sql`
        update importacao_linha l set nome = '', valores = '[]', motivos = '{}'
        where l.empresa_id = ${empresaId} and l.talento_id = any(${ids}::bigint[])
          and not exists (select from fusao f where f.empresa_id = l.empresa_id and f.id = any(${apart}::bigint[])
            and f.importacao_id = l.importacao_id and f.linha = l.numero)
      `.execute(trx)
      await noteSeparadas(trx, empresaId, ids)
      // Whoever had gone before, and goes again, has not come in again.
      await sql`
        with de_volta as (update talento_devolvido d set voltou_como = null from talento t
          where t.empresa_id = ${empresaId} and t.id = any(${ids}::bigint[]) and d.empresa_id = ${empresaId}
            and d.voltou_como = t.identificador)
        insert into talento_devolvido (identificador, empresa_id, marca, por_cpf, por_email, por_telefone)
        select t.identificador, t.empresa_id, ${digests} from talento t
        where t.empresa_id = ${empresaId} and t.id = any(${ids}::bigint[])
          and num_nonnulls(t.cpf, t.email, t.telefone) > 0
      `.execute(trx)
      await sql`delete from talento where empresa_id = ${empresaId} and id = any(${ids}::bigint[])`.execute(
        trx,
      )
      return ids
    },

    /** What the ledger would have of these merges, which may go with whom they went into; by their ids. */
    async listDitos(empresaId: number, fusaoIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
      const { rows } = await sql<{ id: number; dito: string }>`
        select f.id, ${sql.raw(fusaoOf('f'))} as dito from fusao f
        where f.empresa_id = ${empresaId} and f.id = any(${fusaoIds}::bigint[])
      `.execute(trx)
      return new Map(rows.map(({ id, dito }) => [id, dito]))
    },

    /** What stood in somebody who goes is told of these people by now. */
    async noteToldAgain(
      empresaId: number,
      again: readonly { readonly dito: string; readonly talentoId: number }[],
    ): Promise<void> {
      await noteToldOf(
        empresaId,
        sql`jsonb_to_recordset(${JSON.stringify(again)}::jsonb) as y (dito uuid, "talentoId" bigint)
          cross join lateral (select y.dito, y."talentoId" as talento_id) x`,
      ).execute(trx)
    },

    /** No backup of ours is kept longer (BACKUP_KEEP): who went by then is in none. Of all companies. */
    async forgetDevolvidos(agora: Date): Promise<void> {
      await sql`
        delete from talento_devolvido where devolvido_em < ${agora}::timestamptz - interval '1000 days'
      `.execute(trx)
    },

    /** Rows of other files, of whom they tell now. */
    async saveToldAgain(empresaId: number, linhas: readonly ToldAgain[]): Promise<void> {
      if (linhas.length === 0) return
      await sql`
        update importacao_linha l set situacao = p.situacao, talento_id = p."talentoId", inscricao_id = p."inscricaoId",
          motivos = (l.motivos - array['pessoa', 'campanha']) || p.motivos
        from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as p ("importacaoId" bigint, linha int,
          situacao text, motivos jsonb, "talentoId" bigint, "inscricaoId" bigint)
        where l.empresa_id = ${empresaId} and l.importacao_id = p."importacaoId" and l.numero = p.linha
      `.execute(trx)
    },

    /**
     * Of whom nothing else is known but what was told, by others too. Whoever is under a legal hold, hidden, or one with
     * somebody else stays as they are.
     * @returns their ids
     */
    async listOnlyTold(empresaId: number, talentoIds: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select t.id from talento t where t.empresa_id = ${empresaId} and t.id = any(${talentoIds}::bigint[])
          and t.guarda_legal is null and t.oculta_em is null and t.email_pedido is null
          and ${isOnlyTold(sql`'-infinity'::timestamptz`)}
          and not exists (select from fusao f where f.talento_id = t.id and f.desfeita_em is null and f.unida is not null)
      `.execute(trx)
      return rows.map(({ id }) => id)
    },
  }
}

/** Whom these people had been taken apart from keeps nothing of theirs; what was told of them there is noted. */
async function forgetApart(
  trx: Kysely<Database>,
  empresaId: number,
  wereApart: readonly number[],
): Promise<void> {
  if (wereApart.length === 0) return
  const { rows: came } = await forEverybody(() =>
    trx.executeQuery<{ id: number }>(CompiledQuery.raw(LIST_APART, [wereApart])),
  )
  await noteFusoes(
    empresaId,
    came.map(({ id }) => id),
  ).execute(trx)
  for (const statement of FORGET_APART)
    await forEverybody(() => trx.executeQuery(CompiledQuery.raw(statement, [wereApart])))
}

/** Who came out of people who go, and stays, is known as whom had been told of in them. */
async function noteSeparadas(
  trx: Kysely<Database>,
  empresaId: number,
  ids: readonly number[],
): Promise<void> {
  await noteToldOf(
    empresaId,
    sql`(select distinct ${sql.raw(fusaoOf('f'))} as dito, e.talento_id from fusao f
      join evento o on o.empresa_id = f.empresa_id and o.talento_id = f.talento_id and o.tipo = 'talento_separado'
        and (o.dados->>'fusaoId')::bigint = f.id
      join evento e on e.empresa_id = f.empresa_id and e.tipo = 'talento_separado' and e.criado_em = o.criado_em
        and e.talento_id <> f.talento_id and (e.dados->>'fusaoId')::bigint = f.id
      where f.empresa_id = ${empresaId} and f.talento_id = any(${ids}::bigint[]) and f.unida is null
        and f.desfeita_em is not null) x`,
  ).execute(trx)
}
