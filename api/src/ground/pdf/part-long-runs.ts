/** Longer than addresses and links: who copies those out of the file gets them whole. */
const RUN = /[^ \t\r\n\u200B]{121,}/gu
/** About what a line holds; never before a mark that belongs to the letter before it, unless there are dozens of them. */
const PIECE = /.{60,80}?(?![\p{M}\u200D]|$)|.{80}/gsu

/**
 * Gives words that no line can hold places to break at. What lays lines out measures the rest of such a word again for
 * each line: a word of four thousand letters took it two seconds.
 * @returns the same text with zero-width spaces in its words of more than 120 letters
 */
export const partLongRuns = (text: string): string =>
  text.replaceAll(RUN, (run) => run.replaceAll(PIECE, '$&\u200B'))
