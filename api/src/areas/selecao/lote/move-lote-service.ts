import type { UndoLoteBody, LoteMovimento, MoveLoteAnswer, MoveLoteBody } from '@seleta/contract/lote'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { createEtapasRepository } from '../../../domain/etapa/etapas-repository'
import { readAvisos } from '../../../domain/mensagem/outbox-repository'
import type { Autor } from '../../../ground/autor'
import type { Clock } from '../../../ground/clock'
import { COLLISION_WORDS, isCollision } from '../../../ground/collision'
import { DomainError } from '../../../ground/domain-error'
import { openParts } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { etapaNotFound } from '../etapas-service'
import { createMoveService, type MoveSettings, toAviso } from '../move-service'
import { createLoteRepository } from './lote-repository'
import { createUndoMoveService } from './undo-move-service'

type Pessoa = Pick<LoteMovimento, 'identificador' | 'nome'>

/** Moves many people of one campaign, each on their own: one that cannot be moved does not keep the others. */
export function createMoveLoteService(db: Kysely<Database>, settings: MoveSettings, clock: Clock) {
  const moves = createMoveService(db, settings)
  const undoing = createUndoMoveService(db, settings, clock)
  const { emailLigado } = settings

  async function readEtapa(empresaId: number, campanhaId: number, kanbanId: number) {
    const etapa = await createEtapasRepository(db).find(empresaId, kanbanId)
    if (etapa === null || etapa.campanhaId !== campanhaId) throw etapaNotFound()
    return etapa
  }

  /** Each in their turn, with their name; a refusal is an answer. */
  async function forEach(
    { empresaId }: Autor,
    identificadores: readonly string[],
    work: (identificador: string) => Promise<Omit<LoteMovimento, 'identificador' | 'nome'>>,
  ): Promise<LoteMovimento[]> {
    const nomes = await createLoteRepository(db).readNomes(empresaId, identificadores)
    const answer: LoteMovimento[] = []
    for (const identificador of identificadores) {
      const pessoa: Pessoa = { identificador, nome: nomes.get(identificador) ?? '' }
      try {
        answer.push({ ...pessoa, ...(await work(identificador)) })
      } catch (error) {
        // Who came before is moved already: a collision is an answer too, of this one alone.
        if (!(error instanceof DomainError || isCollision(error))) throw error
        answer.push(refused(pessoa, error instanceof DomainError ? error.message : COLLISION_WORDS))
      }
    }
    return answer
  }

  /** A call that is repeated later may find messages sent, or taken back, and people moved on, by whomever. */
  async function readAsNow(
    empresaId: number,
    campanhaId: number,
    pessoas: readonly LoteMovimento[],
  ): Promise<LoteMovimento[]> {
    const ids = pessoas.flatMap(({ mensagens }) => mensagens.map(({ id }) => id))
    const rows = await readAvisos(db, empresaId, ids)
    const waiting = new Map(rows.flatMap(toAviso).map((aviso) => [aviso.id, aviso]))
    const there = pessoas.filter(({ etapaId }) => etapaId !== null).map(({ identificador }) => identificador)
    const etapas = await createLoteRepository(db).readEtapas(empresaId, campanhaId, there)
    return pessoas.map((pessoa) => ({
      ...pessoa,
      etapaId: etapas.get(pessoa.identificador) ?? null,
      mensagens: pessoa.mensagens.flatMap(({ id }) => waiting.get(id) ?? []),
    }))
  }

  return {
    /**
     * @throws NotFoundError when the stage is not of that campaign and company
     * @throws InvalidError when the key was used for something else
     */
    async move(
      autor: Autor,
      { identificadores, campanhaId, kanbanId, avisar, motivoId }: z.output<typeof MoveLoteBody>,
      pedido: Pedido,
    ): Promise<MoveLoteAnswer> {
      const { empresaId } = autor
      const etapa = await readEtapa(empresaId, campanhaId, kanbanId)
      const pedidoOf = await openParts(db, empresaId, pedido)
      const pessoas = await forEach(autor, [...new Set(identificadores)], async (identificador) => {
        const movimento = { identificador, campanhaId, kanbanId, motivoId }
        const movida = await moves.move(autor, movimento, avisar, pedidoOf(identificador))
        const { deEtapaId, etapaId, naEtapaDesde, versao, mensagens } = movida
        const resultado = deEtapaId === null ? 'adicionada' : deEtapaId === etapaId ? 'ja-estava' : 'movida'
        return { resultado, motivo: '', deEtapaId, etapaId, naEtapaDesde, versao, mensagens }
      })
      return { etapaNome: etapa.nome, pessoas: await readAsNow(empresaId, campanhaId, pessoas), emailLigado }
    },

    /**
     * Takes moves back. Only people whose last change of place this was go anywhere: who was moved on meanwhile stays,
     * and the answer says by whom.
     * @throws NotFoundError when the stage is not of that campaign and company
     */
    async undo(
      autor: Autor,
      { campanhaId, kanbanId, aposPrazo, pessoas }: z.output<typeof UndoLoteBody>,
    ): Promise<MoveLoteAnswer> {
      const etapa = await readEtapa(autor.empresaId, campanhaId, kanbanId)
      const versaoOf = new Map(pessoas.map(({ identificador, versao }) => [identificador, versao]))
      const voltaram = await forEach(autor, [...versaoOf.keys()], async (identificador) => {
        const versao = versaoOf.get(identificador)
        const {
          etapaId,
          deEtapaId,
          naEtapaDesde,
          mensagens,
          versao: agora,
          isTold,
        } = await undoing.undo(autor, {
          identificador,
          campanhaId,
          kanbanId,
          versao,
          aposPrazo,
        })
        return {
          resultado: isTold ? 'ja-estava' : 'movida',
          motivo: '',
          etapaId,
          deEtapaId,
          naEtapaDesde,
          mensagens,
          versao: agora,
        }
      })
      return { etapaNome: etapa.nome, pessoas: voltaram, emailLigado }
    },
  }
}

const refused = (pessoa: Pessoa, motivo: string): LoteMovimento => ({
  ...pessoa,
  resultado: 'nao-movida',
  motivo,
  deEtapaId: null,
  etapaId: null,
  naEtapaDesde: null,
  versao: null,
  mensagens: [],
})
