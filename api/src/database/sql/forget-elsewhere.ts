import { foldedOf } from './folded-name'
import { FORGET_SNAPSHOTS } from './forget-snapshots'
import { UNNAMED_COLUMN, UNNAMED_SHEET, WITHOUT_CELLS, WITHOUT_EXAMPLES } from './forgotten-columns'
import { arquivosDe } from './nomes-de-arquivo'
import { IS_TOLD_BY_FUSAO } from './told-by-fusao'
import { digitsOf, ofTheirEmpresas, PESSOAS } from './who-goes'

const emailOf = (text: string) =>
  String.raw`regexp_replace(replace(lower(${text}), ' ', ''), '[[:space:]\u00a0\u200b\ufeff]+', '', 'g')`
const nameOf = (text: string) => `'nome ' || lower(btrim(${text}))`
const spelledOf = (text: string) => `'grafia ' || ${foldedOf(text)}`

/**
 * By what the people are known in a file: an e-mail, CPF, phone or name. Each row of a file is asked once for all of them:
 * a restore forgets hundreds, and a month of files has thousands of rows.
 */
const CHAVES = `chaves as materialized (
  select distinct t.empresa_id, c.chave from ${PESSOAS} t cross join lateral (values
    ('email ' || lower(t.email::text)),
    ('cpf ' || ${digitsOf('t.cpf')}),
    (${nameOf('t.nome')}),
    (${spelledOf('t.nome')})) c (chave)
  where c.chave is not null
), telefones as materialized (
  select t.empresa_id, array_agg('%' || right(d.digitos, 10) || '%') as trechos
  from ${PESSOAS} t cross join lateral (select ${digitsOf('t.telefone')}) d (digitos)
  where length(d.digitos) >= 10 group by t.empresa_id)`

/** «is true»: hashed once for the whole statement, and not joined anew for each cell. */
const isOneOf = (chave: string, empresaId: string) =>
  `((${empresaId}, ${chave}) in (select empresa_id, chave from chaves)) is true`

/**
 * A cell as somebody typed it is an e-mail, CPF or phone of one of them. Wider than the rules of `shared/regras` that read
 * a cell for a person, never narrower: blanks of any kind around an e-mail, a CPF whose zeros a spreadsheet ate, a phone
 * among others in one cell. A cell may hold a whole résumé: its text is gone through a fixed number of times, whatever
 * stands in it, and its digits once («offset 0»). Blanks go before the other gaps, which cost more.
 * @param canBeName whether a name alone says that it is one of them
 * @param canBeSpelled whether it does where it is spelled otherwise, too
 */
const isOf = (cell: string, empresaId: string, canBeName: string, canBeSpelled: string) => `exists (
    select from (select ${digitsOf(cell)} as digitos offset 0) d
    where position('@' in ${cell}) > 0 and ${isOneOf(`'email ' || ${emailOf(cell)}`, empresaId)}
      or length(d.digitos) between 1 and 11 and ${isOneOf("'cpf ' || lpad(d.digitos, 11, '0')", empresaId)}
      or length(d.digitos) >= 10 and d.digitos collate "C" like any(
        (select f.trechos from telefones f where f.empresa_id = ${empresaId})::text[])
      or ${canBeName} and (${isOneOf(nameOf(cell), empresaId)}
        or length(${cell}) <= 200 and ${isOneOf(spelledOf(cell), empresaId)} and ${canBeSpelled}))`

/** Of a folded name what is somebody's: «da» and «dos» are everybody's. */
const wordsOf = (nome: string) =>
  String.raw`string_to_array(btrim(regexp_replace(${nome}, '\m(d[aeo]s?|e)\M\s*', '', 'g')), ' ')`
const cellOf = (campo: 'nome' | 'sobrenome' | 'email' | 'cpf') =>
  `btrim(l.valores->>(i.mapeamento->>'${campo}')::int)`

/** The people, each with all by which a row names them. */
const DELES = `deles as materialized (
  select distinct t.empresa_id, lower(t.email::text) as email, ${digitsOf('t.cpf')} as cpf, ${foldedOf('t.nome')} as nome,
    case when length(d.digitos) >= 10 then '%' || right(d.digitos, 10) || '%' end as trecho
  from ${PESSOAS} t cross join lateral (select ${digitsOf('t.telefone')}) d (digitos))`

