import { callQuery, useQuery } from '@seleta/api-client'

/** Colleagues are at work, and people apply: a page that is left open tells it. */
const LOOK_EVERY_MS = 60_000

/** What waits for somebody (product 65); whoever asks says itself that it failed. */
export const useHoje = () =>
  useQuery({
    ...callQuery('getHoje', {}),
    refetchInterval: LOOK_EVERY_MS,
    meta: { isToldInPlace: true },
  })
