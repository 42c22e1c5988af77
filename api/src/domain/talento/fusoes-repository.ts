import type { MotivoSemelhanca } from '@seleta/contract/entrada'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { cidadeInWords } from '../../database/sql/cidade-in-words'
import { hasOtherName } from '../../database/sql/of-mailbox'
import { IS_TOLD_BY_FUSAO } from '../../database/sql/told-by-fusao'
import type { Via } from './entrada'
import { isWaitingMaker } from './makers-repository'
import type { Chegou } from './referencias-repository'
import type { Decidida } from './vouched-repository'

export interface NewFusao {
  readonly talentoId: number
  readonly via: Via
  readonly motivo: MotivoSemelhanca
  readonly antes: object
  readonly depois: object
  readonly chegou: Chegou
  readonly experienciaIds: readonly number[]
  readonly formacaoIds: readonly number[]
  readonly inscricaoId: number | null
  readonly importacaoId: number | null
  /** The row of that import's file. */
  readonly linha: number | null
  readonly usuarioId: number | null
  /** What a form alone had told, and this stands up for. */
  readonly vouched: readonly Decidida[]
  /** Sendings whose application it made the person's own. */
  readonly tomadas: readonly number[]
  /** Since when the person had been hidden, and the day on which they were told; null when they were not. */
  readonly ocultaEm: Date | null
  readonly avisadaEm: string | null
  /** Where whoever told put them in, though they may have been there. */
  readonly campanhaId: number | null
}

/** Somebody whom a merge had brought back into sight. */
export interface HiddenBefore {
  readonly talentoId: number
  readonly fusaoId: number
  readonly ocultaEm: Date
  readonly avisadaEm: string | null
}

const toRow = (empresaId: number, fusao: NewFusao) => ({
  ...fusao,
  empresaId,
  antes: JSON.stringify(fusao.antes),
  depois: JSON.stringify(fusao.depois),
  chegou: JSON.stringify(fusao.chegou),
  experienciaIds: [...fusao.experienciaIds],
  formacaoIds: [...fusao.formacaoIds],
  tomadas: [...fusao.tomadas],
  vouched: JSON.stringify(fusao.vouched),
})

/** What the screen tells of one. */
const LISTED = [
  'f.id',
  'f.via',
  'f.motivo',
  'f.antes',
  'f.depois',
  'f.chegou',
  'f.criadaEm',
  'f.desfeitaEm',
] as const

