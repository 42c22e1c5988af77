import { open } from 'node:fs/promises'
import { constants, createGunzip, gunzipSync } from 'node:zlib'
import { migrations } from '../migrations/index'
import {
  BACKUP_DAMAGED,
  BackupError,
  BackupFile,
  BackupHeader,
  BackupTrailer,
  MAGIC,
  MAGIC_WITHOUT_FILES,
  NO_BACKUP,
} from './backup-format'
import { toFileFault } from './file-fault'
import { FrameReader } from './frame-reader'
import { AGE, openSealed } from './seal'

interface OpenBackup {
  /** After the header. */
  readonly reader: FrameReader
  readonly header: BackupHeader
  /** Files of the store follow the rows. */
  readonly hasFiles: boolean
  readonly close: () => void
}

/**
 * Opens a backup and reads its header.
 * @param key opens a sealed one
 * @throws BackupError for a file that is not ours, or is of a newer version
 */
export async function openBackup(file: string, key: string | null): Promise<OpenBackup> {
  const bytes = await openSealed(file, key)
  const source = createGunzip()
  bytes.on('error', (error) => source.destroy(error))
  bytes.pipe(source)
  const close = () => {
    bytes.destroy()
    source.destroy()
  }
  try {
    // A stream without an encoding gives buffers.
    const reader = new FrameReader(source as AsyncIterable<Buffer>)
    return { reader, ...parseHeader(await reader.readLine()), close }
  } catch (error) {
    close()
    throw error
  }
}

/** Reads a backup through once. @throws BackupError for a file that is cut, damaged or not ours */
export async function checkWhole(file: string, key: string | null): Promise<void> {
  const { reader, header, hasFiles, close } = await openBackup(file, key)
  try {
    for (const _ of header.tabelas) await skip(reader)
    if (hasFiles) while ((await readFile(reader)) !== null) await skip(reader)
    parseTrailer(await reader.readFrame())
    await reader.readEnd()
  } finally {
    close()
  }
}

/** @throws BackupError for a file that whoever we are now may not read, or whose folder is closed to them */
export async function refuseClosed(file: string): Promise<void> {
  try {
    await (await open(file)).close()
  } catch (error) {
    throw toFileFault(error, file)
  }
}

/** So much of a file shows what it is. */
const START_BYTES = 4096

/** Whether a file begins as a backup does, sealed or not; what is empty, or something else, does not. */
export async function beginsAsBackup(file: string): Promise<boolean> {
  const start = await readStart(file).catch(() => Buffer.alloc(0))
  if (start.toString('latin1').startsWith(AGE)) return true
  try {
    // A part of a gzip opens to a part of what is in it.
    const text = gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
    return [MAGIC, MAGIC_WITHOUT_FILES].some((magic) => text.startsWith(magic))
  } catch {
    return false
  }
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The next file's name; null after the last one. @throws BackupError */
export async function readFile(reader: FrameReader): Promise<BackupFile | null> {
  const named = await reader.readFrame()
  if (named.length === 0) return null
  const file = BackupFile.safeParse(parseJson(named.toString('utf8')))
  if (!file.success) throw new BackupError(BACKUP_DAMAGED)
  return file.data
}

/** Passes over a table, or a file's bytes. */
export async function skip(reader: FrameReader): Promise<void> {
  while ((await reader.readFrame()).length > 0);
}

/** What a table or a file holds. */
export async function* framesUntilEnd(reader: FrameReader): AsyncGenerator<Buffer> {
  for (;;) {
    const bytes = await reader.readFrame()
    if (bytes.length === 0) return
    yield bytes
  }
}

/** What was written, as it was counted. @throws BackupError */
export function parseTrailer(bytes: Buffer): BackupTrailer {
  const trailer = BackupTrailer.safeParse(parseJson(bytes.toString('utf8')))
  if (!trailer.success) throw new BackupError(BACKUP_DAMAGED)
  return trailer.data
}

function parseHeader(line: string): { header: BackupHeader; hasFiles: boolean } {
  const magic = [MAGIC, MAGIC_WITHOUT_FILES].find((known) => line.startsWith(known))
  const result = magic === undefined ? null : BackupHeader.safeParse(parseJson(line.slice(magic.length)))
  if (result?.success !== true) throw new BackupError(NO_BACKUP)
  const isKnown = (name: string) => name in migrations
  if (!result.data.migracoes.every(isKnown)) {
    throw new BackupError(
      'Este backup é de uma versão mais nova da Seleta: atualize o programa antes de restaurar.',
    )
  }
  return { header: result.data, hasFiles: magic === MAGIC }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
