import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../database/schema'
import { UnauthorizedError } from '../../../ground/domain-error'
import { hashToken } from '../../../ground/tokens'
import type { Autor } from '../../../ground/autor'
import { createToken } from '../../../ground/tokens'

/** Recognised at sight in a log or a leak scanner. */
const PREFIXO = 'seleta_'

/** The company's one key for automated origins: kept as a hash, told once, made anew or revoked at any time. */
export function createChaveOrigensService(db: Kysely<Database>) {
  const write = async (empresaId: number, hash: Buffer | null) => {
    await db
      .updateTable('empresa')
      .set({ chaveOrigensHash: hash, chaveOrigensCriadaEm: hash === null ? null : sql<Date>`now()` })
      .where('id', '=', empresaId)
      .execute()
  }
  const audit = async ({ empresaId, usuarioId }: Autor, acao: string) => {
    await db.insertInto('auditoria').values({ empresaId, usuarioId, acao, alvo: 'chave-origens' }).execute()
  }
  return {
    async get(empresaId: number): Promise<{ criadaEm: string | null }> {
      const row = await db
        .selectFrom('empresa')
        .select('chaveOrigensCriadaEm')
        .where('id', '=', empresaId)
        .executeTakeFirstOrThrow()
      return { criadaEm: row.chaveOrigensCriadaEm?.toISOString() ?? null }
    },

    /** The key before it stops working at once. */
    async create(autor: Autor): Promise<{ chave: string; criadaEm: string }> {
      const chave = PREFIXO + createToken()
      await write(autor.empresaId, hashToken(chave))
      await audit(autor, 'chave_origens_criada')
      return { chave, criadaEm: new Date().toISOString() }
    },

    async revoke(autor: Autor): Promise<void> {
      await write(autor.empresaId, null)
      await audit(autor, 'chave_origens_revogada')
    },

    /**
     * Whose key it is.
     * @param header `X-Api-Key` as it came
     * @throws UnauthorizedError
     */
    async findEmpresa(header: string | string[] | undefined): Promise<number> {
      if (typeof header !== 'string' || !header.startsWith(PREFIXO)) throw chaveInvalida()
      const row = await db
        .selectFrom('empresa')
        .select('id')
        .where('chaveOrigensHash', '=', hashToken(header))
        .executeTakeFirst()
      if (row === undefined) throw chaveInvalida()
      return row.id
    },
  }
}

const chaveInvalida = () => new UnauthorizedError('Chave da empresa ausente ou inválida.', 'chave_invalida')
