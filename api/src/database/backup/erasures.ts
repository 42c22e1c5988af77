import type { PoolClient } from 'pg'
import { FORGET_ELSEWHERE } from '../sql/forget-elsewhere'

/** What waits for the end of a transaction happens at once. */
export const CONSTRAINTS_NOW = 'set constraints all immediate'

/** One line of the erasure ledger. */
export interface Erasure {
  readonly identificador: string
  readonly empresa_id: number
  readonly motivo: string
  readonly apagado_em: Date
}

/**
 * Enters what others know of erasures into the backup's ledger.
 * @returns the companies of whoever the backup did not know to be erased
 */
export async function noteErasures(client: PoolClient, erasures: readonly Erasure[]): Promise<number[]> {
  const empresas = new Set<number>()
  for (const { identificador, empresa_id, motivo, apagado_em } of erasures) {
    const { rowCount } = await client.query(
      `insert into apagamento (identificador, empresa_id, motivo, apagado_em) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [identificador, empresa_id, motivo, apagado_em],
    )
    if (rowCount === 1) empresas.add(empresa_id)
  }
  return [...empresas]
}

/** A join of two people that stands. */
export interface JuntasNoBackup {
  readonly empresaId: number
  /** Who stayed. */
  readonly talentoId: number
  readonly fusaoId: number
}

/**
 * The newest join of two of whom the ledger names one alone: who is erased as one stands there with all that had gone into
 * them. So they were taken apart after the backup, and one of them was erased then.
 */
export async function findHalfErased(client: PoolClient): Promise<JuntasNoBackup | undefined> {
  const { rows } = await client.query<JuntasNoBackup>(`
    select f.empresa_id as "empresaId", f.talento_id as "talentoId", f.id as "fusaoId"
    from fusao f join talento t on t.id = f.talento_id and t.empresa_id = f.empresa_id
    where f.unida is not null and f.desfeita_em is null
      and (t.identificador in (select identificador from apagamento))
        <> ((f.unida->'talento'->>'identificador')::uuid in (select identificador from apagamento))
    order by f.id desc limit 1`)
  return rows[0]
}

/** What somebody of the ledger has sent, and that counts for another in the backup. */
export interface EnviosNoBackup {
  readonly empresaId: number
  /** For whom. */
  readonly talentoId: number
  readonly sentIds: readonly number[]
  /** The mailbox that it came from was theirs when they were erased. */
  readonly hasMailbox: boolean
  readonly motivo: string
  readonly apagadoEm: Date
}

/** An id made of what is SQL text: the same in every copy of the database. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`

/** What the ledger has besides the random id of what was sent, where its mailbox was its sender's when they were erased. */
export const caixaOf = (identificador: string) => idOf(`${identificador}::text || ' caixa'`)

/** What the ledger has of a sending that was taken back or refused before its sender was erased. */
export const retiradaOf = (identificador: string) => idOf(`${identificador}::text || ' retirada'`)

/** What no other merge f was, also in another copy of the database. */
const whichOf = (f: string) => `${f}.id || ' ' || extract(epoch from ${f}.criada_em)`

/** What the ledger has of a merge f. */
export const fusaoOf = (f: string) => idOf(`'fusao ' || ${whichOf(f)}`)

/** What the ledger has of a merge f that told of a namesake of somebody who was erased, and was left as it was. */
export const ficaOf = (f: string) => idOf(`'fica ' || ${whichOf(f)}`)

export async function listErasedSent(client: PoolClient): Promise<EnviosNoBackup[]> {
  const { rows } = await client.query<EnviosNoBackup>(`
    select d.empresa_id as "empresaId", d.talento_id as "talentoId", array_agg(d.id order by d.id) as "sentIds",
      bool_or(exists (select from apagamento c where c.identificador = ${caixaOf('d.identificador')})) as "hasMailbox",
      min(a.motivo) as motivo, min(a.apagado_em) as "apagadoEm"
    from declaracao d
      join apagamento a on a.identificador in (d.identificador, case when d.fez_inscricao then ${retiradaOf('d.identificador')} end)
      join talento t on t.id = d.talento_id
    where t.identificador not in (select identificador from apagamento) group by 1, 2 order by 1, 2`)
  return rows
}

/** A sending that waits in the backup. */
export interface EnvioNoBackup {
  readonly empresaId: number
  readonly identificador: string
}

/** What was taken back or refused since, for an application that began otherwise, and whose sender was erased then. */
export async function listTakenBack(client: PoolClient): Promise<EnvioNoBackup[]> {
  const { rows } = await client.query<EnvioNoBackup>(`
    select d.empresa_id as "empresaId", d.identificador from declaracao d join talento t on t.id = d.talento_id
    where d.estado = 'recebida' and not d.fez_inscricao and not d.fez_talento
      and ${retiradaOf('d.identificador')} in (select identificador from apagamento)
      and t.identificador not in (select identificador from apagamento) order by d.id`)
  return rows
}

/** Who is in the ledger, and stands in the backup, at one company. */
export interface ApagadasNoBackup {
  readonly empresaId: number
  readonly talentoIds: readonly number[]
  /** Merges of them into somebody else who is not erased, of which they came out after the backup. */
  readonly fusaoIds: readonly number[]
  /** Merges under a name of theirs that told of a namesake, who was not erased. */
  readonly ficamIds: readonly number[]
}

export async function listErased(client: PoolClient): Promise<ApagadasNoBackup[]> {
  const { rows } = await client.query<ApagadasNoBackup>(`
    with pessoas as (
      select empresa_id, id from talento where identificador in (select identificador from apagamento)
    ), ditas as (
      select f.empresa_id, f.id from fusao f join talento t on t.id = f.talento_id
      where f.unida is null and f.desfeita_em is null and ${fusaoOf('f')} in (select identificador from apagamento)
        and t.identificador not in (select identificador from apagamento)
    ), ficam as (
      select f.empresa_id, f.id from fusao f
      where f.unida is null and f.desfeita_em is null and ${ficaOf('f')} in (select identificador from apagamento)
        and ${fusaoOf('f')} not in (select identificador from apagamento)
    )
    select e.id as "empresaId", array(select id from pessoas p where p.empresa_id = e.id order by id) as "talentoIds",
      array(select id from ditas d where d.empresa_id = e.id order by id) as "fusaoIds",
      array(select id from ficam f where f.empresa_id = e.id order by id) as "ficamIds"
    from empresa e where e.id in (select empresa_id from pessoas union select empresa_id from ditas) order by e.id`)
  return rows
}

/**
 * Erases again everybody in the ledger, with what imported files said of them; their files go by themselves (decision 230).
 * @param client in a transaction, on tables of this version
 * @returns how many of them the backup had brought back
 */
export async function replayErasures(client: PoolClient): Promise<number> {
  await client.query(
    'delete from talento_devolvido where identificador in (select identificador from apagamento)',
  )
  const { rows } = await client.query<{ ids: number[] | null }>(
    `select array_agg(id) as ids from talento where identificador in (select identificador from apagamento)`,
  )
  const ids = rows[0]?.ids ?? null
  if (ids === null) return 0
  for (const statement of FORGET_ELSEWHERE) await client.query(statement, [ids])
  await client.query('delete from talento where id = any($1::bigint[])', [ids])
  // Their files go now, not when the transaction ends: none of them goes to the store.
  await client.query(CONSTRAINTS_NOW)
  return ids.length
}
