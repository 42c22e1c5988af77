import { sql, type RawBuilder } from 'kysely'

/**
 * Every time that an application came into a stage, from the log: when, and when it left (null while it stands there). A
 * move that was taken back did not happen, be it into another stage or into none; whoever comes back by that
 * (`is_volta`) had been there before.
 * @param condition of `evento`: whose entries are read
 */
export const passagens = (condition: RawBuilder<unknown>) => sql`
  select inscricao_id, etapa_id, evento_id, is_volta, inicio, fim from (
    select inscricao_id, tipo, (dados->>'etapaId')::bigint as etapa_id, id as evento_id, criado_em as inicio,
      coalesce((dados->>'isDesfeito')::boolean, false) as is_volta,
      lead(criado_em) over por_pessoa as fim,
      coalesce(lead(tipo = 'inscricao_desfeita' or (dados->>'isDesfeito')::boolean) over por_pessoa, false)
        as is_desfeita
    from evento
    where ${condition} and tipo in ('inscricao_criada', 'inscricao_movida', 'inscricao_desfeita')
    window por_pessoa as (partition by inscricao_id order by id)
  ) todas
  where not is_desfeita and tipo <> 'inscricao_desfeita' and etapa_id is not null`
