import { formatInteger } from './numbers'

/**
 * The word for a number of things. Only 1 is singular: «0 pessoas», as people say it and as all texts of the product
 * do (Intl.PluralRules counts 0 as singular in Portuguese).
 */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** '1 pessoa', '12 pessoas', '1.200 pessoas'. */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatInteger(count)} ${plural(count, one, many)}`
