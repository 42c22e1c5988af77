import { type Kysely, sql } from 'kysely'

/**
 * Contents of files leave the database (product 100, decision 104): a row names the object that holds them. Rows keep
 * theirs until the mover has put each into the store; the column stays for backups of before. The table is small, its
 * contents lie outside of it, so the check and the index are quick.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table arquivo
      alter column conteudo drop not null,
      add column chave text collate "C",
      add constraint arquivo_em_um_lugar check (num_nonnulls(conteudo, chave) = 1)
  `.execute(db)
  await sql`create unique index arquivo_chave on arquivo (chave) where chave is not null`.execute(db)
  // What the mover has still to do is found at once, also when there is nothing.
  await sql`create index arquivo_no_banco on arquivo (id) where chave is null`.execute(db)

  // Objects that no row owns: on their way in, or left behind. Whoever takes one in takes its line away here.
  await sql`
    create table objeto_solto (
      chave text collate "C" primary key,
      apagar_apos timestamptz not null
    )
  `.execute(db)
  await sql`create index objeto_solto_apagar on objeto_solto (apagar_apos)`.execute(db)
  await sql`
    create function objeto_sem_dono() returns trigger language plpgsql as $$
    begin
      insert into objeto_solto (chave, apagar_apos) values (old.chave, now()) on conflict (chave) do nothing;
      return null;
    end $$
  `.execute(db)
  // However a row goes (a person erased, a company removed, a picture replaced), its object is loose from then on.
  await sql`
    create trigger arquivo_solta_objeto after delete on arquivo
    for each row when (old.chave is not null) execute function objeto_sem_dono()
  `.execute(db)
}
