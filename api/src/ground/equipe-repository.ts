import type { Membro, MembroDaEquipe } from '@seleta/contract/equipe'
import { DIAS_TO_RESTORE } from '@seleta/contract/limits'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema'

/** Who is in whose team: product 71. */

/** The team of a campaign, whoever is responsible first; nobody who has left the company. */
export async function listEquipe(
  db: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
): Promise<MembroDaEquipe[]> {
  const rows = await db
    .selectFrom('campanhaEquipe as e')
    .innerJoin('usuario as u', (join) =>
      join.onRef('u.id', '=', 'e.usuarioId').onRef('u.empresaId', '=', 'e.empresaId'),
    )
    .select(['e.usuarioId', 'u.nome', 'u.email', 'e.funcao', 'e.desde'])
    .where('e.empresaId', '=', empresaId)
    .where('e.campanhaId', '=', campanhaId)
    .where('u.removidoEm', 'is', null)
    .orderBy(sql`e.funcao <> 'RESPONSAVEL'`)
    .orderBy('u.nome')
    .orderBy('u.id')
    .execute()
  return rows.map(({ desde, ...membro }) => ({ ...membro, desde: desde.toISOString() }))
}

/** Names of who is responsible for a campaign (product 71). */
export async function listResponsaveis(
  db: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
): Promise<string[]> {
  const equipe = await listEquipe(db, empresaId, campanhaId)
  return equipe.flatMap(({ funcao, nome }) => (funcao === 'RESPONSAVEL' ? [nome] : []))
}

/**
 * Writes down a whole team: whoever is not named is in it no more; who was in it before is so since then. First who is
 * in it, then who is not: `leaveEquipes` writes in the same order, so that neither waits for the other in a circle.
 * @param membros at least one
 */
export async function saveEquipe(
  db: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
  membros: readonly Membro[],
): Promise<void> {
  await db
    .insertInto('campanhaEquipe')
    .values(membros.map(({ usuarioId, funcao }) => ({ empresaId, campanhaId, usuarioId, funcao })))
    .onConflict((conflict) =>
      conflict
        .columns(['empresaId', 'campanhaId', 'usuarioId'])
        .doUpdateSet((eb) => ({ funcao: eb.ref('excluded.funcao') })),
    )
    .execute()
  await db
    .deleteFrom('campanhaEquipe')
    .where('empresaId', '=', empresaId)
    .where('campanhaId', '=', campanhaId)
    .where(
      'usuarioId',
      'not in',
      membros.map(({ usuarioId }) => usuarioId),
    )
    .execute()
}

/**
 * Of each colleague who is responsible for any, for how many campaigns; deleted ones count while they can come back.
 */
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
    .where(
      sql<boolean>`(c.excluida_em is null or c.excluida_em > now() - make_interval(days => ${DIAS_TO_RESTORE}))`,
    )
    .groupBy('e.usuarioId')
    .execute()
  return new Map(rows.map(({ usuarioId, total }) => [usuarioId, total]))
}

/**
 * Somebody leaves their teams.
 * @param herdeiroId who becomes responsible for what they were responsible for, deleted campaigns among it; null when
 * they were for none
 * @returns how many campaigns the heir took
 */
export async function leaveEquipes(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  herdeiroId: number | null,
): Promise<number> {
  const taken =
    herdeiroId === null
      ? null
      : await sql`
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
  return Number(taken?.numAffectedRows ?? 0n)
}
