import type { Figura } from '@seleta/contract/figuras'
import type { CampanhaDaFigura, Indicadores, Recorte } from '@seleta/contract/indicadores'
import { TIPOS_DO_PROCESSO } from '@seleta/contract/limits'
import { EMPRESA_DIAS } from '@seleta/contract/prazos'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { campanhaNotFound } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { createIndicadoresRepository } from './indicadores-repository'

/** How it goes: of the company, a campaign, a colleague (product 69, decision 171). */
export function createIndicadoresService(db: Kysely<Database>) {
  const repository = createIndicadoresRepository(db)
  return {
    /** A number of several campaigns, campaign by campaign (decision 178). */
    listCampanhas: (empresaId: number, figura: Figura): Promise<CampanhaDaFigura[]> =>
      repository.listCampanhas(empresaId, figura),

    /** @throws NotFoundError when the campaign is not the company's */
    async get(empresaId: number, { dias, campanhaId, usuarioId }: Recorte): Promise<Indicadores> {
      if (
        campanhaId !== undefined &&
        (await createCampanhasRepository(db).find(empresaId, campanhaId)) === null
      )
        throw campanhaNotFound()
      const escopo = { empresaId, campanhaId: campanhaId ?? null, usuarioId: usuarioId ?? null, dias }
      const empresa = { empresaId, campanhaId: null, usuarioId: null, dias: EMPRESA_DIAS }
      const [counts, preenchimento, passagens, daEmpresa, fontes, motivos] = await Promise.all([
        repository.readCounts(escopo),
        repository.readPreenchimento(escopo),
        repository.countPassagens(escopo),
        repository.countPassagens(empresa),
        repository.countByFonte(escopo),
        repository.listMotivos(escopo),
      ])
      const conversao = TIPOS_DO_PROCESSO.slice(0, -1).map((tipo) => ({
        tipo,
        ...passagemOf(passagens, tipo),
        empresa: passagemOf(daEmpresa, tipo),
      }))
      return { ...counts, preenchimento, conversao, fontes, motivos }
    },
  }
}

function passagemOf(
  passagens: readonly { tipo: string; entraram: number; avancaram: number }[],
  wanted: string,
) {
  const found = passagens.find(({ tipo }) => tipo === wanted)
  return { entraram: found?.entraram ?? 0, avancaram: found?.avancaram ?? 0 }
}
