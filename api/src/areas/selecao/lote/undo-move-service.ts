import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import { UNDO_WINDOW_MINUTES } from '@seleta/contract/limits'
import type { LoteMovimento } from '@seleta/contract/lote'
import { timeAgo } from '@seleta/regras/tempo'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createInscricoesRepository } from '../../../domain/inscricao/inscricoes-repository'
import type { Autor } from '../../../ground/autor'
import type { Clock } from '../../../ground/clock'
import { againAfterOthers } from '../../../ground/collision'
import { ConflictError, NotFoundError } from '../../../ground/domain-error'
import { createMoveRepository, type Place, type Pessoa, type LatestChange } from '../move-repository'
import { moveIn, type MoveSettings, toAviso } from '../move-service'
import { leaveCampanha } from './leave-campanha'
import { createTakenBackRepository } from './taken-back-repository'

/** The move that is to be taken back. */
export interface Desfazer {
  readonly identificador: string
  readonly campanhaId: number
  /** Stage that it put the person into. */
  readonly kanbanId: number
  /** Its number; null or absent: whatever put them there. */
  readonly versao?: number | null | undefined
  /** Also when two minutes are over: what was sent by then is sent (product 63). */
  readonly aposPrazo?: boolean | undefined
}

/** Where somebody stands once their move is taken back; null: in no stage any more. */
interface Voltou extends Pick<
  LoteMovimento,
  'etapaId' | 'deEtapaId' | 'naEtapaDesde' | 'versao' | 'mensagens'
> {
  /** A file, or what was sent, has them in the campaign too. */
  readonly isTold: boolean
}

/** Takes moves back (product 60). */
export function createUndoMoveService(db: Kysely<Database>, settings: MoveSettings, clock: Clock) {
  return {
    /**
     * Takes one move back: the person goes to the stage before, or leaves the campaign that the move had brought them
     * into, and its message is taken back with it. Where they stood before is read from the log.
     * Where the same recruiter has taken it back already, and nothing has happened since, that is told once more: the first
     * answer may have been lost.
     * @throws ConflictError with who did what, when somebody has changed the person's place since; when two minutes
     * are over and that was not asked for
     * @throws NotFoundError when person or stage are not the company's
     */
    undo(autor: Autor, desfazer: Desfazer): Promise<Voltou> {
      return againAfterOthers(() =>
        db.transaction().execute((trx) => undoIn(trx, autor, desfazer, { ...settings, agora: clock() })),
      )
    },
  }
}

async function undoIn(
  trx: Kysely<Database>,
  autor: Autor,
  desfazer: Desfazer,
  { agora, ...settings }: MoveSettings & { readonly agora: Date },
): Promise<Voltou> {
  const { empresaId } = autor
  const repository = createMoveRepository(trx)
  await createInscricoesRepository(trx).holdCampanha(empresaId, desfazer.campanhaId)
  const { pessoa, lugar } = await repository.read(empresaId, desfazer)
  if (pessoa === null) throw new NotFoundError(PESSOA_NOT_FOUND)
  const before = await readTakenBack(trx, autor, desfazer, pessoa.id, lugar)
  if (before !== null) return before
  if (lugar === null) throw new ConflictError(`${pessoa.nome} já não está nesta campanha.`)
  const latest = await repository.findLatest(
    empresaId,
    lugar.id,
    lugar.situacao === 'ativa' ? lugar.etapaId : null,
  )
  assertUnchanged(autor, pessoa, lugar, latest, { ...desfazer, agora })
  const { campanhaId, kanbanId, identificador } = desfazer
  const deEtapaId = latest?.deEtapaId ?? null
  if (deEtapaId === null) {
    const saida = { talentoId: pessoa.id, campanhaId, lugar, etapaId: kanbanId, latest }
    const { etapaId, naEtapaDesde, versao } = (await leaveCampanha(trx, autor, saida)) ?? NOWHERE
    const desde = naEtapaDesde?.toISOString() ?? null
    const isTold = etapaId !== null
    return { etapaId, deEtapaId: kanbanId, naEtapaDesde: desde, versao, mensagens: [], isTold }
  }
  const back = { identificador, campanhaId, kanbanId: deEtapaId }
  const how = { ...settings, avisar: false, desfazer: { aposPrazo: desfazer.aposPrazo ?? false } }
  return { ...(await moveIn(trx, autor, back, how)), isTold: false }
}

