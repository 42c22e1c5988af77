import {
  CampanhaItem,
  type Campanha,
  type ContagemCampanhas,
  type ContagemQuery,
  type FiltroCampanhasBody,
} from '@seleta/contract/campanhas'
import { NOME_MAX } from '@seleta/contract/text-max'
import { cutText } from '@seleta/regras/text'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { readCampanha, toCampanhaColumns, toRascunho, writeParts } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import type { Autor, Sessao } from '../../ground/autor'
import { listResponsaveis } from '../../ground/equipe-repository'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { doOnce } from '../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../ground/idempotency/pedido'
import { assertDepth, toPage, type PageInput, type PageOf } from '../../ground/pages'

/** Lists, counts, reads and copies campaigns of one company. */
export function createCampanhasService(db: Kysely<Database>) {
  const repository = createCampanhasRepository(db)
  return {
    /** Those that the caller reaches. */
    async filter(
      sessao: Sessao,
      filtro: FiltroCampanhasBody,
      page: PageInput,
    ): Promise<PageOf<CampanhaItem>> {
      assertDepth(page)
      const [rows, total] = await Promise.all([
        repository.filter(sessao, filtro, page),
        repository.count(sessao, filtro),
      ])
      return toPage(rows, total, page)
    },

    count: (sessao: Sessao, query: ContagemQuery): Promise<ContagemCampanhas> =>
      repository.countBySituacao(sessao, query),

    sumTalentos: (empresaId: number): Promise<number> => repository.sumTalentos(empresaId),

    /**
     * The campaign, with who is responsible for it.
     * @throws NotFoundError
     */
    async get(empresaId: number, id: number): Promise<Campanha> {
      const [campanha, responsaveis] = await Promise.all([
        readCampanha(db, empresaId, id),
        listResponsaveis(db, empresaId, id),
      ])
      return { ...campanha, responsaveis }
    },

    /** A new draft with the same content, without dates (product 19). */
    duplicate({ empresaId, usuarioId }: Autor, id: number, pedido: Pedido): Promise<Campanha> {
      return doOnce(db, empresaId, pedido, async (trx) => {
        const original = toRascunho(await readCampanha(trx, empresaId, id))
        const copy = {
          ...original,
          nome: cutText(`${original.nome} (cópia)`, NOME_MAX),
          inicio: null,
          fechamento: null,
        }
        const copyId = await createCampanhasRepository(trx).insert(
          empresaId,
          usuarioId,
          toCampanhaColumns(copy),
          'detalhes',
        )
        await writeParts(trx, empresaId, copyId, copy, false)
        await appendEvento(trx, empresaId, {
          tipo: 'campanha_duplicada',
          usuarioId,
          campanhaId: copyId,
          dados: { deCampanhaId: id },
        })
        return readCampanha(trx, empresaId, copyId)
      })
    },
  }
}
