import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createAvaliacoesUnidas } from './avaliacoes-unidas-repository'
import type { Vinda } from './de-oculta-repository'

/**
 * Tables whose rows follow a person into another one, and back. The log and messages tell of the person too, so that
 * the story stays one.
 */
const FOLLOW = [
  'experiencia',
  'formacao_academica',
  'resultado_teste',
  'nota',
  'mensagem',
  'evento',
  'aviso',
  'declaracao',
  'fusao',
  'inscricao',
] as const

/** Tables of which whole rows are kept. */
type Guardada = 'inscricao' | 'resposta' | 'experiencia' | 'formacao_academica'

/** An application that had to give way to the other person's to the same campaign, whole. */
interface DroppedInscricao {
  readonly inscricao: Readonly<Record<string, unknown>> & { readonly id: number }
  readonly respostas: readonly object[]
  /** Which one stands for both. */
  readonly ficaId: number
  readonly mensagens: readonly number[]
  readonly eventos: readonly number[]
  readonly declaracoes: readonly number[]
  /** Sendings that had made it, or the one that stands for both: none of them makes the other's. Not in older joins. */
  readonly fezInscricao?: readonly number[]
  /** Cards of the other application, of which those that held go on holding there. Not in older joins. */
  readonly avaliacoes?: readonly number[]
}

/** A whole person who went into another, with all that is needed to bring them back. */
export interface Unida {
  readonly talento: Readonly<Record<string, unknown>> & { readonly id: number }
  /** Ids of the rows that moved along, by table. */
  readonly linhas: Readonly<Record<string, readonly number[]>>
  /** Rows of imported files that had brought them. */
  readonly importadas: readonly { readonly importacaoId: number; readonly numero: number }[]
  readonly largadas: readonly DroppedInscricao[]
  /** Both people's applications that were not withdrawn when they were joined; not in older joins. */
  readonly ativas?: readonly number[]
  readonly par: { readonly talentoId: number; readonly outroId: number; readonly motivo: string }
  /** Only of whom a form alone had made, and whose mailbox is that of who stays. */
  readonly vinda?: Vinda
}

