import type { CallInput } from '@seleta/contract/calls'
import type { Operation } from '@seleta/contract/routes'
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
import { request } from './request'

/** Server state: one query per call and input, the key is `[operation, input]`. */

/** Query options of a call, for `useQuery`, `prefetchQuery`, `useInfiniteQuery` by hand. */
export function callQuery<O extends Operation>(operation: O, input: CallInput<O>) {
  return queryOptions({
    queryKey: [operation, input] as const,
    queryFn: ({ signal }) => request(operation, input, { signal }),
  })
}

export interface UseCallOptions {
  /** False keeps the call from starting. */
  readonly isEnabled?: boolean
  /** Keep the former answer on screen while the next one loads: pages and filters. */
  readonly isKeepingPrevious?: boolean
  /** Milliseconds an answer counts as fresh; catalogues are fresh for the whole visit. */
  readonly freshFor?: number
}

/**
 * Reads a call.
 * @param operation a name of `routes`
 * @param input `{ params?, query?, body? }`
 */
export function useCall<O extends Operation>(
  operation: O,
  input: CallInput<O>,
  options: UseCallOptions = {},
) {
  return useQuery({
    ...callQuery(operation, input),
    enabled: options.isEnabled ?? true,
    ...(options.isKeepingPrevious === true ? { placeholderData: keepPreviousData } : {}),
    ...(options.freshFor === undefined ? {} : { staleTime: options.freshFor }),
  } as ReturnType<typeof callQuery<O>>)
}

/** Marks every answer of these operations as old: what a mutation says in one place. */
export async function invalidateCalls(client: QueryClient, operations: readonly Operation[]): Promise<void> {
  await Promise.all(operations.map((operation) => client.invalidateQueries({ queryKey: [operation] })))
}

/** Answer of a call that already stands in the cache. */
export function readCall<O extends Operation>(client: QueryClient, operation: O, input: CallInput<O>) {
  return client.getQueryData<CallResult<O>>([operation, input])
}

/**
 * Resolves when everybody who shows a query has been told what was last written to it, which is not at once. State
 * that stands on top of an answer must not go before the answer has arrived below it.
 */
export function untilTold(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}

/** The page's one query client. Only what may go well next time is tried again. */
export function createQueryClient(): QueryClient {
  return new Client({
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
}
