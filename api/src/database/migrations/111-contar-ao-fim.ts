import { type Kysely, sql } from 'kysely'

/** Whether the transaction counts its new applications when it commits: it has said so (docs/decisions/141). */
const AO_FIM = "current_setting('seleta.contar', true) = 'ao fim'"

/**
 * A transaction that says `seleta.contar = 'ao fim'` counts its new applications when it commits, so that it holds the
 * counters' rows, campaign and stage, for the length of a commit and not from the insert on (docs/decisions/141). Who
 * does not say so counts at once, as before: importers, recruiters, and processes of the release before.
 *
 * Its entries of the log get their number then too: boards read a campaign's log onward from the last number that they
 * saw, so numbers must become visible in their order, which whoever holds the campaign's row until the commit keeps.
 *
 * Locks: `inscricao` for the moment in which the trigger is written into the catalogue; no row is read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create or replace function t_inscricao_conta_insert() returns trigger language plpgsql as $$
    declare etapas bigint[]; campanhas bigint[]; deltas integer[];
    begin
      if ${AO_FIM} then return null; end if;
      select coalesce(array_agg(etapa_id), '{}'), coalesce(array_agg(campanha_id), '{}'), coalesce(array_agg(delta), '{}')
      into etapas, campanhas, deltas
      from (select etapa_id, campanha_id, count(*)::int as delta from novas where situacao = 'ativa' group by 1, 2) s;
      if array_length(campanhas, 1) > 0 then
        perform f_conta_inscricoes(etapas, campanhas, deltas);
      end if;
      return null;
    end $$`)
    .execute(db)
  await sql`
    create function t_inscricao_conta_ao_fim() returns trigger language plpgsql as $$
    begin
      perform f_conta_inscricoes(array[new.etapa_id], array[new.campanha_id], array[1]);
      update evento set id = default where inscricao_id = new.id and criado_em >= now();
      return null;
    end $$
  `.execute(db)
  await sql
    .raw(`
    create constraint trigger conta_ao_fim after insert on inscricao deferrable initially deferred for each row
    when (new.situacao = 'ativa' and ${AO_FIM}) execute function t_inscricao_conta_ao_fim()`)
    .execute(db)
}
