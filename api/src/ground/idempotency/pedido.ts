/** A call that may come twice because its answer was lost. */
export interface Pedido {
  /** Operation of routes.ts. */
  readonly rota: string
  /** What the caller sent as `Idempotency-Key`; null without one. */
  readonly chave: string | null
  /** Digest of all that was asked: address, body and files. */
  readonly corpoHash: Buffer
}

/** Work that no call asks for, or one that cannot be repeated: a form without JavaScript. */
export const NO_CHAVE: Pedido = { rota: '', chave: null, corpoHash: Buffer.alloc(0) }
