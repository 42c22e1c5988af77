import { createReadStream, type Dirent } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode, type FileStore, ObjectMissingError, type StoredObject, StoreError } from './file-store'
import { assertChave } from './object-key'

/** Objects of one key's first two letters share a folder. */
const PREFIX = 2

/**
 * Files in a folder of this machine, or of a disk that all processes share.
 * @param folder made when missing; only the process's account reads it. What is put must lie on the same disk
 */
export function createFolderStore(folder: string): FileStore {
  const folderOf = (chave: string) => join(folder, assertChave(chave).slice(0, PREFIX))
  const pathOf = (chave: string) => join(folderOf(chave), chave)
  return {
    nome: `a pasta ${folder}`,
    async put(chave, { path }) {
      try {
        await mkdir(folderOf(chave), { recursive: true, mode: 0o700 })
        await rename(path, pathOf(chave))
        await syncFolder(folderOf(chave))
      } catch (error) {
        throw asStoreError(error)
      }
    },
    open: (chave, range) => openFile(pathOf(chave), range ?? {}),
    async size(chave) {
      try {
        return (await stat(pathOf(chave))).size
      } catch (error) {
        if (isMissing(error)) return null
        throw asStoreError(error)
      }
    },
    async remove(chaves) {
      for (const chave of chaves) await rm(pathOf(chave), { force: true }).catch(rethrow)
    },
    list: () => listObjects(folder),
    close: () => {},
  }
}

/** A rename is safe from a power cut once its folder is written. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openFile(path: string, range: { start?: number; end?: number }): Promise<Readable> {
  const stream = createReadStream(path, range)
  await new Promise<void>((resolve, reject) => {
    stream.once('open', () => resolve())
    stream.once('error', (error) =>
      reject(isMissing(error) ? new ObjectMissingError(path) : asStoreError(error)),
    )
  })
  return stream
}

async function* listObjects(folder: string): AsyncGenerator<StoredObject> {
  for (const inner of await readFolder(folder)) {
    if (!inner.isDirectory() || inner.name.length !== PREFIX) continue
    const path = join(folder, inner.name)
    for (const { name } of await readFolder(path)) {
      // Taken away meanwhile.
      const found = await stat(join(path, name)).catch(() => null)
      if (found !== null) yield { chave: name, modifiedAt: found.mtime }
    }
  }
}

async function readFolder(path: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (isMissing(error)) return []
    throw asStoreError(error)
  }
}

const isMissing = (error: unknown) => errorCode(error) === 'ENOENT'

const asStoreError = (error: unknown) =>
  new StoreError(`the folder of files cannot be used (${errorCode(error)})`, { cause: error })

function rethrow(error: unknown): never {
  throw asStoreError(error)
}
