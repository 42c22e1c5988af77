import { callQuery, useCan, useChange, useQuery } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'

const LOOK_EVERY_MS = 60_000

/** The notices behind the bell, looked at by themselves. */
export function useAvisos() {
  const can = useCan()
  return useQuery({
    ...callQuery('listAvisos', {}),
    enabled: can('listAvisos'),
    refetchInterval: LOOK_EVERY_MS,
  })
}

/** Notes what was read: one notice as it was, or all that were there up to a moment. */
export const useReadAvisos = () =>
  useChange('readAvisos', (send, read: CallInput<'readAvisos'>['body']) => send({ body: read }))