/** A row that nobody has brought in yet; whom its try had met is its guess. */
const WAITS = "l.situacao in ('lida', 'nova', 'unir')"

/**
 * A row that waits, as l, of whose cells one is an e-mail, CPF or phone of theirs, names one of them: by their CPF; by their
 * name, or none at all, with their e-mail or phone; by their e-mail with a name that has a word of theirs, or where
 * no column is known to have names; where nothing is known of columns by a phone too. A phone is a family's, and a slipped file gives people others' e-mails (decisions 063,
 * 233).
 */
const NAMES_ONE = `exists (
  select from importacao i
    cross join lateral (select i.mapeamento ? 'nome' as is_known,
      coalesce(${foldedOf(`concat_ws(' ', ${cellOf('nome')}, ${cellOf('sobrenome')})`)}, '') as nome) n
    cross join lateral (
      select array_agg(case when position('@' in c) > 0 then ${emailOf('c')} end) as emails,
        array_agg(case when length(d.digitos) between 1 and 11 then lpad(d.digitos, 11, '0') end) as cpfs,
        string_agg(case when length(d.digitos) >= 10 then d.digitos end, ' ') as telefones,
        array_agg(case when length(c) <= 200 then ${foldedOf('c')} end) as nomes
      from jsonb_array_elements_text(l.valores) c cross join lateral (select ${digitsOf('c')} offset 0) d (digitos)) x
    join deles p on p.empresa_id = l.empresa_id
  where i.empresa_id = l.empresa_id and i.id = l.importacao_id and (p.cpf = any(x.cpfs)
    or (p.email = any(x.emails) or x.telefones like p.trecho)
      and (n.nome = p.nome or p.nome = any(x.nomes) or n.is_known and n.nome = '')
    or not n.is_known and (p.email = any(x.emails) or coalesce(i.mapeamento, '{}') = '{}' and x.telefones like p.trecho)
    or p.email = any(x.emails) and ${wordsOf('n.nome')} && ${wordsOf('p.nome')}))`

/** A row that failed, as l, has an e-mail or CPF without a fault: of the people it is no one's, so it is a namesake's. */
const IS_OF_NAMESAKE = `exists (
  select from importacao i where i.empresa_id = l.empresa_id and i.id = l.importacao_id
    and (${cellOf('email')} <> '' and not l.motivos ? 'email' or ${cellOf('cpf')} <> '' and not l.motivos ? 'cpf'))`

/**
 * A row, as l, names one of them and tells of nobody: it brought nobody in, its person went with it, or what it told was
 * taken back, of somebody who is not called so. José is Jose too where no key says that the row is a namesake's.
 */
const IS_NAMED = `(
  l.talento_id is null and (l.situacao = 'desfeita' and ${isOneOf(spelledOf('l.nome'), 'l.empresa_id')}
    or l.situacao = 'erro' and (${isOneOf(nameOf('l.nome'), 'l.empresa_id')}
      or ${isOneOf(spelledOf('l.nome'), 'l.empresa_id')} and not ${IS_OF_NAMESAKE}))
  or l.situacao in ('desfeita', 'mantida') and ${isOneOf(spelledOf('l.nome'), 'l.empresa_id')}
    and not exists (select from talento o where o.empresa_id = l.empresa_id and o.id = l.talento_id
      and ${foldedOf('o.nome')} = ${foldedOf('l.nome')}))`

/**
 * The first row of a file, as i, names one of them by a cell, or by the two that were said to be name and surname. Where
 * the file has no line of column names it is somebody's, of whom it has brought nobody in.
 */
const HEADS_ONE = `exists (
  select from (
    select c->>'nome' as celula from jsonb_array_elements(i.colunas) with ordinality c (c, n)
    where c->>'nome' <> '${UNNAMED_COLUMN} ' || n
    union all select concat_ws(' ', i.colunas->(i.mapeamento->>'nome')::int->>'nome',
      i.colunas->(i.mapeamento->>'sobrenome')::int->>'nome')) c
  where ${isOf('c.celula', 'i.empresa_id', 'true', 'true')})`

/** A text word by word, without accents, between blanks. */
const spacedOf = (text: string) =>
  `' ' || btrim(regexp_replace(public.f_busca(${text}), '[^[:alnum:]]+', ' ', 'g')) || ' '`

