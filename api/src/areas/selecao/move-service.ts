import type { MoveAnswer } from '@seleta/contract/kanban'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError, NotFoundError } from '../../ground/domain-error'
import type { Autor } from '../../ground/autor'
import { readCampanha } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { enqueueEtapa } from '../../domain/mensagem/enqueue-mensagens'
import { createOutboxRepository } from '../../domain/mensagem/outbox-repository'
import { scoreInscricoes } from '../../domain/aderencia/score-inscricoes'
import { etapaNaoEncontrada } from './etapas-service'
import { createEtapasRepository } from '../../domain/etapa/etapas-repository'
import { createInscricoesRepository } from '../../domain/inscricao/inscricoes-repository'
import type { EtapaRow } from '../../domain/etapa/etapa-row'

export interface Movimento {
  /** The person. */
  readonly identificador: string
  readonly campanhaId: number
  /** The stage to stand in: the wire's `kanban`. */
  readonly kanbanId: number
}

type Lugar = Pick<Inscricao, 'naEtapaDesde' | 'versao'>
type Inscricao = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createInscricoesRepository>['lockInscricao']>>
>

/** Adds people to a board and moves them on it (product 46 and 49). */
export function createMoveService(db: Kysely<Database>, publicUrl: string) {
  return {
    /**
     * Puts a person into a stage: adds them to the campaign when they are not in it, else moves them. Standing there
     * already changes nothing. The log's entry and the stage's message are written with it or not at all.
     * Movers of one campaign wait for each other, so the last one to commit wins and nobody is doubled.
     * @throws NotFoundError when person, campaign or stage are not the company's
     * @throws ConflictError when the person has withdrawn
     */
    move(autor: Autor, movimento: Movimento): Promise<MoveAnswer> {
      const { empresaId } = autor
      return db.transaction().execute(async (trx) => {
        const repository = createInscricoesRepository(trx)
        // Always the campaign first: the counters lock it too, and two orders would deadlock.
        await createCampanhasRepository(trx).lock(empresaId, movimento.campanhaId)
        const etapa = await createEtapasRepository(trx).find(empresaId, movimento.kanbanId)
        if (etapa === null || etapa.campanhaId !== movimento.campanhaId) throw etapaNaoEncontrada()
        const talento = await repository.findTalento(empresaId, movimento.identificador)
        if (talento === null) throw new NotFoundError('Pessoa não encontrada.')
        const inscricao = await repository.lockInscricao(empresaId, etapa.campanhaId, talento.id)
        const movida =
          inscricao === null
            ? await addTo(trx, autor, talento.id, etapa, publicUrl)
            : await moveTo(trx, autor, talento.id, inscricao, etapa, publicUrl)
        return {
          inscricaoId: movida.inscricaoId,
          identificador: talento.identificador,
          campanhaId: etapa.campanhaId,
          etapaId: etapa.id,
          etapaNome: etapa.nome,
          deEtapaId: movida.deEtapaId,
          naEtapaDesde: movida.naEtapaDesde.toISOString(),
          versao: movida.versao,
        }
      })
    },
  }
}

interface Movida extends Lugar {
  readonly inscricaoId: number
  /** Null: the person was in no stage, or not in the campaign. */
  readonly deEtapaId: number | null
}

/** Somebody who is not in the campaign yet: a new application, with its score. */
async function addTo(
  trx: Kysely<Database>,
  autor: Autor,
  talentoId: number,
  etapa: EtapaRow,
  publicUrl: string,
): Promise<Movida> {
  const { empresaId, usuarioId } = autor
  const { id: etapaId, campanhaId } = etapa
  const nova = await createInscricoesRepository(trx).insertInscricao(
    empresaId,
    campanhaId,
    talentoId,
    etapaId,
    usuarioId,
  )
  await appendEvento(trx, empresaId, {
    tipo: 'inscricao_criada',
    usuarioId,
    campanhaId,
    talentoId,
    inscricaoId: nova.id,
    dados: { etapaId, origem: nova.origem, fonte: 'cesta', consentimentoVersao: null },
  })
  const campanha = await readCampanha(trx, empresaId, campanhaId)
  await scoreInscricoes(trx, empresaId, campanha, { inscricaoId: nova.id })
  await enqueueEtapa(trx, autor, nova.id, etapa, publicUrl)
  return { inscricaoId: nova.id, deEtapaId: null, naEtapaDesde: nova.naEtapaDesde, versao: nova.versao }
}

/** @throws ConflictError when the person has withdrawn */
async function moveTo(
  trx: Kysely<Database>,
  autor: Autor,
  talentoId: number,
  inscricao: Inscricao,
  etapa: EtapaRow,
  publicUrl: string,
): Promise<Movida> {
  const { empresaId, usuarioId } = autor
  const inscricaoId = inscricao.id
  if (inscricao.situacao === 'retirada')
    throw new ConflictError('Esta pessoa desistiu da vaga.', 'desistente')
  if (inscricao.etapaId === etapa.id)
    return {
      inscricaoId,
      deEtapaId: etapa.id,
      naEtapaDesde: inscricao.naEtapaDesde,
      versao: inscricao.versao,
    }

  const desfeito = await leaveEtapa(trx, empresaId, inscricao, etapa)
  const lugar = await createInscricoesRepository(trx).setEtapa(
    empresaId,
    inscricaoId,
    etapa.id,
    usuarioId,
    desfeito?.desde ?? null,
  )
  await appendEvento(trx, empresaId, {
    tipo: 'inscricao_movida',
    usuarioId,
    campanhaId: etapa.campanhaId,
    talentoId,
    inscricaoId,
    dados: {
      deEtapaId: inscricao.etapaId,
      etapaId: etapa.id,
      isDesfeito: desfeito !== null,
      desde: inscricao.naEtapaDesde.toISOString(),
    },
  })
  // Who takes a move back did not mean to write again about the stage before it.
  if (desfeito === null) await enqueueEtapa(trx, autor, inscricaoId, etapa, publicUrl)
  return { inscricaoId, deEtapaId: inscricao.etapaId, ...lugar }
}

interface Desfeito {
  /** When the person had entered the stage that they go back to; null when the log does not say. */
  readonly desde: Date | null
}

/**
 * Takes back the message of the stage that is left, if it has not gone out. Undoing a move undoes that too.
 * @returns null unless this move takes back the one before it, within the window of product 49
 */
async function leaveEtapa(
  trx: Kysely<Database>,
  empresaId: number,
  inscricao: Inscricao,
  para: EtapaRow,
): Promise<Desfeito | null> {
  if (inscricao.etapaId === null) return null
  const outbox = createOutboxRepository(trx)
  await outbox.cancelEtapa(empresaId, inscricao.id, inscricao.etapaId)
  const last = await createInscricoesRepository(trx).findUltimoMovimento(empresaId, inscricao.id)
  if (last === null || !last.isRecente || last.isDesfeito || last.deEtapaId !== para.id) return null
  await outbox.restoreEtapa(empresaId, inscricao.id, para.id)
  return { desde: last.desde }
}
