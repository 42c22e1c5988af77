import type { Pool } from 'pg'

/** Everything that a database has of each person, part by part, but for what a restore may change in anybody. */

/** Tables of what is somebody's, without some of their columns. */
const PARTS = {
  experiencia: [],
  formacao_academica: [],
  resultado_teste: [],
  fusao: [],
  declaracao: [],
  correcao: [],
  inscricao: ['versao'],
  nota: [],
  // What was due may have left since: the restore says so of the message, and in the log.
  mensagem: ['estado', 'erro', 'alterada_em', 'enviada_em'],
  evento: ['transacao'],
}
const columns = (names: readonly string[]) => `array[${names.map((one) => `'${one}'`).join(', ')}]::text[]`
const QUERY = `
  select t.identificador, jsonb_build_object(
    'talento', to_jsonb(t) - ${columns(['fts', 'busca', 'atualizado_em'])},
    'resposta', (select jsonb_agg(r order by r.id) from resposta r join inscricao i on i.id = r.inscricao_id
      where i.talento_id = t.id),
    'curriculo', (select to_jsonb(a) - ${columns(['conteudo', 'chave'])} from arquivo a where a.id = t.curriculo_id),
    ${Object.entries(PARTS)
      .map(
        ([table, left]) => `'${table}', (select jsonb_agg(to_jsonb(x) - ${columns(left)} order by x.id)
      from ${table} x where x.talento_id = t.id${table === 'evento' ? " and x.tipo <> 'mensagem_falhou'" : ''})`,
      )
      .join(',\n    ')}) as parts
  from talento t`

export interface Portrait {
  readonly parts: unknown
  readonly text: string
}

/** What somebody is called. */
export const nomeIn = ({ parts }: Portrait): string =>
  // As the query above makes it.
  (parts as { readonly talento: { readonly nome: string } }).talento.nome

/** @returns by the person's random id */
export async function readPortraits(pool: Pool): Promise<Map<string, Portrait>> {
  const { rows } = await pool.query<{ identificador: string; parts: unknown }>(QUERY)
  return new Map(
    rows.map(({ identificador, parts }) => [identificador, { parts, text: JSON.stringify(parts) }]),
  )
}

/** Each value by where it stands; rows by their id. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return leaves.set(path, JSON.stringify(value))
  for (const [name, one] of Object.entries(value)) {
    const isRow = Array.isArray(value) && typeof one === 'object' && one !== null && 'id' in one
    leavesOf(one, `${path}/${isRow ? String(one.id) : name}`, leaves)
  }
  return leaves
}

/**
 * What is neither as in the backup nor as in the product that went on.
 * @param is undefined: nobody is there
 */
export function listDiffering(was: Portrait, is: Portrait | undefined, live: Portrait | undefined): string[] {
  if (is === undefined) return live === undefined ? [] : ['nobody']
  const [before, after, still] = [leavesOf(was.parts), leavesOf(is.parts), leavesOf(live?.parts ?? {})]
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter(
      (path) =>
        after.get(path) !== before.get(path) && (live === undefined || after.get(path) !== still.get(path)),
    )
    .map((path) => `${path}: ${before.get(path) ?? 'nothing'} → ${after.get(path) ?? 'nothing'}`)
}
