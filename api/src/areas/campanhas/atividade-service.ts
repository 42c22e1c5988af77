import type { Atividade, AtividadeQuery } from '@seleta/contract/atividade'
import { isAllowed } from '@seleta/contract/permissoes'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { campanhaNotFound } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import type { Sessao } from '../../ground/autor'
import { listAtividade } from './atividade-repository'
import { ofMensagens, tellAtividade, TIPOS_ATIVIDADE } from './atividade-words'

/** Entries of one part. */
const PART = 40

/** Who did what in a campaign (product 74): of messages to whoever may read those. */
export function createAtividadeService(db: Kysely<Database>) {
  return {
    /** @throws NotFoundError */
    async list(
      { empresaId, papel }: Sessao,
      campanhaId: number,
      { antes, usuario }: AtividadeQuery,
    ): Promise<Atividade> {
      if ((await createCampanhasRepository(db).find(empresaId, campanhaId)) === null) throw campanhaNotFound()
      const canRead = isAllowed(papel, 'listMensagens')
      const tipos = TIPOS_ATIVIDADE.filter((tipo) => canRead || !ofMensagens(tipo))
      const rows = await listAtividade(db, empresaId, campanhaId, { tipos, antes, usuario }, PART + 1)
      const part = rows.slice(0, PART)
      return {
        itens: part.map((row) => ({
          id: row.id,
          texto: tellAtividade(row),
          criadaEm: row.criadoEm.toISOString(),
          identificador: row.identificador,
        })),
        antes: rows.length > PART ? (part.at(-1)?.id ?? null) : null,
      }
    },
  }
}
