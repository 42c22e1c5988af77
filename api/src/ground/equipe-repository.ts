import type { MembroDaEquipe } from '@seleta/contract/equipe'
import type { FuncaoNaEquipe } from '@seleta/contract/papeis'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema'

/** Who is in whose team: product 71. */
export interface Membro {
  readonly usuarioId: number
  readonly funcao: FuncaoNaEquipe
}

/** The team of a campaign, whoever is responsible first; nobody who has left the company. */
export async function listEquipe(
  db: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
): Promise<MembroDaEquipe[]> {
  return db
    .selectFrom('campanhaEquipe as e')
    .innerJoin('usuario as u', (join) =>
      join.onRef('u.id', '=', 'e.usuarioId').onRef('u.empresaId', '=', 'e.empresaId'),
    )
    .select(['e.usuarioId', 'u.nome', 'u.email', 'e.funcao'])
    .where('e.empresaId', '=', empresaId)
    .where('e.campanhaId', '=', campanhaId)
    .where('u.removidoEm', 'is', null)
    .orderBy(sql`e.funcao <> 'RESPONSAVEL'`)
    .orderBy('u.nome')
    .orderBy('u.id')
    .execute()
}

/** Writes down a whole team: whoever is not named is in it no more. */
export async function saveEquipe(
  db: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
  membros: readonly Membro[],
): Promise<void> {
  await db
    .deleteFrom('campanhaEquipe')
    .where('empresaId', '=', empresaId)
    .where('campanhaId', '=', campanhaId)
    .execute()
  if (membros.length === 0) return
  await db
    .insertInto('campanhaEquipe')
    .values(membros.map(({ usuarioId, funcao }) => ({ empresaId, campanhaId, usuarioId, funcao })))
    .execute()
}

/** Of these, how many are colleagues of the company. */
export async function countColegas(
  db: Kysely<Database>,
  empresaId: number,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0
  const { total } = await db
    .selectFrom('usuario')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('empresaId', '=', empresaId)
    .where('id', 'in', ids)
    .where('removidoEm', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Of each colleague who is responsible for any, for how many campaigns; deleted ones do not count. */
export async function countResponsaveis(
  db: Kysely<Database>,
  empresaId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('campanhaEquipe as e')
    .innerJoin('campanha as c', (join) =>
      join.onRef('c.id', '=', 'e.campanhaId').onRef('c.empresaId', '=', 'e.empresaId'),
    )
    .select((eb) => ['e.usuarioId', eb.fn.countAll<number>().as('total')])
    .where('e.empresaId', '=', empresaId)
    .where('e.funcao', '=', 'RESPONSAVEL')
    .where('c.excluidaEm', 'is', null)
    .groupBy('e.usuarioId')
    .execute()
  return new Map(rows.map(({ usuarioId, total }) => [usuarioId, total]))
}

/**
 * Somebody leaves their teams.
 * @param herdeiroId who becomes responsible for what they were responsible for; null when they were for none
 */
export async function leaveEquipes(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  herdeiroId: number | null,
): Promise<void> {
  if (herdeiroId !== null)
    await sql`
      insert into campanha_equipe (empresa_id, campanha_id, usuario_id, funcao)
      select empresa_id, campanha_id, ${herdeiroId}, 'RESPONSAVEL' from campanha_equipe
        where empresa_id = ${empresaId} and usuario_id = ${usuarioId} and funcao = 'RESPONSAVEL'
      on conflict (empresa_id, campanha_id, usuario_id) do update set funcao = excluded.funcao
    `.execute(db)
  await db
    .deleteFrom('campanhaEquipe')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .execute()
}
