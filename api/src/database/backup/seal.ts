import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { BackupError } from './backup-format'
import { toFileFault } from './file-fault'

/** A sealed backup is an age file (age-encryption.org/v1) with a passphrase: the tool `age` opens it too. */
export const AGE = 'age-encryption.org/v1'
/** 2^15: 32 MB and a tenth of a second per guess; a container has room for it. */
const WORK_FACTOR = 15

/** A stage of a pipeline that seals what passes. The library is loaded when somebody has a key. */
export const sealWith = (key: string) =>
  async function* seal(plain: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const { Encrypter } = await import('age-encryption')
    const encrypter = new Encrypter()
    encrypter.setPassphrase(key)
    encrypter.setScryptWorkFactor(WORK_FACTOR)
    // Node types the chunks of its web streams as any.
    yield* await encrypter.encrypt(Readable.toWeb(Readable.from(plain)) as ReadableStream<Uint8Array>)
  }

/**
 * The bytes of a backup, opened when it is sealed.
 * @param key null when there is none
 * @throws BackupError when the file is sealed and the key is missing or another
 */
export async function openSealed(file: string, key: string | null): Promise<Readable> {
  if (!(await isSealed(file))) return createReadStream(file)
  if (key === null)
    throw new BackupError('O backup está cifrado: informe em BACKUP_KEY a chave com que foi escrito.')
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  const sealed = createReadStream(file)
  try {
    // Node types the chunks of its web streams as any.
    return Readable.from(await decrypter.decrypt(Readable.toWeb(sealed) as ReadableStream<Uint8Array>))
  } catch {
    sealed.destroy()
    throw new BackupError('A BACKUP_KEY não abre este backup: use a chave com que ele foi escrito.')
  }
}

/** @throws BackupError for what is no file that can be read */
async function isSealed(file: string): Promise<boolean> {
  try {
    return await beginsSealed(file)
  } catch (error) {
    throw toFileFault(error, file)
  }
}

async function beginsSealed(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === AGE
  } finally {
    await handle.close()
  }
}
