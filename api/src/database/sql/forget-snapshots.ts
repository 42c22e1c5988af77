import { foldedOf } from './folded-name'
import { ofTheirEmpresas, PESSOAS } from './who-goes'

/* What merges of others keep of whoever is erased: keys that a wrong file had given to the one or the other. */

const CHAVES = ['email', 'cpf', 'telefone'] as const
type Chave = (typeof CHAVES)[number]

/** What a merge keeps, by name; of a join it is who went, too. */
const SNAPSHOTS = [
  ['antes', 'f.antes'],
  ['depois', 'f.depois'],
  ['chegou', 'f.chegou'],
  ['unida', "f.unida->'talento'"],
] as const

const ifOther = (name: string, nome: string) => `case when ${name}.nome <> o.nome then ${foldedOf(nome)} end`

/** A key as it is compared: CPFs and phones are kept as their digits. */
const sameOf = (chave: Chave, text: string) => (chave === 'email' ? `lower(${text}::text)` : text)

/** Each key of a merge, as f, beside that of the one whose merge it is, as o. */
const KEPT = SNAPSHOTS.flatMap(([name]) => [
  ...CHAVES.map(
    (chave) =>
      `('${name}', '${chave}', ${sameOf(chave, `${name}.${chave}`)}, ${sameOf(chave, `o.${chave}`)})`,
  ),
  // The name of what came is whose it tells; of whom it came to it was another's. Few are called by another one since.
  ...(name === 'antes' || name === 'depois'
    ? [`('${name}', 'nome', ${ifOther(name, `${name}.nome`)}, ${ifOther(name, 'o.nome')})`]
    : []),
])

const found = SNAPSHOTS.map(
  ([name]) =>
    `coalesce(jsonb_object_agg(v.chave, case v.chave when 'nome' then o.nome end) filter (where v.lugar = '${name}'), '{}') as ${name}`,
)

/**
 * Merges of others keep no e-mail, CPF or phone of the people, nor of their own person the name, unless that one has it on
 * record too, as a family has a phone: «Separar» gives nobody a key of whoever was erased. Merges that were taken apart,
 * too. They are found by an index of what they keep, which compares without a language.
 */
export const FORGET_SNAPSHOTS = `with deles as materialized (
    select distinct t.empresa_id, c.chave, c.valor from ${PESSOAS} t cross join lateral (values
      ${CHAVES.map((chave) => `('${chave}', ${sameOf(chave, `t.${chave}`)})`).join(', ')},
      ('nome', ${foldedOf('t.nome')})) c (chave, valor)
    where c.valor <> ''
  ), perto as materialized (
    select distinct g.id from deles d cross join lateral (
      select f.id from fusao f where ${ofTheirEmpresas('f')}
        and public.f_chaves_da_fusao(f.empresa_id, f.antes, f.depois, f.chegou, f.unida)
          @> array[(d.empresa_id || ' ' || d.valor) collate "default"] offset 0) g
  ), achadas as materialized (
    select f.id, ${found.join(', ')}
    from fusao f join talento o on o.empresa_id = f.empresa_id and o.id = f.talento_id
      ${SNAPSHOTS.map(([name, snapshot]) => `cross join lateral jsonb_to_record(${snapshot}) ${name} (nome text, email text, cpf text, telefone text)`).join('\n      ')}
      cross join lateral (values ${KEPT.join(', ')}) v (lugar, chave, valor, propria)
    where ${ofTheirEmpresas('f')} and f.talento_id <> all($1::bigint[])
      and f.id = any(array(select id from perto))
      and ((f.empresa_id, v.chave, v.valor) in (select empresa_id, chave, valor from deles)) is true
      and v.valor is distinct from v.propria
    group by f.id
  )
  update fusao f set antes = f.antes || a.antes, depois = f.depois || a.depois, chegou = f.chegou || a.chegou,
    unida = case when a.unida = '{}' then f.unida else jsonb_set(f.unida, '{talento}', f.unida->'talento' || a.unida) end
  from achadas a where f.id = any(array(select id from achadas)) and f.id = a.id and ${ofTheirEmpresas('f')}`
