import { paths } from '@seleta/shell'

/** The campaign whose page of one kind an address shows; null on every other page. */
const readerOf = (address: (campanhaId: string) => string) => {
  const pattern = new RegExp(`^${address('(\\d+)')}(?=/|$)`)
  return (pathname: string): number | null => {
    const id = pattern.exec(pathname)?.[1]
    return id === undefined ? null : Number(id)
  }
}

export const candidatosAt = readerOf(paths.candidatos)
export const candidatosRoboAt = readerOf(paths.candidatosRobo)
export const boardAt = readerOf(paths.selecao)

/**
 * The campaign whose list or board an address shows.
 * @returns null on every other page
 */
export const campanhaUnder = (pathname: string): number | null =>
  candidatosAt(pathname) ?? candidatosRoboAt(pathname) ?? boardAt(pathname)
