import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { EmpresaData } from '../empresas/empresas-demo'
import type { Ids } from './ids'

/** So many of the open campaigns are the manager's: there are others that they do not see. */
const DO_GESTOR = 2

/** Somebody of each role, and who is in whose team (product 70 and 71). */
export async function insertEquipe(
  trx: Kysely<Database>,
  { porPapel }: EmpresaData,
  ids: Ids,
  { senha, desde }: { readonly senha: string; readonly desde: Date },
): Promise<void> {
  await sql`
    insert into campanha_equipe (empresa_id, campanha_id, usuario_id, funcao, desde)
    select empresa_id, id, usuario_id, 'RESPONSAVEL', ${desde} from campanha
      where empresa_id = ${ids.empresa} and usuario_id is not null
  `.execute(trx)
  if (porPapel.length === 0) return
  await trx
    .insertInto('usuario')
    .values(
      porPapel.map((usuario) => ({
        ...usuario,
        empresaId: ids.empresa,
        senhaHash: senha,
        criadoEm: desde,
      })),
    )
    .execute()
  await sql`
    insert into campanha_equipe (empresa_id, campanha_id, usuario_id, funcao, desde)
    select c.empresa_id, c.id, u.id, 'GESTOR', ${desde}
      from (select * from campanha where empresa_id = ${ids.empresa} and situacao = 'PUBLICADA'
        order by id limit ${DO_GESTOR}) c
      join usuario u on u.empresa_id = c.empresa_id and u.papel = 'GESTOR'
  `.execute(trx)
}
