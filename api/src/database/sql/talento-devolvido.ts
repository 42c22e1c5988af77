import { sql } from 'kysely'

/*
 * Who went with an import that was taken back, and may come in again as somebody of a new random id: a backup from before
 * has them under the one that went (decision 138). Of a name with a CPF, e-mail or phone a digest is kept, salted with that
 * id: it says whether somebody is who went, and not who that was.
 */

type Chave = 'cpf' | 'email' | 'telefone'

/** @param p somebody, with name and keys @param id of who went */
const digestOf = (p: string, chave: Chave, id: string) =>
  `sha256(convert_to(${id}::text || ' ' || public.f_busca(${p}.nome) || ' ' || lower(${p}.${chave}::text), 'UTF8'))`

/** One of 256 marks, which many names have: who is looked for is not looked for among everybody. */
const markOf = (p: string) => `get_byte(sha256(convert_to(public.f_busca(${p}.nome), 'UTF8')), 0)`

/** Of `talento` as t, as `marca`, `por_cpf`, `por_email` and `por_telefone`. */
export const digests = sql.raw(
  [
    markOf('t'),
    ...(['cpf', 'email', 'telefone'] as const).map((chave) => digestOf('t', chave, 't.identificador')),
  ].join(', '),
)

const NOTED = {
  cpf: 'd.por_cpf',
  email: 'd.por_email',
  telefone: 'd.por_telefone',
} as const satisfies Record<Chave, string>
/** `talento_devolvido` as d has the name and this key of somebody; null: one of both has none. */
const has = (p: string, chave: Chave) => `${NOTED[chave]} = ${digestOf(p, chave, 'd.identificador')}`
/** By more than a phone, which is a family's; two CPFs that differ are never one person. */
const isSurely = (p: string) => `coalesce(${has(p, 'cpf')}, ${has(p, 'email')}, false)`
const canBe = (p: string) => `coalesce(${has(p, 'cpf')}, ${has(p, 'email')} or ${has(p, 'telefone')}, false)`

/** `talento_devolvido` as d is somebody who comes in, as p with their name and keys. */
export const isWhoComesAgain = sql.raw(
  `d.voltou_como is null and d.marca = ${markOf('p')} and ${isSurely('p')}`,
)

/**
 * `talento_devolvido` as d is somebody, as p with their id, name and keys: by a phone only where no namesake on record is it.
 */
export const isWhoWent =
  sql.raw(`d.marca = ${markOf('p')} and (${isSurely('p')} or ${canBe('p')} and not exists (
  select from talento o where o.empresa_id = d.empresa_id and o.id <> p.id
    and public.f_busca(o.nome) = public.f_busca(p.nome) and ${canBe('o')}))`)
