import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { computeAderencia } from './aderencia'
import { createAderenciaRepository, type Target } from './aderencia-repository'
import { readExigencias, type CampanhaForAderencia } from './exigencias'
import { readPerfil } from './perfil'

const PART = 500

/**
 * Computes and stores the score of applications to one campaign, so that lists sort and filter by it (product 36).
 * Called when somebody applies, and when the campaign or the person changes.
 * @param alvo everybody in the campaign, or one application
 */
export async function scoreInscricoes(
  trx: Kysely<Database>,
  empresaId: number,
  campanha: CampanhaForAderencia,
  alvo: Target,
): Promise<void> {
  const repository = createAderenciaRepository(trx)
  const funcaoIds = campanha.vaga.funcoes.map(({ funcao }) => funcao.id)
  const exigencias = readExigencias(campanha, await repository.listSinonimos(funcaoIds))
  let after = 0
  for (;;) {
    const perfis = await repository.listPerfis(empresaId, alvo, after, PART)
    await repository.saveAll(
      empresaId,
      perfis.map(({ inscricaoId, perfil }) => ({
        inscricaoId,
        aderencia: computeAderencia(exigencias, readPerfil(perfil, campanha.vaga.perguntas)),
      })),
    )
    const last = perfis.at(-1)
    if (last === undefined || perfis.length < PART) return
    after = last.inscricaoId
  }
}

/**
 * What scores applications anew, whatever campaigns they are in, when what counts of their people changes.
 * @param readCampanha reads one of them in the same transaction
 */
export function createRescore(
  trx: Kysely<Database>,
  empresaId: number,
  readCampanha: (
    trx: Kysely<Database>,
    empresaId: number,
    campanhaId: number,
  ) => Promise<CampanhaForAderencia>,
) {
  return async (
    byCampanha: readonly { readonly campanhaId: number; readonly inscricaoIds: readonly number[] }[],
  ): Promise<void> => {
    for (const { campanhaId, inscricaoIds } of byCampanha)
      await scoreInscricoes(trx, empresaId, await readCampanha(trx, empresaId, campanhaId), { inscricaoIds })
  }
}
