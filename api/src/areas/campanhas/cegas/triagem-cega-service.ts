import type { TriagemAsCegas } from '@seleta/contract/as-cegas'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { campanhaNotFound } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { createEtapasRepository } from '../../../domain/etapa/etapas-repository'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../../ground/autor'
import { wrongCampos } from '../../../ground/domain-error'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { tellGroups } from './tell-groups'
import { createTriagemCegaRepository, type GroupRow } from './triagem-cega-repository'

const DIMENSOES = [
  ['sexo', 'Sexo'],
  ['idade', 'Idade'],
  ['cidade', 'Cidade'],
] as const satisfies readonly (readonly [GroupRow['dimensao'], string])[]

/** Blind triage of a campaign, and who came in and got past by it (product 76, decision 193). */
export function createTriagemCegaService(db: Kysely<Database>) {
  async function get(empresaId: number, campanhaId: number): Promise<TriagemAsCegas> {
    const repository = createTriagemCegaRepository(db)
    const ateEtapaId = await repository.findAte(empresaId, campanhaId)
    if (ateEtapaId === undefined) throw campanhaNotFound()
    if (ateEtapaId === null) return { ateEtapaId, dimensoes: [] }
    const rows = await repository.countGroups(empresaId, campanhaId)
    const dimensoes = DIMENSOES.map(([dimensao, nome]) => ({
      nome,
      grupos: tellGroups(rows.filter((row) => row.dimensao === dimensao)),
    }))
    return { ateEtapaId, dimensoes }
  }

  return {
    get,

    /**
     * @param ateEtapaId the stage that reveals; null ends it, and everybody is seen
     * @throws NotFoundError; InvalidError for a stage of another campaign, or the first, before which nobody stands
     */
    async save(autor: Autor, campanhaId: number, ateEtapaId: number | null): Promise<TriagemAsCegas> {
      const { empresaId, usuarioId } = autor
      await db.transaction().execute(async (trx) => {
        if ((await createCampanhasRepository(trx).lock(empresaId, campanhaId)) === null)
          throw campanhaNotFound()
        const etapas = createEtapasRepository(trx)
        const [first, ...others] = await etapas.list(empresaId, campanhaId)
        const isOne = ateEtapaId === null || others.some(({ id }) => id === ateEtapaId)
        if (first === undefined || !isOne)
          throw wrongCampos({ ateEtapaId: 'Escolha uma etapa desta campanha, depois da primeira.' })
        await createTriagemCegaRepository(trx).set(empresaId, campanhaId, ateEtapaId)
        await etapas.revealPassed(empresaId, campanhaId)
        await appendEvento(trx, empresaId, { tipo: 'campanha_alterada', usuarioId, campanhaId, dados: {} })
        const acao = ateEtapaId === null ? 'triagem_cega_desligada' : 'triagem_cega_ligada'
        await writeAuditoria(trx, autor, { acao, alvo: `campanha:${campanhaId}`, dados: { ateEtapaId } })
      })
      return get(empresaId, campanhaId)
    },
  }
}
