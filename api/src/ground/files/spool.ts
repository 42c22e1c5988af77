import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, StoreError } from './file-store'
import { newChave } from './object-key'
import { END_BYTES, START_BYTES, type UploadedFile } from './uploaded-file'

/** No sending takes longer than a quarter of an hour. */
const OLD_MS = 3_600_000

/** Where files arrive: on this machine's disk, whole, before anything else is done with them (decision 104). */
export interface Spool {
  /**
   * Writes what comes to disk; its hash, first and last bytes are taken while it passes. One chunk is in memory.
   * @throws StoreError when the disk is full or away; whatever the source throws; nothing stays on disk then
   */
  readonly receive: (
    source: AsyncIterable<Buffer>,
    sender?: { readonly nome: string; readonly mime: string },
  ) => Promise<UploadedFile>
  /** Lets go of files that nobody took. Never throws. */
  readonly drop: (files: Iterable<UploadedFile>) => Promise<void>
  /** Takes away what a process that was killed left behind an hour ago. @returns how many */
  readonly sweep: (now: Date) => Promise<number>
}

/** @param folder made when missing */
export function openSpool(folder: string): Spool {
  return {
    async receive(source, { nome, mime } = { nome: '', mime: '' }) {
      const chave = newChave()
      const path = join(folder, chave)
      const handle = await mkdir(folder, { recursive: true, mode: 0o700 })
        .then(() => open(path, 'wx+', 0o600))
        .catch(failed)
      try {
        const facts = await write(handle, source)
        return { nome, mime, chave, path, ...facts }
      } catch (error) {
        await rm(path, { force: true })
        throw error
      } finally {
        await handle.close()
      }
    },
    async drop(files) {
      for (const { path } of files) await rm(path, { force: true }).catch(() => {})
    },
    async sweep(now) {
      let swept = 0
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(join(folder, name)).catch(() => null)
        if (found === null || now.getTime() - found.mtimeMs < OLD_MS) continue
        await rm(join(folder, name), { force: true })
        swept += 1
      }
      return swept
    },
  }
}

async function write(handle: FileHandle, source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  const start: Buffer[] = []
  let tamanho = 0
  for await (const chunk of source) {
    if (tamanho < START_BYTES) start.push(Buffer.from(chunk.subarray(0, START_BYTES - tamanho)))
    hash.update(chunk)
    await handle.writeFile(chunk).catch(failed)
    tamanho += chunk.length
  }
  await handle.sync().catch(failed)
  const end = Buffer.alloc(Math.min(END_BYTES, tamanho))
  await handle.read(end, 0, end.length, tamanho - end.length)
  return { tamanho, sha256: hash.digest(), start: Buffer.concat(start), end }
}

function failed(error: unknown): never {
  throw new StoreError(`the folder where files arrive cannot be used (${errorCode(error)})`, { cause: error })
}
