import { useCall } from '@seleta/api-client'

/** The company's picture, read with the session; for the whole visit, and forgotten where nobody shows it. */
export const useLogo = () => useCall('getLogo', {}, { freshFor: Infinity, keptFor: 0 })