/** Two people become one row, and two again (decision 108). Every function runs inside its caller's transaction. */
export function createUnioesRepository(trx: Kysely<Database>) {
  const avaliacoes = createAvaliacoesUnidas(trx)
  const setOwner = (table: string, empresaId: number, ids: readonly number[], talentoId: number) =>
    sql`
    update ${sql.table(table)} set talento_id = ${talentoId}
    where id = any(${ids}::bigint[]) and empresa_id = ${empresaId}
  `.execute(trx)

  return {
    putBack,

    /** Both people's campaigns in order, to be held. */
    async listCampanhas(empresaId: number, talentoIds: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct campanha_id as id from inscricao
        where empresa_id = ${empresaId} and talento_id = any(${talentoIds}::bigint[]) order by 1
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** Two rows with both CPFs, held. */
    async lockPair(
      empresaId: number,
      ids: readonly number[],
    ): Promise<ReadonlyMap<number, { cpf: string | null }>> {
      const { rows } = await sql<{ id: number; cpf: string | null }>`
        select id, cpf from talento where empresa_id = ${empresaId} and id = any(${ids}::bigint[])
        order by id for update
      `.execute(trx)
      return new Map(rows.map((row) => [row.id, row]))
    },

    /**
     * Where both stand in one campaign, one application stands for both: that of who stays, unless it was withdrawn and
     * the other was not.
     */
    async dropDoubles(empresaId: number, ficaId: number, vaiId: number): Promise<DroppedInscricao[]> {
      const { rows } = await sql<{ dropped: number; kept: number }>`
        select case when g.situacao = 'retirada' and v.situacao = 'ativa' then g.id else v.id end as dropped,
          case when g.situacao = 'retirada' and v.situacao = 'ativa' then v.id else g.id end as kept
        from inscricao g join inscricao v on v.campanha_id = g.campanha_id
        where g.empresa_id = ${empresaId} and g.talento_id = ${ficaId} and v.talento_id = ${vaiId} order by 1
      `.execute(trx)
      const largadas: DroppedInscricao[] = []
      for (const { dropped, kept } of rows) {
        const { rows: found } = await sql<DroppedInscricao>`
          select to_jsonb(i) as inscricao, ${kept}::bigint as "ficaId",
            (select coalesce(jsonb_agg(r), '[]') from resposta r where r.inscricao_id = i.id) as respostas,
            array(select id from mensagem where inscricao_id = i.id) as mensagens,
            array(select id from evento where inscricao_id = i.id) as eventos,
            array(select id from declaracao where inscricao_id = i.id) as declaracoes,
            array(select id from declaracao where empresa_id = i.empresa_id
              and inscricao_id in (i.id, ${kept}) and fez_inscricao) as "fezInscricao",
            array(select id from avaliacao where empresa_id = ${empresaId} and inscricao_id = i.id) as avaliacoes
          from inscricao i where i.id = ${dropped} and i.empresa_id = ${empresaId}
        `.execute(trx)
        const [one] = found
        if (one === undefined) continue
        largadas.push(one)
        await repoint(empresaId, one, kept)
        await setFez(empresaId, one, false)
        await avaliacoes.join(empresaId, kept, one.avaliacoes)
        // Recordings of the answers stay with what was sent.
        await sql`
          update declaracao set arquivo_ids = arquivo_ids || array(
            select arquivo_id from resposta
            where empresa_id = ${empresaId} and inscricao_id = ${dropped} and arquivo_id is not null)
          where empresa_id = ${empresaId} and id = (
            select max(id) from declaracao where empresa_id = ${empresaId} and id = any(${one.declaracoes}::bigint[]))
        `.execute(trx)
        await sql`delete from inscricao where id = ${dropped} and empresa_id = ${empresaId}`.execute(trx)
      }
      return largadas
    },

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

    /** Brings the row back, with all that moved along and still stands with who stayed. */
    async bringBack(empresaId: number, { talento, linhas, importadas, largadas, par }: Unida): Promise<void> {
      const columns = await columnsOf('talento', talento)
      const free = (column: 'email' | 'cpf') =>
        sql`case when exists (select from talento o where o.empresa_id = ${empresaId} and o.${sql.ref(column)} = v.${sql.ref(column)})
          then null else v.${sql.ref(column)} end`
      const values = columns.map((column) =>
        column === 'email' || column === 'cpf' ? free(column) : ofEmpresa(empresaId, column),
      )
      await sql`
        insert into talento (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
        select ${sql.join(values)} from jsonb_populate_record(null::talento, ${JSON.stringify(talento)}::jsonb) v
      `.execute(trx)
      for (const table of FOLLOW) await setOwner(table, empresaId, linhas[table] ?? [], talento.id)
      await sql`
        update importacao_linha l set talento_id = ${talento.id}
        from jsonb_to_recordset(${JSON.stringify(importadas)}::jsonb) as m ("importacaoId" bigint, numero int)
        where l.importacao_id = m."importacaoId" and l.numero = m.numero and l.empresa_id = ${empresaId}
      `.execute(trx)
      for (const dropped of largadas) await this.bringInscricaoBack(empresaId, dropped)
      await sql`
        insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
        values (${empresaId}, ${par.talentoId}, ${par.outroId}, ${par.motivo}) on conflict do nothing
      `.execute(trx)
    },

    async bringInscricaoBack(empresaId: number, dropped: DroppedInscricao): Promise<void> {
      await putBack(empresaId, 'inscricao', [dropped.inscricao])
      await putBack(empresaId, 'resposta', dropped.respostas)
      await repoint(empresaId, dropped, dropped.inscricao.id)
      await setFez(empresaId, dropped, true)
      await avaliacoes.part(empresaId, dropped.inscricao.id, dropped.avaliacoes)
    },
  }

  async function setFez(
    empresaId: number,
    { fezInscricao = [] }: DroppedInscricao,
    isMade: boolean,
  ): Promise<void> {
    await sql`
      update declaracao set fez_inscricao = ${isMade}
      where empresa_id = ${empresaId} and id = any(${fezInscricao}::bigint[])
    `.execute(trx)
  }

  /** What of a kept row its table still has: a column that was let go since keeps nobody away (decision 135). */
  async function columnsOf(table: 'talento' | Guardada, row: object): Promise<string[]> {
    const { rows } = await sql<{ attname: string }>`
      select attname::text from pg_attribute where attrelid = ${`public.${table}`}::regclass
        and attnum > 0 and not attisdropped and attname = any(${Object.keys(row)}::text[])
    `.execute(trx)
    return rows.map(({ attname }) => attname)
  }

  /** Rows as they were kept. */
  async function putBack(empresaId: number, table: Guardada, rows: readonly object[]): Promise<void> {
    const [first] = rows
    if (first === undefined) return
    const columns = await columnsOf(table, first)
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
      select ${sql.join(columns.map((column) => ofEmpresa(empresaId, column)))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) v
    `.execute(trx)
  }

  async function repoint(
    empresaId: number,
    { mensagens, eventos, declaracoes }: DroppedInscricao,
    inscricaoId: number,
  ): Promise<void> {
    for (const [table, ids] of [
      ['mensagem', mensagens],
      ['evento', eventos],
      ['declaracao', declaracoes],
    ] as const)
      await sql`
        update ${sql.table(table)} set inscricao_id = ${inscricaoId}
        where empresa_id = ${empresaId} and id = any(${ids}::bigint[])
      `.execute(trx)
  }
}

/** A column of a kept row; its company is whoever puts it back. */
const ofEmpresa = (empresaId: number, column: string) =>
  column === 'empresa_id' ? sql`${empresaId}::bigint` : sql`v.${sql.ref(column)}`
