/** Long numbers as spreadsheets write them into a file: phones and CPFs are no numbers, and come out as some. */

const NOTATION = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i

/**
 * The digits of a number that a spreadsheet wrote as one: '5,2998224725E+10' and '52998224725.0' are 52998224725.
 * @returns the cell as it is when it is no such number, or when digits were cut off
 */
export function wholeNumber(cell: string): string {
  const [, first, rest = '', power] = NOTATION.exec(cell) ?? []
  if (first !== undefined) return rest.length === Number(power) ? first + rest : cell
  return cell.replace(/^(\d{8,})[.,]0+$/, '$1')
}

/** Whether a spreadsheet kept only the first digits: '1,23E+10'. What it cut off stands nowhere. */
export const isCutNumber = (cell: string): boolean => NOTATION.test(wholeNumber(cell))
