import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { COLLISION_WORDS } from '../ground/collision'
import {
  BusyError,
  ConflictError,
  DiskFullError,
  DomainError,
  ForbiddenError,
  ForeignOriginError,
  InvalidError,
  NotFoundError,
  SegundoFatorError,
  SlowSenderError,
  TooLargeError,
  TooManyError,
  UnauthorizedError,
  UnavailableError,
  UnsupportedFileError,
  UpstreamError,
  wrongCampos,
} from '../ground/domain-error'
import { VALOR_INVALID } from './zod-messages'

/** What a failure becomes on the wire. */
export interface Refusal {
  readonly status: number
  readonly codigo: string
  readonly mensagem: string
  readonly campos?: Readonly<Record<string, string>>
  /** Seconds, for Retry-After. */
  readonly retryAfter?: number
}

type ErrorClass = abstract new (...args: never[]) => DomainError

const STATUS_OF: readonly [ErrorClass, number][] = [
  [NotFoundError, 404],
  [ConflictError, 409],
  [InvalidError, 422],
  [UnsupportedFileError, 415],
  [TooLargeError, 413],
  [UnauthorizedError, 401],
  [ForbiddenError, 403],
  [ForeignOriginError, 403],
  [SegundoFatorError, 403],
  [TooManyError, 429],
  [UpstreamError, 503],
  [BusyError, 503],
  [SlowSenderError, 408],
  [UnavailableError, 503],
]

const UNAVAILABLE = ofDomain(new UnavailableError())
const DISK_FULL = ofDomain(new DiskFullError())

/** No such address, or no such row. */
export const NOT_FOUND = ofDomain(new NotFoundError())
/** What a request says of itself cannot be read. */
export const UNREADABLE = 'O pedido não pôde ser entendido.'
/** One file of several, beyond what a file may be. */
export const FILE_TOO_LARGE = 'O arquivo é grande demais.'

/** By `isCollision`. */
const COLLISION: Refusal = {
  status: 503,
  codigo: 'ao_mesmo_tempo',
  mensagem: COLLISION_WORDS,
  retryAfter: 1,
}

const BY_CODE: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ofDomain(new TooLargeError()),
  FST_REQ_FILE_TOO_LARGE: tooLarge(FILE_TOO_LARGE),
  FST_FILES_LIMIT: tooLarge('São arquivos demais.'),
  FST_PARTS_LIMIT: tooLarge('São partes demais.'),
  FST_FIELDS_LIMIT: tooLarge('São campos demais.'),
  FST_ERR_MAX_PARAM_LENGTH: {
    status: 414,
    codigo: 'pedido_invalido',
    mensagem: 'O endereço é longo demais.',
  },
  METHOD: {
    status: 405,
    codigo: 'metodo_nao_aceito',
    mensagem: 'Este endereço só pode ser aberto.',
  },
  '40P01': COLLISION,
  '40001': COLLISION,
  FST_ERR_BAD_URL: { status: 400, codigo: 'pedido_invalido', mensagem: 'O endereço não pôde ser entendido.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    codigo: 'tipo_nao_aceito',
    mensagem: 'Este tipo de conteúdo não é aceito.',
  },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    status: 415,
    codigo: 'tipo_nao_aceito',
    mensagem: 'Envie o formulário como multipart/form-data.',
  },
}

/** What the database and the system say when there is no room to write. */
const NO_SPACE: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** SQLSTATE classes and system codes that mean: the database does not answer now. */
const DATABASE_AWAY = /^(08|53|57|ECONN|ENOENT|EPIPE|ETIMEDOUT|EAGAIN|EAI_AGAIN|ENOTFOUND|EHOST|ENET)/

/** A socket of the database that is closed to this account; a file that is says so in its own words. */
const isShutOut = ({ code, syscall }: NodeJS.ErrnoException) =>
  syscall === 'connect' && (code === 'EACCES' || code === 'EPERM')

/**
 * The one error policy (architecture.md, 'The api'). Never SQL, never a stack.
 * @returns null for a fault of ours, which is logged and answered as 500
 */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof DomainError) return ofDomain(error)
  if (hasZodFastifySchemaValidationErrors(error)) return ofValidation(error)
  if (!(error instanceof Error)) return null
  // Whatever was thrown: each property is asked for before it is used.
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : BY_CODE[code]
  if (known !== undefined) return known
  if (typeof code === 'string' && NO_SPACE.has(code)) return DISK_FULL
  if (isShutOut(error) || (typeof code === 'string' && DATABASE_AWAY.test(code))) return UNAVAILABLE
  if (
    /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool|Client (was closed|has encountered))/.test(
      error.message,
    )
  )
    return UNAVAILABLE
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, codigo: 'pedido_invalido', mensagem: UNREADABLE }
  return null
}

function ofDomain(error: DomainError): Refusal {
  const status = STATUS_OF.find(([kind]) => error instanceof kind)?.[1] ?? 422
  return {
    status,
    codigo: error.codigo,
    mensagem: error.message,
    ...(error.campos === undefined ? {} : { campos: error.campos }),
    ...('retryAfter' in error && typeof error.retryAfter === 'number'
      ? { retryAfter: error.retryAfter }
      : {}),
  }
}

/** A malformed id in the path is an unknown id (security S01); everything else is told field by field. */
function ofValidation(
  error: Error & { validation: { instancePath: string; message?: string | undefined }[] },
): Refusal {
  // Whatever was thrown: each property is asked for before it is used.
  const context = (error as Partial<FastifyError>).validationContext
  if (context === 'params') return NOT_FOUND
  const campos: Record<string, string> = {}
  for (const { instancePath, message } of error.validation) {
    campos[instancePath.slice(1).replaceAll('/', '.') || 'corpo'] ??= message ?? VALOR_INVALID
  }
  return ofDomain(wrongCampos(campos))
}

function tooLarge(mensagem: string): Refusal {
  return { status: 413, codigo: 'grande_demais', mensagem }
}
