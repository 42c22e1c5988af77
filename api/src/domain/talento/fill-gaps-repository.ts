import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { ChaveDevolvida } from './find-same'
import { gapColumns, setColumns } from './told-columns-repository'
import type { Unida } from './unida'

/**
 * What who stays lacks, from who went: as a recruiter's telling fills gaps (decision 063).
 * @param cedidas which of their keys give way to those of who went (decision 234)
 */
export async function fillGaps(
  trx: Kysely<Database>,
  empresaId: number,
  ficaId: number,
  talento: Unida['talento'],
  cedidas: readonly ChaveDevolvida[],
): Promise<void> {
  // The e-mail of somebody hidden is theirs (decision 129).
  const isFree = sql`not exists (select from talento h where h.empresa_id = t.empresa_id
    and h.email = v.email and h.oculta_em is not null and h.id <> t.id)`
  await sql`
    update talento t set ${setColumns(gapColumns(isFree, sql`${JSON.stringify(cedidas)}::jsonb`))}
    from jsonb_populate_record(null::talento, ${JSON.stringify(talento)}::jsonb) v
    where t.id = ${ficaId} and t.empresa_id = ${empresaId}
  `.execute(trx)
}

/**
 * What binds the company binds it for both: a legal hold, «continuar», and that nobody is to be written to
 * (decision 225).
 */
export async function takeBinds(
  trx: Kysely<Database>,
  empresaId: number,
  ficaId: number,
  talento: Unida['talento'],
): Promise<void> {
  await sql`
    update talento t set ${sql.join(
      [
        ...['guarda_legal', 'guarda_legal_em', 'guarda_legal_por'].map(
          (column) =>
            sql`${sql.ref(column)} = case when t.guarda_legal is null then v.${sql.ref(column)} else t.${sql.ref(column)} end`,
        ),
        sql`retencao_desde = greatest(t.retencao_desde, v.retencao_desde)`,
        // Unless they agreed anew since.
        sql`consentimento_revogado_em = coalesce(t.consentimento_revogado_em, case
          when v.consentimento_revogado_em > coalesce(t.consentimento_em, '-infinity') then v.consentimento_revogado_em end)`,
      ],
      sql`, `,
    )}
    from jsonb_populate_record(null::talento, ${JSON.stringify(talento)}::jsonb) v
    where t.id = ${ficaId} and t.empresa_id = ${empresaId}
  `.execute(trx)
}

/** What binds, together or not at all. */
const BINDS = [
  ['guarda_legal', 'guarda_legal_em', 'guarda_legal_por'],
  ['consentimento_revogado_em'],
] as const

/**
 * Takes apart what binds the company for two who were one, when both stand: what came from who went goes with them, and
 * from whoever else went into who stays it comes again; what was laid on both since holds for both, and a legal hold
 * that was taken off both holds for neither.
 * @param fusaoId the join that is taken back, which still stands
 */
export async function shareBinds(
  trx: Kysely<Database>,
  empresaId: number,
  { fusaoId, ficaId, voltaId }: { fusaoId: number; ficaId: number; voltaId: number },
): Promise<void> {
  // Who stays has had the hold of who went since they were joined: they have none now because it was taken off.
  await sql`
    update talento b set guarda_legal = null, guarda_legal_em = null, guarda_legal_por = null from talento a
    where b.empresa_id = ${empresaId} and b.id = ${voltaId} and a.empresa_id = ${empresaId} and a.id = ${ficaId}
      and a.guarda_legal is null
  `.execute(trx)
  for (const columns of BINDS) {
    const [first, since = first] = columns
    const of = (table: string) => sql`(${sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))})`
    const taken = (from: string) =>
      sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`${from}.${column}`)}`))
    await sql`
      update talento b set ${taken('a')} from talento a, fusao f
      where b.empresa_id = ${empresaId} and b.id = ${voltaId} and a.empresa_id = ${empresaId} and a.id = ${ficaId}
        and f.empresa_id = ${empresaId} and f.id = ${fusaoId}
        and ${sql.ref(`a.${since}`)} > f.criada_em
    `.execute(trx)
    await sql`
      update talento a set ${taken('o')}
      from fusao f cross join lateral jsonb_populate_record(null::talento, f.unida->'talento') b
        left join lateral (
          select v.* from fusao g cross join lateral jsonb_populate_record(null::talento, g.unida->'talento') v
          where g.empresa_id = f.empresa_id and g.talento_id = ${ficaId} and g.id <> f.id and g.unida is not null
            and g.desfeita_em is null and ${sql.ref(`v.${first}`)} is not null order by g.id limit 1) o on true
      where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and a.empresa_id = ${empresaId} and a.id = ${ficaId}
        and ${sql.ref(`a.${first}`)} is not null and ${of('a')} is not distinct from ${of('b')}
    `.execute(trx)
  }
}
