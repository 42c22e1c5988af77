import { z } from 'zod'

/**
 * A backup is gzip over: one line of header, then per table frames of COPY text (4 bytes of length, then that many
 * bytes; length 0 ends the table), then one last frame with the row counts. COPY text is the same on every major,
 * so a backup moves between the embedded database and a server and across majors.
 */
export const MAGIC = 'SELETA-BACKUP 1 '

export const BackupHeader = z.object({
  criadoEm: z.string(),
  /** Migrations that the tables were made by, in order. */
  migracoes: z.array(z.string()),
  /** In the order of their foreign keys. `sequencia` is the last id given out, null without an identity. */
  tabelas: z.array(
    z.object({ nome: z.string(), colunas: z.array(z.string()), sequencia: z.number().nullable() }),
  ),
})
export type BackupHeader = z.infer<typeof BackupHeader>

export const BackupTrailer = z.object({ linhas: z.record(z.string(), z.number()) })

/** A file that is not a whole backup of ours; the message is one Portuguese sentence. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export function frame(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

export const END_OF_TABLE = Buffer.alloc(4)
