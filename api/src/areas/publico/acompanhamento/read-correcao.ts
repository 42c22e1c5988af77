import type { CorrecaoBody } from '@seleta/contract/acompanhamento'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { type Pessoa, readTelefoneAndCidade } from '../../../domain/talento/pessoa'
import { readCatalogosOf } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import { CAMPOS_PROPRIOS } from '../../../ground/event-log/campos-corrigidos'

type Propria = Pick<Pessoa, (typeof CAMPOS_PROPRIOS)[number]>

/**
 * A correction as the database keeps it, and what is wrong with it by field: read as the way in reads a person.
 * `changed`: which fields are others than the form was drawn with, and these alone are in the correction; null where it
 * does not say with what, and then all are.
 */
export async function readCorrecao(
  db: Kysely<Database>,
  body: CorrecaoBody,
): Promise<{
  campos: Record<string, string>
  correcao: Partial<Propria>
  changed: readonly (keyof Propria)[] | null
}> {
  const { campos, correcao } = await readTyped(db, body)
  if (body.antes === null) return { campos, correcao, changed: null }
  const { correcao: antes } = await readTyped(db, body.antes)
  const changed = CAMPOS_PROPRIOS.filter((campo) => textOf(correcao[campo]) !== textOf(antes[campo]))
  return { campos, correcao: Object.fromEntries(changed.map((campo) => [campo, correcao[campo]])), changed }
}

async function readTyped(
  db: Kysely<Database>,
  typed: Pick<CorrecaoBody, 'nome' | 'telefone' | 'cidade' | 'sobre'>,
): Promise<{ campos: Record<string, string>; correcao: Propria }> {
  const { nome, sobre, cidade } = typed
  const catalogos = await readCatalogosOf(db, { cidade, ultimoCargo: '' })
  const { campos, telefone, cidadeId } = readTelefoneAndCidade(typed, catalogos, 'pessoa')
  return { campos, correcao: { nome, sobre, telefone, cidadeId } }
}

/** A browser sends lines as it breaks them. */
const textOf = (value: string | number | null) =>
  String(value ?? '')
    .replaceAll('\r\n', '\n')
    .trim()
