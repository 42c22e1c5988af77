import { flagPart, group, numberPart, oneOfPart, withTexts } from '@seleta/shell/list-address'

/** Days that the charts may tell of, and those they tell of at first. */
export const PERIODS = [30, 90, 180, 365] as const
type Period = (typeof PERIODS)[number]

const recortes = {
  campanha: numberPart('campanha', 1, Number.MAX_SAFE_INTEGER),
  pessoa: numberPart('pessoa', 1, Number.MAX_SAFE_INTEGER),
}
const parts = group({
  dias: oneOfPart('dias', PERIODS, 30),
  encerradas: flagPart('encerradas'),
  ...recortes,
})
const ofCampanha = group({ dias: oneOfPart('dias', PERIODS, 90), pessoa: recortes.pessoa })

const periodOf = (dias: number): Period | undefined => PERIODS.find((one) => one === dias)

interface Change {
  readonly dias?: number
  readonly campanha?: number | null
  readonly pessoa?: number | null
  readonly encerradas?: true | null
}

const known = ({ dias, ...change }: Change) => {
  const period = dias === undefined ? undefined : periodOf(dias)
  return { ...change, ...(period !== undefined && { dias: period }) }
}

/** The charts in their address: `?dias=90&campanha=7&pessoa=3`. */
export const graficosAddress = {
  read: parts.read,
  write: (params: URLSearchParams, change: Change) => withTexts(params, parts.write(known(change))),
}

/** The figures of one campaign in theirs, of 90 days at first. */
export const metricasAddress = {
  read: ofCampanha.read,
  write: (params: URLSearchParams, change: Omit<Change, 'campanha' | 'encerradas'>) =>
    withTexts(params, ofCampanha.write(known(change))),
}
