import { IS_TOLD_BY_FUSAO } from './told-by-fusao'

/**
 * A cell as somebody typed it is an e-mail, CPF or phone of `t`. Wider than the rules of `shared/regras` that read a cell
 * for a person, never narrower: blanks of any kind around an e-mail, a CPF whose zeros a spreadsheet ate, a phone among
 * others in one cell.
 */
const isOf = (cell: string) => {
  const digits = String.raw`regexp_replace(${cell}, '\D', '', 'g')`
  return String.raw`(regexp_replace(lower(${cell}), '[[:space:]\u00a0\u200b\ufeff]+', '', 'g') = lower(t.email::text)
    or length(${digits}) between 1 and 11 and lpad(${digits}, 11, '0') = regexp_replace(t.cpf, '\D', '', 'g')
    or length(t.telefone) >= 10 and strpos(${digits}, right(regexp_replace(t.telefone, '\D', '', 'g'), 10)) > 0)`
}

/** Said once more, so that no plan reads files of other companies (migration 101). */
const ofTheirEmpresas = (alias: string) =>
  `${alias}.empresa_id = any(array(select empresa_id from talento where id = any($1::bigint[])))`

/** Merges of the people into somebody else that were taken apart, as f; whole people take with them what is theirs. */
const WAS_APART = `(select f.* from evento e join fusao f on f.id = (e.dados->>'fusaoId')::bigint
  and f.empresa_id = e.empresa_id and f.talento_id <> e.talento_id and f.desfeita_em is not null and f.unida is null
  where e.talento_id = any($1::bigint[]) and e.tipo = 'talento_separado') f`

/**
 * Takes people out of what is not theirs and says something of them. Erasing and restoring a backup say the same: each
 * statement's `$1` is the ids of the people, `bigint[]`, whose rows still stand.
 *
 * Imported files, also where no row was ever joined to them: by e-mail, phone or CPF, and by the name in rows that failed.
 * A row keeps its place in the report, without the person (row S3 of docs/audit.md).
 *
 * Merges into somebody else that were taken apart: what came goes, the other's own portrait from before stays. So does
 * what was sent or imported with it, which older releases left with the other one.
 */
export const FORGET_ELSEWHERE = [
  `update importacao_linha l set nome = '', valores = '[]', motivos = '{}' from talento t
   where t.id = any($1::bigint[]) and l.empresa_id = t.empresa_id and ${ofTheirEmpresas('l')} and (l.valores <> '[]' or l.nome <> '')
     and (l.talento_id = t.id or jsonb_typeof(l.valores) = 'array' and exists (
       select from jsonb_array_elements_text(l.valores) as celula
       where ${isOf('celula')} or l.situacao = 'erro' and lower(btrim(celula)) = lower(t.nome)))`,
  `update importacao i set colunas = (
     select jsonb_agg(c || '{"exemplos": []}') from jsonb_array_elements(i.colunas) c)
   from talento t
   where t.id = any($1::bigint[]) and i.empresa_id = t.empresa_id and ${ofTheirEmpresas('i')} and exists (
     select from jsonb_array_elements(i.colunas) c, jsonb_array_elements_text(c->'exemplos') as celula
     where ${isOf('celula')} or lower(btrim(celula)) = lower(t.nome))`,
  `with dela as (
     select d.id, d.arquivo_ids from ${WAS_APART} join declaracao d on d.empresa_id = f.empresa_id and ${IS_TOLD_BY_FUSAO}
   ), vazia as (
     update declaracao d set pessoa = '{}', envio = null, arquivo_ids = '{}' from dela where d.id = dela.id
   )
   delete from arquivo a where a.id in (select unnest(arquivo_ids) from dela)
     and not exists (select from talento o where o.curriculo_id = a.id and o.id <> all($1::bigint[]))`,
  // The row of the file is known only of newer ones, which have given it back.
  `update importacao_linha l set nome = '', valores = '[]', motivos = '{}' from ${WAS_APART}
   where to_jsonb(f)->>'linha' is null and l.empresa_id = f.empresa_id
     and l.importacao_id = f.importacao_id and l.talento_id = f.talento_id and l.situacao = 'unida'`,
  `update fusao f set depois = antes, chegou = '{}', unida = null from evento e
   where e.talento_id = any($1::bigint[]) and e.tipo = 'talento_separado' and f.id = (e.dados->>'fusaoId')::bigint
     and f.empresa_id = e.empresa_id and f.talento_id <> e.talento_id and f.desfeita_em is not null`,
] as const
