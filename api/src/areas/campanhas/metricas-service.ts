import type { Graficos, Metricas } from '@seleta/contract/metricas'
import {
  PERIOD_DIAS,
  SITUACAO_BY_TIPO,
  SITUACOES_PUBLICADAS,
  SITUACOES_UNDER_WAY,
  TIPOS_ETAPA,
} from '@seleta/contract/limits'
import { EM_SELECAO } from '@seleta/contract/situacao-words'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { campanhaNotFound } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import type { Clock } from '../../ground/clock'
import { drawExampleGraficos } from './example-graficos'
import { createMetricasRepository } from './metricas-repository'

/** More of them have no room for their names. */
const CAMPANHAS_IN_GRAFICO = 8
/** Campaigns told apart as points beside the line of all. */
const CAMPANHAS_AS_DOTS = 5

/** Which charts are asked for. */
type Asked = { readonly dias: number; readonly encerradas: boolean }

/** Numbers of one campaign, and of the whole company (product 17 and 57). */
export function createMetricasService(db: Kysely<Database>, clock: Clock) {
  const repository = createMetricasRepository(db)
  return {
    /** @throws NotFoundError */
    async get(empresaId: number, campanhaId: number): Promise<Metricas> {
      if ((await createCampanhasRepository(db).find(empresaId, campanhaId)) === null) throw campanhaNotFound()
      const [funil, origens, porDia, respostasPendentes] = await Promise.all([
        repository.listFunil(empresaId, campanhaId),
        repository.countOrigens(empresaId, campanhaId, null),
        repository.countByDia(empresaId, campanhaId, PERIOD_DIAS.padrao),
        repository.countRespostasPendentes(empresaId, campanhaId),
      ])
      return { funil, origens, porDia, respostasPendentes }
    },

    /**
     * The dashboard's charts.
     * @param dias how far back, in days; a company that nobody has applied to sees sample numbers
     * @param encerradas whether campaigns that have ended are told apart, too; the figures of all count them always
     */
    async getGraficos(empresaId: number, { dias, encerradas }: Asked): Promise<Graficos> {
      if (!(await repository.hasInscricoes(empresaId))) return drawExampleGraficos(clock())
      const situacoes = encerradas ? SITUACOES_PUBLICADAS : SITUACOES_UNDER_WAY
      const [porDia, porCampanha, campanhas, origens] = await Promise.all([
        repository.countByDia(empresaId, null, dias),
        repository.countByCampanhaAndDia(empresaId, dias, { situacoes, limite: CAMPANHAS_AS_DOTS }),
        repository.listParts(empresaId, { situacoes, limite: CAMPANHAS_IN_GRAFICO }),
        repository.countOrigens(empresaId, null, dias),
      ])
      return {
        isExemplo: false,
        porDia,
        porCampanha,
        etapas: campanhas.map(({ partes, ...campanha }) => ({ ...campanha, partes: partes.map(toShare) })),
        origens,
      }
    },
  }
}

const toShare = ({ tipo, total }: { tipo: string | null; total: number }) => {
  const known = TIPOS_ETAPA.find((candidate) => candidate === tipo)
  return { situacao: known === undefined ? EM_SELECAO : SITUACAO_BY_TIPO[known], total }
}
