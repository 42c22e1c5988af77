import { sql } from 'kysely'

/**
 * Whether what a message says is still so: a mail about the end of somebody's time (decision 116) names days, which hold as
 * long as its person is told of by it, and by no newer one. Of other kinds this says nothing.
 * @param m @param t names under which the message and its person are read; the person may be missing
 */
export const stillTells = (m: string, t: string) =>
  sql<boolean>`(${sql.ref(`${m}.tipo`)} <> 'retencao' or ${sql.ref(`${t}.retencao_avisada_em`)} is not null
    and not exists (select from mensagem n where n.talento_id = ${sql.ref(`${m}.talento_id`)}
      and n.tipo = 'retencao' and n.id > ${sql.ref(`${m}.id`)}))`
