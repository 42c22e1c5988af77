import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { readSegredo } from '../../../ground/segredo/segredo-repository'

/** Which recorded answer somebody of a company may see for a while. */
export interface OpenedVideo {
  readonly empresaId: number
  readonly respostaId: number
}

/** How long the address of a video opens it: a player that comes later asks for another. */
const VIDEO_SECONDS = 10 * 60
const VIDEO_BYTES = 8 + 8 + 6
const SIGNATURE_BYTES = 16

/**
 * Keys of addresses that a player can open, which sends no session (audit C17): company, answer and end, and a signature
 * over them with a secret of its own.
 * @param agora what the keys' end is reckoned from, and held against
 */
export async function openVideoChaves(db: Kysely<Database>, agora: Date) {
  const now = Math.floor(agora.getTime() / 1000)
  const segredo = await readSegredo(db, 'video')
  const sign = (said: Buffer) =>
    createHmac('sha256', segredo).update(said).digest().subarray(0, SIGNATURE_BYTES)
  return {
    sign: ({ empresaId, respostaId }: OpenedVideo): string => {
      const said = Buffer.alloc(VIDEO_BYTES)
      said.writeBigUInt64BE(BigInt(empresaId), 0)
      said.writeBigUInt64BE(BigInt(respostaId), 8)
      said.writeUIntBE(now + VIDEO_SECONDS, 16, 6)
      return Buffer.concat([said, sign(said)]).toString('base64url')
    },
    /** @returns null for what is not ours, and for what is over */
    read: (chave: string): OpenedVideo | null => {
      const bytes = Buffer.from(chave, 'base64url')
      // One key has one text.
      if (bytes.length !== VIDEO_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== chave) return null
      const said = bytes.subarray(0, VIDEO_BYTES)
      if (!timingSafeEqual(bytes.subarray(VIDEO_BYTES), sign(said))) return null
      if (said.readUIntBE(16, 6) <= now) return null
      return { empresaId: Number(said.readBigUInt64BE(0)), respostaId: Number(said.readBigUInt64BE(8)) }
    },
  }
}
