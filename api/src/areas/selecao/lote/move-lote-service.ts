import type { UndoLoteBody, LoteMovimento, MoveLoteAnswer, MoveLoteBody } from '@seleta/contract/lote'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { DomainError } from '../../../ground/domain-error'
import type { Autor } from '../../../ground/autor'
import { etapaNotFound } from '../etapas-service'
import { createEtapasRepository } from '../../../domain/etapa/etapas-repository'
import { createMoveService } from '../move-service'
import { createLoteRepository } from './lote-repository'
import { leaveCampanha } from './leave-campanha'

/** Moves many people of one campaign, each on their own: one that cannot be moved does not keep the others. */
export function createMoveLoteService(db: Kysely<Database>, publicUrl: string) {
  const moves = createMoveService(db, publicUrl)

  async function readEtapa(empresaId: number, campanhaId: number, kanbanId: number) {
    const etapa = await createEtapasRepository(db).find(empresaId, kanbanId)
    if (etapa === null || etapa.campanhaId !== campanhaId) throw etapaNotFound()
    return etapa
  }

  async function moveOne(
    autor: Autor,
    nomes: ReadonlyMap<string, string>,
    movimento: { identificador: string; campanhaId: number; kanbanId: number },
  ): Promise<LoteMovimento> {
    const { identificador } = movimento
    const pessoa = { identificador, nome: nomes.get(identificador) ?? '' }
    try {
      const { deEtapaId, etapaId, isNew } = await moves.move(autor, movimento).then((answer) => ({
        ...answer,
        isNew: answer.deEtapaId === null,
      }))
      const resultado = isNew ? 'adicionada' : deEtapaId === etapaId ? 'ja-estava' : 'movida'
      return { ...pessoa, resultado, motivo: '', deEtapaId }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return { ...pessoa, resultado: 'nao-movida', motivo: error.message, deEtapaId: null }
    }
  }

  return {
    /** @throws NotFoundError when the stage is not of that campaign and company */
    async move(
      autor: Autor,
      { identificadores, campanhaId, kanbanId }: z.output<typeof MoveLoteBody>,
    ): Promise<MoveLoteAnswer> {
      const etapa = await readEtapa(autor.empresaId, campanhaId, kanbanId)
      const unique = [...new Set(identificadores)]
      const nomes = await createLoteRepository(db).readNomes(autor.empresaId, unique)
      const pessoas: LoteMovimento[] = []
      for (const identificador of unique) {
        pessoas.push(await moveOne(autor, nomes, { identificador, campanhaId, kanbanId }))
      }
      return { etapaNome: etapa.nome, pessoas }
    },

    /**
     * Takes a bulk move back. Only people who still stand where it put them go anywhere: who was moved on meanwhile
     * stays, and is told.
     * @throws NotFoundError when the stage is not of that campaign and company
     */
    async undo(
      autor: Autor,
      { campanhaId, kanbanId, pessoas }: z.output<typeof UndoLoteBody>,
    ): Promise<MoveLoteAnswer> {
      const etapa = await readEtapa(autor.empresaId, campanhaId, kanbanId)
      const repository = createLoteRepository(db)
      const nomes = await repository.readNomes(
        autor.empresaId,
        pessoas.map(({ identificador }) => identificador),
      )
      const answer: LoteMovimento[] = []
      for (const { identificador, deEtapaId } of pessoas) {
        const pessoa = { identificador, nome: nomes.get(identificador) ?? '', deEtapaId }
        const isThere = await repository.isNaEtapa(autor.empresaId, identificador, kanbanId)
        if (!isThere) {
          const motivo = 'Esta pessoa já não está na etapa.'
          answer.push({ ...pessoa, resultado: 'nao-movida', motivo })
        } else if (deEtapaId === null) {
          answer.push({ ...pessoa, ...(await leaveCampanha(db, autor, identificador, campanhaId, kanbanId)) })
        } else {
          answer.push(await moveOne(autor, nomes, { identificador, campanhaId, kanbanId: deEtapaId }))
        }
      }
      return { etapaNome: etapa.nome, pessoas: answer }
    },
  }
}
