/** Lists that came as one text. */

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The parts of a list as somebody types it: between commas, semicolons or lines. */
export const splitList = (text: string): string[] => partsOf(text, /[,;\n]/)

/** The same where no part has a bar in it, and bars part too: a cell that another program wrote, names of languages. */
export const splitListWithBars = (text: string): string[] => partsOf(text, /[,;|/\n]/)
