import type { Chamador, Papel } from '@seleta/contract/papeis'

/** Who does something: from the session, never from the request's body. */
export interface Autor {
  readonly empresaId: number
  readonly usuarioId: number
}

/** What somebody may reach: their role, and of whoever sees only the campaigns of their teams, those. */
export interface Acesso {
  readonly papel: Chamador
  /** Null: every campaign of the company. */
  readonly campanhas: readonly number[] | null
  /** What is read is about people whom blind triage hides (decision 193). */
  readonly isAsCegas?: boolean
}

/** A colleague who calls. `id` is the session's row. */
export interface Sessao extends Autor, Acesso {
  readonly papel: Papel
  readonly id: number
  /** Opens nothing but setting up the second factor that the company asks for (product 75). */
  readonly limitada: boolean
  /** The company has a campaign with blind triage. */
  readonly hasCegas: boolean
}

/** Who calls by a link that opens the judging of one campaign (product 72): nobody of the company. */
export interface Convidado extends Acesso {
  readonly papel: 'CONVIDADO'
  readonly empresaId: number
  readonly usuarioId: null
  readonly linkId: number
  /** Digest of their token: which of the link's sessions it is. */
  readonly tokenHash: Buffer
  readonly campanhas: readonly [number]
  readonly limitada: false
  readonly hasCegas: boolean
}

/** Whoever calls and is known. */
export type Caller = Sessao | Convidado
