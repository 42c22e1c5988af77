import type { Origem } from '@seleta/contract/limits'
import { sql, type RawBuilder } from 'kysely'
import type { Pessoa } from './pessoa'

/*
 * References at origins (decision 063). Whom an origin made has theirs on their own row; of whoever was known already the
 * merge tells it that brought it, for as long as it stands and of whomever it is by now.
 */

/** What came, with the origin at which its reference is. */
export type Chegou = Pessoa & { readonly origem?: Origem }

export const toldAt = (origem: Origem, pessoa: Pessoa): Chegou =>
  pessoa.referencia === null ? pessoa : { ...pessoa, origem }

/** The origin at which the reference is that came; null: none came, or a release before this one did not note it. */
export const origemOf = ({ origem }: Readonly<Record<string, unknown>>): Origem | null =>
  origem === 'ABLER' || origem === 'BNE' ? origem : null

/** The merge, as f, brought a reference; one that was found by it says nothing of whose it is. */
const brings = (empresaId: number, origem: Origem, referencias: readonly string[]) => sql`
  f.empresa_id = ${empresaId} and f.desfeita_em is null and f.motivo <> 'referencia'
  and f.chegou->>'origem' = ${origem} and f.chegou->>'referencia' = any(${referencias}::text[])`

/** Ids of whoever has one of these references at an origin. */
export const withReferencia = (
  empresaId: number,
  origem: Origem,
  referencias: readonly string[],
): RawBuilder<unknown> => sql`
  select id from talento where empresa_id = ${empresaId} and origem = ${origem}
    and origem_referencia = any(${referencias}::text[])
  union select f.talento_id from fusao f where ${brings(empresaId, origem, referencias)}`

/** Which of these references somebody has at an origin, or another one that is their own. Expects `talento` as t. */
export const referenciaAt = (
  empresaId: number,
  origem: Origem,
  referencias: readonly string[],
): RawBuilder<unknown> => {
  const own = sql`case when t.origem = ${origem} then t.origem_referencia end`
  if (referencias.length === 0) return own
  return sql`case when ${own} = any(${referencias}::text[]) then ${own} else coalesce((
    select f.chegou->>'referencia' from fusao f
    where f.talento_id = t.id and ${brings(empresaId, origem, referencias)} limit 1), ${own}) end`
}
