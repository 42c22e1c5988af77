import type { QueryClient } from '@seleta/api-client'
import { callQuery } from '@seleta/api-client'
import type { PageDescriptor } from '@seleta/shell'
import type { PageAddress } from '../rules/page-calls'
import { callsOf } from '../rules/page-calls'
import { askRecusadas, knownRecusadas } from './recusadas'

/**
 * Starts a page's calls while its code is still on its way (architecture.md: the data in parallel with the code);
 * none that the role would be refused.
 * @param client the page's query client: the page finds the answer, or the call under way, under the same key
 */
export function prefetchPage(
  client: QueryClient,
  page: PageDescriptor,
  address: PageAddress,
  panelParams: ReadonlySet<string>,
): void {
  const start = (recusadas: readonly unknown[]) => {
    for (const { operation, input } of callsOf(page, address, panelParams))
      if (!recusadas.includes(operation)) void client.prefetchQuery(callQuery(operation, input))
  }
  const known = knownRecusadas(client)
  if (known === null) void askRecusadas(client).then(start)
  else start(known)
}
