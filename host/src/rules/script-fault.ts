/** Why a script of an area is not there, as the loader of scripts knows it. */
export type ScriptFaultKind =
  /** Refused, cut off, unreachable. */
  | 'missing'
  /** The server says that there is none. */
  | 'gone'
  /** Nothing arrived for too long. */
  | 'timeout'
  /** Other bytes than registered, or not registered at all. */
  | 'integrity'
  /** It ran and threw. */
  | 'threw'

export class ScriptFault extends Error {
  readonly kind: ScriptFaultKind
  readonly path: string

  constructor(kind: ScriptFaultKind, path: string, cause?: unknown) {
    super(`${path}: ${kind}`, { cause })
    this.kind = kind
    this.path = path
  }
}

/** Whether the same file, asked for again, may come: what is silent may only be late. */
export const mayArrive = (fault: unknown): boolean =>
  fault instanceof ScriptFault && (fault.kind === 'missing' || fault.kind === 'timeout')
