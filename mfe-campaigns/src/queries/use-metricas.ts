import { useCall } from '@seleta/api-client'

/** A campaign's numbers from recorded stage events (product 17). */
export const useMetricas = (campanhaId: number) => useCall('getMetricas', { params: { id: campanhaId } })
