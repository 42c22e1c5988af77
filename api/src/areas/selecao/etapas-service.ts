import { FICHA_NOT_FOUND } from '@seleta/contract/avaliacao-words'
import { placeOfNew } from '@seleta/contract/etapa-lugar'
import type {
  Cartao,
  Etapa,
  EtapaBody,
  EtapaItem,
  EtapaUpdateBody,
  FiltroKanban,
} from '@seleta/contract/kanban'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../database/schema'
import { withResumo } from '../../domain/avaliacao/avaliacao'
import { campanhaNotFound } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import { toEtapaItem } from '../../domain/etapa/etapa-row'
import { createEtapasRepository } from '../../domain/etapa/etapas-repository'
import { createInscricoesRepository } from '../../domain/inscricao/inscricoes-repository'
import type { Autor } from '../../ground/autor'
import { againAfterOthers } from '../../ground/collision'
import { ConflictError, InvalidError, NotFoundError } from '../../ground/domain-error'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { doOnce } from '../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../ground/idempotency/pedido'
import { createBoardRepository } from './board-repository'
import { createRemovalRepository } from './removal-repository'

export const etapaNotFound = () => new NotFoundError('Etapa não encontrada.')

/** Stages of a board: read, create, change, order, remove (product 45). */
export function createEtapasService(db: Kysely<Database>) {
  /** Runs alone on the campaign of a stage. */
  function onEtapa<T>(
    { empresaId }: Autor,
    id: number,
    work: (trx: Kysely<Database>, etapas: EtapaItem[]) => Promise<T>,
  ): Promise<T> {
    return againAfterOthers(() =>
      db.transaction().execute(async (trx) => {
        const repository = createEtapasRepository(trx)
        const etapa = await repository.find(empresaId, id)
        if (etapa === null) throw etapaNotFound()
        await createCampanhasRepository(trx).lock(empresaId, etapa.campanhaId)
        const etapas = (await repository.list(empresaId, etapa.campanhaId)).map(toEtapaItem)
        if (!etapas.some((other) => other.id === id)) throw etapaNotFound()
        return work(trx, etapas)
      }),
    )
  }

  return {
    async list(empresaId: number, campanhaId: number): Promise<EtapaItem[]> {
      const etapas = await createEtapasRepository(db).list(empresaId, campanhaId)
      if (etapas.length === 0) await assertCampanha(db, empresaId, campanhaId)
      return etapas.map(toEtapaItem)
    },

    /**
     * The board: stages with their first people.
     * @param hasUnplaced whoever stands in no stage comes first, as a column of their own (audit B6)
     * @param filtro only the people that it finds, and their count
     */
    async getKanban(
      { empresaId, usuarioId }: Autor,
      campanhaId: number,
      hasUnplaced = false,
      filtro?: FiltroKanban,
    ): Promise<Etapa[]> {
      const repository = createBoardRepository(db)
      const etapas =
        filtro === undefined
          ? await repository.list(empresaId, campanhaId, hasUnplaced)
          : (await repository.listFiltered(empresaId, campanhaId, hasUnplaced, filtro)).map((row) => ({
              ...row,
              qtd: row.qtdFiltrada,
            }))
      if (etapas.length === 0) await assertCampanha(db, empresaId, campanhaId)
      return etapas.map((row) => ({
        ...toEtapaItem(row),
        talentos: row.talentos.map((cartao) => withResumo(cartao, usuarioId)),
        ultimoEvento: row.ultimoEvento,
      }))
    },

    /** @throws NotFoundError when the campaign is not the company's */
    async listUnplaced(
      { empresaId, usuarioId }: Autor,
      campanhaId: number,
      page: { readonly limite: number; readonly depois: number },
      filtro: FiltroKanban,
    ): Promise<Cartao[]> {
      const cartoes = await createBoardRepository(db).listUnplaced(empresaId, campanhaId, page, filtro)
      if (cartoes === null) throw campanhaNotFound()
      return cartoes.map((cartao) => withResumo(cartao, usuarioId))
    },

    async listTalentos(
      { empresaId, usuarioId }: Autor,
      id: number,
      page: { readonly limite: number; readonly depois: number },
      filtro?: FiltroKanban,
    ): Promise<Cartao[]> {
      const cartoes = await createBoardRepository(db).listCartoes(empresaId, id, page, filtro)
      if (cartoes === null) throw etapaNotFound()
      return cartoes.map((cartao) => withResumo(cartao, usuarioId))
    },

    /** Makes a stage; a place that is asked for is only taken when it lies inside the board. */
    create(autor: Autor, body: z.output<typeof EtapaBody>, pedido: Pedido): Promise<EtapaItem> {
      const { empresaId, usuarioId } = autor
      return doOnce(db, empresaId, pedido, async (trx) => {
        const campanha = await createCampanhasRepository(trx).lock(empresaId, body.campanhaId)
        if (campanha === null) throw campanhaNotFound()
        if (campanha.situacao === 'RASCUNHO')
          throw new ConflictError('Publique a campanha antes de criar etapas.')
        const repository = createEtapasRepository(trx)
        await assertFicha(repository, empresaId, body.idFicha)
        const etapas = await repository.list(empresaId, campanha.id)
        const before = etapas.map((etapa) => etapa.id)
        const place = Math.min(body.ordem ?? placeOfNew(etapas), before.length + 1)
        const ids = await repository.insertAll(empresaId, campanha.id, [
          {
            nome: body.nome.trim(),
            cor: body.cor,
            ordem: place,
            tipo: body.tipo ?? null,
            mensagemNotificacao: body.mensagemNotificacao,
            contatoEmail: body.contato?.email ?? false,
            contatoWhatsapp: body.contato?.whatsapp ?? false,
            contatoSms: body.contato?.sms ?? false,
            limiteDias: body.limiteDias ?? null,
            fichaId: body.idFicha ?? null,
          },
        ])
        await repository.renumber(empresaId, campanha.id, before.toSpliced(place - 1, 0, ...ids))
        return finish(trx, autor, 'etapa_criada', campanha.id, ids[0] ?? 0, usuarioId)
      })
    },

    /** Changes what the body names; `ordem` moves the stage and shifts the others. */
    update(
      autor: Autor,
      id: number,
      { ordem, ...body }: z.output<typeof EtapaUpdateBody>,
    ): Promise<EtapaItem> {
      return onEtapa(autor, id, async (trx, etapas) => {
        const repository = createEtapasRepository(trx)
        await assertFicha(repository, autor.empresaId, body.idFicha)
        await repository.update(autor.empresaId, id, body)
        const campanhaId = etapas[0]?.campanhaId ?? 0
        if (ordem !== undefined) {
          const others = etapas.map((etapa) => etapa.id).filter((other) => other !== id)
          await repository.renumber(autor.empresaId, campanhaId, others.toSpliced(ordem - 1, 0, id))
        }
        // Another place or type may have put somebody past the stage that reveals.
        await repository.revealPassed(autor.empresaId, campanhaId)
        return finish(trx, autor, 'etapa_alterada', campanhaId, id, autor.usuarioId)
      })
    },

    /**
     * Removes a stage.
     * @param destino where its people go
     * @throws ConflictError when it has people and nobody said where they go, or it is the only one
     */
    remove(autor: Autor, id: number, destino: number | undefined): Promise<void> {
      return onEtapa(autor, id, async (trx, etapas) => {
        const { empresaId, usuarioId } = autor
        const etapa = etapas.find((other) => other.id === id)
        if (etapa === undefined) throw etapaNotFound()
        if (etapas.length === 1)
          throw new ConflictError('A campanha precisa de pelo menos uma etapa.', 'ultima_etapa')
        if (destino !== undefined && (destino === id || !etapas.some((other) => other.id === destino))) {
          throw new InvalidError('Escolha outra etapa desta campanha.', {
            destino: 'Escolha outra etapa desta campanha.',
          })
        }
        if (await createEtapasRepository(trx).isCegaAte(empresaId, id))
          throw new ConflictError(
            'A triagem às cegas vai até esta etapa. Mude a triagem às cegas antes de remover.',
            'triagem_cega',
          )
        if (etapa.qtdTalentos > 0) {
          if (destino === undefined) {
            throw new ConflictError(
              `Há pessoas na etapa “${etapa.nome}” (${etapa.qtdTalentos}). Escolha para onde elas vão.`,
              'etapa_com_pessoas',
            )
          }
        }
        if (destino !== undefined)
          await createInscricoesRepository(trx).moveAll(empresaId, id, destino, usuarioId)
        await createRemovalRepository(trx).cancelMensagens(empresaId, id)
        const repository = createEtapasRepository(trx)
        await repository.remove(empresaId, id)
        await repository.renumber(
          empresaId,
          etapa.campanhaId,
          etapas.map((other) => other.id).filter((other) => other !== id),
        )
        await appendEvento(trx, empresaId, {
          tipo: 'etapa_removida',
          usuarioId,
          campanhaId: etapa.campanhaId,
          dados: { etapaId: id, destinoId: destino ?? null },
        })
      })
    },
  }
}

async function finish(
  trx: Kysely<Database>,
  { empresaId }: Autor,
  tipo: 'etapa_criada' | 'etapa_alterada',
  campanhaId: number,
  etapaId: number,
  usuarioId: number,
): Promise<EtapaItem> {
  await appendEvento(trx, empresaId, { tipo, usuarioId, campanhaId, dados: { etapaId } })
  const etapa = await createEtapasRepository(trx).find(empresaId, etapaId)
  if (etapa === null) throw etapaNotFound()
  return toEtapaItem(etapa)
}

async function assertFicha(
  repository: ReturnType<typeof createEtapasRepository>,
  empresaId: number,
  id: number | null | undefined,
): Promise<void> {
  if (id !== null && id !== undefined && !(await repository.holdFicha(empresaId, id)))
    throw new InvalidError(FICHA_NOT_FOUND, { idFicha: FICHA_NOT_FOUND })
}

async function assertCampanha(db: Kysely<Database>, empresaId: number, campanhaId: number): Promise<void> {
  if ((await createCampanhasRepository(db).find(empresaId, campanhaId)) === null) throw campanhaNotFound()
}
