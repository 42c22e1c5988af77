import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { isIntocada } from '../../../database/sql/inscricao-intocada'
import type { TipoEvento } from '../../../database/tables/evento-tipos'

/** An application that an import made and that is gone again. */
export interface InscricaoDesfeita {
  readonly id: number
  readonly talentoId: number
  readonly campanhaId: number
  readonly etapaId: number | null
}

/** What the log tells of somebody with whom nothing was done but that they came in by a file, and left by it. */
const CAME_IN: readonly TipoEvento[] = [
  'talento_criado',
  'talento_unido',
  'inscricao_criada',
  'inscricao_desfeita',
]

/** What an import made and nobody touched since. */
export function createUndoRepository(trx: Kysely<Database>) {
  return {
    /**
     * Takes away applications with which nothing happened but that they came in.
     * @param inscricaoIds of a campaign that is held: nobody sends or writes meanwhile
     */
    async deleteUntouched(empresaId: number, inscricaoIds: readonly number[]): Promise<InscricaoDesfeita[]> {
      const { rows } = await sql<InscricaoDesfeita>`
        delete from inscricao i where i.empresa_id = ${empresaId} and i.id = any(${inscricaoIds}::bigint[])
          and i.versao = 1 and ${isIntocada} and not exists (
            select from evento v where v.inscricao_id = i.id and v.tipo <> 'inscricao_criada')
        returning i.id, i.talento_id, i.campanha_id, i.etapa_id
      `.execute(trx)
      return rows
    },

    /**
     * Takes away people with whom nothing else happened: nothing stands with them, and their log tells of nothing but
     * that they came in. Whoever is under a legal hold stays whatever else. @returns their ids
     */
    async deleteWithoutTrace(
      empresaId: number,
      importacaoId: number,
      talentoIds: readonly number[],
    ): Promise<number[]> {
      // What somebody does with them at this moment is seen: the next statement begins when they are held.
      await sql`
        select from talento where empresa_id = ${empresaId} and id = any(${talentoIds}::bigint[])
        order by id for update
      `.execute(trx)
      const { rows } = await sql<{ id: number }>`
        delete from talento t where t.empresa_id = ${empresaId} and t.id = any(${talentoIds}::bigint[])
          and t.guarda_legal is null and t.oculta_em is null
          and not exists (select from evento v where v.talento_id = t.id and v.empresa_id = t.empresa_id
            and not v.tipo = any(${CAME_IN}::text[]))
          and not exists (select from declaracao d where d.talento_id = t.id)
          and not exists (select from inscricao i where i.talento_id = t.id)
          and not exists (select from nota n where n.talento_id = t.id)
          and not exists (select from mensagem m where m.talento_id = t.id)
          and not exists (select from resultado_teste r where r.talento_id = t.id)
          and not exists (select from fusao f where f.talento_id = t.id and f.desfeita_em is null
            and f.importacao_id is distinct from ${importacaoId})
        returning t.id
      `.execute(trx)
      return rows.map(({ id }) => id)
    },
  }
}
