import type { Papel } from '@seleta/contract/papeis'

/** Who does something: from the session, never from the request's body. */
export interface Autor {
  readonly empresaId: number
  readonly usuarioId: number
}

/** What somebody may reach: their role, and of whoever sees only the campaigns of their teams, those. */
export interface Acesso {
  readonly papel: Papel
  /** Null: every campaign of the company. */
  readonly campanhas: readonly number[] | null
}

/** Who calls. `id` is the session's row. */
export interface Sessao extends Autor, Acesso {
  readonly id: number
}
