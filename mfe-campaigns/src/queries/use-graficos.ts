import { useCall } from '@seleta/api-client'

/** The company's figures over so many days; the former ones while others are on their way (product 57). */
export const useGraficos = (dias: number, hasEncerradas: boolean) =>
  useCall(
    'getGraficos',
    { query: { dias, ...(hasEncerradas && { encerradas: true }) } },
    { isKeepingPrevious: true },
  )
