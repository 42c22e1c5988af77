/* People who are erased, in statements whose `$1` is their ids, `bigint[]`. */

/** The people, and whoever went into one of them and would come out again: what is said of those goes too. */
export const PESSOAS = `(
  select p.id, p.empresa_id, p.nome, p.email, p.telefone, p.cpf from talento p where p.id = any($1::bigint[])
  union all
  select f.talento_id, f.empresa_id, u.o->>'nome', (u.o->>'email')::citext, u.o->>'telefone', u.o->>'cpf'
  from fusao f cross join lateral (select f.unida->'talento') u (o)
  where f.talento_id = any($1::bigint[]) and f.unida is not null and f.desfeita_em is null)`

export const digitsOf = (text: string) => String.raw`regexp_replace(${text}, '\D+', '', 'g')`

/** Said once more, so that no plan reads what other companies have (migration 101). */
export const ofTheirEmpresas = (alias: string) =>
  `${alias}.empresa_id = any(array(select empresa_id from talento where id = any($1::bigint[])))`
