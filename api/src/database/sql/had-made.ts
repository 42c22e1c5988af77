import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Of a `fusao`: a sending had made its person, whom it has made since, because it tells of another (decision 108).
 * @param id of the sending, SQL
 */
export const hadMade = (id: RawBuilder<unknown>) =>
  sql<SqlBool>`vouched @> jsonb_build_array(jsonb_build_object('id', ${id}, 'isAlheia', true))`
