/** What the person at the terminal can mend. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Somebody asked how a command is called; the message says it. */
export class UsageAsked extends Error {
  override name = 'UsageAsked'
}
