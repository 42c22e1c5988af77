import { readEmail } from '@seleta/regras/email'
import type { Papel } from '@seleta/contract/papeis'
import { CONTA_LINK_HOURS } from '@seleta/contract/prazos'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError, InvalidError } from '../../ground/domain-error'
import { createSlugsRepository } from '../../ground/empresa/slugs-repository'
import { hashToken } from '../../ground/tokens'
import { createToken } from '../../ground/tokens'
import { findEmpresaByNome, insertEmpresa } from './empresas-repository'
import { NO_SENHA } from './senha-hash'
import { senhaLink } from './senhas-service'
import { insertToken } from './tokens-repository'
import { findUsuarioByEmail, insertUsuario } from './usuarios-repository'

interface FirstUsuario {
  readonly email: string
  readonly nome: string
  readonly empresa: string
  readonly papel: Papel
}

/**
 * A company and its first colleague, by a command of the terminal (security S02). A company of that very name is
 * joined, not made twice.
 * @returns the one-use address that sets the password, valid for 24 hours
 * @throws InvalidError for a wrong e-mail or a new company that nobody could run, ConflictError when the e-mail has an
 * account
 */
export async function createFirstUsuario(
  db: Kysely<Database>,
  { email: typed, nome, empresa, papel }: FirstUsuario,
  publicUrl: string,
): Promise<string> {
  const email = readEmail(typed)
  if (email === null) throw new InvalidError(`O e-mail ${typed} não é válido.`)
  const token = createToken()
  await db.transaction().execute(async (trx) => {
    if ((await findUsuarioByEmail(trx, email)) !== undefined)
      throw new ConflictError(`${email} já tem uma conta.`)
    const known = await findEmpresaByNome(trx, empresa)
    if (known === null && papel !== 'ADMINISTRADOR')
      throw new InvalidError('A primeira pessoa de uma empresa é ADMINISTRADOR.')
    const empresaId = known ?? (await createEmpresa(trx, empresa))
    const id = await insertUsuario(trx, empresaId, { email, nome, papel, senhaHash: NO_SENHA })
    if (id === null) throw new ConflictError(`${email} já foi convidado por esta empresa.`)
    await insertToken(trx, id, 'recuperacao', hashToken(token), CONTA_LINK_HOURS * 3600)
  })
  return senhaLink(publicUrl, token)
}

const createEmpresa = async (trx: Kysely<Database>, nome: string): Promise<number> =>
  insertEmpresa(trx, nome, await createSlugsRepository(trx).take(nome))
