import { z } from 'zod'

/**
 * A backup is gzip over: one line of header, then per table frames of COPY text (4 bytes of length, then that many
 * bytes; length 0 ends the table), then the files (one frame that names it, frames of its bytes, length 0; length 0
 * instead of a name ends them), then one last frame with the counts. COPY text is the same on every major, so a backup
 * moves between the embedded database and a server and across majors. Version 1 has no files: they lay in the tables.
 *
 * A file's frames hold what the store gave. Whether that is what its row says, whoever reads it reckons by the hash in
 * its name (decision 224): a damaged file costs itself and no other.
 */
export const MAGIC = 'SELETA-BACKUP 2 '
export const MAGIC_WITHOUT_FILES = 'SELETA-BACKUP 1 '

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

/** Whether the rows name files of the store; in older ones their bytes lie in the table. */
export const hasStore = ({ tabelas }: BackupHeader): boolean =>
  tabelas.some(({ nome, colunas }) => nome === 'arquivo' && colunas.includes('chave'))

export const BackupTrailer = z.object({
  linhas: z.record(z.string(), z.number()),
  /** Files that the backup holds whole. */
  arquivos: z.number().default(0),
  /** Rows of files that went, or were replaced, while they were written: they do not miss. Not in older ones. */
  ausentes: z.array(z.number()).default([]),
})
export type BackupTrailer = z.infer<typeof BackupTrailer>

/** Names a file of the store: its key, its bytes, their SHA-256 in hexadecimal letters. */
export const BackupFile = z.object({
  chave: z.string().regex(/^[0-9a-f]{32}$/),
  tamanho: z.number(),
  sha256: z.string(),
})
export type BackupFile = z.infer<typeof BackupFile>

export const NO_BACKUP = 'Este arquivo não é um backup da Seleta.'
export const NOT_OURS =
  'Este banco ainda não tem os dados da Seleta: confira DATABASE_URL, ou inicie o produto uma vez.'
export const BACKUP_DAMAGED = 'O arquivo de backup está incompleto ou danificado.'

/** A file that is not a whole backup of ours; the message is one Portuguese sentence. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export function frame(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** Of a table, of a file, of all files. */
export const END = Buffer.alloc(4)
