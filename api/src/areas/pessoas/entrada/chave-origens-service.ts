import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { UnauthorizedError } from '../../../ground/domain-error'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../../ground/autor'
import { holdAutor } from '../../../ground/hold-autor'
import { createToken, hashToken } from '../../../ground/tokens'
import { createChaveOrigensRepository } from './chave-origens-repository'

/** Recognised at sight in a log or a leak scanner. */
const PREFIX = 'seleta_'

/** The company's one key for automated origins: kept as a hash, told once, made anew or revoked at any time. */
export function createChaveOrigensService(db: Kysely<Database>) {
  const repository = createChaveOrigensRepository(db)
  const audit = (to: Kysely<Database>, autor: Autor, acao: string) =>
    writeAuditoria(to, autor, { acao, alvo: 'chave-origens' })
  return {
    async get(empresaId: number): Promise<{ criadaEm: string | null }> {
      const criadaEm = await repository.readCriadaEm(empresaId)
      return { criadaEm: criadaEm?.toISOString() ?? null }
    },

    /** The key before it stops working at once. @throws ForbiddenError when whoever asks may make none any more */
    async create(autor: Autor): Promise<{ chave: string; criadaEm: string }> {
      const chave = PREFIX + createToken()
      return db.transaction().execute(async (trx) => {
        await holdAutor(trx, autor, 'createChaveOrigens')
        const criadaEm = await createChaveOrigensRepository(trx).write(autor.empresaId, hashToken(chave))
        await audit(trx, autor, 'chave_origens_criada')
        return { chave, criadaEm: criadaEm.toISOString() }
      })
    },

    async revoke(autor: Autor): Promise<void> {
      await repository.remove(autor.empresaId)
      await audit(db, autor, 'chave_origens_revogada')
    },

    /**
     * Whose key it is.
     * @param header `X-Api-Key` as it came
     * @throws UnauthorizedError
     */
    async findEmpresa(header: string | string[] | undefined): Promise<number> {
      if (typeof header !== 'string' || !header.startsWith(PREFIX)) throw invalidChave()
      const empresaId = await repository.findEmpresa(hashToken(header))
      if (empresaId === null) throw invalidChave()
      return empresaId
    },
  }
}

const invalidChave = () => new UnauthorizedError('Chave da empresa ausente ou inválida.', 'chave_invalida')
