import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { CHAVES_DEVOLVIDAS, isTold } from '../../database/sql/chave-devolvida'
import type { ChaveDevolvida, Conhecida } from './find-same'

/** What becomes of such keys of one person. */
export interface Cessao {
  readonly pessoa: Conhecida
  /** These are another's, or are told anew of the person. */
  readonly sem: readonly Exclude<ChaveDevolvida, 'nome'>[]
  /** Another name, of the same person; null: theirs stays. */
  readonly nome: string | null
  /** Told again as they are: they are theirs. */
  readonly certas: readonly ChaveDevolvida[]
}

/** Keys of people that only a file told which was taken back. Inside its caller's transaction. */
export function createDevolvidasRepository(trx: Kysely<Database>) {
  return {
    /** Notes what only the file told of people whom it made and who stay, once nothing of it stands any more. */
    async note(empresaId: number, talentoIds: readonly number[]): Promise<void> {
      if (talentoIds.length === 0) return
      const noted = CHAVES_DEVOLVIDAS.map(
        (chave) =>
          sql`case when ${sql.ref(`t.${chave}`)} is not null and not ${isTold(chave)} then ${sql.lit(chave)} end`,
      )
      await sql`
        update talento t set chaves_devolvidas = nullif(array_remove(array[${sql.join(noted)}]::text[], null), '{}')
        where t.empresa_id = ${empresaId} and t.id = any(${talentoIds}::bigint[])
      `.execute(trx)
    },

    async giveWay(empresaId: number, cessoes: readonly Cessao[]): Promise<void> {
      const rows = cessoes.map(({ pessoa: { id }, sem, nome, certas }) => ({ id, sem, nome, certas }))
      const unless = (chave: Cessao['sem'][number]) =>
        sql`case when p.sem ? ${sql.lit(chave)} then null else t.${sql.id(chave)} end`
      await sql`
        update talento t set nome = coalesce(p.nome, t.nome), email = ${unless('email')}, cpf = ${unless('cpf')},
          telefone = ${unless('telefone')}, atualizado_em = now(),
          chaves_devolvidas = nullif(array(
            select c from unnest(t.chaves_devolvidas) c where not p.certas ? c), '{}')
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id bigint, sem jsonb, nome text, certas jsonb)
        where t.empresa_id = ${empresaId} and t.id = p.id
      `.execute(trx)
    },
  }
}
