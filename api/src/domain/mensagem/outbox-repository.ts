import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../database/schema'
import { cancelWaiting } from '../../database/sql/cancel-waiting'
import { waitAgain } from '../../database/sql/wait-again'
import { createCampanhaThatEndsRepository } from './campanha-that-ends-repository'
import type { Destinatario, NewMensagem } from './mensagem'

/** Writes messages in the transaction of what they tell of. Sending is the worker's. */
export function createOutboxRepository(trx: Kysely<Database>) {
  return {
    /** «Sem desfecho»: active people of a campaign who are not hired, and whom no message has told that they are out. */
    listWithoutOutcome: (empresaId: number, campanhaId: number): Promise<Destinatario[]> =>
      destinatarios(trx, empresaId)
        .leftJoin('etapa as e', 'e.id', 'i.etapaId')
        .where('i.campanhaId', '=', campanhaId)
        .where((eb) => eb.or([eb('e.tipo', 'is', null), eb('e.tipo', '!=', 'contratado')]))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('mensagem as m')
                .whereRef('m.inscricaoId', '=', 'i.id')
                .whereRef('m.etapaId', '=', 'e.id')
                .where('e.tipo', '=', 'reprovado')
                .where('m.estado', 'in', ['pendente', 'enviando', 'enviada'])
                .select('m.id'),
            ),
          ),
        )
        .orderBy('i.id')
        .execute(),

    /** Confirmations written to an address in the last day, whatever became of them; `+…` and dots name the same mailbox. */
    async countConfirmacoes(
      destinatario: string,
      campanhaId: number,
    ): Promise<{ ofCampanha: number; overall: number }> {
      const { rows } = await sql<{ ofCampanha: number; overall: number }>`
        select count(*) filter (where campanha_id = ${campanhaId}) as of_campanha, count(*) as overall
        from mensagem where tipo = 'confirmacao' and criada_em > now() - interval '1 day'
          and public.f_caixa_contada(destinatario) = public.f_caixa_contada(${destinatario})
      `.execute(trx)
      return rows[0] ?? { ofCampanha: 0, overall: 0 }
    },

    /** A second message of one stage to one person is silently left out (product 49). */
    async insert(empresaId: number, mensagens: readonly NewMensagem[], waitSeconds: number): Promise<void> {
      if (mensagens.length > 0) await insertMensagens(trx, empresaId, mensagens, waitSeconds).execute()
    },

    /**
     * The write of `insert`, to be executed with the change that the messages tell of. At least one message.
     * @returns those that were written
     */
    insertMensagens: (empresaId: number, mensagens: readonly NewMensagem[], waitSeconds: number) =>
      insertMensagens(trx, empresaId, mensagens, waitSeconds).returning(AVISO_COLUMNS),

    /** The write that takes back what a stage was about to send. What is out, or may be, stays. */
    cancelEtapa: (empresaId: number, inscricaoId: number, etapaId: number) =>
      cancelWaiting(trx, empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .where('etapaId', '=', etapaId)
        .where('tipo', '=', 'etapa'),

    /**
     * The write that puts back what the person's last move took back; not after that move's own undoing was logged.
     * @param waitSeconds it waits for so long at least: whoever moves may still take it back
     */
    restoreEtapa: (empresaId: number, inscricaoId: number, etapaId: number, waitSeconds: number) =>
      waitAgain(
        trx,
        empresaId,
        { inscricao_id: inscricaoId, etapa_id: etapaId },
        momentOfLatestMove(empresaId, inscricaoId),
      )
        .set({ enviarDepoisDe: sql<Date>`greatest(enviar_depois_de, ${inSeconds(waitSeconds)})` })
        .where('tipo', '=', 'etapa')
        .returning(AVISO_COLUMNS),

    ...createCampanhaThatEndsRepository(trx),
  }
}

/** What a move tells of its messages; one word each, because rows of a write in another come as JSON. */
const AVISO_COLUMNS = ['id', 'canal', 'estado', 'enviarDepoisDe as sai'] as const

/** A message that a move has written or put back. */
export interface AvisoRow extends Pick<Row<'mensagem'>, 'id' | 'canal' | 'estado'> {
  readonly sai: Date | string
}

/** What has become of messages that a move told of. */
export async function readAvisos(
  db: Kysely<Database>,
  empresaId: number,
  ids: readonly number[],
): Promise<AvisoRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('mensagem')
    .select(AVISO_COLUMNS)
    .where('empresaId', '=', empresaId)
    .where('id', 'in', ids)
    .execute()
}

/** What a stage is about to send to somebody. */
export const readWaitingOf = (
  db: Kysely<Database>,
  empresaId: number,
  inscricaoId: number,
  etapaId: number,
): Promise<AvisoRow[]> =>
  db
    .selectFrom('mensagem')
    .select(AVISO_COLUMNS)
    .where('empresaId', '=', empresaId)
    .where('inscricaoId', '=', inscricaoId)
    .where('etapaId', '=', etapaId)
    .where('tipo', '=', 'etapa')
    .where('estado', '=', 'pendente')
    .orderBy('id')
    .execute()

/** Active people, with what a message to them says. Erased ones are never written to. */
const destinatarios = (trx: Kysely<Database>, empresaId: number) =>
  trx
    .selectFrom('inscricao as i')
    .innerJoin('talento as t', 't.id', 'i.talentoId')
    .innerJoin('campanha as p', 'p.id', 'i.campanhaId')
    .select([
      'i.id as inscricaoId',
      'i.talentoId',
      'i.campanhaId',
      't.nome',
      't.email',
      't.telefone',
      'p.nome as vaga',
      'p.nomeEmpresa as empresa',
    ])
    .where('i.empresaId', '=', empresaId)
    .where('i.situacao', '=', 'ativa')
    .where('t.ocultaEm', 'is', null)

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

function insertMensagens(
  trx: Kysely<Database>,
  empresaId: number,
  mensagens: readonly NewMensagem[],
  waitSeconds: number,
) {
  const enviarDepoisDe = inSeconds(waitSeconds)
  return trx
    .insertInto('mensagem')
    .values(mensagens.map((mensagem) => ({ ...mensagem, empresaId, enviarDepoisDe })))
    .onConflict((oc) => oc.doNothing())
}

const momentOfLatestMove = (empresaId: number, inscricaoId: number) => sql<Date>`(
  select criado_em from evento where empresa_id + 0 = ${empresaId} and inscricao_id = ${inscricaoId}
    and tipo = 'inscricao_movida' order by id desc limit 1)`
