import type { FileTarget } from '../../database/backup/restore-backup'
import type { FileSource } from '../../database/backup/write-backup'
import { type FileStore, ObjectMissingError } from './file-store'
import type { Spool } from './spool'

/** The store as a backup reads it. */
export const sourceOf = (store: FileStore): FileSource => ({
  async find(chave) {
    try {
      return await store.open(chave)
    } catch (error) {
      if (error instanceof ObjectMissingError) return null
      throw error
    }
  },
})

/** The store as a restore writes it: each file whole and with the hash that the backup names, or not at all. */
export const targetOf = ({
  store,
  spool,
}: {
  readonly store: FileStore
  readonly spool: Spool
}): FileTarget => ({
  async put({ chave, tamanho, sha256 }, content) {
    const file = await spool.receive(content)
    try {
      if (file.tamanho !== tamanho || file.sha256.toString('hex') !== sha256) return false
      await store.put(chave, file)
      return true
    } finally {
      await spool.drop([file])
    }
  },
})
