/* Titles of what one colleague is told about a person: written by the deed, and anew while the person is hidden. */

export const MENCIONOU = ' mencionou você em uma nota sobre '
/** @param quem the colleague's name */
export const mencaoTitle = (quem: string, pessoa: string): string => `${quem}${MENCIONOU}${pessoa}`

export const DEIXOU = ' deixou '
export const donoTitle = (quem: string, pessoa: string): string => `${quem}${DEIXOU}${pessoa} com você`
