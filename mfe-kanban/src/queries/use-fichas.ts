import { useCall } from '@seleta/api-client'

/** What the company judges people by (product 73). */
export const useFichas = () => useCall('listFichas', {})
