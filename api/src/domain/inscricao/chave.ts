import { createHmac, timingSafeEqual } from 'node:crypto'
import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { uuidOf } from '../../ground/text/mailed-chave'
import { readSegredo } from '../../ground/segredo/segredo-repository'

/**
 * Signed keys of the candidate pages (product 55): a random id and a signature over it. Nobody can make one without the
 * server's secret, which the database keeps, so backups and replicas agree. What is signed says how far a key opens
 * (decision 108): the one that is mailed names an application, its person and the mailbox, and dies when the application
 * goes to somebody else or the person to another mailbox; the one on the screen names what was sent, and opens nothing
 * else.
 */

const NOME = 'acompanhamento'
const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/** A key whose signature has one of our forms; whether it holds depends on the row that it names. */
export interface ReadChave {
  /** The uuid in it: of the application, of what was sent, or of the person. */
  readonly identificador: string
  /** It names what was sent, and is ours. */
  readonly isEnvio: boolean
  /** It names the application alone, as keys did before decision 108, and is ours. */
  readonly isFormer: boolean
  /** It was mailed there to ask this person whether they go on, and is ours (decision 116). */
  readonly isContinuarOf: (email: string) => boolean
  /** Whether it was mailed there for this person's application, and is ours. */
  readonly isOf: (talento: string, email: string) => boolean
}

export interface Chaves {
  /**
   * The key to the person's own page: for their mailbox alone.
   * @param inscricao the application's uuid
   * @param talento uuid of the person whose it is now
   * @param email where it is mailed
   */
  readonly sign: (inscricao: string, talento: string, email: string) => string
  /** @param declaracao uuid of what was sent */
  readonly signEnvio: (declaracao: string) => string
  /**
   * The key of «continuar»: for the person's mailbox alone, whether or not they ever applied.
   * @param talento the person's uuid
   */
  readonly signContinuar: (talento: string, email: string) => string
  /** @returns null for a text that has not the form of a key */
  readonly read: (chave: string) => ReadChave | null
}

/** The keys of this installation. The secret is made on first use. */
export async function openChaves(db: Kysely<Database>): Promise<Chaves> {
  const segredo = await readSegredo(db, NOME)
  const sign = (...parts: readonly (string | Buffer)[]) => {
    const hmac = createHmac('sha256', segredo)
    for (const part of parts) hmac.update(part)
    return hmac.digest().subarray(0, SIGNATURE_BYTES)
  }
  const chaveOf = (id: Buffer, signature: Buffer) => Buffer.concat([id, signature]).toString('base64url')
  return {
    sign: (inscricao, talento, email) => {
      const id = bytesOf(inscricao)
      return chaveOf(id, sign(NOME, id, bytesOf(talento), canonicalEmail(email)))
    },
    signEnvio: (declaracao) => {
      const id = bytesOf(declaracao)
      return chaveOf(id, sign('envio', id))
    },
    signContinuar: (talento, email) => {
      const id = bytesOf(talento)
      return chaveOf(id, sign('continuar', id, canonicalEmail(email)))
    },
    read: (chave) => {
      if (!/^[\w-]{43}$/.test(chave)) return null
      const bytes = Buffer.from(chave, 'base64url')
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null
      const id = bytes.subarray(0, ID_BYTES)
      const signature = bytes.subarray(ID_BYTES)
      return {
        identificador: uuidOf(id),
        isEnvio: timingSafeEqual(signature, sign('envio', id)),
        isContinuarOf: (email) => timingSafeEqual(signature, sign('continuar', id, canonicalEmail(email))),
        isFormer: timingSafeEqual(signature, sign(NOME, id)),
        isOf: (talento, email) =>
          timingSafeEqual(signature, sign(NOME, id, bytesOf(talento), canonicalEmail(email))),
      }
    },
  }
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
