import { useCall } from '@seleta/api-client'

/** Who is signed in, with the company that they work for, as the bars show them. */
export const useUsuario = () => useCall('getUsuario', {})
