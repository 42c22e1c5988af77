import { RemoteError } from '../../rules/remote-error'

/**
 * Records a failure that the person is told of elsewhere: in the browser's console, with the area's code and no personal
 * data, and where it is of an area, in the server's count.
 */
export function reportFailure(error: unknown, context: string): void {
  const code = error instanceof RemoteError ? error.code : error instanceof Error ? error.name : 'unknown'
  // oxlint-disable-next-line no-console -- the place where failures are recorded
  console.error(`[seleta] ${context}: ${code}`, error)
  if (error instanceof RemoteError) void letCount(error)
}

/** The code that counts comes when something has failed; where it cannot come, nobody could be told either. */
export async function letCount(failure: RemoteError): Promise<void> {
  const counting = await import('./count-failure').catch(() => null)
  counting?.countFailure(failure)
}
