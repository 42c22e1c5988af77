import { sql, type Kysely } from 'kysely'
import { retiradaOf } from '../../database/backup/erasures'
import type { Database, Row } from '../../database/schema'
import { hasEndedFirst, situacaoPropria } from '../../database/sql/da-pessoa'
import { hadMade } from '../../database/sql/had-made'
import { hasOtherName } from '../../database/sql/of-mailbox'
import { noteDevolvidas } from '../../database/sql/talento-devolvido'
import { IS_TOLD_BY_FUSAO } from '../../database/sql/told-by-fusao'
import type { KeptEnvio } from '../inscricao/triagem'
import type { Pessoa } from './pessoa'

export interface NewDeclaracao {
  readonly talentoId: number
  readonly inscricaoId: number
  /** The person, the application: not there before it. */
  readonly fezTalento: boolean
  readonly fezInscricao: boolean
  readonly pessoa: Pessoa
  readonly curriculoId: number | null
  /** Answers that wait; null when the application has them. */
  readonly envio: object | null
  /** Files that nothing but this keeps. */
  readonly arquivoIds: readonly number[]
  readonly consentimento: string | null
}

/** What applications said of their people, as they were sent (decision 108). */
export function createDeclaracoesRepository(db: Kysely<Database>) {
  return {
    /** @returns the random id of what was sent */
    async insert(empresaId: number, { pessoa, envio, arquivoIds, ...nova }: NewDeclaracao): Promise<string> {
      const { identificador } = await db
        .insertInto('declaracao')
        .values({
          ...nova,
          empresaId,
          arquivoIds: [...arquivoIds],
          pessoa: JSON.stringify(pessoa),
          envio: envio === null ? null : JSON.stringify(envio),
        })
        .returning('identificador')
        .executeTakeFirstOrThrow()
      return identificador
    },

    /** One, held, with where it went; null when it is gone. */
    async lock(empresaId: number, identificador: string): Promise<DeclaracaoPresa | null> {
      const row = await db
        .selectFrom('declaracao as d')
        .innerJoin('inscricao as i', 'i.id', 'd.inscricaoId')
        .selectAll('d')
        .select(['i.campanhaId', 'i.etapaId', 'i.fonte'])
        .select(situacaoPropria('i').as('situacao'))
        .where('d.empresaId', '=', empresaId)
        .where('d.identificador', '=', identificador)
        .forUpdate('d')
        .executeTakeFirst()
      return row ?? null
    },

    /**
     * Its sender has mended what they sent; where it had made somebody who is made by another telling since, it says so once
     * that is taken back.
     * @param pessoa all of it @param correcao what of it is another
     */
    async correct(
      empresaId: number,
      { id, talentoId }: { readonly id: number; readonly talentoId: number },
      pessoa: Pessoa,
      correcao: object,
    ): Promise<void> {
      await sql`
        update declaracao set pessoa = ${JSON.stringify(pessoa)}::jsonb where empresa_id = ${empresaId} and id = ${id}
      `.execute(db)
      await sql`
        update fusao set antes = antes || ${JSON.stringify(correcao)}::jsonb
        where empresa_id = ${empresaId} and talento_id = ${talentoId} and desfeita_em is null
          and ${hadMade(sql`${id}::bigint`)}
      `.execute(db)
    },

    async decide(
      empresaId: number,
      id: number,
      estado: 'confirmada' | 'recusada' | 'retirada',
    ): Promise<void> {
      await db
        .updateTable('declaracao')
        .set({ estado, decididaEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },

    /** Corrections by recruiters of the person whom a sending made: one more that stands, or one less. */
    async addCorrecoes(empresaId: number, talentoId: number, many: 1 | -1): Promise<void> {
      await db
        .updateTable('declaracao')
        .set({ correcoes: sql<number>`greatest(correcoes + ${many}, 0)` })
        .where('empresaId', '=', empresaId)
        .where('talentoId', '=', talentoId)
        .where('fezTalento', '=', true)
        .execute()
    },

    /** Its answers and files are the application's, or the person's, from here on. */
    async letGo(empresaId: number, id: number): Promise<void> {
      await db
        .updateTable('declaracao')
        .set({ envio: null, arquivoIds: [] })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },

    /** What was said, and what came with it, is nobody's. */
    async forget(empresaId: number, id: number): Promise<void> {
      const sent = sql`(select * from declaracao where empresa_id = ${empresaId} and id = ${id}) x`
      await noteDevolvidas(sent, retiradaOf('x.identificador'), 'x.pessoa').execute(db)
      await sql`
        delete from arquivo where empresa_id = ${empresaId}
          and id in (select unnest(arquivo_ids || curriculo_id) from declaracao where id = ${id} and empresa_id = ${empresaId})
      `.execute(db)
      await db
        .updateTable('declaracao')
        .set({ pessoa: '{}', envio: null, curriculoId: null, arquivoIds: [] })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },

    /** Of these, what was said by those that were taken back or refused is nobody's. */
    async forgetEnded(empresaId: number, ids: readonly number[]): Promise<void> {
      for (const id of ids) {
        const ended = await db
          .selectFrom('declaracao')
          .select('id')
          .where('empresaId', '=', empresaId)
          .where('id', '=', id)
          .where('estado', 'in', ['retirada', 'recusada'])
          .executeTakeFirst()
        if (ended !== undefined) await this.forget(empresaId, id)
      }
    },

    /**
     * The sending that the application began with, as far as its person has not said that it was theirs.
     * @returns its state; null when the application is the person's, or a recruiter's: who had left by their own page
     *   before it was taken back or refused has left. Without an e-mail no mailbox has said so, whoever else has
     */
    async findOrigin(empresaId: number, inscricaoId: number): Promise<Row<'declaracao'>['estado'] | null> {
      const row = await db
        .selectFrom('declaracao as d')
        .innerJoin('inscricao as i', 'i.id', 'd.inscricaoId')
        .select([
          'd.estado',
          hasEndedFirst.as('hasEndedFirst'),
          sql<boolean>`d.pessoa->>'email' is not null`.as('hasEmail'),
        ])
        .where('d.empresaId', '=', empresaId)
        .where('d.inscricaoId', '=', inscricaoId)
        .where('d.fezInscricao', '=', true)
        .executeTakeFirst()
      const isOfPessoa = row === undefined || (row.estado === 'confirmada' && row.hasEmail)
      const hasEnded = row?.estado === 'retirada' || row?.estado === 'recusada'
      return isOfPessoa || (hasEnded && !row.hasEndedFirst) ? null : row.estado
    },

    /**
     * The newest sending that the person's mailbox has confirmed and whose answers the application has, or had: whoever
     * vouches for the person, and whoever puts them into the campaign, says nothing of answers.
     * @returns its id; null when there is none
     */
    async findAnswered(empresaId: number, inscricaoId: number): Promise<number | null> {
      const row = await db
        .selectFrom('declaracao')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .where('estado', '=', 'confirmada')
        // What had made the person was confirmed by whoever vouched; what still keeps its answers has given none.
        .where('fezTalento', '=', false)
        .where('envio', 'is', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id ?? null
    },

    /**
     * Answers that the application had, of whichever sending that stands, give way: they wait with that one again. One that
     * came with an application which gave way when two were joined has its answers there.
     * @param notOf whoever left by their own page and comes back begins anew: what they had sent keeps none
     */
    async keepReplaced(
      empresaId: number,
      inscricaoId: number,
      envio: KeptEnvio,
      notOf: Pick<Row<'declaracao'>, 'pessoa'> | null,
    ): Promise<void> {
      const back = sql`${JSON.stringify(notOf?.pessoa ?? {})}::jsonb`
      await sql`
        update declaracao set envio = ${JSON.stringify(envio)}::jsonb,
          arquivo_ids = arquivo_ids || ${envio.videos.map(({ arquivoId }) => arquivoId)}::bigint[]
        where empresa_id = ${empresaId} and id = (
          select d.id from declaracao d where d.empresa_id = ${empresaId} and d.inscricao_id = ${inscricaoId}
            and d.envio is null and d.estado in ('recebida', 'confirmada')
            and (coalesce((d.pessoa->>'email')::citext <> (${back}->>'email')::citext, ${notOf === null})
              or ${hasOtherName(sql`d.pessoa`, back)}) and not exists (
              select from fusao f, jsonb_array_elements(f.unida->'largadas') g where f.empresa_id = ${empresaId}
                and f.talento_id = d.talento_id and f.unida is not null and f.desfeita_em is null
                and g->'declaracoes' @> to_jsonb(d.id))
          order by d.fez_inscricao desc, d.id desc limit 1)
      `.execute(db)
    },

    /** Whether the person has confirmed a later sending than this one, and what it told of them stands. */
    async isOlder(empresaId: number, { id, talentoId }: Pick<Row<'declaracao'>, 'id' | 'talentoId'>) {
      const { rows } = await sql`
        select from declaracao d join fusao f on f.empresa_id = d.empresa_id and ${sql.raw(IS_TOLD_BY_FUSAO)}
        where d.empresa_id = ${empresaId} and d.talento_id = ${talentoId} and d.id > ${id} and f.desfeita_em is null limit 1
      `.execute(db)
      return rows.length > 0
    },

    /** The newest other sending for the application that waits for its person's word; null when there is none. */
    async findNextRecebida(
      empresaId: number,
      inscricaoId: number,
      id: number,
    ): Promise<Row<'declaracao'> | null> {
      const row = await db
        .selectFrom('declaracao')
        .selectAll()
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .where('id', '!=', id)
        .where('estado', '=', 'recebida')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ?? null
    },

    /** The application begins with another sending from here on; null: with one that is not written yet. */
    async setOrigin(empresaId: number, inscricaoId: number, id: number | null): Promise<void> {
      await db
        .updateTable('declaracao')
        .set({ fezInscricao: id === null ? false : sql<boolean>`id = ${id}` })
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .execute()
    },
  }
}

export type DeclaracaoPresa = Row<'declaracao'> &
  Pick<Row<'inscricao'>, 'campanhaId' | 'etapaId' | 'fonte'> & { readonly situacao: 'ativa' | 'retirada' }