/** A file, as i, is called by the name of one of them: not by one word alone, which is much else. */
const CALLS_ONE = `exists (
  select from deles p cross join lateral (select ${spacedOf('p.nome')} as nome) n
  where p.empresa_id = i.empresa_id and n.nome like '% _% _% %' and position(n.nome in ${spacedOf('i.arquivo')}) > 0)`

/**
 * A row that nobody has brought in yet tells of nobody: whom its try has met is looked for anew, and its cells are whoever's
 * they name. `$1` is the ids of the people who go.
 */
export const FORGET_GUESSES = `update importacao_linha l set situacao = 'nova', talento_id = null,
    motivos = l.motivos - 'pessoa'
   where ${ofTheirEmpresas('l')} and l.talento_id = any($1::bigint[]) and l.situacao = 'unir'`

/** Who stands beside `t` by an e-mail that is not theirs, or no longer; names them s (decision 129). */
const BESIDE = `${PESSOAS} t
   join semelhanca p on p.empresa_id = t.empresa_id and p.outro_id = t.id and p.motivo = 'email'
   join talento s on s.id = p.talento_id and s.email is distinct from t.email`

/** A text without an address that stands in it, in whatever letters. */
const withoutAddress = (text: string, endereco: string) =>
  String.raw`regexp_replace(${text}, regexp_replace(${endereco}, '([^[:alnum:]])', '\\\1', 'g'), '', 'gi')`

/**
 * What somebody else was sent at an e-mail or phone of the people: while two were one, or while a file that had slipped
 * gave it to them. Not what is that one's own address, too, as a family's phone is, or asks for it (decision 108).
 */
const FORGET_ADDRESSES = `update mensagem m set destinatario = '', assunto = ${withoutAddress('m.assunto', 'a.endereco')},
     corpo = ${withoutAddress('m.corpo', 'a.endereco')}
   from (
     select distinct t.empresa_id, lower(e.endereco) as endereco from ${PESSOAS} t
       cross join lateral (values (t.email::text), (t.telefone)) e (endereco) where e.endereco <> '') a,
     talento s
   where m.empresa_id = a.empresa_id and lower(m.destinatario) = a.endereco and m.talento_id is not null
     and m.talento_id <> all($1::bigint[]) and s.empresa_id = m.empresa_id and s.id = m.talento_id
     and a.endereco not in (coalesce(lower(s.email::text), ''), coalesce(s.telefone, ''), coalesce(lower(s.email_pedido::text), ''))`

/** A portrait that names none of the files `deles.ids`. */
const withoutFiles = (portrait: string) => `case when (${portrait}->>'curriculoId')::bigint = any(deles.ids)
  then ${portrait} || '{"curriculoId": null}' else ${portrait} end`

/** Merges of the people into somebody else that were taken apart. */
const APART = `(
  select f.* from evento e join fusao f on f.id = (e.dados->>'fusaoId')::bigint
    and f.empresa_id = e.empresa_id and f.talento_id <> e.talento_id and f.desfeita_em is not null
  where e.talento_id = any($1::bigint[]) and e.tipo = 'talento_separado') f`
export const LIST_APART = `select id from ${APART}`

/**
 * Merges of the people into somebody else that were taken apart: what came goes, the other's own portrait from before
 * stays. So does what was sent or imported with it, which older releases left with the other one. Portraits of the other
 * that were taken while two were one name no file of theirs any more. Also of whom an import takes along that made them.
 */
