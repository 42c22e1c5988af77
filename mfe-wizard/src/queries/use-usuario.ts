import { useCall } from '@seleta/api-client'

/** Who makes the campaign: asked for once a visit. */
export const useUsuario = () => useCall('getUsuario', {}, { freshFor: Infinity })
