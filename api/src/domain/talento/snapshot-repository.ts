import { sql, type RawBuilder } from 'kysely'

export type Snapshot = Readonly<Record<string, unknown>>

/**
 * What a merge can change of a person, of `talento` as t: kept before and after, so that it can be taken apart.
 */
export const snapshot: RawBuilder<object> = sql`jsonb_build_object(
  'nome', t.nome, 'email', t.email, 'telefone', t.telefone, 'cpf', t.cpf, 'nascimento', t.nascimento, 'cidadeId', t.cidade_id,
  'formacao', t.formacao, 'tempoExperiencia', t.tempo_experiencia, 'cnh', t.cnh, 'pretensao', t.pretensao, 'sobre', t.sobre, 'idiomas', t.idiomas,
  'habilidades', t.habilidades, 'funcaoIds', t.funcao_ids, 'curriculoId', t.curriculo_id,
  'origemReferencia', t.origem_referencia)`

/** The columns of it, with their types. */
export const COLUMNS = [
  ['nome', 'text'],
  ['email', 'citext'],
  ['telefone', 'text'],
  ['cpf', 'text'],
  ['nascimento', 'date'],
  ['cidadeId', 'bigint'],
  ['formacao', 'text'],
  ['tempoExperiencia', 'text'],
  ['cnh', 'text'],
  ['pretensao', 'integer'],
  ['sobre', 'text'],
  ['idiomas', 'text[]'],
  ['habilidades', 'text[]'],
  ['funcaoIds', 'bigint[]'],
  ['curriculoId', 'bigint'],
  ['origemReferencia', 'text'],
] as const

export const SNAPSHOT_KEYS = COLUMNS.map(([key]) => key)

/** Of whom nobody has told. */
export const NOBODY: Snapshot = {
  ...Object.fromEntries(SNAPSHOT_KEYS.map((key) => [key, null])),
  nome: '',
  sobre: '',
  idiomas: [],
  habilidades: [],
  funcaoIds: [],
}

/** Of whom nothing is known but whose mailbox it is. */
export const nobodyOf = (antes: Snapshot): Snapshot => ({ ...NOBODY, email: antes['email'] ?? null })
