import type { CallState } from '@seleta/api-client'
import { useCall } from '@seleta/api-client'

/** How each of them can be written to, asked anew each time. */
export const useDestinatarios = (
  identificadores: readonly string[],
  campanhaId: number | null,
): CallState<'readDestinatarios'> =>
  useCall(
    'readDestinatarios',
    { body: { identificadores: [...identificadores], campanhaId } },
    { keptFor: 0 },
  )
