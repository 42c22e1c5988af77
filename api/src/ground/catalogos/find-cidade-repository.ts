import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/**
 * The city of a text as people type it: 'Recife – PE', 'recife/pe', 'Recife'. Without a state only a name that one
 * city alone has counts.
 * @returns null when no city, or more than one, answers to it
 */
export async function findCidade(db: Kysely<Database>, texto: string): Promise<number | null> {
  const match = /^(.*?)(?:\s*[-–/,(]\s*([a-z]{2})\)?)?$/i.exec(texto.trim())
  const nome = match?.[1]?.trim() ?? ''
  const uf = match?.[2]?.toUpperCase() ?? null
  if (nome === '') return null
  const { rows } = await sql<{ id: number }>`
    select id from cidade where public.f_busca(nome) = public.f_busca(${nome}) and (${uf}::text is null or uf = ${uf})
    limit 2
  `.execute(db)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
