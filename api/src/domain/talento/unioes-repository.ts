import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createInscricoesUnidas, type Joining } from './inscricoes-unidas-repository'
import { putBack } from '../../database/put-back'
import { createSemelhancasUnidas } from './semelhancas-unidas-repository'
import type { Voltou } from './share-inscricoes'
import type { Unida } from './unida'
import { createFusoesDePe, leaveOut } from './fusoes-de-pe-repository'

/**
 * Tables whose rows follow a person into another one, and back. The log and messages tell of the person too, so that
 * the story stays one.
 */
const FOLLOW = [
  'experiencia',
  'formacao_academica',
  'resultado_teste',
  'nota',
  'nota_excluida',
  'mensagem',
  'evento',
  'aviso',
  'declaracao',
  'fusao',
  'inscricao',
] as const

/** Rows that moved along, of one table. A note may have been deleted since, or be there again: it is one by its id. */
function movedOf(table: (typeof FOLLOW)[number], linhas: Unida['linhas']): readonly number[] {
  const isNota = table === 'nota' || table === 'nota_excluida'
  return (isNota ? (['nota', 'nota_excluida'] as const) : [table]).flatMap((one) => linhas[one] ?? [])
}

/** What no two in sight have, with what they would have to share of it. */
const OWN_ALONE = { email: 'oculta_em', cpf: null, origem_referencia: 'origem' } as const

/** Two people become one row, and two again (decision 108). Every function runs inside its caller's transaction. */
export function createUnioesRepository(trx: Kysely<Database>) {
  const inscricoes = createInscricoesUnidas(trx)
  const semelhancas = createSemelhancasUnidas(trx)
  const fusoesDePe = createFusoesDePe(trx)

  return {
    /** Both people's campaigns in order, to be held. */
    async listCampanhas(empresaId: number, talentoIds: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct campanha_id as id from inscricao
        where empresa_id = ${empresaId} and talento_id = any(${talentoIds}::bigint[]) order by 1
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** Holds two rows. */
    async lockPair(empresaId: number, ids: readonly number[]): Promise<void> {
      await sql`
        select from talento where empresa_id = ${empresaId} and id = any(${ids}::bigint[]) order by id for update
      `.execute(trx)
    },

    dropDoubles: (empresaId: number, joining: Joining) => inscricoes.join(empresaId, joining),
    moveSemelhancas: (empresaId: number, ficaId: number, vaiId: number) =>
      semelhancas.join(empresaId, ficaId, vaiId),

    /** Everything of one person to the other. @returns ids by table */
    async moveAll(
      empresaId: number,
      ficaId: number,
      vaiId: number,
    ): Promise<Record<string, readonly number[]>> {
      const linhas: Record<string, readonly number[]> = {}
      for (const table of FOLLOW) {
        const { rows } = await sql<{ id: number }>`
          update ${sql.table(table)} set talento_id = ${ficaId}
            ${table === 'inscricao' ? sql`, chave_antiga = false` : sql``}
          where talento_id = ${vaiId} and empresa_id = ${empresaId} returning id
        `.execute(trx)
        linhas[table] = rows.map(({ id }) => id)
      }
      return linhas
    },

    async moveImportadas(empresaId: number, ficaId: number, vaiId: number): Promise<Unida['importadas']> {
      const { rows } = await sql<Unida['importadas'][number]>`
        update importacao_linha set talento_id = ${ficaId}
        where talento_id = ${vaiId} and empresa_id = ${empresaId} returning importacao_id, numero
      `.execute(trx)
      return rows
    },

    /** Takes the row out. @returns the whole of it */
    async takeOut(empresaId: number, vaiId: number): Promise<Unida['talento']> {
      const { rows } = await sql<{ talento: Unida['talento'] }>`
        delete from talento t where t.id = ${vaiId} and t.empresa_id = ${empresaId}
        returning to_jsonb(t) - array['fts', 'busca'] as talento
      `.execute(trx)
      const [row] = rows
      if (row === undefined) throw new Error('a person was lost while being joined')
      return row.talento
    },

    /** Keeps who went with the merge that was just written. @returns its id */
    async keepUnida(empresaId: number, ficaId: number, unida: Unida): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        update fusao set unida = ${JSON.stringify(unida)}::jsonb
        where empresa_id = ${empresaId}
          and id = (select max(id) from fusao where talento_id = ${ficaId} and empresa_id = ${empresaId})
        returning id
      `.execute(trx)
      return rows[0]?.id ?? 0
    },

    /**
     * Brings the row back, with all that moved along and still stands with who stayed.
     * @param fusao the join that is taken back, with whom they are now: who stayed, or whom that one went into since
     * @returns applications that stand again, and which had stood for them
     */
    async bringBack(
      empresaId: number,
      fusao: { readonly id: number; readonly talentoId: number },
      unida: Unida,
    ): Promise<Voltou[]> {
      const { talento, linhas, importadas } = unida
      const ficaId = fusao.talentoId
      const alone = Object.entries(OWN_ALONE).map(([nome, beside]) => {
        const isTaken = sql`exists (select from talento o where o.empresa_id = ${empresaId}
          and ${sql.ref(`o.${nome}`)} = ${sql.ref(`v.${nome}`)}
          and ${beside === null ? sql`true` : sql`${sql.ref(`o.${beside}`)} is not distinct from ${sql.ref(`v.${beside}`)}`})`
        return [nome, sql`case when not ${isTaken} then ${sql.ref(`v.${nome}`)} end`] as const
      })
      await putBack(trx, empresaId, {
        table: 'talento',
        rows: [talento],
        instead: Object.fromEntries(alone),
      })
      for (const table of FOLLOW)
        await sql`
          update ${sql.table(table)} set talento_id = ${talento.id}
          where id = any(${movedOf(table, linhas)}::bigint[]) and empresa_id = ${empresaId} and talento_id = ${ficaId}
        `.execute(trx)
      await sql`
        update importacao_linha l set talento_id = ${talento.id}
        from jsonb_to_recordset(${JSON.stringify(importadas)}::jsonb) as m ("importacaoId" bigint, numero int)
        where l.importacao_id = m."importacaoId" and l.numero = m.numero and l.empresa_id = ${empresaId}
          and l.talento_id = ${ficaId}
      `.execute(trx)
      const voltando = { ficaId, voltaId: talento.id }
      const undone = { ...fusao, unida }
      const ofBoth = await fusoesDePe.list(empresaId, [ficaId, talento.id])
      const others = ofBoth.filter(({ id }) => id !== fusao.id)
      leaveOut(others, undone)
      const back = await inscricoes.part(empresaId, undone, others, voltando)
      await semelhancas.part(empresaId, undone, others, voltando)
      for (const one of others) await fusoesDePe.save(empresaId, one)
      return back
    },
  }
}
