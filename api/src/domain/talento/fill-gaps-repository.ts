import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Unida } from './unioes-repository'

/**
 * What who stays lacks, from who went: as a recruiter's telling fills gaps (decision 063). What binds the company
 * binds it for both: a legal hold, «continuar», and that nobody is to be written to.
 */
export async function fillGaps(
  trx: Kysely<Database>,
  empresaId: number,
  ficaId: number,
  talento: Unida['talento'],
): Promise<void> {
  const gap = (column: string) =>
    sql`${sql.ref(column)} = coalesce(t.${sql.ref(column)}, v.${sql.ref(column)})`
  const list = (column: string) => sql`${sql.ref(column)} = t.${sql.ref(column)} || array(
    select x from unnest(v.${sql.ref(column)}) x where x <> all (t.${sql.ref(column)}))`
  await sql`
    update talento t set ${sql.join(
      [
        // The e-mail of somebody hidden is theirs (decision 129).
        sql`email = coalesce(t.email, case when not exists (select from talento h where h.empresa_id = t.empresa_id
          and h.email = v.email and h.oculta_em is not null and h.id <> t.id) then v.email end)`,
        ...[
          'telefone',
          'cpf',
          'nascimento',
          'cidade_id',
          'formacao',
          'tempo_experiencia',
          'cnh',
          'pretensao',
        ].map(gap),
        ...['curriculo_id'].map(gap),
        ...['idiomas', 'habilidades', 'funcao_ids'].map(list),
        sql`sobre = case when t.sobre <> '' then t.sobre else v.sobre end`,
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
