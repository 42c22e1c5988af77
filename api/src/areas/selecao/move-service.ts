import { MOTIVO_NOT_FOUND, PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import type { MoveAnswer } from '@seleta/contract/kanban'
import { asksMotivo, UNDO_WINDOW_SECONDS } from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { isWaiting } from '@seleta/contract/mensagem-estados'
import { writeTogether } from '../../database/write-together'
import { scoreInscricoes } from '../../domain/aderencia/score-inscricoes'
import { assertReceives, readCampanha } from '../../domain/campanha/campanha'
import { createInscricoesRepository } from '../../domain/inscricao/inscricoes-repository'
import { composeEtapa } from '../../domain/mensagem/enqueue-mensagens'
import { type AvisoRow, createOutboxRepository } from '../../domain/mensagem/outbox-repository'
import type { Autor } from '../../ground/autor'
import { ConflictError, NotFoundError } from '../../ground/domain-error'
import { appendEvento, insertEvento } from '../../ground/event-log/eventos-repository'
import { doOnce } from '../../ground/idempotency/idempotency-repository'
import { NO_CHAVE, type Pedido } from '../../ground/idempotency/pedido'
import type { Settings } from '../../ground/settings'
import { etapaNotFound } from './etapas-service'
import { createMotivosRepository } from './motivos/motivos-repository'
import {
  createMoveRepository,
  type Destino,
  type LatestMove,
  type Place,
  type Movimento,
  type Pessoa,
} from './move-repository'

/** What a move has to know of the installation. */
export interface MoveSettings {
  readonly publicUrl: string
  /** False when the server has no mail: e-mails then wait. */
  readonly emailLigado: boolean
}

export const moveSettingsOf = ({ publicUrl, mail }: Settings): MoveSettings => ({
  publicUrl,
  emailLigado: mail.smtpUrl !== null,
})

/** Adds people to a board and moves them on it (product 46 and 49). */
export function createMoveService(db: Kysely<Database>, settings: MoveSettings) {
  return {
    /**
     * Puts a person into a stage: adds them to the campaign when they are not in it, else moves them. Standing there
     * already changes nothing. The log's entry and the stage's message are written with it or not at all.
     * Movers of one campaign wait for each other, so the last one to commit wins and nobody is doubled.
     * @param avisar false: the stage's message is not written (product 60)
     * @param pedido once by its key: again it answers as it did
     * @throws NotFoundError when person, campaign or stage are not the company's
     * @throws ConflictError when the person has withdrawn, and for somebody new when the campaign takes in nobody
     */
    move(
      autor: Autor,
      movimento: Movimento,
      avisar: boolean,
      pedido: Pedido = NO_CHAVE,
    ): Promise<MoveAnswer> {
      return doOnce(db, autor.empresaId, pedido, (trx) =>
        moveIn(trx, autor, movimento, { ...settings, avisar }),
      )
    },
  }
}

interface HowToMove {
  /** False: the stage's message is not written. */
  readonly avisar: boolean
  /** The move before is taken back, whatever it was; `aposPrazo`: also one older than the window of product 49. */
  readonly desfazer?: { readonly aposPrazo: boolean } | undefined
}

/** `move` in a transaction that its caller holds. */
export async function moveIn(
  trx: Kysely<Database>,
  autor: Autor,
  movimento: Movimento,
  { publicUrl, emailLigado, avisar, desfazer }: MoveSettings & HowToMove,
): Promise<MoveAnswer> {
  const repository = createMoveRepository(trx)
  await createInscricoesRepository(trx).holdCampanha(autor.empresaId, movimento.campanhaId)
  const { destino, pessoa, lugar, motivoId } = await repository.read(autor.empresaId, movimento)
  if (destino === null) throw etapaNotFound()
  if (pessoa === null) throw new NotFoundError(PESSOA_NOT_FOUND)
  if (movimento.motivoId !== undefined) assertMotivo(destino, motivoId)
  const request = { autor, pessoa, destino, publicUrl, avisar, motivoId, desfazer }
  const movida =
    lugar === null || lugar.isNegada ? await addTo(trx, request, lugar) : await moveTo(trx, request, lugar)
  return {
    inscricaoId: movida.inscricaoId,
    identificador: pessoa.identificador,
    campanhaId: destino.campanhaId,
    etapaId: destino.id,
    etapaNome: destino.nome,
    deEtapaId: movida.deEtapaId,
    naEtapaDesde: movida.naEtapaDesde.toISOString(),
    versao: movida.versao,
    mensagens: movida.avisos.flatMap(toAviso),
    emailLigado,
  }
}

/** Who puts whom where. */
interface MoveRequest {
  readonly autor: Autor
  readonly pessoa: Pessoa
  readonly destino: Destino
  readonly publicUrl: string
  readonly avisar: boolean
  /** Why the process ends by it; null where nobody says so. */
  readonly motivoId: number | null
  readonly desfazer: HowToMove['desfazer']
}

/** @throws NotFoundError, ConflictError when the stage is no end that has a reason */
function assertMotivo({ nome, tipo }: Destino, motivoId: number | null): void {
  if (motivoId === null) throw new NotFoundError(MOTIVO_NOT_FOUND)
  if (!asksMotivo(tipo)) throw new ConflictError(`A etapa ${nome} não tem motivo.`)
}

interface Moved extends Pick<Place, 'naEtapaDesde' | 'versao'> {
  readonly inscricaoId: number
  /** Null: the person was in no stage, or not in the campaign. */
  readonly deEtapaId: number | null
  /** Messages that wait because of it. */
  readonly avisos: readonly AvisoRow[]
}

/**
 * Somebody who is not in the campaign yet: a new application, in the place of one that was never theirs, with its score.
 * @throws ConflictError when the campaign takes in nobody
 */
async function addTo(trx: Kysely<Database>, request: MoveRequest, negada: Place | null): Promise<Moved> {
  const { autor, pessoa, destino, motivoId } = request
  const { empresaId, usuarioId } = autor
  const { id: etapaId, campanhaId } = destino
  assertReceives(destino.situacaoDaCampanha)
  const inscricoes = createInscricoesRepository(trx)
  const bequeath = negada === null ? null : await inscricoes.negadas.clear(empresaId, negada.id)
  const chegada = { etapaId, motivoId }
  const inserted = await inscricoes.insertInscricao(empresaId, campanhaId, pessoa.id, chegada, usuarioId)
  if (bequeath !== null) await bequeath(inserted.id)
  await appendEvento(trx, empresaId, {
    tipo: 'inscricao_criada',
    usuarioId,
    campanhaId,
    talentoId: pessoa.id,
    inscricaoId: inserted.id,
    dados: {
      etapaId,
      origem: inserted.origem,
      fonte: 'cesta',
      consentimentoVersao: null,
      ...(motivoId !== null && { motivoId }),
    },
  })
  const campanha = await readCampanha(trx, empresaId, campanhaId)
  await scoreInscricoes(trx, empresaId, campanha, { inscricaoId: inserted.id })
  const mensagens = mensagensOf(request, inserted.id)
  const outbox = createOutboxRepository(trx)
  const avisos =
    mensagens.length === 0
      ? []
      : await outbox.insertMensagens(empresaId, mensagens, UNDO_WINDOW_SECONDS).execute()
  return {
    inscricaoId: inserted.id,
    deEtapaId: null,
    naEtapaDesde: inserted.naEtapaDesde,
    versao: inserted.versao,
    avisos,
  }
}

/**
 * Somebody who stands there already: nothing changes but the reason, where one is given, and that they are there by hand
 * now, whatever becomes of a file that had put them there.
 */
async function stayIn(
  trx: Kysely<Database>,
  { autor: { empresaId, usuarioId }, pessoa, destino, motivoId }: MoveRequest,
  { id, naEtapaDesde, versao }: Place,
): Promise<Moved> {
  if (motivoId !== null)
    await createMotivosRepository(trx).setOf(empresaId, usuarioId, {
      campanhaId: destino.campanhaId,
      motivoId,
      identificadores: [pessoa.identificador],
    })
  await createMoveRepository(trx).keepByHand(empresaId, pessoa.id, id)
  return { inscricaoId: id, deEtapaId: destino.id, naEtapaDesde, versao, avisos: [] }
}

/**
 * Somebody who is in the campaign: the change of stage, its entry of the log, the message of the stage that is left
 * taken back and that of the one that is entered, in one write. The number of the fact that was read is its guard.
 * @throws ConflictError when the person has withdrawn
 */
async function moveTo(trx: Kysely<Database>, request: MoveRequest, lugar: Place): Promise<Moved> {
  const { autor, pessoa, destino, motivoId: dito } = request
  const { empresaId, usuarioId } = autor
  const inscricaoId = lugar.id
  if (lugar.situacao === 'retirada') throw new ConflictError('Esta pessoa desistiu da vaga.', 'desistente')
  if (lugar.etapaId === destino.id) return stayIn(trx, request, lugar)

  const undone = readUndone(lugar, destino.id, request.desfazer)
  const motivoId = dito ?? undone?.motivoId ?? null
  const evento = insertEvento(trx, empresaId, {
    tipo: 'inscricao_movida',
    usuarioId,
    campanhaId: destino.campanhaId,
    talentoId: pessoa.id,
    inscricaoId,
    dados: {
      deEtapaId: lugar.etapaId,
      etapaId: destino.id,
      isDesfeito: undone !== null,
      desde: lugar.naEtapaDesde.toISOString(),
      ...(motivoId !== null && { motivoId }),
      ...(lugar.motivoId !== null && { deMotivoId: lugar.motivoId }),
    },
  })
  const outbox = createOutboxRepository(trx)
  // Who takes a move back did not mean to write again about the stage before it.
  const mensagens = undone === null ? mensagensOf(request, inscricaoId) : []
  const { rows, told } = await writeTogether(
    trx,
    createInscricoesRepository(trx).setEtapa(
      empresaId,
      lugar,
      { etapaId: destino.id, motivoId },
      usuarioId,
      undone?.desde ?? null,
    ),
    [evento, ...(lugar.etapaId === null ? [] : [outbox.cancelEtapa(empresaId, inscricaoId, lugar.etapaId)])],
    [
      ...(undone?.isRecent !== true || !(request.avisar || request.desfazer)
        ? []
        : [
            outbox.restoreEtapa(
              empresaId,
              inscricaoId,
              destino.id,
              // «Desfazer» leaves everything as if nobody had moved.
              request.desfazer === undefined ? UNDO_WINDOW_SECONDS : 0,
            ),
          ]),
      ...(mensagens.length === 0 ? [] : [outbox.insertMensagens(empresaId, mensagens, UNDO_WINDOW_SECONDS)]),
    ],
  )
  const chegada = rows[0]
  if (chegada === undefined) throw new NotFoundError(PESSOA_NOT_FOUND)
  if (undone !== null && destino.tipo === null)
    await createInscricoesRepository(trx).recallTipo(empresaId, destino.id, inscricaoId)
  return { inscricaoId, deEtapaId: lugar.etapaId, ...chegada, avisos: told }
}

const mensagensOf = (
  { autor: { usuarioId }, pessoa, destino, publicUrl, avisar }: MoveRequest,
  inscricaoId: number,
) => {
  if (!avisar) return []
  const { nome, email, telefone, id: talentoId } = pessoa
  const { vaga, empresa, campanhaId } = destino
  const para = { inscricaoId, talentoId, campanhaId, nome, email, telefone, vaga, empresa }
  return composeEtapa(para, destino, usuarioId, publicUrl)
}

/** What the outbox says of a message, for whoever made the move; SMS writes nothing. */
export function toAviso({ id, canal, estado, sai }: AvisoRow): MoveAnswer['mensagens'] {
  if (canal === 'SMS' || !isWaiting(estado)) return []
  return [{ id, canal, estado, saiEm: new Date(sai).toISOString() }]
}

interface Undone extends Pick<LatestMove, 'desde' | 'isRecent'> {
  readonly motivoId: number | null
}

/**
 * Undoing a move takes back the message of the stage that is left, and puts back the one before it.
 * @returns since when the person had stood in the stage that they go back to (null when the log does not say), and the
 * reason that they had there; null unless this move takes back the one before it
 * @param desfazer it is taken back by «Desfazer», also where somebody had only gone back by it; `aposPrazo`: also when it is
 * older than the window of product 49: messages that it took back stay so
 */
export function readUndone(
  { etapaId, latest }: Pick<Place, 'etapaId' | 'latest'>,
  paraId: number,
  desfazer?: HowToMove['desfazer'],
): Undone | null {
  if (etapaId === null || latest === null) return null
  const { desde, deMotivoId, isRecent } = latest
  if (!isRecent && desfazer?.aposPrazo !== true) return null
  if ((latest.isDesfeito === true && desfazer === undefined) || latest.deEtapaId !== paraId) return null
  return { desde, motivoId: deMotivoId, isRecent }
}
