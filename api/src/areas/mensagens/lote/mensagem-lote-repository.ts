import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { cancelWaiting } from '../../../database/sql/cancel-waiting'
import { readNomes } from '../../../database/sql/nomes'

export interface NewMensagemLote {
  readonly canal: 'EMAIL' | 'WHATSAPP'
  readonly destinatario: string
  readonly assunto: string
  readonly corpo: string
  readonly campanhaId: number | null
  readonly talentoId: number
  readonly inscricaoId: number | null
  readonly usuarioId: number
  readonly estado: 'pendente' | 'sem_canal'
}

/** Rows of one statement: a thousand of them would hold more values than the protocol counts comfortably. */
const PART = 500

/** A message as it waits: its id, and when it leaves at the earliest. */
export interface WrittenMensagem {
  readonly id: number
  readonly enviarDepoisDe: Date
}

/** Messages that recruiters write to people by hand: type 'avulsa' of the outbox. */
export function createMensagemLoteRepository(db: Kysely<Database>) {
  return {
    /** What the company is called and where its jobs stand. */
    readEmpresa: (empresaId: number, campanhaId: number | null) =>
      db
        .selectFrom('empresa as e')
        .leftJoin('campanha as p', (join) =>
          join.on('p.id', '=', campanhaId).onRef('p.empresaId', '=', 'e.id').on('p.excluidaEm', 'is', null),
        )
        .select(['e.nome as empresa', 'p.nomeEmpresa'])
        .where('e.id', '=', empresaId)
        .executeTakeFirstOrThrow(),

    /**
     * Holds the campaign and then people, in the order of whoever erases somebody: who is read afterwards stays until the
     * messages are written.
     */
    async hold(
      empresaId: number,
      identificadores: readonly string[],
      campanhaId: number | null,
    ): Promise<void> {
      if (campanhaId !== null)
        await sql`select from campanha where empresa_id = ${empresaId} and id = ${campanhaId} for no key update`.execute(
          db,
        )
      await sql`
        select from talento where empresa_id = ${empresaId} and identificador = any(${identificadores}::uuid[])
        order by id for key share
      `.execute(db)
    },

    /** People to write to, with what a message says of the campaign; null campaign leaves that empty. */
    readDestinatarios: (empresaId: number, identificadores: readonly string[], campanhaId: number | null) =>
      db
        .selectFrom('talento as t')
        .leftJoin('campanha as p', (join) =>
          join.on('p.id', '=', campanhaId).on('p.empresaId', '=', empresaId).on('p.excluidaEm', 'is', null),
        )
        .leftJoin('inscricao as i', (join) =>
          join.onRef('i.talentoId', '=', 't.id').onRef('i.campanhaId', '=', 'p.id'),
        )
        .innerJoin('empresa as e', 'e.id', 't.empresaId')
        .select([
          't.id as talentoId',
          't.identificador',
          't.nome',
          't.email',
          't.telefone',
          't.consentimentoRevogadoEm',
          'p.id as campanhaId',
          'p.nome as vaga',
          'p.nomeEmpresa',
          'i.id as inscricaoId',
          'e.nome as empresa',
          'e.slug as empresaSlug',
        ])
        .where('t.empresaId', '=', empresaId)
        .where('t.identificador', 'in', identificadores)
        .where('t.ocultaEm', 'is', null)
        .execute(),

    /** Names by identificador. */
    readNomes: (empresaId: number, identificadores: readonly string[]) =>
      readNomes(db, empresaId, identificadores),

    /**
     * @param mensagens one to each person at most
     * @returns what was written, by person
     */
    async insert(
      empresaId: number,
      mensagens: readonly NewMensagemLote[],
      waitSeconds: number,
    ): Promise<ReadonlyMap<number, WrittenMensagem>> {
      const written = new Map<number, WrittenMensagem>()
      for (let start = 0; start < mensagens.length; start += PART) {
        const rows = await db
          .insertInto('mensagem')
          .values(
            mensagens.slice(start, start + PART).map((mensagem) => ({
              ...mensagem,
              empresaId,
              tipo: 'avulsa',
              enviarDepoisDe: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
            })),
          )
          .returning(['id', 'talentoId', 'enviarDepoisDe'])
          .execute()
        for (const { talentoId, ...row } of rows) if (talentoId !== null) written.set(talentoId, row)
      }
      return written
    },

    /** Messages to candidates that still wait. */
    async cancel(empresaId: number, ids: readonly number[]): Promise<void> {
      await cancelWaiting(db, empresaId).where('publico', '=', 'candidato').where('id', 'in', ids).execute()
    },
  }
}

/** Which of these did not leave and will not. */
export async function listCanceladas(
  db: Kysely<Database>,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('mensagem')
    .select('id')
    .where('empresaId', '=', empresaId)
    .where('id', 'in', ids)
    .where('estado', '=', 'cancelada')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type DestinatarioRow = Awaited<
  ReturnType<ReturnType<typeof createMensagemLoteRepository>['readDestinatarios']>
>[number]
