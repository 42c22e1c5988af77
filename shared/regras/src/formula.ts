/** Texts of a file that a spreadsheet opens. */

/** What makes a spreadsheet take a text for a formula, in wide letters too (findings A6, audit S17). */
const STARTS = '=+\\-@\\t\\r＝＋－＠'
const FORMULA = new RegExp(`^[${STARTS}]`)
const DISARMED = new RegExp(`^'(?=[${STARTS}])`)

/** With an apostrophe before what looks like a formula, so that opening the file runs nothing. */
export const disarmFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before `disarmFormula`. */
export const rearmFormula = (text: string): string => text.replace(DISARMED, '')
