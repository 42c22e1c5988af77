import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { isCorrecaoPropria } from '../../database/sql/correcao-propria'
import { ROTULOS } from '../../ground/event-log/campos-corrigidos'
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

const CHAVES = ['nome', 'email', 'cpf', 'telefone'] as const satisfies readonly ChaveDevolvida[]

/** Whether whoever tells still tells the same, or it was corrected by hand. Expects `talento` as t. */
const isTold = (chave: ChaveDevolvida) => {
  const column = sql.ref(`t.${chave}`)
  const same =
    chave === 'email'
      ? sql`(f.chegou->>'email')::citext = ${column}`
      : sql`f.chegou->>${sql.lit(chave)} = ${column}`
  return sql<boolean>`(exists (select from fusao f where f.empresa_id = t.empresa_id and f.talento_id = t.id
      and f.desfeita_em is null and ${same} and not coalesce(f.unida->'devolvidas' ? ${sql.lit(chave)}, false))
    or exists (select from evento v where v.empresa_id = t.empresa_id and v.talento_id = t.id
      and v.tipo = 'talento_corrigido' and not v.dados ? 'isCedida' and (${isCorrecaoPropria('v')} or v.dados->'campos' ? ${sql.lit(ROTULOS[chave])})))`
}

/** What nobody has told of since, either; nothing of whom the law keeps as they are. Expects `talento` as t. */
export const devolvidas = sql<
  string[]
>`case when t.chaves_devolvidas is null or t.guarda_legal is not null then '{}'
  else array(select c from unnest(t.chaves_devolvidas) c where not case c ${sql.join(
    CHAVES.map((chave) => sql`when ${sql.lit(chave)} then ${isTold(chave)}`),
    sql` `,
  )} end) end`

/** Keys of people that only a file told which was taken back. Inside its caller's transaction. */
export function createDevolvidasRepository(trx: Kysely<Database>) {
  return {
    /** Notes what only the file told of people whom it made and who stay, once nothing of it stands any more. */
    async note(empresaId: number, talentoIds: readonly number[]): Promise<void> {
      if (talentoIds.length === 0) return
      const noted = CHAVES.map(
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
