import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../settings'
import { type ByteRange, type FileOnDisk, type FileStore, ObjectMissingError, StoreError } from './file-store'
import { assertChave } from './object-key'

/** Milliseconds to reach the store, and without a byte to or from it. */
const CONNECT_WITHIN = 3000
const SILENT_AT_MOST = 20_000
/** What goes wrong is thrown; the SDK would say it on the console besides. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} }
/** Tries of one file, each from its beginning. */
const TRIES = 3

/**
 * Files in a store that speaks S3 (decision 105). One request a file: it is whole on disk, so its length and hash are
 * known, and the store refuses what arrives otherwise.
 * @param patience ms without a byte to or from the store; tests wait less
 */
export function createS3Store(settings: S3Settings, patience = SILENT_AT_MOST): FileStore {
  const { bucket: Bucket, prefix } = settings
  const client = createClient(settings, patience)
  const keyOf = (chave: string) => `${prefix}${assertChave(chave)}`
  return {
    nome: `o armazenamento ${settings.endpoint ?? 'S3'}, ${Bucket}`,
    async put(chave, file) {
      await putWhole(client, Bucket, keyOf(chave), file)
      await rm(file.path, { force: true })
    },
    async open(chave, range) {
      const Key = keyOf(chave)
      const wanted = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
      const answer = await client
        .send(new GetObjectCommand({ Bucket, Key, ...wanted }))
        .catch((error: unknown) => fail(error, Key))
      const { Body, ContentLength } = answer
      if (!(Body instanceof Readable)) throw new StoreError('the store sent no content')
      if (range !== undefined && ContentLength !== lengthOf(range)) {
        Body.destroy()
        throw new StoreError('the store sent another part than was asked for')
      }
      return Body
    },
    async size(chave) {
      const Key = keyOf(chave)
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? null
      } catch (error) {
        if (isMissing(error)) return null
        return fail(error, Key)
      }
    },
    async remove(chaves) {
      for (const chave of chaves) {
        const Key = keyOf(chave)
        await client.send(new DeleteObjectCommand({ Bucket, Key })).catch((error: unknown) => {
          if (!isMissing(error)) fail(error, Key)
        })
      }
    },
    list: () => listObjects(client, Bucket, prefix),
    close: () => client.destroy(),
  }
}

function createClient(
  { endpoint, region, isPathStyle, credentials }: S3Settings,
  patience: number,
): S3Client {
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    // Without keys of its own the SDK asks the machine it runs on.
    ...(credentials === null ? {} : { credentials }),
    maxAttempts: TRIES,
    logger: SILENT,
    // Not every store knows the newer check sums; the hash of the content is signed anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN,
      // Nothing in either direction; a whole request may take as long as its line needs.
      socketTimeout: patience,
    },
  })
}

/** A stream cannot be sent twice, so each try opens the file again. */
async function putWhole(client: S3Client, Bucket: string, Key: string, file: FileOnDisk): Promise<void> {
  for (let tried = 1; ; tried++) {
    const Body = createReadStream(file.path)
    const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength: file.tamanho })
    const hash = file.sha256.toString('hex')
    command.middlewareStack.add(
      (next) => (args) => {
        // What every request of this client is, before it is signed.
        const request = args.request as { headers: Record<string, string> }
        request.headers['x-amz-content-sha256'] = hash
        return next(args)
      },
      { step: 'build', name: 'knownHash' },
    )
    try {
      await client.send(command)
      return
    } catch (error) {
      if (tried === TRIES || isRefusal(error)) fail(error, Key)
    } finally {
      Body.destroy()
    }
  }
}

async function* listObjects(client: S3Client, Bucket: string, prefix: string) {
  let ContinuationToken: string | undefined
  do {
    const command = new ListObjectsV2Command({
      Bucket,
      Prefix: prefix,
      ...(ContinuationToken === undefined ? {} : { ContinuationToken }),
    })
    const page = await client.send(command).catch((error: unknown) => fail(error, prefix))
    for (const { Key, LastModified } of page.Contents ?? []) {
      const chave = Key?.slice(prefix.length) ?? ''
      // Another's, below the same prefix; and what says no age is left alone.
      if (/^[0-9a-f]{32}$/.test(chave) && LastModified !== undefined)
        yield { chave, modifiedAt: LastModified }
    }
    ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined
  } while (ContinuationToken !== undefined)
}

const lengthOf = ({ start, end }: ByteRange) => end - start + 1

const isMissing = (error: unknown) => error instanceof NoSuchKey || error instanceof NotFound

/** The store understood and will not: trying again changes nothing. */
const isRefusal = (error: unknown) =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode ?? 500) >= 400 &&
  (error.$metadata.httpStatusCode ?? 500) < 500

function fail(error: unknown, key: string): never {
  if (isMissing(error)) throw new ObjectMissingError(key)
  const name = error instanceof Error ? error.name : 'erro'
  throw new StoreError(`the S3 store cannot be used (${name})`, { cause: error })
}
