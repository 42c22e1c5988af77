import { type Kysely, sql } from 'kysely'

/**
 * The door into the queue, and the one rule that no writer of messages has to remember: an e-mail that waits has a job,
 * in the transaction that made it wait (decision 106).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What a kind's jobs have in common stands in fila.queue. A kind that no process has told yet takes no jobs.
  await sql`
    create function f_enfileirar(nome text, tarefas jsonb) returns integer language plpgsql as $$
    declare
      quantas integer;
    begin
      insert into fila.job (name, data, priority, start_after, keep_until, group_id, retry_limit, retry_delay,
        retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, policy, dead_letter)
      select q.name, t.data, t.priority, fila.job_now() + make_interval(secs => t.after),
        fila.job_now() + make_interval(secs => t.after + q.retention_seconds), t."group", q.retry_limit, q.retry_delay,
        q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds, q.policy,
        q.dead_letter
      from fila.queue q,
        jsonb_to_recordset(tarefas) as t (data jsonb, priority int, after float8, "group" text)
      where q.name = nome;
      get diagnostics quantas = row_count;
      return quantas;
    end $$
  `.execute(db)

  // The job that has the message in hand: while that one lives, no other takes it.
  await sql`alter table mensagem add column tarefa_id uuid`.execute(db)

  // What answers somebody who waits for it (a password, a confirmation) goes before all and is counted apart. Single
  // messages go before many at once; those go by twenties, and the fourth twenty of one company after the third of
  // another.
  await sql`
    create function f_mensagens_na_fila(ids bigint[]) returns void language plpgsql as $$
    begin
      perform f_enfileirar('mensagens', coalesce(jsonb_agg(jsonb_build_object(
        'data', jsonb_build_object('ids', p.ids), 'priority', p.priority, 'after', p.after, 'group', p.grupo)), '[]'))
      from (
        select jsonb_agg(m.id order by m.id) as ids, m.empresa_id || case when m.is_urgente then ':agora' else '' end as grupo,
          case when m.is_urgente then 1000000 + (m.publico = 'usuario')::int when m.n > 20 then -1 - m.parte else 0 end as priority,
          m.after
        from (
          select id, empresa_id, publico, is_urgente, after, count(*) over lote as n,
            (row_number() over (lote order by id) - 1) / 20 as parte
          from (
            select id, empresa_id, publico, publico = 'usuario' or tipo not in ('etapa', 'encerramento', 'avulsa') as is_urgente,
              greatest(0, extract(epoch from enviar_depois_de - now()))::float8 as after
            from mensagem where id = any(ids)
          ) cada
          window lote as (partition by empresa_id, publico, is_urgente, after)
        ) m
        group by m.empresa_id, m.publico, m.is_urgente, m.after, m.parte, m.n
      ) p;
    end $$
  `.execute(db)

  await sql`
    create function t_mensagem_na_fila() returns trigger language plpgsql as $$
    begin
      perform f_mensagens_na_fila(array_agg(id)) from linhas
      where canal = 'EMAIL' and estado = 'pendente' having count(*) > 0;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger na_fila after insert on mensagem referencing new table as linhas
    for each statement execute function t_mensagem_na_fila()
  `.execute(db)
  // Put back after an undo, tried again by a person or after a pause, or moved to another moment.
  await sql`
    create function t_mensagem_volta_a_fila() returns trigger language plpgsql as $$
    begin
      perform f_mensagens_na_fila(array[new.id]);
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger volta_a_fila after update of estado, enviar_depois_de on mensagem
    for each row when (new.canal = 'EMAIL' and new.estado = 'pendente'
      and (old.estado <> 'pendente' or old.enviar_depois_de <> new.enviar_depois_de))
    execute function t_mensagem_volta_a_fila()
  `.execute(db)
}
