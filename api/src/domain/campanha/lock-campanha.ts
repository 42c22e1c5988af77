import type { Campanha } from '@seleta/contract/campanhas'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError } from '../../ground/domain-error'
import { campanhaNaoEncontrada } from './campanha'
import { toCampanha } from './campanha-row'
import { createCampanhasRepository } from './campanhas-repository'

/**
 * The campaign that people come into, held until the transaction ends.
 * @throws NotFoundError when it is not the company's; ConflictError for a draft or an ended one
 */
export async function lockCampanhaAberta(
  trx: Kysely<Database>,
  empresaId: number,
  id: number,
): Promise<Campanha> {
  const row = await createCampanhasRepository(trx).lock(empresaId, id)
  if (row === null) throw campanhaNaoEncontrada()
  const campanha = toCampanha(row, [])
  if (campanha.situacao === 'RASCUNHO')
    throw new ConflictError('Esta campanha ainda não foi publicada.', 'campanha_rascunho')
  if (campanha.situacao === 'ENCERRADA')
    throw new ConflictError('Esta campanha foi encerrada.', 'campanha_encerrada')
  return campanha
}
