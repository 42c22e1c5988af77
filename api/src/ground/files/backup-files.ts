import { BackupError } from '../../database/backup/backup-format'
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

/**
 * The store as a restore writes it: each file whole and with the hash that the backup names, or not at all.
 * @param isOwn files that it holds are those of the database that is restored, or there can be none of another
 */
export const targetOf = (
  { store, spool }: { readonly store: FileStore; readonly spool: Spool },
  isOwn = true,
): FileTarget => ({
  async refuseOthers() {
    if (isOwn) return
    for await (const _ of store.list())
      throw new BackupError(
        `Já há arquivos n${store.nome}. Num ensaio, rode sem as definições S3_…, senão a limpeza da noite apaga os arquivos da instalação que está no ar. Se são deste banco, que se perdeu, acrescente --mesmos-arquivos.`,
      )
  },
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
