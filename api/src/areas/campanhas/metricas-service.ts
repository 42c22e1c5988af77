import type { Graficos, Metricas } from '@seleta/contract/metricas'
import { SITUACAO_POR_TIPO, TIPOS_ETAPA } from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { campanhaNaoEncontrada } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import { drawExampleGraficos } from './example-graficos'
import { createMetricasRepository } from './metricas-repository'

const DIAS_DA_CAMPANHA = 90
const CAMPANHAS_NO_GRAFICO = 12
/** Campaigns told apart as points beside the line of all. */
const CAMPANHAS_EM_PONTOS = 5

/** Numbers of one campaign, and of the whole company (product 17 and 57). */
export function createMetricasService(db: Kysely<Database>) {
  const repository = createMetricasRepository(db)
  return {
    /** @throws NotFoundError */
    async get(empresaId: number, campanhaId: number): Promise<Metricas> {
      if ((await createCampanhasRepository(db).find(empresaId, campanhaId)) === null)
        throw campanhaNaoEncontrada()
      const [funil, origens, porDia, semResposta] = await Promise.all([
        repository.listFunil(empresaId, campanhaId),
        repository.countOrigens(empresaId, campanhaId, null),
        repository.countPorDia(empresaId, campanhaId, DIAS_DA_CAMPANHA),
        repository.countSemResposta(empresaId, campanhaId),
      ])
      return { funil, origens, porDia, semResposta }
    },

    /**
     * The dashboard's charts.
     * @param dias how far back, in days; a company that nobody has applied to sees sample numbers
     */
    async getGraficos(empresaId: number, dias: number): Promise<Graficos> {
      if (!(await repository.hasInscricoes(empresaId))) return drawExampleGraficos()
      const [porDia, porCampanha, campanhas, origens] = await Promise.all([
        repository.countPorDia(empresaId, null, dias),
        repository.countPorCampanhaEDia(empresaId, dias, CAMPANHAS_EM_PONTOS),
        repository.listPartes(empresaId, CAMPANHAS_NO_GRAFICO),
        repository.countOrigens(empresaId, null, dias),
      ])
      return {
        isExemplo: false,
        porDia,
        porCampanha,
        etapas: campanhas.map(({ partes, ...campanha }) => ({ ...campanha, partes: partes.map(toParte) })),
        origens,
      }
    },
  }
}

const toParte = ({ tipo, total }: { tipo: string | null; total: number }) => {
  const known = TIPOS_ETAPA.find((candidate) => candidate === tipo)
  return { situacao: known === undefined ? 'Em Seleção' : SITUACAO_POR_TIPO[known], total }
}
