import { FALTA_CIDADE, FALTA_TELEFONE } from '@seleta/contract/faltas'
import type { CorrecaoBody } from '@seleta/contract/acompanhamento'
import { readTelefone } from '@seleta/regras/telefone'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { readCatalogosOf } from '../../../ground/catalogos/nomes-do-catalogo-repository'

/** A correction as the database keeps it, and what is wrong with it by field. */
export async function readCorrecao(db: Kysely<Database>, body: CorrecaoBody) {
  const { nome, sobre } = body
  const telefone = body.telefone === '' ? null : readTelefone(body.telefone)
  const cidadeId = await findCidade(db, body.cidade)
  const campos: Record<string, string> = {}
  if (body.telefone !== '' && telefone === null) campos['telefone'] = FALTA_TELEFONE
  if (body.cidade !== '' && cidadeId === null) campos['cidade'] = FALTA_CIDADE
  return { campos, correcao: { nome, sobre, telefone, cidadeId } }
}

/** @returns null for a text that names no city, or more than one */
async function findCidade(db: Kysely<Database>, cidade: string): Promise<number | null> {
  if (cidade === '') return null
  const found = (await readCatalogosOf(db, { cidade, ultimoCargo: '' })).findCidade(cidade, '')
  return typeof found === 'number' ? found : null
}
