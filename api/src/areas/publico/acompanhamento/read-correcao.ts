import type { CorrecaoBody } from '@seleta/contract/acompanhamento'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { readTelefoneAndCidade } from '../../../domain/talento/pessoa'
import { readCatalogosOf } from '../../../ground/catalogos/nomes-do-catalogo-repository'

/** A correction as the database keeps it, and what is wrong with it by field: read as the way in reads a person. */
export async function readCorrecao(db: Kysely<Database>, body: CorrecaoBody) {
  const { nome, sobre, cidade } = body
  const catalogos = await readCatalogosOf(db, { cidade, ultimoCargo: '' })
  const { campos, telefone, cidadeId } = readTelefoneAndCidade(body, catalogos, 'pessoa')
  return { campos, correcao: { nome, sobre, telefone, cidadeId } }
}
