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
  /** What is read is about people whom blind triage hides (decision 193). */
  readonly isAsCegas?: boolean
}

/** Who calls. `id` is the session's row. */
export interface Sessao extends Autor, Acesso {
  readonly id: number
  /** Opens nothing but setting up the second factor that the company asks for (product 75). */
  readonly limitada: boolean
  /** The company has a campaign with blind triage. */
  readonly hasCegas: boolean
}
