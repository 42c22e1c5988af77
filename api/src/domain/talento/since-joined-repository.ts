import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema'
import { isCorrecaoPropria } from '../../database/sql/correcao-propria'
import { broughtMailbox } from '../../database/sql/of-mailbox'
import { CAMPOS_PROPRIOS, ROTULOS } from '../../ground/event-log/campos-corrigidos'
import { isSameKey } from './find-same'
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

/** The next join by which two who were one had another mailbox. */
interface Next {
  readonly id: number
  readonly criadaEm: Date
  /** The mailbox until then. */
  readonly email: string | null
}

/** Of somebody by whom two had a mailbox. */
interface OwnWords {
  /** Who went, as they are now. */
  readonly unida: Unida
  /** The mailbox is theirs still. */
  readonly isDono: boolean
}

/** Whether a merge, under its name, was of this person, and not of somebody who came by another join that stands. */
const isDirect = (f: string) => sql`not exists (select from fusao j
  where j.empresa_id = ${sql.ref(`${f}.empresa_id`)} and j.talento_id = ${sql.ref(`${f}.talento_id`)}
    and j.unida is not null and j.desfeita_em is null and j.unida->'linhas'->'fusao' @> to_jsonb(${sql.ref(`${f}.id`)}))`

/** Whose is what was said on the page of two who were one (decision 108). Inside its caller's transaction. */
export function createSinceJoinedRepository(trx: Kysely<Database>) {
  /** Corrections of who stays since a join, but for those of whoever came in by another one, and since the next mailbox. */
  async function listCorrigidas(empresaId: number, fusaoId: number, next: Next | null): Promise<Corrigida[]> {
    const { rows } = await sql<Corrigida>`
      select x.id, x.dados->'campos' as campos, ${isCorrecaoPropria('x')} as is_propria
      from fusao f join evento x on x.empresa_id = f.empresa_id and x.talento_id = f.talento_id and x.criado_em > f.criada_em
      where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and x.tipo = 'talento_corrigido' and not x.dados ? 'isCedida'
        ${next === null ? sql`` : sql`and x.criado_em <= ${next.criadaEm}`}
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
        and ${broughtMailbox('f')} and ${isDirect('f')}
    `.execute(trx)
    return rows.length > 0
  }

  async function findNext(empresaId: number, fusaoId: number): Promise<Next | null> {
    const { rows } = await sql<Next>`
      select g.id, g.criada_em, g.antes->>'email' as email
      from fusao f join fusao g on g.empresa_id = f.empresa_id and g.talento_id = f.talento_id and g.id > f.id
      where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and g.unida is not null and g.desfeita_em is null
        and (g.antes->>'email')::citext is distinct from (g.depois->>'email')::citext and ${isDirect('g')}
      order by g.id limit 1
    `.execute(trx)
    return rows[0] ?? null
  }

  async function readEmail(empresaId: number, talentoId: number): Promise<string | null> {
    const { rows } = await sql<{ email: string | null }>`
      select email from talento where empresa_id = ${empresaId} and id = ${talentoId}
    `.execute(trx)
    return rows[0]?.email ?? null
  }

  return {
    /**
     * The mailbox of two who were one was that of who went, or is: what was corrected on their page since, and before the
     * next mailbox, is theirs, a change of e-mail too, and so is the one that is asked for. Nothing that a recruiter has
     * corrected since. Before the portraits of who stays are put back.
     * @returns null: the mailbox was not theirs
     */
    async takeOwnWords(
      empresaId: number,
      { id, talentoId }: { readonly id: number; readonly talentoId: number },
      unida: Unida,
    ): Promise<OwnWords | null> {
      if (!(await hasBroughtMailbox(empresaId, id))) return null
      const next = await findNext(empresaId, id)
      const corrigidas = await listCorrigidas(empresaId, id, next)
      const byOthers = fieldsOf(corrigidas.filter(({ isPropria }) => !isPropria))
      const proprias = corrigidas.filter(({ isPropria }) => isPropria)
      const own = new Set([...fieldsOf(proprias)].filter((field) => !byOthers.has(field)))
      const email = next === null ? await readEmail(empresaId, talentoId) : next.email
      const { email: brought } = unida.talento
      const isSame = typeof brought === 'string' && isSameKey(brought, email)
      if (!own.has('email') && !isSame) return null
      const fields = [...own]
      const { rows } = await sql<{ unida: Unida }>`
        with agora as (
          ${next === null ? nowOf(empresaId, talentoId, fields) : untilOf(empresaId, next.id, fields)}
        ), retratos as (
          update fusao g set
            depois = case when ${next === null ? sql`true` : sql`g.id < ${next.id}`} then g.depois || a.retrato else g.depois end,
            antes = case when g.id = ${id} then g.antes else g.antes || a.retrato end,
            unida = case when g.id = ${id} then ${movedTo(proprias.map((one) => one.id))} else g.unida end
          from agora a
          where g.empresa_id = ${empresaId} and g.talento_id = ${talentoId} and g.id >= ${id} and g.desfeita_em is null
            ${next === null ? sql`` : sql`and g.id <= ${next.id}`} and ${isDirect('g')}
          returning g.id, g.unida
        )
        select unida from retratos where id = ${id}
      `.execute(trx)
      return { unida: rows[0]?.unida ?? unida, isDono: next === null }
    },
  }
}

/** What stands of these fields, as columns and as a portrait has them; a change of e-mail ends what was asked for before. */
const nowOf = (empresaId: number, talentoId: number, fields: readonly Own[]) => sql`
  select t.telefones_proprios as telefones, jsonb_build_object('email_pedido', t.email_pedido)
      || ${objectOf(
        fields,
        (field) => COLUMNS[field],
        (field) => sql.ref(`t.${COLUMNS[field]}`),
      )} as linha,
    ${sql.lit(fields.includes('email'))} as is_email_own,
    ${objectOf(
      fields,
      (field) => field,
      (field) => sql.ref(`t.${COLUMNS[field]}`),
    )} as retrato
  from talento t where t.empresa_id = ${empresaId} and t.id = ${talentoId}`

/** As they stood before that join. */
const untilOf = (empresaId: number, fusaoId: number, fields: readonly Own[]) => sql`
  select null::text[] as telefones, ${objectOf(
    fields,
    (field) => COLUMNS[field],
    (field) => sql`n.antes->${sql.lit(field)}`,
  )} as linha,
    ${sql.lit(fields.includes('email'))} as is_email_own,
    ${objectOf(
      fields,
      (field) => field,
      (field) => sql`n.antes->${sql.lit(field)}`,
    )} as retrato
  from fusao n where n.empresa_id = ${empresaId} and n.id = ${fusaoId}`

const objectOf = (
  fields: readonly Own[],
  nameOf: (field: Own) => string,
  valueOf: (field: Own) => RawBuilder<unknown>,
) =>
  fields.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${sql.join(fields.flatMap((field) => [sql.lit(nameOf(field)), valueOf(field)]))})`

/** Who went, of a merge as g, with what the page has now (`agora` as a), and with these entries of the log. */
const movedTo = (eventoIds: readonly number[]) => sql`jsonb_set(
  jsonb_set(g.unida, '{talento}', g.unida->'talento' || a.linha || jsonb_build_object(
    'email_pedido', case when a.is_email_own then a.linha->'email_pedido'
      else coalesce(nullif(a.linha->'email_pedido', 'null'), g.unida->'talento'->'email_pedido') end,
    'telefones_proprios', (
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
