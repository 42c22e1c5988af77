import { group, oneOfPart, withTexts } from '@seleta/shell/list-address'

/** Days that the charts may tell of, and those they tell of at first. */
export const PERIODS = [30, 90, 180, 365] as const
type Period = (typeof PERIODS)[number]

const { read, write } = group({ dias: oneOfPart('dias', PERIODS, 30) })

/** The charts in their address: `?dias=90`. */
export const graficosAddress = {
  read,
  write: (params: URLSearchParams, dias: Period) => withTexts(params, write({ dias })),
}
