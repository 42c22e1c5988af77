import { tooManyTries } from '@seleta/contract/faltas'
import { FORBIDDEN_CODE, tellWhoHelps } from '@seleta/contract/papeis'
import { countOf } from '@seleta/regras/plural'

/**
 * Failures that a person can understand and mend. Services throw them; the error handler alone knows which HTTP
 * status goes with which. `message` is a Portuguese sentence for the screen.
 */
export abstract class DomainError extends Error {
  /** Stable word for programs, such as 'nao_encontrado'. */
  readonly codigo: string
  /** Field path → what is wrong with it. */
  readonly campos: Readonly<Record<string, string>> | undefined

  constructor(
    message: string,
    codigo: string,
    campos?: Readonly<Record<string, string>>,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.codigo = codigo
    this.campos = campos
  }
}

/** There is no such row, or it is another company's: one answer for both (product 1). */
export class NotFoundError extends DomainError {
  override name = 'NotFoundError'
  constructor(message = 'Não encontramos o que você procura.', codigo = 'nao_encontrado') {
    super(message, codigo)
  }
}

/** What was asked does not fit the state that things are in. */
export class ConflictError extends DomainError {
  override name = 'ConflictError'
  constructor(message: string, codigo = 'conflito') {
    super(message, codigo)
  }
}

/** The form of the request is right, its content is not. */
export class InvalidError extends DomainError {
  override name = 'InvalidError'
  constructor(message: string, campos?: Readonly<Record<string, string>>, codigo = 'dados_invalidos') {
    super(message, codigo, campos)
  }
}

/** A file of a kind that is not accepted. */
export class UnsupportedFileError extends DomainError {
  override name = 'UnsupportedFileError'
  constructor(message: string, campos?: Readonly<Record<string, string>>) {
    super(message, 'arquivo_nao_aceito', campos)
  }
}

/** What was sent says in some of its fields what cannot be: each is told. */
export const wrongCampos = (campos: Readonly<Record<string, string>>) =>
  new InvalidError('Confira os campos destacados.', campos)

export const TOO_LARGE = 'O que você enviou é grande demais'

/** A file or a body that is too large. */
export class TooLargeError extends DomainError {
  override name = 'TooLargeError'
  constructor(message = `${TOO_LARGE}.`, campos?: Readonly<Record<string, string>>) {
    super(message, 'grande_demais', campos)
  }
}

/** Something that the product leans on does not answer: mail, a model, a job board, the store of files. */
export class UpstreamError extends DomainError {
  override name = 'UpstreamError'
  constructor(message: string, codigo = 'servico_indisponivel', options?: ErrorOptions) {
    super(message, codigo, undefined, options)
  }
}

/** All places for files are taken, or all the room for bodies. */
export class BusyError extends DomainError {
  override name = 'BusyError'
  /** Seconds until asking again makes sense. */
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super(
      `Há muitos envios ao mesmo tempo. Tente de novo em ${countOf(retryAfter, 'segundo', 'segundos')}.`,
      'muitos_envios',
    )
    this.retryAfter = retryAfter
  }
}

/** Files that stopped coming on their way here. */
export class SlowSenderError extends DomainError {
  override name = 'SlowSenderError'
  constructor() {
    super('O envio parou no meio do caminho. Confira sua conexão e envie de novo.', 'envio_parado')
  }
}

/** No session, or one that is over; for the login, the wrong pair. */
export class UnauthorizedError extends DomainError {
  override name = 'UnauthorizedError'
  constructor(message = 'Sua sessão terminou. Entre de novo.', codigo = 'sessao_invalida') {
    super(message, codigo)
  }
}

/** The caller's role, or a team that they are not in, does not allow it; who can help is named (product 70). */
export class ForbiddenError extends DomainError {
  override name = 'ForbiddenError'
  constructor(administradores: readonly string[], why = 'Seu papel na empresa não permite isto.') {
    super(`${why} ${tellWhoHelps(administradores)}`, FORBIDDEN_CODE)
  }
}

/** A page of another site makes a browser ask for a change. */
export class ForeignOriginError extends DomainError {
  override name = 'ForeignOriginError'
  constructor() {
    super('Este pedido veio de outro site e foi recusado.', 'origem_recusada')
  }
}

/** A second factor stands before what was asked: it is asked for now, or has to be set up first (product 75). */
export class SegundoFatorError extends DomainError {
  override name = 'SegundoFatorError'
}

/** Asked too often. */
export class TooManyError extends DomainError {
  override name = 'TooManyError'
  /** Seconds until asking again makes sense. */
  readonly retryAfter: number
  constructor(retryAfter: number, tell: (seconds: number) => string = tooManyTries) {
    const seconds = Math.max(1, Math.ceil(retryAfter))
    super(tell(seconds), 'muitas_tentativas')
    this.retryAfter = seconds
  }
}

/** What everything here leans on does not answer at this moment. */
export class UnavailableError extends DomainError {
  override name = 'UnavailableError'
  /** Seconds until asking again makes sense. */
  readonly retryAfter: number = 5
  constructor(
    message = 'O sistema está indisponível no momento. Tente de novo em instantes.',
    codigo = 'indisponivel',
  ) {
    super(message, codigo)
  }
}

/** What room is left is kept for the company's work: files of strangers are not taken. */
export class DiskTightError extends UnavailableError {
  override name = 'DiskTightError'
  override readonly retryAfter = 300
  constructor() {
    super(
      'O servidor está quase sem espaço e não recebe arquivos grandes agora. Tente de novo mais tarde, ou envie sem o arquivo.',
      'disco_quase_cheio',
    )
  }
}

/** There is no room to write; what is there can be read. */
export class DiskFullError extends UnavailableError {
  override name = 'DiskFullError'
  override readonly retryAfter = 30
  constructor() {
    super(
      'O disco do servidor está cheio: nada é gravado até que haja espaço. O que você preencheu continua na tela; tente de novo em alguns minutos.',
      'disco_cheio',
    )
  }
}