const NOWHERE = { etapaId: null, naEtapaDesde: null, versao: null }

/** How it stands, when this recruiter has taken the move back before and that is the last that happened; else null. */
async function readTakenBack(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  { campanhaId, kanbanId }: Desfazer,
  talentoId: number,
  lugar: Place | null,
): Promise<Voltou | null> {
  if (lugar?.etapaId === kanbanId) return null
  const repository = createTakenBackRepository(trx)
  const last = await repository.findLast(empresaId, campanhaId, talentoId)
  if (last === null || last.usuarioId !== usuarioId) return null
  if (last.tipo === 'inscricao_desfeita') {
    const isOut = last.etapaId === kanbanId && (lugar === null || lugar.etapaId === null)
    return isOut ? { ...NOWHERE, deEtapaId: kanbanId, mensagens: [], isTold: false } : null
  }
  const isBack = last.isDesfeito && last.deEtapaId === kanbanId && last.etapaId === lugar?.etapaId
  if (!isBack || lugar === null || last.etapaId === null || lugar.situacao === 'retirada') return null
  const { id, etapaId, naEtapaDesde, versao } = lugar
  const waiting = await repository.listWaiting(empresaId, id, last.etapaId)
  return {
    etapaId,
    deEtapaId: kanbanId,
    naEtapaDesde: naEtapaDesde.toISOString(),
    versao,
    mensagens: waiting.flatMap(toAviso),
    isTold: last.isAdicao,
  }
}

/** @throws ConflictError when this is not the last thing that happened to the person, or it is too long ago */
function assertUnchanged(
  { usuarioId }: Autor,
  { nome }: Pessoa,
  lugar: Place,
  latest: LatestChange | null,
  { kanbanId, versao, aposPrazo = false, agora }: Desfazer & { readonly agora: Date },
): void {
  // Another fact of them may have changed since, such as what they have confirmed.
  const isOwn = latest !== null && latest.usuarioId === usuarioId && !latest.isDesfeito
  const isSame = versao == null || lugar.versao === versao || isOwn
  if (lugar.etapaId !== kanbanId || !isSame || lugar.situacao === 'retirada')
    throw new ConflictError(tellLatest(nome, latest, usuarioId, agora), 'ultrapassado')
  // Each application begins at the same number: who has applied since is not who was put there.
  if (versao != null && latest?.tipo === 'inscricao_criada' && latest.usuarioId === null)
    throw new ConflictError(
      `${nome} se inscreveu nesta vaga, ou chegou por uma origem automática.`,
      'ultrapassado',
    )
  if (latest !== null && !latest.isRecent && !aposPrazo)
    throw new ConflictError(
      `O prazo de ${UNDO_WINDOW_MINUTES} minutos para desfazer passou: ${nome} continua em ${latest.etapa ?? 'outra etapa'}.`,
      'prazo_passou',
    )
}

/** «Bruno Lima moveu Ana Alves para Entrevistas há 1 min.» */
function tellLatest(nome: string, latest: LatestChange | null, eu: number, agora: Date): string {
  if (latest === null) return `${nome} já não está na etapa.`
  const when = timeAgo(latest.criadoEm, agora)
  if (latest.tipo === 'inscricao_retirada') return `${nome} desistiu da vaga ${when}.`
  const quem = latest.usuarioId === eu ? 'Você' : (latest.quem ?? 'Outra pessoa')
  if (latest.etapa === null || latest.tipo === 'inscricao_desfeita')
    return `${quem} mudou a etapa de ${nome} ${when}.`
  return `${quem} moveu ${nome} para ${latest.etapa} ${when}.`
}
