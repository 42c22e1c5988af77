import type { Kysely } from 'kysely'
import type { Database } from '../../src/database/schema'
import { hashSenha } from '../../src/areas/empresa/senha-hash'

/** The password of every seeded person. */
export const SENHA = 'girassol-azul-42'

let hashed: Promise<string> | undefined

export interface SeededEmpresa {
  readonly empresaId: number
  readonly usuarioId: number
  readonly email: string
}

/** A company with one person who can sign in with SENHA. */
export async function seedEmpresa(
  db: Kysely<Database>,
  nome = 'Padaria Aurora',
  email = 'ana@aurora.test',
): Promise<SeededEmpresa> {
  const { id: empresaId } = await db
    .insertInto('empresa')
    .values({ nome, slug: email.replaceAll(/[^a-z0-9]+/g, '-') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const usuarioId = await seedUsuario(db, empresaId, email)
  return { empresaId, usuarioId, email }
}

/** One more person of a company. */
export async function seedUsuario(
  db: Kysely<Database>,
  empresaId: number,
  email: string,
  nome = 'Ana Lima',
): Promise<number> {
  hashed ??= hashSenha(SENHA)
  const { id } = await db
    .insertInto('usuario')
    .values({ empresaId, email, nome, senhaHash: await hashed })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
