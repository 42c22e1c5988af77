/** What stands under a key. */
export interface Count {
  /** How many in this window, the one just counted among them. */
  readonly total: number
  /** Milliseconds until the window ends and counting begins anew. */
  readonly endsIn: number
}

/**
 * Counts what is limited. All limits of the product ask this one interface, over all processes together (product 103);
 * who may sign in how often has rules of its own (decision 014).
 */
export interface Counter {
  /**
   * One more under this key. A window begins with its first count.
   * @param max from here on nobody is counted any more before the window ends: whoever floods is answered from memory
   */
  readonly add: (key: string, windowMs: number, max?: number) => Promise<Count>
  /** One less, when what was counted did not come about; not for keys with a `max`. */
  readonly takeBack: (key: string) => Promise<void>
}
