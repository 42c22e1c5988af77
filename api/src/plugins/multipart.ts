import { isUtf8 } from 'node:buffer'
import { VIDEO_MAX_BYTES } from '@seleta/contract/sizes'
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError, InvalidError, TooLargeError } from '../ground/domain-error'
import { asUpstream } from '../ground/files/arquivos'
import type { Spool } from '../ground/files/spool'
import type { UploadedFile } from '../ground/files/uploaded-file'
import type { Settings } from '../ground/settings'
import { hasTooManyParts } from '../ground/text/json-parts'
import { depthOf, storable, storableText } from '../ground/text/storable'
import { MAX_JSON_DEPTH } from './body-parsers'
import { limitUploads } from './upload-limits'
import { FILE_TOO_LARGE } from './erro-status'
import { CAMPO_REQUIRED } from './zod-messages'
import { whenOver } from './when-over'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where files arrive. */
    spool: Spool
  }
  interface FastifyRequest {
    /** Files of a multipart call, by field name. */
    arquivos: ReadonlyMap<string, UploadedFile>
    /** Every file that this request brought; off the disk when it is answered. */
    arrived: UploadedFile[]
    /** It was answered, or its sender hung up: what arrives now is nobody's. */
    isOver: boolean
  }
}

const MIB = 1024 * 1024
/** A video answer of 90 seconds; the résumé's own limit is checked with its content. */
const MAX_FILE = VIDEO_MAX_BYTES
const MAX_TOTAL = 80 * MIB
/** Files of one call or form. */
export const MAX_FILES = 12
const MAX_DADOS = MIB
const LIMITS = { files: MAX_FILES, fields: 4, fieldSize: MAX_DADOS }
/** The field whose JSON is a call's body. */
const DADOS = 'dados'

const NO_FILES: ReadonlyMap<string, UploadedFile> = new Map()

/** Multipart calls: limits before a byte is read, files to the disk as they come (product 100, security S12). */
export async function acceptMultipart(
  app: FastifyInstance,
  spool: Spool,
  { uploads }: Pick<Settings, 'uploads'>,
): Promise<void> {
  limitUploads(app, uploads, MAX_TOTAL + 2 * MAX_DADOS)
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    // The plugin would keep a text uncounted, and read JSON itself, whatever its depth: `readParts` reads texts.
    isPartAFile: () => true,
  })
  app.decorate('spool', spool)
  app.decorateRequest('arquivos')
  app.decorateRequest('arrived')
  app.decorateRequest('isOver', false)
  app.addHook('onRequest', async (request) => {
    request.arquivos = NO_FILES
    request.arrived = []
  })
  // Also when the sender hung up: onResponse is not called then.
  app.addHook('onRequest', async (request, reply) => {
    whenOver(request, reply, () => {
      request.isOver = true
      void spool.drop(request.arrived)
    })
  })
}

/**
 * Reads a multipart call before its body is validated: the JSON of the field `dados` becomes the body, the files
 * become `request.arquivos`.
 * @throws InvalidError when `dados` is missing or is not JSON, TooLargeError past the limits, SlowSenderError
 */
export async function readMultipart(request: FastifyRequest): Promise<void> {
  const arquivos = new Map<string, UploadedFile>()
  let dados: unknown
  const readFile = createFileReader(request)
  await request.whileSending(async () => {
    for await (const part of readParts(request)) {
      if (part.type === 'file') arquivos.set(part.fieldname, await readFile(part))
      else if (part.fieldname === DADOS) dados = part.value
    }
  })
  // A file field that was left empty comes without a name.
  for (const [field, { nome, tamanho }] of arquivos) if (nome === '' && tamanho === 0) arquivos.delete(field)
  request.arquivos = arquivos
  request.body = parseDados(dados)
}

/** A text of a form, whatever type it names. */
export interface TextPart {
  readonly type: 'field'
  readonly fieldname: string
  readonly value: string
}

/**
 * The parts of a multipart form, one after the other. A field may say that it is JSON, as clients made from our own
 * description do, some of them with a name of a file: it is a text like the others.
 * @throws InvalidError for a form that is cut off, has no boundary or another one than it says; TooLargeError
 */
