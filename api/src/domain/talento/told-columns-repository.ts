import { sql, type RawBuilder } from 'kysely'

/** One value for each column of `talento` that somebody's telling can change. */
export type Columns = Readonly<Record<string, RawBuilder<unknown>>>

/** What is told of people, as p. */
export const toldRecords = (pessoas: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(pessoas)}::jsonb) as p (n integer, snapshot jsonb, change text,
    "talentoId" bigint, "fusaoId" bigint, identificador uuid, nome text, email text, telefone text, cpf text, referencia text, cnh text,
    nascimento date, "cidadeId" bigint, formacao text, curso text, "tempoExperiencia" text, "ultimoCargo" text,
    "ultimaEmpresa" text, "funcaoId" bigint, idiomas text[], habilidades text[], sobre text, pretensao integer)`

/** Where a telling is written: what of it may stand there. */
export interface Place {
  /** E-mail and CPF stand once in a company. */
  readonly isFree: (column: 'email' | 'cpf') => RawBuilder<unknown>
  /** Whether the telling's origin is the one that the person has their reference at. */
  readonly isOrigem: RawBuilder<unknown>
}

const union = (column: 'idiomas' | 'habilidades') => sql`(
  select coalesce(array_agg(x order by n), '{}') from (
    select (array_agg(x order by n))[1] as x, min(n) as n
    from unnest(t.${sql.ref(column)} || p.${sql.ref(column)}) with ordinality as u (x, n) group by public.f_busca(x)
  ) novo)`

const isNewer = sql`p.change <> 'completa'`
const isFirst = sql`p.change = 'assume'`
/** Whatever is newer takes the place of what is told there, else it fills the gap. */
const told = (column: string, coming: RawBuilder<unknown>, isTaken = isNewer) =>
  sql`case when ${isTaken} then coalesce(${coming}, t.${sql.ref(column)}) else coalesce(t.${sql.ref(column)}, ${coming}) end`

/**
 * What somebody on record, as t, has when p was told of them: name and contact are completed, never replaced, and lists
 * grow. `p.change`: `substitui`, told by the person just now, level, city, time and text replace the older ones;
 * `assume`, name and phone too, which a form alone had told.
 */
export const toldColumns = ({ isFree, isOrigem }: Place): Columns => ({
  nome: sql`case when ${isFirst} then p.nome else t.nome end`,
  email: sql`coalesce(t.email, case when ${isFree('email')} then p.email::citext end)`,
  telefone: told('telefone', sql`p.telefone`, isFirst),
  cpf: sql`coalesce(t.cpf, case when ${isFree('cpf')} then p.cpf end)`,
  origem_referencia: sql`case when ${isOrigem} then coalesce(t.origem_referencia, p.referencia) else t.origem_referencia end`,
  nascimento: sql`coalesce(t.nascimento, p.nascimento)`,
  cidade_id: told('cidade_id', sql`p."cidadeId"`),
  formacao: told('formacao', sql`p.formacao`),
  tempo_experiencia: told('tempo_experiencia', sql`p."tempoExperiencia"`),
  cnh: told('cnh', sql`p.cnh`),
  pretensao: told('pretensao', sql`p.pretensao`),
  sobre: sql`case when t.sobre = '' or (${isNewer} and p.sobre <> '') then p.sobre else t.sobre end`,
  idiomas: union('idiomas'),
  habilidades: union('habilidades'),
  funcao_ids: sql`case when p."funcaoId" is null or t.funcao_ids @> array[p."funcaoId"] then t.funcao_ids
    else t.funcao_ids || p."funcaoId" end`,
})

const gap = (column: string) => sql`coalesce(t.${sql.ref(column)}, v.${sql.ref(column)})`
const cedendo = (column: string, coming: RawBuilder<unknown>, cedidas: RawBuilder<unknown>) =>
  sql`case when ${cedidas} ? ${sql.lit(column)} then coalesce(${coming}, t.${sql.ref(column)})
    else coalesce(t.${sql.ref(column)}, ${coming}) end`
const list = (column: string) => sql`t.${sql.ref(column)} || array(
  select x from unnest(v.${sql.ref(column)}) x where x <> all (t.${sql.ref(column)}))`

/**
 * What who stays, as t, has when who goes, as v, whole, went into them: as a recruiter's telling fills gaps (decision 063).
 * @param cedidas as JSON: keys of who stays that give way to those of who goes (decision 234)
 */
export const gapColumns = (isFree: RawBuilder<unknown>, cedidas: RawBuilder<unknown>): Columns => ({
  nome: cedendo('nome', sql`v.nome`, cedidas),
  email: cedendo('email', sql`case when ${isFree} then v.email end`, cedidas),
  telefone: cedendo('telefone', sql`v.telefone`, cedidas),
  cpf: cedendo('cpf', sql`v.cpf`, cedidas),
  ...Object.fromEntries(
    ['nascimento', 'cidade_id', 'formacao', 'tempo_experiencia', 'cnh', 'pretensao', 'curriculo_id'].map(
      (column) => [column, gap(column)],
    ),
  ),
  ...Object.fromEntries(['idiomas', 'habilidades', 'funcao_ids'].map((column) => [column, list(column)])),
  sobre: sql`case when t.sobre <> '' then t.sobre else v.sobre end`,
})

/** As an update sets them. */
export const setColumns = (columns: Columns): RawBuilder<unknown> =>
  sql.join(
    Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql`, `,
  )
