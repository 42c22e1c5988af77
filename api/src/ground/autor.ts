/** Who does something: from the session, never from the request's body. */
export interface Autor {
  readonly empresaId: number
  readonly usuarioId: number
}
