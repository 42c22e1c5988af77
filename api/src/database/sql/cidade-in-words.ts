import { CIDADE_UF } from '@seleta/regras/cidade'
import { sql, type RawBuilder } from 'kysely'

/**
 * A city as it is read, 'São Paulo – SP', where the database makes the text: what `formatCidade` is to code; a test holds
 * the two together. Null for no city.
 * @param cidade the table, or what the statement calls it
 */
export const cidadeInWords = (cidade: string): RawBuilder<string | null> =>
  sql<string | null>`(${sql.ref(`${cidade}.nome`)} || ${sql.lit(CIDADE_UF)} || ${sql.ref(`${cidade}.uf`)})`