/** Times that known people came in again. */
export function createFusoesRepository(db: Kysely<Database>) {
  return {
    /** Whether anybody else has told of somebody, or is one with them. */
    async isToldOf(empresaId: number, talentoId: number): Promise<boolean> {
      const row = await db
        .selectFrom('fusao')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('talentoId', '=', talentoId)
        .where('desfeitaEm', 'is', null)
        // Who came in as somebody hidden has told nothing yet (decision 129).
        .where(sql<boolean>`not coalesce(unida ? 'vinda', false)`)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async insertAll(empresaId: number, fusoes: readonly NewFusao[]): Promise<void> {
      if (fusoes.length === 0) return
      await db
        .insertInto('fusao')
        .values(fusoes.map((fusao) => toRow(empresaId, fusao)))
        .execute()
    },

    /** Newest first, with what the screen tells. */
    list: (empresaId: number, identificador: string) =>
      db
        .selectFrom('fusao as f')
        .innerJoin('talento as t', 't.id', 'f.talentoId')
        .leftJoin('usuario as u', 'u.id', 'f.usuarioId')
        .leftJoin('inscricao as i', 'i.id', 'f.inscricaoId')
        .leftJoin('campanha as p', 'p.id', 'i.campanhaId')
        .leftJoin('cidade as c', (join) => join.on(sql<boolean>`c.id = (f.depois->>'cidadeId')::bigint`))
        .select(LISTED)
        .select(['u.nome as quem', 'p.nome as campanha'])
        .select(cidadeInWords('c').as('cidade'))
        .where('f.empresaId', '=', empresaId)
        .where('t.identificador', '=', identificador)
        .where('t.ocultaEm', 'is', null)
        // What went with its import is told by the import, and by the log.
        .where(
          sql<boolean>`not exists (select from evento e where e.empresa_id = f.empresa_id and e.talento_id = f.talento_id
            and e.tipo = 'talento_separado' and e.dados @> jsonb_build_object('fusaoId', f.id, 'isDevolvida', true))`,
        )
        .where(sql<boolean>`not ${isWaitingMaker}`)
        // Whoever had come with it, and was taken apart, has been erased since.
        .where(sql<boolean>`f.chegou <> '{}'`)
        .orderBy('f.id', 'desc')
        .limit(100)
        .execute(),

    /** Whom it came to, who may have gone into somebody else since; null when it is gone. */
    async findTalento(empresaId: number, id: number): Promise<number | null> {
      const row = await db
        .selectFrom('fusao')
        .select('talentoId')
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.talentoId ?? null
    },

    /** One, held as its person is already. */
    async lock(empresaId: number, id: number) {
      const row = await db
        .selectFrom('fusao')
        .selectAll()
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ?? null
    },

    /** Those of one import that are not undone yet, newest first, held. */
    async lockOfImportacao(
      empresaId: number,
      importacaoId: number,
      talentoIds: readonly number[],
    ): Promise<{ id: number; talentoId: number }[]> {
      const { rows } = await sql<{ id: number; talentoId: number }>`
        select id, talento_id from fusao where importacao_id = ${importacaoId} and empresa_id = ${empresaId}
          and talento_id = any(${talentoIds}::bigint[]) and desfeita_em is null order by id desc for update
      `.execute(db)
      return rows
    },

    /** Whether the person whom it came to is hidden. */
    async isOfOculta(empresaId: number, id: number): Promise<boolean> {
      const { rows } = await sql`
        select from fusao f join talento t on t.id = f.talento_id
        where f.id = ${id} and f.empresa_id = ${empresaId} and t.oculta_em is not null
      `.execute(db)
      return rows.length > 0
    },

    /** Of these people, whom an import brought back into sight. */
    async listShown(
      empresaId: number,
      importacaoId: number,
      talentoIds: readonly number[],
    ): Promise<number[]> {
      const { rows } = await sql<{ talentoId: number }>`
        select distinct talento_id from fusao where importacao_id = ${importacaoId} and empresa_id = ${empresaId}
          and talento_id = any(${talentoIds}::bigint[]) and oculta_em is not null and desfeita_em is null order by 1
      `.execute(db)
      return rows.map(({ talentoId }) => talentoId)
    },

    /** Of these people, whom nothing that stands has brought back into sight, with how they were hidden. */
    async listHiddenBefore(empresaId: number, talentoIds: readonly number[]): Promise<HiddenBefore[]> {
      const { rows } = await sql<HiddenBefore>`
        select distinct on (f.talento_id) f.talento_id, f.id as fusao_id, f.oculta_em, f.avisada_em from fusao f
        where f.empresa_id = ${empresaId} and f.talento_id = any(${talentoIds}::bigint[]) and f.oculta_em is not null
          and not exists (select from fusao o where o.empresa_id = f.empresa_id and o.talento_id = f.talento_id
            and o.id >= f.id and o.desfeita_em is null)
        order by f.talento_id, f.id desc
      `.execute(db)
      return rows
    },

    /** Gives what the merge added, and the application that came with it, to another person: what was sent too. */
    async handOver(empresaId: number, fusaoId: number, talentoId: number): Promise<void> {
      for (const [table, ids] of [
        ['experiencia', 'experiencia_ids'],
        ['formacao_academica', 'formacao_ids'],
      ] as const) {
        await sql`
          update ${sql.table(table)} x set talento_id = ${talentoId} from fusao f
          where f.id = ${fusaoId} and f.empresa_id = ${empresaId} and x.id = any(f.${sql.ref(ids)}) and x.empresa_id = ${empresaId}
        `.execute(db)
      }
      // Whoever else has sent for it stays who they are.
      const isOfOther = sql`f.via = 'formulario' and x.estado in ('recebida', 'confirmada')
        and ${hasOtherName(sql`x.pessoa`, sql`f.chegou`)}`
      for (const table of ['evento', 'mensagem', 'declaracao'] as const) {
        await sql`
          update ${sql.table(table)} x set talento_id = ${talentoId} from fusao f
          where f.id = ${fusaoId} and f.empresa_id = ${empresaId} and x.inscricao_id = f.inscricao_id and x.empresa_id = ${empresaId}
            and not (${table === 'declaracao' ? isOfOther : sql`false`})
        `.execute(db)
      }
      await sql`
        update declaracao d set talento_id = ${talentoId} from fusao f
        where f.id = ${fusaoId} and f.empresa_id = ${empresaId} and d.empresa_id = ${empresaId} and ${sql.raw(IS_TOLD_BY_FUSAO)}
      `.execute(db)
      // The import has made a person. Older merges do not know which row it was: mostly the only one of the person.
      await sql`
        update importacao_linha l set talento_id = ${talentoId}, motivos = l.motivos - array['pessoa', 'campanha'],
          situacao = case l.situacao when 'unida' then 'criada' else l.situacao end from fusao f
        where f.id = ${fusaoId} and f.empresa_id = ${empresaId} and l.empresa_id = ${empresaId}
          and l.importacao_id = f.importacao_id and l.talento_id = f.talento_id
          and l.numero = coalesce(f.linha, (select min(numero) from importacao_linha o
            where o.importacao_id = f.importacao_id and o.talento_id = f.talento_id and o.situacao = 'unida'))
      `.execute(db)
      await sql`
        update inscricao i set talento_id = ${talentoId}, chave_antiga = false from fusao f
        where f.id = ${fusaoId} and f.empresa_id = ${empresaId} and i.id = f.inscricao_id and i.empresa_id = ${empresaId}
      `.execute(db)
    },

    /** The application of whoever was taken apart, which the row of the file has made. */
    async setInscricao(empresaId: number, fusaoId: number, inscricaoId: number): Promise<void> {
      await sql`
        with fusoes as (
          update fusao set inscricao_id = ${inscricaoId} where empresa_id = ${empresaId} and id = ${fusaoId}
          returning importacao_id, linha
        )
        update importacao_linha l set inscricao_id = ${inscricaoId} from fusoes f
        where l.empresa_id = ${empresaId} and l.importacao_id = f.importacao_id and l.numero = f.linha
      `.execute(db)
    },

    /** Takes what the merges added away again: an import that is undone leaves nobody behind. */
    async removeAdded(empresaId: number, ids: readonly number[]): Promise<void> {
      for (const [table, added] of [
        ['experiencia', 'experiencia_ids'],
        ['formacao_academica', 'formacao_ids'],
      ] as const) {
        await sql`
          delete from ${sql.table(table)} x using fusao f
          where f.id = any(${ids}::bigint[]) and f.empresa_id = ${empresaId} and x.id = any(f.${sql.ref(added)})
            and x.empresa_id = ${empresaId}
        `.execute(db)
      }
    },

    async markUndone(empresaId: number, id: number): Promise<void> {
      await db
        .updateTable('fusao')
        .set({ desfeitaEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },
  }
}
