import { type RawBuilder, sql } from 'kysely'
import { fusaoOf } from '../backup/erasures'

/*
 * Who went with an import that was taken back, and may come in again as somebody of a new random id: a backup from before
 * has them under the one that went (decision 138). So it has what was told of somebody in another's record, or sent, and was
 * taken back since. Of a name with a CPF, e-mail or phone a digest is kept, salted with that id: it says whether somebody is
 * who went, and not who that was.
 */

type Chave = 'cpf' | 'email' | 'telefone'

/** @param p somebody, with name and keys @param id of who went */
const digestOf = (p: string, chave: Chave, id: string) =>
  `sha256(convert_to(${id}::text || ' ' || public.f_busca(${p}.nome) || ' ' || lower(${p}.${chave}::text), 'UTF8'))`

/** One of 256 marks, which many names have: who is looked for is not looked for among everybody. */
const markOf = (p: string) => `get_byte(sha256(convert_to(public.f_busca(${p}.nome), 'UTF8')), 0)`

const digestsOf = (p: string, id: string) =>
  [markOf(p), ...(['cpf', 'email', 'telefone'] as const).map((chave) => digestOf(p, chave, id))].join(', ')

/** Of `talento` as t, as `marca`, `por_cpf`, `por_email` and `por_telefone`. */
export const digests = sql.raw(digestsOf('t', 't.identificador'))

const firstOf = (nome: string) => `split_part(public.f_busca(${nome}), ' ', 1)`

/**
 * Notes what was told of somebody, or sent, under another first name than the record's in which it stood, and is to be said
 * no more. What was told of the record's own person is noted of nobody: a namesake who is erased would take it along.
 * @param from SQL after «from», of `x`, which has a company and a person
 * @param id SQL of the random id that a backup knows it by @param told SQL of what was told, a JSON of a person
 */
export const noteDevolvidas = (from: RawBuilder<unknown>, id: string, told: string) => sql`
  insert into talento_devolvido (identificador, empresa_id, marca, por_cpf, por_email, por_telefone)
  select ${sql.raw(id)}, x.empresa_id, ${sql.raw(digestsOf('p', id))}
  from ${from} join talento t on t.empresa_id = x.empresa_id and t.id = x.talento_id
    cross join lateral jsonb_to_record(${sql.raw(told)}) as p (nome text, cpf text, email text, telefone text)
  where ${sql.raw(firstOf('t.nome'))} <> ${sql.raw(firstOf('p.nome'))} and num_nonnulls(p.cpf, p.email, p.telefone) > 0
  on conflict do nothing`

/** As `noteDevolvidas`, of what these merges told, before they say nothing any more. */
export const noteFusoes = (empresaId: number, fusaoIds: readonly number[]) =>
  noteDevolvidas(
    sql`(select * from fusao where empresa_id = ${empresaId} and id = any(${fusaoIds}::bigint[])) x`,
    fusaoOf('x'),
    'x.chegou',
  )

/**
 * Notes by whom they are what was told of people, in the record of somebody who goes with a file: a backup has it there.
 * @param from SQL of `x`, with `dito`, the id of what was told, and `talento_id`
 */
export const noteToldOf = (empresaId: number, from: RawBuilder<unknown>) => sql`
  insert into talento_devolvido (identificador, empresa_id, marca, por_cpf, por_email, por_telefone, voltou_como)
  select x.dito, t.empresa_id, ${sql.raw(digestsOf('t', 'x.dito'))}, t.identificador
  from ${from} join talento t on t.empresa_id = ${empresaId} and t.id = x.talento_id
  on conflict (identificador) do update set voltou_como = excluded.voltou_como`

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
 * `talento_devolvido` as d is somebody, as p with their id, name and keys: by a phone only where no namesake on record is it;
 * never who has come in again as somebody else who is on record.
 */
export const isWhoWent = sql.raw(`d.marca = ${markOf('p')} and not exists (
  select from talento v where v.empresa_id = d.empresa_id and v.identificador = d.voltou_como and v.id <> p.id) and (${isSurely('p')} or ${canBe('p')} and not exists (
  select from talento o where o.empresa_id = d.empresa_id and o.id <> p.id
    and public.f_busca(o.nome) = public.f_busca(p.nome) and ${canBe('o')}))`)
