import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { readSegredo } from './segredo-repository'

/**
 * Signed keys of the candidate pages (product 55): the application's random id and a signature over it. Nobody can make
 * one without the server's secret, which the database keeps, so backups and replicas agree.
 */

const NOME = 'acompanhamento'
const ID_BYTES = 16
const SIGNATURE_BYTES = 16

export interface Chaves {
  /** @param identificador the application's uuid */
  readonly sign: (identificador: string) => string
  /** @returns the application's uuid; null for a key that is not one of ours */
  readonly read: (chave: string) => string | null
}

/** The keys of this installation. The secret is made on first use. */
export async function openChaves(db: Kysely<Database>): Promise<Chaves> {
  const segredo = await readSegredo(db, NOME)
  return {
    sign: (identificador) => signChave(segredo, identificador),
    read: (chave) => readChave(segredo, chave),
  }
}

function signChave(segredo: Buffer, identificador: string): string {
  const id = Buffer.from(identificador.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, sign(segredo, id)]).toString('base64url')
}

function readChave(segredo: Buffer, chave: string): string | null {
  if (!/^[\w-]{43}$/.test(chave)) return null
  const bytes = Buffer.from(chave, 'base64url')
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null
  const id = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sign(segredo, id))) return null
  return id.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

const sign = (segredo: Buffer, id: Buffer) =>
  createHmac('sha256', segredo).update(NOME).update(id).digest().subarray(0, SIGNATURE_BYTES)
