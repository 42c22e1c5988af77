import { CAMPOS_IMPORTACAO } from '@seleta/contract/pessoa-labels'
import type { Mapeamento } from '@seleta/contract/importacoes'
import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../../database/schema'
import { WITHOUT_CELLS } from '../../../database/sql/forgotten-columns'
import { importacaoJob } from './importacoes-jobs'

export type ImportacaoRow = Row<'importacao'>
export type Situacao = Row<'importacaoLinha'>['situacao']
export type Progress = 'conferindo' | 'importando' | 'desfazendo'

/** A row of the file, by the number that a spreadsheet shows beside it. */
export interface LinhaLida {
  readonly numero: number
  readonly valores: readonly string[]
}

/** What became of one row. */
export interface LinhaResultado {
  readonly numero: number
  readonly situacao: Situacao
  readonly motivos: Readonly<Record<string, string>>
  readonly nome: string
  readonly talentoId: number | null
  readonly inscricaoId: number | null
}

/** Rows that a step still has to go through. */
const PENDING = {
  conferindo: ['lida'],
  importando: ['nova', 'unir'],
  desfazendo: ['criada', 'unida'],
} as const satisfies Record<Progress, readonly Situacao[]>

/** A row that came in, or can, without a cell that could not be read. */
const isParcial = (linha: string) =>
  sql<boolean>`(${sql.ref(`${linha}.situacao`)} in ('nova', 'unir', 'criada', 'unida')
    and jsonb_exists_any(${sql.ref(`${linha}.motivos`)}, ${CAMPOS_IMPORTACAO}::text[]))`

