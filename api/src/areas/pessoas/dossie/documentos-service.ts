import type { Documentos } from '@seleta/contract/dossie'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import { findTarget } from '../target-repository'

/** Where a request came from, for the audit. */
export interface DocumentoRequest {
  readonly endereco: string
  readonly id: string
}

/** CPF and PIS in full: they leave the server one person at a time, and each look is written down (security L10). */
export function createDocumentosService(db: Kysely<Database>) {
  return {
    /** @throws NotFoundError */
    reveal(
      autor: Autor,
      identificador: string,
      requisicao: DocumentoRequest,
    ): Promise<z.output<typeof Documentos>> {
      return db.transaction().execute(async (trx) => {
        const talento = await findTarget(trx, autor.empresaId, identificador)
        await writeAuditoria(trx, autor, {
          acao: 'documentos_vistos',
          alvo: `talento:${talento.identificador}`,
          endereco: requisicao.endereco,
          requisicao: requisicao.id,
        })
        return { documento: talento.cpf ?? '', pis: talento.pis ?? '' }
      })
    },
  }
}
