import type { CallState } from '@seleta/api-client'
import { useCall } from '@seleta/api-client'

/** Everybody of the company who signs in, and who was asked in. */
export const useUsuarios = (isEnabled = true): CallState<'listUsuarios'> =>
  useCall('listUsuarios', {}, { isEnabled })
