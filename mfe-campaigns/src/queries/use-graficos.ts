import { useCall } from '@seleta/api-client'

/** The company's figures over so many days; the former ones while others are on their way (product 57). */
export const useGraficos = (dias: number) =>
  useCall('getGraficos', { query: { dias } }, { isKeepingPrevious: true })
