import { sql, type Kysely, type RawBuilder } from 'kysely'
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

/** Somebody of whom only such a file may have told keys. */
export type Devolvida = Readonly<Record<ChaveDevolvida, string | null>> & {
  readonly devolvidas: readonly ChaveDevolvida[]
}

const CHAVES = ['nome', 'email', 'cpf', 'telefone'] as const satisfies readonly ChaveDevolvida[]

/** Of who went by this join, only a file told it that was taken back, before it or since. */
const isOfFile = (join: string, chave: ChaveDevolvida) =>
  sql`coalesce(${sql.ref(`${join}.unida`)}->'devolvidas' ? ${sql.lit(chave)}
    or ${sql.ref(`${join}.unida`)}->'talento'->'chaves_devolvidas' ? ${sql.lit(chave)}, false)`
/** A join, as j, by which the person, as t, has this of who went. */
const brings = (chave: ChaveDevolvida) => {
  const key = sql.lit(chave)
  return sql`(j.empresa_id = t.empresa_id and j.talento_id = t.id and j.desfeita_em is null and j.unida is not null
    and j.depois->>${key} = ${sql.ref(`t.${chave}`)}::text and j.antes->>${key} is distinct from j.depois->>${key})`
}

/**
 * Whether whoever tells still tells the same, or it was corrected by hand since they have it. Expects `talento` as t.
 */
const isTold = (chave: ChaveDevolvida) => {
  const column = sql.ref(`t.${chave}`)
  const same =
    chave === 'email'
      ? sql`(f.chegou->>'email')::citext = ${column}`
      : sql`f.chegou->>${sql.lit(chave)} = ${column}`
  return sql<boolean>`(exists (select from fusao f where f.empresa_id = t.empresa_id and f.talento_id = t.id
      and f.desfeita_em is null and ${same} and not ${isOfFile('f', chave)})
    or exists (select from evento v where v.empresa_id = t.empresa_id and v.talento_id = t.id
      and v.tipo = 'talento_corrigido' and not v.dados ? 'isCedida' and (${isCorrecaoPropria('v')} or v.dados->'campos' ? ${sql.lit(ROTULOS[chave])})
      and not exists (select from fusao j where ${brings(chave)}
        and j.criada_em > v.criado_em and not j.unida->'linhas'->'evento' @> to_jsonb(v.id))))`
}

/** What nobody has told of since, either; nothing of whom the law keeps as they are. Expects `talento` as t. */
export const devolvidas = sql<
  string[]
>`case when t.chaves_devolvidas is null or t.guarda_legal is not null then '{}'
  else array(select c from unnest(t.chaves_devolvidas) c where not case c ${sql.join(
    CHAVES.map((chave) => sql`when ${sql.lit(chave)} then ${isTold(chave)}`),
    sql` `,
  )} end) end`

/** Names under which the mailbox of such a person's e-mail has confirmed what was sent. Expects `talento` as t. */
export const confirmados = sql<
  string[]
>`case when t.chaves_devolvidas is null then '{}' else array(select distinct f.chegou->>'nome' from fusao f
    where f.empresa_id = t.empresa_id and f.talento_id = t.id and f.desfeita_em is null and f.unida is null
      and f.via = 'formulario' and (f.chegou->>'email')::citext = t.email) end`

const withNoted = (noted: RawBuilder<unknown>) =>
  sql`chaves_devolvidas = nullif(array(select unnest(t.chaves_devolvidas) union select unnest(${noted})), '{}')`

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

    /** What of these people nobody else tells, with their keys. */
    async list(empresaId: number, talentoIds: readonly number[]): Promise<ReadonlyMap<number, Devolvida>> {
      const { rows } = await sql<Devolvida & { id: number }>`
        select t.id, t.nome, t.email::text, t.cpf, t.telefone, ${devolvidas} as devolvidas from talento t
        where t.empresa_id = ${empresaId} and t.id = any(${talentoIds}::bigint[])
      `.execute(trx)
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Notes what somebody has by a join of whoever it was noted of, and nobody else tells. */
    async noteUnidas(empresaId: number, talentoId: number): Promise<void> {
      const noted = CHAVES.map(
        (chave) => sql`case when not ${isTold(chave)} and exists (select from fusao j
          where ${brings(chave)} and ${isOfFile('j', chave)}) then ${sql.lit(chave)} end`,
      )
      await sql`
        update talento t set ${withNoted(sql`array_remove(array[${sql.join(noted)}]::text[], null)`)}
        where t.empresa_id = ${empresaId} and t.id = ${talentoId}
      `.execute(trx)
    },

    /** Notes again what had given way by a join that is taken back, and is there again. */
    async noteAgain(
      empresaId: number,
      fusao: { readonly id: number; readonly talentoId: number },
      cedidas: readonly ChaveDevolvida[],
    ): Promise<void> {
      if (cedidas.length === 0) return
      const isBack = CHAVES.map(
        (chave) =>
          sql`when ${sql.lit(chave)} then f.antes->>${sql.lit(chave)} = ${sql.ref(`t.${chave}`)}::text`,
      )
      await sql`
        update talento t set ${withNoted(sql`array(
          select c from unnest(${cedidas}::text[]) c where case c ${sql.join(isBack, sql` `)} end)`)}
        from fusao f where f.empresa_id = t.empresa_id and f.id = ${fusao.id}
          and t.empresa_id = ${empresaId} and t.id = ${fusao.talentoId}
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