/** Imports and their rows. */
export function createImportacoesRepository(db: Kysely<Database>) {
  return {
    async insert(
      empresaId: number,
      importacao: { usuarioId: number; arquivo: string; colunas: object[] },
    ): Promise<number> {
      const { id } = await db
        .insertInto('importacao')
        .values({
          ...importacao,
          empresaId,
          colunas: JSON.stringify(importacao.colunas),
          mapeamento: '{}',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async insertLinhas(empresaId: number, importacaoId: number, linhas: readonly LinhaLida[]): Promise<void> {
      await sql`
        insert into importacao_linha (importacao_id, empresa_id, numero, valores)
        select ${importacaoId}, ${empresaId}, numero, valores
        from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as u (numero int, valores jsonb)
      `.execute(db)
    },

    /** The file is read: how many rows, the columns with their examples, and which is probably which field. */
    async setRead(
      empresaId: number,
      id: number,
      { total, colunas, mapeamento }: { total: number; colunas: readonly object[]; mapeamento: Mapeamento },
    ): Promise<void> {
      await db
        .updateTable('importacao')
        .set({ total, colunas: JSON.stringify(colunas), mapeamento: JSON.stringify(mapeamento) })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },

    /**
     * A month after the last that happened with an import, what its file held goes: cells, names, and of its
     * columns the examples and the names, which are cells, too (row S3 of docs/audit.md), of all companies. What became of each row stays.
     */
    async forgetOld(agora: Date): Promise<void> {
      await sql`
        with antigas as (
          update importacao i set colunas = ${sql.raw(WITHOUT_CELLS)}
          where alterada_em < ${agora}::timestamptz - interval '30 days'
            and (i.colunas <> ${sql.raw(WITHOUT_CELLS)}
              or exists (select from importacao_linha l where l.empresa_id = i.empresa_id and l.importacao_id = i.id
                and (l.valores <> '[]' or l.nome <> '')))
          returning i.id, i.empresa_id
        )
        update importacao_linha l set valores = '[]', nome = '', motivos = '{}' from antigas
        where l.empresa_id = antigas.empresa_id and l.importacao_id = antigas.id and (l.valores <> '[]' or l.nome <> '')
      `.execute(db)
    },

    async find(empresaId: number, id: number) {
      const [row] = await this.list(empresaId, id)
      return row ?? null
    },

    /** Newest first, at most 20; with an id only that one. */
    async list(empresaId: number, id: number | null = null) {
      return db
        .selectFrom('importacao as m')
        .leftJoin('usuario as u', 'u.id', 'm.usuarioId')
        .leftJoin('campanha as p', 'p.id', 'm.campanhaId')
        .selectAll('m')
        .select(['u.nome as quem', 'p.nome as campanha'])
        .select(
          sql<Partial<Record<Situacao, number>>>`coalesce((
            select jsonb_object_agg(situacao, n) from (
              select situacao, count(*) as n from importacao_linha l where l.importacao_id = m.id group by 1
            ) s), '{}')`.as('contagem'),
        )
        .select(
          sql<number>`(select count(*) from importacao_linha l where l.importacao_id = m.id and ${isParcial('l')})`.as(
            'parciais',
          ),
        )
        .where('m.empresaId', '=', empresaId)
        .$if(id !== null, (query) => query.where('m.id', '=', id))
        .orderBy('m.id', 'desc')
        .limit(20)
        .execute()
    },

    /**
     * Held until the transaction ends; waits for whoever has it, and is null when it is not in that state. A merge of its
     * rows may be written or taken apart meanwhile: their foreign key and this do not wait for each other.
     */
    async take(id: number, estado: Progress): Promise<ImportacaoRow | null> {
      const row = await db
        .selectFrom('importacao')
        .selectAll()
        .where('id', '=', id)
        .where('estado', '=', estado)
        .forNoKeyUpdate()
        .executeTakeFirst()
      return row ?? null
    },

    /** Held as `take` holds it; waits for a worker that has it. */
    async lock(empresaId: number, id: number): Promise<ImportacaoRow | null> {
      const row = await db
        .selectFrom('importacao')
        .selectAll()
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
      return row ?? null
    },

    listPending: (importacaoId: number, estado: Progress, limite: number) =>
      db
        .selectFrom('importacaoLinha')
        .select(['numero', 'valores', 'situacao', 'talentoId', 'inscricaoId', 'nome'])
        .where('importacaoId', '=', importacaoId)
        .where('situacao', 'in', PENDING[estado])
        .orderBy('numero')
        .limit(limite)
        .execute(),

    /** @param isDone the cells are no longer needed */
    async saveLinhas(
      importacaoId: number,
      linhas: readonly LinhaResultado[],
      isDone: boolean,
    ): Promise<void> {
      if (linhas.length === 0) return
      await sql`
        update importacao_linha l set situacao = p.situacao, motivos = p.motivos, nome = p.nome,
          talento_id = p."talentoId", inscricao_id = p."inscricaoId",
          valores = case when ${isDone} and p.situacao <> 'erro' and not ${isParcial('p')} then '[]' else l.valores end
        from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as p (
          numero int, situacao text, motivos jsonb, nome text, "talentoId" bigint, "inscricaoId" bigint)
        where l.importacao_id = ${importacaoId} and l.numero = p.numero
      `.execute(db)
    },

    async setEstado(
      empresaId: number,
      id: number,
      estado: ImportacaoRow['estado'],
      part: Partial<{
        processadas: number
        campanhaId: number | null
        mapeamento: Mapeamento
        desfeitaPor: number
      }> = {},
    ): Promise<void> {
      const { mapeamento, ...rest } = part
      await db
        .updateTable('importacao')
        .set({
          ...rest,
          ...(mapeamento === undefined ? {} : { mapeamento: JSON.stringify(mapeamento) }),
          estado,
          alteradaEm: sql<Date>`now()`,
        })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },

    async addProcessadas(id: number, n: number): Promise<void> {
      await db
        .updateTable('importacao')
        .set((eb) => ({ processadas: eb('processadas', '+', n), alteradaEm: sql<Date>`now()` }))
        .where('id', '=', id)
        .execute()
    },

    /** Every row is as it was read: for another mapping. */
    async resetLinhas(empresaId: number, importacaoId: number): Promise<void> {
      await db
        .updateTable('importacaoLinha')
        .set({ situacao: 'lida', motivos: '{}', talentoId: null })
        .where('empresaId', '=', empresaId)
        .where('importacaoId', '=', importacaoId)
        .where('situacao', '!=', 'lida')
        .execute()
    },

    /** Rows that nobody goes through any more stay outside, as they were read. */
    async failPending(importacaoId: number, estado: Progress, motivo: string): Promise<void> {
      await db
        .updateTable('importacaoLinha')
        .set({ situacao: 'erro', motivos: JSON.stringify({ linha: motivo }), talentoId: null })
        .where('importacaoId', '=', importacaoId)
        .where('situacao', 'in', PENDING[estado])
        .execute()
    },

    /** In which step an import stands; null when none of it is under way. */
    async findProgress(id: number): Promise<Progress | null> {
      const row = await db.selectFrom('importacao').select('estado').where('id', '=', id).executeTakeFirst()
      const estado = row?.estado
      return estado === 'conferindo' || estado === 'importando' || estado === 'desfazendo' ? estado : null
    },

    /** Imports under way that no job works through: of a restored backup, or of a version without jobs. */
    async listOrphans(): Promise<{ id: number; empresaId: number }[]> {
      const { rows } = await sql<{ id: number; empresaId: number }>`
        select id, empresa_id from importacao i where estado in ('conferindo', 'importando', 'desfazendo')
          and not exists (select from fila.job j where (j.data->>'importacaoId')::bigint = i.id and (
            j.name = ${importacaoJob.name} and j.state <= 'active'
            or j.name = 'mortas' and j.source_name = ${importacaoJob.name} and j.state = 'created'))
        order by id
      `.execute(db)
      return rows
    },

    async pageLinhas(
      empresaId: number,
      importacaoId: number,
      situacao: Situacao | 'parcial' | undefined,
      { page, size }: { readonly page: number; readonly size: number },
    ) {
      const base = db
        .selectFrom('importacaoLinha as l')
        .where('l.empresaId', '=', empresaId)
        .where('l.importacaoId', '=', importacaoId)
        .$if(situacao !== undefined, (query) =>
          situacao === 'parcial'
            ? query.where(isParcial('l'))
            : query.where('l.situacao', '=', situacao ?? 'lida'),
        )
      const [rows, { total }] = await Promise.all([
        base
          .leftJoin('talento as t', 't.id', 'l.talentoId')
          .select(['l.numero', 'l.nome', 'l.situacao', 'l.motivos', 't.identificador'])
          .orderBy('l.numero')
          .limit(size)
          .offset(page * size)
          .execute(),
        base.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    /** Rows of which something could not be read, whether the person came in or not. */
    listFaltas: (empresaId: number, importacaoId: number) =>
      db
        .selectFrom('importacaoLinha as l')
        .select(['l.numero', 'l.valores', 'l.motivos', 'l.situacao'])
        .where('l.empresaId', '=', empresaId)
        .where('l.importacaoId', '=', importacaoId)
        .where((eb) => eb.or([eb('l.situacao', '=', 'erro'), isParcial('l')]))
        .orderBy('l.numero')
        .execute(),
  }
}
