import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { isCorrecaoPropria } from '../../database/sql/correcao-propria'
import { CAMPOS_PROPRIOS, ROTULOS } from '../../ground/event-log/campos-corrigidos'
import type { Unida } from './unida'

/** What their own page changes, under the names of its columns. */
const OWN = [...CAMPOS_PROPRIOS, 'email'] as const
type Own = (typeof OWN)[number]
const COLUMNS: Readonly<Record<Own, string>> = {
  nome: 'nome',
  telefone: 'telefone',
  cidadeId: 'cidade_id',
  sobre: 'sobre',
  email: 'email',
}

interface Corrigida {
  readonly id: number
  readonly campos: readonly string[] | null
  readonly isPropria: boolean
}

/** Whose is what was said on the page of two who were one (decision 108). Inside its caller's transaction. */
export function createSinceJoinedRepository(trx: Kysely<Database>) {
  /** Corrections of who stays since a join, but for those of whoever came in by another one. */
  async function listCorrigidas(empresaId: number, fusaoId: number): Promise<Corrigida[]> {
    const { rows } = await sql<Corrigida>`
      select x.id, x.dados->'campos' as campos, ${isCorrecaoPropria('x')} as is_propria
      from fusao f join evento x on x.empresa_id = f.empresa_id and x.talento_id = f.talento_id and x.criado_em > f.criada_em
      where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and x.tipo = 'talento_corrigido' and not x.dados ? 'isCedida'
        and not exists (select from fusao j where j.empresa_id = x.empresa_id and j.talento_id = x.talento_id
          and j.unida is not null and j.desfeita_em is null and j.unida->'linhas'->'evento' @> to_jsonb(x.id))
      order by x.id
    `.execute(trx)
    return rows
  }

  /** Whether the e-mail of who stays came with who went, and neither had been in anybody else since. */
  async function hasBroughtMailbox(empresaId: number, fusaoId: number): Promise<boolean> {
    const { rows } = await sql`
      select from fusao f where f.empresa_id = ${empresaId} and f.id = ${fusaoId}
        and (f.depois->>'email')::citext = (f.unida->'talento'->>'email')::citext
        and (f.antes->>'email')::citext is distinct from (f.depois->>'email')::citext
        and not exists (select from fusao j where j.empresa_id = f.empresa_id and j.talento_id = f.talento_id
          and j.unida is not null and j.desfeita_em is null and j.unida->'linhas'->'fusao' @> to_jsonb(f.id))
    `.execute(trx)
    return rows.length > 0
  }

  async function isMailbox(empresaId: number, talentoId: number, email: unknown): Promise<boolean> {
    const { rows } = await sql`
      select from talento where empresa_id = ${empresaId} and id = ${talentoId} and email = ${email}::citext
    `.execute(trx)
    return rows.length > 0
  }

  return {
    /**
     * The mailbox of two who were one was that of who went: what was corrected on their page since is theirs, a change of
     * e-mail too, and so is the one that is asked for. Nothing that a recruiter has corrected since. Before the portraits
     * of who stays are put back.
     * @returns who went, as they are now; null: the mailbox was not theirs
     */
    async takeOwnWords(
      empresaId: number,
      { id, talentoId }: { readonly id: number; readonly talentoId: number },
      unida: Unida,
    ): Promise<Unida | null> {
      if (!(await hasBroughtMailbox(empresaId, id))) return null
      const corrigidas = await listCorrigidas(empresaId, id)
      const byOthers = fieldsOf(corrigidas.filter(({ isPropria }) => !isPropria))
      const proprias = corrigidas.filter(({ isPropria }) => isPropria)
      const own = new Set([...fieldsOf(proprias)].filter((field) => !byOthers.has(field)))
      if (!own.has('email') && !(await isMailbox(empresaId, talentoId, unida.talento['email']))) return null
      const fields = [...own]
      const { rows } = await sql<{ unida: Unida }>`
        with agora as (
          select t.id, t.telefones_proprios as telefones, jsonb_build_object('email_pedido', t.email_pedido)
            || ${objectOf(
              fields.map((field) => COLUMNS[field]),
              (column) => column,
            )} as linha,
            ${objectOf(fields, (field) => COLUMNS[field])} as retrato
          from talento t where t.empresa_id = ${empresaId} and t.id = ${talentoId}
        ), retratos as (
          update fusao g set depois = g.depois || a.retrato, antes = case when g.id = ${id} then g.antes else g.antes || a.retrato end,
            unida = case when g.id = ${id} then ${movedTo(proprias.map((one) => one.id))} else g.unida end
          from agora a
          where g.empresa_id = ${empresaId} and g.talento_id = ${talentoId} and g.id >= ${id} and g.desfeita_em is null
            and not exists (select from fusao j where j.empresa_id = g.empresa_id and j.talento_id = g.talento_id
              and j.unida is not null and j.desfeita_em is null and j.unida->'linhas'->'fusao' @> to_jsonb(g.id))
          returning g.id, g.unida
        )
        select unida from retratos where id = ${id}
      `.execute(trx)
      return rows[0]?.unida ?? unida
    },
  }
}

/** Of `talento` as t: names, and the columns that they have. */
const objectOf = <Name extends string>(names: readonly Name[], columnOf: (name: Name) => string) =>
  names.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql.ref(`t.${columnOf(name)}`)]))})`

/** Who went, of a merge as g, with what the page has now (`agora` as a), and with these entries of the log. */
const movedTo = (eventoIds: readonly number[]) => sql`jsonb_set(
  jsonb_set(g.unida, '{talento}', g.unida->'talento' || a.linha || jsonb_build_object('telefones_proprios', (
    select jsonb_agg(u.x) from (
      select jsonb_array_elements_text(coalesce(nullif(g.unida->'talento'->'telefones_proprios', 'null'), '[]'))
      union select unnest(a.telefones)) u (x)))),
  '{linhas,evento}', coalesce(g.unida->'linhas'->'evento', '[]') || ${JSON.stringify(eventoIds)}::jsonb)`

/** Fields that corrections name. */
const fieldsOf = (corrigidas: readonly Corrigida[]): ReadonlySet<Own> =>
  new Set(
    corrigidas.flatMap(({ campos }) =>
      campos === null ? CAMPOS_PROPRIOS : OWN.filter((field) => campos.includes(ROTULOS[field])),
    ),
  )
