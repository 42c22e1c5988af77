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

/** Who stands beside `t` by an e-mail that is not theirs, or no longer; names them s (decision 129). */
const BESIDE = `talento t
   join semelhanca p on p.empresa_id = t.empresa_id and p.outro_id = t.id and p.motivo = 'email'
   join talento s on s.id = p.talento_id and s.email is distinct from t.email`

/**
 * Takes people out of what is not theirs and says something of them. Erasing and restoring a backup say the same: each
 * statement's `$1` is the ids of the people, `bigint[]`, whose rows still stand.
 *
 * Imported files, also where no row was ever joined to them: by e-mail, phone or CPF, and by the name in rows that failed.
 * A row keeps its place in the report, without the person (row S3 of docs/audit.md).
 *
 * Merges into somebody else that were taken apart: what came goes, the other's own portrait from before stays.
 *
 * Whoever had applied with their e-mail and is not them: what was sent, and the messages about it, name it no more.
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
  `update fusao f set depois = antes, chegou = '{}', unida = null from evento e
   where e.talento_id = any($1::bigint[]) and e.tipo = 'talento_separado' and f.id = (e.dados->>'fusaoId')::bigint
     and f.empresa_id = e.empresa_id and f.talento_id <> e.talento_id and f.desfeita_em is not null`,
  `update declaracao d set pessoa = d.pessoa || '{"email": null}' from ${BESIDE}
   where t.id = any($1::bigint[]) and d.empresa_id = t.empresa_id and d.talento_id = s.id
     and lower(d.pessoa->>'email') = lower(t.email::text)`,
  `update mensagem m set destinatario = '' from ${BESIDE}
   where t.id = any($1::bigint[]) and m.empresa_id = t.empresa_id and m.talento_id = s.id
     and lower(m.destinatario) = lower(t.email::text)`,
] as const
