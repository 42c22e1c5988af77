import { findWrongValues } from '@seleta/contract/value-checks'
import type { Campanha, CampanhaRascunho } from '@seleta/contract/campanhas'
import { findBrokenChecks } from '@seleta/contract/publish-checks'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError, InvalidError, NotFoundError } from '../../ground/domain-error'
import { createCampanhaPartsRepository } from './campanha-parts-repository'
import { quadrosOf, toCampanha } from './campanha-row'
import { createCampanhasRepository } from './campanhas-repository'

/** What publish, update and the drafts share. */

export const campanhaNotFound = () => new NotFoundError('Campanha não encontrada.')

export const versaoOutdated = () =>
  new ConflictError(
    'Esta campanha foi salva em outro lugar depois que você a abriu. Nada foi sobrescrito.',
    'versao_antiga',
  )

/** @throws NotFoundError */
export async function readCampanha(db: Kysely<Database>, empresaId: number, id: number): Promise<Campanha> {
  const repository = createCampanhasRepository(db)
  const row = await repository.find(empresaId, id)
  if (row === null) throw campanhaNotFound()
  return toCampanha(row, await repository.listPublicacoes(empresaId, id))
}

/**
 * The five checks in the spec's order: the first is the message, all of them stand at their fields (product 35).
 * @throws InvalidError
 */
export function assertCompleta(campanha: CampanhaRascunho): void {
  refuse(findBrokenChecks(campanha), 'campanha_incompleta')
}

/**
 * What is given and wrong, by the rules of the wizard's fields and in its words (spec sections 5 and 9).
 * @param hoje Brazil's day
 * @param antes what stands already: time alone makes no closing date wrong
 * @throws InvalidError
 */
export function assertValues(
  campanha: CampanhaRascunho,
  hoje: string,
  antes?: Pick<CampanhaRascunho, 'fechamento'>,
): void {
  const isKept = antes !== undefined && antes.fechamento === campanha.fechamento
  const today = isKept && campanha.fechamento !== null ? campanha.fechamento : hoje
  refuse(findWrongValues(campanha, today), 'campanha_invalida')
}

function refuse(
  faults: readonly { readonly field: string; readonly message: string }[],
  codigo: string,
): void {
  const [first] = faults
  if (first === undefined) return
  const campos = Object.fromEntries(faults.map(({ field, message }) => [field, message]))
  throw new InvalidError(first.message, campos, codigo)
}

/** Rows that follow the campaign's content. A draft has no questions nor boards of its own yet. */
export async function writeParts(
  trx: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
  campanha: CampanhaRascunho,
  isPublicada: boolean,
): Promise<void> {
  if (!isPublicada) return
  const parts = createCampanhaPartsRepository(trx)
  await parts.replacePerguntas(empresaId, campanhaId, campanha.vaga.perguntas)
  await parts.replacePublicacoes(empresaId, campanhaId, quadrosOf(campanha))
}

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
  if (row === null) throw campanhaNotFound()
  const campanha = toCampanha(row, [])
  if (campanha.situacao === 'RASCUNHO')
    throw new ConflictError('Esta campanha ainda não foi publicada.', 'campanha_rascunho')
  if (campanha.situacao === 'ENCERRADA')
    throw new ConflictError('Esta campanha foi encerrada.', 'campanha_encerrada')
  return campanha
}
