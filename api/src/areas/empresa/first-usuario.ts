import { readEmail } from '@seleta/regras/email'
import { listWords, oneLine } from '@seleta/regras/text'
import type { Papel } from '@seleta/contract/papeis'
import { CONTA_LINK_HOURS } from '@seleta/contract/prazos'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError, InvalidError } from '../../ground/domain-error'
import { createSlugsRepository } from '../../ground/empresa/slugs-repository'
import { hashToken } from '../../ground/tokens'
import { createToken } from '../../ground/tokens'
import { insertEmpresa, listEmpresas } from './empresas-repository'
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

interface FirstUsuarioMade {
  /** The one-use address that sets the password, valid for 24 hours. */
  readonly link: string
  /** The company's name as it stands. */
  readonly empresa: string
  /** It was not there before. */
  readonly isNew: boolean
  /** The account was there, and had no password: it has another link. */
  readonly isAgain: boolean
}

/**
 * A company and its first colleague, by a command of the terminal (security S02). A company of that name, however it is
 * typed, is joined, not made twice.
 * @throws InvalidError for a wrong e-mail, a name that is empty or several companies', or a new company that nobody
 * could run; ConflictError when the e-mail has an account with a
 * password, or of another company
 */
export async function createFirstUsuario(
  db: Kysely<Database>,
  typed: FirstUsuario,
  publicUrl: string,
): Promise<FirstUsuarioMade> {
  const { papel } = typed
  const email = readEmail(typed.email)
  if (email === null) throw new InvalidError(`O e-mail ${typed.email} não é válido.`)
  const nome = readNome(typed.nome, 'da pessoa em --nome')
  const empresa = readNome(typed.empresa, 'da empresa em --empresa')
  const token = createToken()
  const { known: joined, isAgain } = await db.transaction().execute(async (trx) => {
    const known = chooseEmpresa(await listEmpresas(trx), empresa)
    const before = await findUsuarioByEmail(trx, email)
    if (before !== undefined) {
      if (before.senhaHash !== NO_SENHA || before.empresaId !== known?.id)
        throw new ConflictError(`${email} já tem uma conta.`)
      await insertToken(trx, before.id, 'conta', hashToken(token), CONTA_LINK_HOURS * 3600)
      return { known, isAgain: true }
    }
    if (known === null && papel !== 'ADMINISTRADOR')
      throw new InvalidError(
        `A empresa ${empresa} não existe, e a primeira pessoa de uma nova é ADMINISTRADOR.`,
      )
    const empresaId = known?.id ?? (await createEmpresa(trx, empresa))
    const id = await insertUsuario(trx, empresaId, { email, nome, papel, senhaHash: NO_SENHA })
    if (id === null) throw new ConflictError(`${email} já foi convidado por esta empresa.`)
    await insertToken(trx, id, 'conta', hashToken(token), CONTA_LINK_HOURS * 3600)
    return { known, isAgain: false }
  })
  return {
    link: senhaLink(publicUrl, token),
    empresa: joined?.nome ?? empresa,
    isNew: joined === null,
    isAgain,
  }
}

/** @throws InvalidError for nothing at all */
function readNome(typed: string, what: string): string {
  const nome = oneLine(typed)
  if (nome === '') throw new InvalidError(`Falta o nome ${what}.`)
  return nome
}

interface Empresa {
  readonly id: number
  readonly nome: string
}

/**
 * The company that is meant: the one of that very name, else the one whose name differs in blanks and capitals alone.
 * Accents tell companies apart. @throws InvalidError when several could be meant
 */
function chooseEmpresa(empresas: readonly Empresa[], typed: string): Empresa | null {
  const exact = empresas.find(({ nome }) => nome === typed)
  if (exact !== undefined) return exact
  const same = empresas.filter(({ nome }) => oneLine(nome).toLowerCase() === typed.toLowerCase())
  if (same.length > 1)
    throw new InvalidError(
      `Há mais de uma empresa com este nome: escreva-o como é o de uma delas, ${listWords(same.map(({ nome }) => `“${nome}”`))}.`,
    )
  return same[0] ?? null
}

const createEmpresa = async (trx: Kysely<Database>, nome: string): Promise<number> =>
  insertEmpresa(trx, nome, await createSlugsRepository(trx).take(nome))