export async function* readParts(
  request: FastifyRequest,
  limits: typeof LIMITS = LIMITS,
): AsyncGenerator<TextPart | MultipartFile> {
  const parts = limits.files + limits.fields
  const { FieldsLimitError, FilesLimitError } = request.server.multipartErrors
  let fields = 0
  let files = 0
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_FILE, files: parts, parts } })) {
      // Every part comes as a file.
      if (part.type === 'field') continue
      if (isFile(part)) {
        if ((files += 1) > limits.files) throw new FilesLimitError()
        yield part
      } else {
        if ((fields += 1) > limits.fields) throw new FieldsLimitError()
        yield {
          type: 'field',
          fieldname: part.fieldname,
          value: await readText(request, part, limits.fieldSize),
        }
      }
    }
  } catch (error) {
    throw ofForm(error)
  }
}

const isJson = (type: string) => type.startsWith('application/json')

const isFile = ({ fieldname, filename, mimetype }: MultipartFile) =>
  isJson(mimetype)
    ? filename !== undefined && fieldname !== DADOS
    : filename !== undefined || mimetype === 'application/octet-stream'

/** A text that is too long is cut, and told by whoever knows its field; JSON would be another one. */
async function readText(
  { heldBody }: FastifyRequest,
  { file, mimetype }: MultipartFile,
  maxBytes: number,
): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  // A stream without an encoding gives buffers.
  for await (const chunk of file as AsyncIterable<Buffer>) {
    const kept = chunk.subarray(0, Math.max(0, maxBytes - bytes))
    bytes += chunk.length
    if (kept.length === 0) continue
    chunks.push(kept)
    heldBody?.take(kept.length)
  }
  // Read to its end all the same: what comes after it on the connection is the next request.
  if (bytes > maxBytes && isJson(mimetype)) throw new TooLargeError()
  const text = Buffer.concat(chunks)
  // Some programs write the letters of Western Europe, and say so where the parser does not tell it.
  return text.toString(isUtf8(text) || bytes > maxBytes ? 'utf8' : 'latin1')
}

/** The parser's own words for a broken form have no code; what has one is told by the error policy. */
function ofForm(error: unknown): unknown {
  const isKnown = error instanceof DomainError || (error instanceof Error && 'code' in error)
  return isKnown
    ? error
    : new InvalidError('O formulário chegou incompleto. Envie de novo.', undefined, 'formulario_incompleto')
}

/**
 * Takes the files of one request to the disk, one after the other.
 * @throws TooLargeError past the limit of a file, at its field, or of all of them together
 */
export function createFileReader(request: FastifyRequest): (part: MultipartFile) => Promise<UploadedFile> {
  let total = 0
  async function* counted(part: MultipartFile): AsyncGenerator<Buffer> {
    try {
      // A stream without an encoding gives buffers.
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        total += chunk.length
        if (total > MAX_TOTAL) throw new TooLargeError('Os arquivos são grandes demais.')
        yield chunk
      }
    } catch (error) {
      throw ofForm(error)
    }
    if (part.file.truncated) {
      throw new TooLargeError(FILE_TOO_LARGE, { [part.fieldname]: FILE_TOO_LARGE })
    }
  }
  return async (part) => {
    const sender = { nome: storableText(part.filename ?? ''), mime: part.mimetype }
    const file = await request.server.spool.receive(counted(part), sender).catch(asUpstream)
    request.arrived.push(file)
    // The last bytes were on their way to the disk while the connection went.
    if (request.isOver) await request.server.spool.drop([file])
    return file
  }
}

function parseDados(dados: unknown): unknown {
  try {
    const isReadable =
      typeof dados === 'string' && depthOf(dados) <= MAX_JSON_DEPTH && !hasTooManyParts(dados)
    if (isReadable) return storable(JSON.parse(dados))
  } catch {
    // Told below, like a missing field.
  }
  throw new InvalidError('Faltam os dados do formulário.', { [DADOS]: CAMPO_REQUIRED })
}
