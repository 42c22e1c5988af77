import { RemoteError } from '../../rules/remote-error'

/** Records a failure that the person is told of elsewhere: the browser's console, with the remote's code and no personal data. */
export function reportFailure(error: unknown, context: string): void {
  const code = error instanceof RemoteError ? error.code : error instanceof Error ? error.name : 'unknown'
  // oxlint-disable-next-line no-console -- the place where failures are recorded
  console.error(`[seleta] ${context}: ${code}`, error)
}
