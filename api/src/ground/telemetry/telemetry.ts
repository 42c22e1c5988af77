/** What listens to the process. */
export interface Telemetry {
  /** Sends what is left, closes the port. */
  readonly stop: () => Promise<void>
}
