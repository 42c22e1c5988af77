/** Who does something: from the session, never from the request's body. */
export interface Autor {
  readonly empresaId: number
  readonly usuarioId: number
}

/** Who calls. `id` is the session's row. */
export interface Sessao extends Autor {
  readonly id: number
}
