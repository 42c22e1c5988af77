import { type RawBuilder, sql } from 'kysely'
import { today } from '../hoje'

/**
 * A campaign that people may apply to: published, not deleted, its closing day not over in Brazil. What `isAberta` of
 * domain/vaga-publica is to code; a test holds the two together.
 * @param campanha the table, or what the statement calls it
 */
export const isCampanhaAberta = (campanha: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${campanha}.situacao`)} = 'PUBLICADA' and ${sql.ref(`${campanha}.excluida_em`)} is null
    and (${sql.ref(`${campanha}.fechamento`)} is null or ${sql.ref(`${campanha}.fechamento`)} >= ${today}))`
