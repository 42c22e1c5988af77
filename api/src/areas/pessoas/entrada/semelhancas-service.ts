import type { SemelhancaAnswer, SemelhancaDecisao } from '@seleta/contract/entrada'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { createSemelhancasRepository, joinSemelhantes } from '../../../domain/talento/enter-pessoas'
import type { Autor } from '../../../ground/autor'
import { appendEventos } from '../../../ground/event-log/eventos-repository'
import { rescoreOf } from './open-destino'

type Answer = z.output<typeof SemelhancaAnswer>

/** Two people who may be one: a recruiter joins them, or keeps them apart (decision 108). */
export function createSemelhancasService(db: Kysely<Database>) {
  return {
    /**
     * @param decisao `aberta` takes «separadas» back; a join is taken back by its merge
     * @throws NotFoundError; ConflictError when both have a CPF, and these differ, and when the two minutes in which the
     * screen offers to take «separadas» back are over
     */
    decide({ empresaId, usuarioId }: Autor, id: number, decisao: SemelhancaDecisao): Promise<Answer> {
      return db.transaction().execute(async (trx) => {
        if (decisao === 'juntas') {
          const campanhas = createCampanhasRepository(trx)
          return joinSemelhantes(
            trx,
            {
              empresaId,
              usuarioId,
              rescore: rescoreOf(trx, empresaId),
              lockCampanha: (campanhaId) => campanhas.lock(empresaId, campanhaId),
            },
            id,
          )
        }
        const semelhancas = createSemelhancasRepository(trx)
        const par = await semelhancas.lock(empresaId, id)
        const isSeparada = decisao === 'separadas'
        await semelhancas.setSeparada(empresaId, id, isSeparada)
        await appendEventos(
          trx,
          empresaId,
          [par.talentoId, par.outroId].map((talentoId) => ({
            tipo: 'talento_distinguido',
            usuarioId,
            talentoId,
            dados: { semelhancaId: id, isSeparada },
          })),
        )
        return { identificador: par.identificador, nome: par.nome, fusaoId: null }
      })
    },
  }
}
