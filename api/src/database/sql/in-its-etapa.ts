import { sql } from 'kysely'
import { isOpen } from './inscricao-waits'

/**
 * Whether a stage's message finds its person in that stage yet, of a campaign that goes on, or has ended with that as their
 * outcome. Of other kinds this says nothing.
 * A limit, so that no plan reads all applications to answer it of a page.
 * @param m name under which the message is read
 */
export const isInItsEtapa = (m: string) => sql<boolean>`(${sql.ref(`${m}.tipo`)} <> 'etapa' or coalesce((
  select true from inscricao i join etapa e on e.empresa_id = i.empresa_id and e.id = i.etapa_id
    join campanha c on c.empresa_id = i.empresa_id and c.id = i.campanha_id
  where i.empresa_id = ${sql.ref(`${m}.empresa_id`)} and i.id = ${sql.ref(`${m}.inscricao_id`)}
    and i.etapa_id = ${sql.ref(`${m}.etapa_id`)} and i.situacao = 'ativa' and c.excluida_em is null
    and not (c.situacao = 'ENCERRADA' and ${isOpen(sql`e.tipo`)}) limit 1), false))`
