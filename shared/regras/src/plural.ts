import { formatInteiro } from './numero'

/**
 * The word for a number of things. Only 1 is singular: «0 pessoas», as people say it and as all texts of the product
 * do (Intl.PluralRules counts 0 as singular in Portuguese).
 */
export const plural = (count: number, um: string, muitos: string): string => (count === 1 ? um : muitos)

/** '1 pessoa', '12 pessoas', '1.200 pessoas'. */
export const countOf = (count: number, um: string, muitos: string): string =>
  `${formatInteiro(count)} ${plural(count, um, muitos)}`
