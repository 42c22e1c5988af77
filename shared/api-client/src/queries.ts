import type { CallInput } from '@seleta/contract/calls'
import type { Operation } from '@seleta/contract/routes'
import type { QuietOperation } from '@seleta/contract/touches'
import type { QueryClient } from '@tanstack/react-query'
import {
  QueryClient as Client,
  keepPreviousData,
  notifyManager,
  queryOptions,
  useQuery,
} from '@tanstack/react-query'
import { canRetry } from './call-error'
import type { CallResult } from './request'
import { requestAny } from './request'

/** Server state: one query per call and input, the key is `[operation, input]`. */

/** One cache in the page, so that what one area changes is known in all. Only tests make a second one. */
let page: QueryClient | null = null

/** Query options of a call, for `useQuery`, `prefetchQuery`, `useInfiniteQuery` by hand. */
export function callQuery<O extends QuietOperation>(operation: O, input: CallInput<O>) {
  return queryOptions({
    queryKey: [operation, input] as const,
    queryFn: ({ signal }) => requestAny(operation, input, { signal }),
  })
}

export interface UseCallOptions {
  /** False keeps the call from starting. */
  readonly isEnabled?: boolean
  /** Keep the former answer on screen while the next one loads: pages and filters. */
  readonly isKeepingPrevious?: boolean
  /** Milliseconds an answer counts as fresh; catalogues are fresh for the whole visit. */
  readonly freshFor?: number
  /** Milliseconds an answer is kept when nobody shows it any more; 0 where an old one must not come back. */
  readonly keptFor?: number
  /** Milliseconds after which a page that is left open asks again. */
  readonly refreshEvery?: number
  /** True where what asks says itself that it failed, and nobody else has to. */
  readonly isToldInPlace?: boolean
}

/**
 * Reads a call.
 * @param operation a name of `routes`
 * @param input `{ params?, query?, body? }`
 */
export function useCall<O extends QuietOperation>(
  operation: O,
  input: CallInput<O>,
  options: UseCallOptions = {},
) {
  // Spread options lose which operation they belong to.
  return useQuery({
    ...callQuery(operation, input),
    enabled: options.isEnabled ?? true,
    ...(options.isKeepingPrevious === true ? { placeholderData: keepPreviousData } : {}),
    ...(options.freshFor === undefined ? {} : { staleTime: options.freshFor }),
    ...(options.keptFor === undefined ? {} : { gcTime: options.keptFor }),
    ...(options.refreshEvery === undefined ? {} : { refetchInterval: options.refreshEvery }),
    meta: { isToldInPlace: options.isToldInPlace },
  } as ReturnType<typeof callQuery<O>>)
}

/** How the answer of an operation stands, as `useCall` tells it. */
export type CallState<O extends QuietOperation> = ReturnType<typeof useCall<O>>

/**
 * Marks every answer of these operations as old; resolves when those on the screen have been asked for again.
 * @param operations null is all of them
 */
export async function markOld(operations: readonly Operation[] | null): Promise<void> {
  const client = page
  if (client === null) return
  if (operations === null) return client.invalidateQueries()
  await Promise.all(operations.map((operation) => client.invalidateQueries({ queryKey: [operation] })))
}

/** Answer of a call that already stands in the cache. */
export function readCall<O extends QuietOperation>(client: QueryClient, operation: O, input: CallInput<O>) {
  return client.getQueryData<CallResult<O>>([operation, input])
}

/** Puts an answer into the cache that another call brought: what a change answers is newer than what stands there. */
export function writeCall<O extends QuietOperation>(
  operation: O,
  input: CallInput<O>,
  answer: CallResult<O>,
): void {
  page?.setQueryData([operation, input], answer)
}

/**
 * Resolves when everybody who shows a query has been told what was last written to it, which is not at once. State
 * that stands on top of an answer must not go before the answer has arrived below it.
 */
export function untilTold(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}

/**
 * The page's one query client, known from here on to every change. Only what may go well next time is tried again: at
 * once, and when network or server are back.
 */
export function createQueryClient(): QueryClient {
  const client = new Client({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < 1 && canRetry(error),
        refetchOnWindowFocus: true,
        // The client says itself that the browser is offline; a paused query would show a skeleton for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  window.addEventListener('online', () => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => canRetry(state.error) })
  })
  page = client
  return client
}
