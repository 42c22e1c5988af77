import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { readSegredo } from './segredo/segredo-repository'

/** Mails to a colleague that can be ended without signing in: a mention at once, the digest of the day (decision 190). */
export const EMAILS_QUE_PARAM = ['mencao', 'resumo'] as const
export type EmailQuePara = (typeof EMAILS_QUE_PARAM)[number]

/** What a key ends, and whose. */
export interface Parada {
  readonly empresaId: number
  readonly usuarioId: number
  readonly tipo: EmailQuePara
}

const SAID_BYTES = 8 + 8 + 1
const SIGNATURE_BYTES = 16

/**
 * Keys of the addresses that end mails: company, colleague and kind, and a signature over them with a secret of its own.
 * They hold for ever, as RFC 8058 asks: whoever has one can end mails and nothing else.
 */
export async function openPararChaves(db: Kysely<Database>) {
  const segredo = await readSegredo(db, 'parar-emails')
  const sign = (said: Buffer) =>
    createHmac('sha256', segredo).update(said).digest().subarray(0, SIGNATURE_BYTES)
  return {
    sign: ({ empresaId, usuarioId, tipo }: Parada): string => {
      const said = Buffer.alloc(SAID_BYTES)
      said.writeBigUInt64BE(BigInt(empresaId), 0)
      said.writeBigUInt64BE(BigInt(usuarioId), 8)
      said.writeUInt8(EMAILS_QUE_PARAM.indexOf(tipo), 16)
      return Buffer.concat([said, sign(said)]).toString('base64url')
    },
    /** @returns null for what is not ours */
    read: (chave: string): Parada | null => {
      const bytes = Buffer.from(chave, 'base64url')
      // One key has one text.
      if (bytes.length !== SAID_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== chave) return null
      const said = bytes.subarray(0, SAID_BYTES)
      const tipo = EMAILS_QUE_PARAM[said.readUInt8(16)]
      if (!timingSafeEqual(bytes.subarray(SAID_BYTES), sign(said)) || tipo === undefined) return null
      return { empresaId: Number(said.readBigUInt64BE(0)), usuarioId: Number(said.readBigUInt64BE(8)), tipo }
    },
  }
}

/** Ends a kind of mail; of the digest what of it came for mentions alone too. Again it changes nothing. */
export async function pararEmails(
  db: Kysely<Database>,
  { empresaId, usuarioId, tipo }: Parada,
): Promise<void> {
  const change =
    tipo === 'mencao'
      ? sql`mencao_email = 'NUNCA'`
      : sql`resumo_diario = false, mencao_email = case mencao_email when 'RESUMO' then 'NUNCA' else mencao_email end`
  await sql`update usuario set ${change} where empresa_id = ${empresaId} and id = ${usuarioId}`.execute(db)
}
