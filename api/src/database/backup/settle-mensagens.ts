import { MAIL_UNCERTAIN } from '@seleta/regras/mail-error'
import type { PoolClient } from 'pg'

/**
 * E-mails that waited in the backup and were due may have left after it: nothing in the backup says so, and they do not
 * leave twice by themselves (decision 024). They become «Não enviada», and a person decides. What is due later could not
 * leave yet, and waits on.
 * @returns how many
 */
export async function settleMensagens(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `with uncertain as (
       update mensagem set estado = 'erro', erro = $1, alterada_em = now()
       where canal = 'EMAIL' and estado in ('pendente', 'enviando') and enviar_depois_de <= now()
       returning id, empresa_id, campanha_id, talento_id, inscricao_id, etapa_id, publico, tipo
     ), contadas as (
       insert into evento (empresa_id, tipo, campanha_id, talento_id, inscricao_id, dados)
       select empresa_id, 'mensagem_falhou', campanha_id, talento_id, inscricao_id,
         jsonb_build_object('mensagemId', id, 'tipo', tipo, 'etapaId', etapa_id)
       from uncertain where publico <> 'usuario' order by id
     )
     select count(*)::int as count from uncertain`,
    [MAIL_UNCERTAIN],
  )
  return rows[0]?.count ?? 0
}
