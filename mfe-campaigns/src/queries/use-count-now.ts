import { useCall } from '@seleta/api-client'

/** How many campaigns there are, always asked again: one made a moment ago counts. */
export const useCountNow = () => useCall('countCampanhas', { query: {} }, { freshFor: 0 })
