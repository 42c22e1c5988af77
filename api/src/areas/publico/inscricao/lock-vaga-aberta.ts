import { isAberta } from '@seleta/contract/aberta'
import type { Campanha } from '@seleta/contract/campanhas'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { toCampanha } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { ConflictError } from '../../../ground/domain-error'
import { vagaNotFound } from '../vagas/publico-service'

/**
 * The campaign that somebody applies to, held until the transaction ends.
 * @param hoje Brazil's day
 * @throws NotFoundError; ConflictError saying why nobody can apply now
 */
export async function lockVagaAberta(
  trx: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
  hoje: string,
): Promise<Campanha> {
  return assertAberta(await createCampanhasRepository(trx).lock(empresaId, campanhaId), hoje)
}

/**
 * The campaign as it stays until the transaction ends, beside others who apply to it (decision 141).
 * @throws NotFoundError; ConflictError saying why nobody can apply now
 */
export async function shareVagaAberta(
  trx: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
  hoje: string,
): Promise<Campanha> {
  return assertAberta(await createCampanhasRepository(trx).share(empresaId, campanhaId), hoje)
}

/**
 * The same of a row that was read and is held by nobody: for what must not wait behind a held campaign.
 * @throws NotFoundError; ConflictError saying why nobody can apply now
 */
export function assertAberta(row: Parameters<typeof toCampanha>[0] | null, hoje: string): Campanha {
  if (row === null) throw vagaNotFound()
  const refusal = refusalToApply(row, hoje)
  if (refusal !== null) throw refusal
  return toCampanha(row, [])
}

/** Why nobody can apply now; null: anybody can. */
export function refusalToApply(vaga: Parameters<typeof isAberta>[0], hoje: string): ConflictError | null {
  if (vaga.situacao === 'PAUSADA')
    return new ConflictError('As inscrições desta vaga estão pausadas.', 'vaga_pausada')
  return isAberta(vaga, hoje) ? null : new ConflictError('Esta vaga foi encerrada.', 'vaga_encerrada')
}