export const FORGET_APART = [
  // Whole people take with them what is theirs.
  `update declaracao d set pessoa = '{}', envio = null, curriculo_id = null, arquivo_ids = '{}'
   from ${APART} where f.unida is null and d.empresa_id = f.empresa_id and ${IS_TOLD_BY_FUSAO}`,
  // Of newer merges the row of the file is known: it is the other's no more once it was given back. A file that comes twice
  // tells twice: of what was taken back with its file the row alone has the name.
  `update importacao_linha l set nome = '', valores = '[]', motivos = '{}' from ${APART}
   where f.unida is null and l.empresa_id = f.empresa_id and l.talento_id = f.talento_id
     and (l.importacao_id = f.importacao_id and l.situacao in ('unida', 'desfeita', 'mantida')
         and l.numero = coalesce((to_jsonb(f)->>'linha')::int, l.numero)
       or l.situacao = 'desfeita' and ${foldedOf('l.nome')} = ${foldedOf("f.chegou->>'nome'")})`,
  `update fusao set depois = antes, chegou = '{}', unida = null where id in (select id from ${APART})`,
  `update fusao g set antes = ${withoutFiles('g.antes')}, depois = ${withoutFiles('g.depois')}
   from (
     select f.empresa_id, f.talento_id, array_agg(n.arquivo_id) as ids
     from evento e join fusao f on f.id = (e.dados->>'fusaoId')::bigint and f.empresa_id = e.empresa_id
       and f.talento_id <> e.talento_id and f.desfeita_em is not null
       cross join lateral (${arquivosDe('e.talento_id', 'e.empresa_id')}) n
     where e.talento_id = any($1::bigint[]) and e.tipo = 'talento_separado' group by 1, 2) deles
   where g.empresa_id = deles.empresa_id and g.talento_id = deles.talento_id
     and ((g.antes->>'curriculoId')::bigint = any(deles.ids) or (g.depois->>'curriculoId')::bigint = any(deles.ids))`,
] as const

/**
 * Takes people out of what is not theirs and says something of them. Erasing and restoring a backup say the same: each
 * statement's `$1` is the ids of the people, `bigint[]`, whose rows still stand.
 *
 * Imported files, also where no row was ever joined to them: by e-mail, phone or CPF, and by the name in rows that tell of
 * nobody (`IS_NAMED`); of rows that wait those that name them (`NAMES_ONE`). What a file has for names of columns goes
 * where it is a row that names them (`HEADS_ONE`), and the file's own name where it is theirs (`CALLS_ONE`).
 * A row keeps its place in the report, without the person (row S3 of docs/audit.md). The examples of its columns go with
 * whoever came by it, whatever they are called by now, and with a row that names them: their name may be in two columns.
 *
 * Merges into somebody else that were taken apart (`FORGET_APART`). What was told of them in somebody else has been taken
 * back by then (domain/talento, `findToldInside`). Their keys in what merges of others keep (`FORGET_SNAPSHOTS`).
 *
 * Whoever had applied with their e-mail and is not them: what was sent names it no more. Nor does what anybody else was sent
 * at an address of theirs (`FORGET_ADDRESSES`).
 */
export const FORGET_ELSEWHERE = [
  FORGET_GUESSES,
  `with ${CHAVES}, ${DELES}, linhas as (
     update importacao_linha l set nome = '', valores = '[]', motivos = '{}'
     where ${ofTheirEmpresas('l')} and (l.valores <> '[]' or l.nome <> '') and (l.talento_id = any($1::bigint[])
       or ${IS_NAMED}
       or jsonb_typeof(l.valores) = 'array' and exists (
         select from jsonb_array_elements_text(l.valores) as celula
         where ${isOf('celula', 'l.empresa_id', "l.situacao = 'erro'", `not ${IS_OF_NAMESAKE}`)}) and (not (${WAITS}) or ${NAMES_ONE}))
     returning l.importacao_id
   ), arquivos as materialized (
     select i.id, ${HEADS_ONE} as is_head, ${CALLS_ONE} as is_called from importacao i where ${ofTheirEmpresas('i')})
   update importacao i set colunas = case when a.is_head then ${WITHOUT_CELLS} else ${WITHOUT_EXAMPLES} end,
     arquivo = case when a.is_called then '${UNNAMED_SHEET}.csv' else i.arquivo end
   from arquivos a
   where ${ofTheirEmpresas('i')} and a.id = i.id and (a.is_head or a.is_called or i.id in (select importacao_id from linhas) or exists (
     select from importacao_linha l where l.importacao_id = i.id and l.talento_id = any($1::bigint[]))
   or exists (
     select from jsonb_array_elements(i.colunas) c, jsonb_array_elements_text(c->'exemplos') as celula
     where ${isOf('celula', 'i.empresa_id', 'true', 'true')}))`,
  ...FORGET_APART,
  FORGET_SNAPSHOTS,
  `update declaracao d set pessoa = d.pessoa || '{"email": null}' from ${BESIDE}
   where t.id = any($1::bigint[]) and d.empresa_id = t.empresa_id and d.talento_id = s.id
     and lower(d.pessoa->>'email') = lower(t.email::text)`,
  FORGET_ADDRESSES,
] as const
