import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { DiskFullError, NotFoundError, UpstreamError } from '../domain-error'
import { type ArquivoRow, findArquivo, insertSoltos, removeSoltos } from './arquivos-repository'
import type { FileContent } from './file-answer'
import { errorCode, type FileStore, ObjectMissingError, StoreError } from './file-store'
import type { UploadedFile } from './uploaded-file'

const AT_ONCE = 100
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

/** Files as the areas use them: kept, read, and taken away with the last row that names them (product 100). */
export interface Arquivos {
  /**
   * Puts files into the store, then does the work whose transaction makes them somebody's (`insertArquivo`). What the
   * work leaves unowned goes at once. Call it outside of every transaction: it waits for a disk or a network.
   * @throws UpstreamError when the store cannot take them; whatever the work throws
   */
  readonly keepDuring: <T>(files: readonly UploadedFile[], work: () => Promise<T>) => Promise<T>
  /** @throws NotFoundError, UpstreamError */
  readonly open: (
    empresaId: number,
    id: number,
  ) => Promise<{ readonly nome: string; readonly mime: string; readonly conteudo: FileContent }>
  /** Takes away what has no owner any more: after an erasure nothing waits for the next sweep. Never throws. */
  readonly removeLoose: () => Promise<void>
}

export function createArquivos(db: Kysely<Database>, store: FileStore): Arquivos {
  const removeOf = (chaves: readonly string[] | null) =>
    removeSoltos(db, AT_ONCE, chaves, store.remove).catch(() => 0)

  return {
    async keepDuring(files, work) {
      if (files.length === 0) return work()
      const chaves = files.map(({ chave }) => chave)
      await insertSoltos(db, chaves)
      try {
        for (const file of files) await store.put(file.chave, file).catch(asUpstream)
        return await work()
      } finally {
        await removeOf(chaves)
      }
    },
    async open(empresaId, id) {
      const row = await findArquivo(db, empresaId, id)
      if (row === null) throw new NotFoundError('Arquivo não encontrado.')
      return { nome: row.nome, mime: row.mime, conteudo: contentOf(store, row) }
    },
    async removeLoose() {
      while ((await removeOf(null)) === AT_ONCE);
    },
  }
}

function contentOf(store: FileStore, { chave, conteudo, tamanho, sha256 }: ArquivoRow): FileContent {
  return {
    tamanho,
    etag: sha256.toString('base64url'),
    async open(range) {
      if (chave === null) {
        const bytes = conteudo ?? Buffer.alloc(0)
        return Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)])
      }
      try {
        return await store.open(chave, range)
      } catch (error) {
        if (error instanceof ObjectMissingError) throw new NotFoundError('O arquivo não está mais guardado.')
        return asUpstream(error)
      }
    },
  }
}

/** @throws DiskFullError, UpstreamError for a store that cannot be used now, the error itself otherwise */
export function asUpstream(error: unknown): never {
  if (!(error instanceof StoreError)) throw error
  if (NO_ROOM.has(errorCode(error.cause))) throw new DiskFullError()
  throw new UpstreamError(
    'Não foi possível guardar ou ler arquivos agora. Tente de novo em instantes.',
    'arquivos_indisponiveis',
    { cause: error },
  )
}
