import type { Coisa } from '@seleta/contract/permissoes'
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema'
import { isColegaRow } from '../database/sql/colega'
import type { Alcance } from './alcance'

/** The campaigns of each thing: one row for each, with its company. */
const CAMPANHAS: Readonly<Record<Coisa, (empresaId: number, valor: number | string) => RawBuilder<unknown>>> =
  {
    campanha: (empresaId, id) => sql`
    select id as campanha_id from campanha where empresa_id = ${empresaId} and id = ${id}`,
    etapa: (empresaId, id) => sql`
    select campanha_id from etapa where empresa_id = ${empresaId} and id = ${id}`,
    talento: (empresaId, identificador) => sql`
    select i.campanha_id from talento t
      left join inscricao i on i.empresa_id = t.empresa_id and i.talento_id = t.id
      where t.empresa_id = ${empresaId} and t.identificador = ${identificador}`,
    nota: (empresaId, id) => sql`
    select i.campanha_id from (
        select talento_id from nota where empresa_id = ${empresaId} and id = ${id} union all
        select talento_id from nota_excluida where empresa_id = ${empresaId} and id = ${id}) n
      left join inscricao i on i.empresa_id = ${empresaId} and i.talento_id = n.talento_id`,
    resposta: (empresaId, id) => sql`
    select i.campanha_id from resposta r
      join inscricao i on i.empresa_id = r.empresa_id and i.id = r.inscricao_id
      where r.empresa_id = ${empresaId} and r.id = ${id}`,
  }

/** Who may everything in their company, and is here: invited ones and those who left may nothing. */
export const isAdministrador = (eb: ExpressionBuilder<Database, 'usuario'>) =>
  eb.and([eb('papel', '=', 'ADMINISTRADOR'), eb(isColegaRow, '=', true)])

export function createAlcance(db: Kysely<Database>): Alcance {
  return {
    async find({ empresaId, campanhas }, coisa, valor) {
      const { rows } = await sql<{ isDentro: boolean | null }>`
        select bool_or(coalesce(campanha_id = any(${campanhas}), false)) as is_dentro
        from (${CAMPANHAS[coisa](empresaId, valor)}) as lugares
      `.execute(db)
      const isDentro = rows[0]?.isDentro ?? null
      if (isDentro === null) return 'desconhecida'
      return isDentro ? 'dentro' : 'fora'
    },

    async listAdministradores(empresaId) {
      const rows = await db
        .selectFrom('usuario')
        .select('nome')
        .where('empresaId', '=', empresaId)
        .where(isAdministrador)
        .orderBy('nome')
        .orderBy('id')
        .execute()
      return rows.map(({ nome }) => nome)
    },
  }
}
