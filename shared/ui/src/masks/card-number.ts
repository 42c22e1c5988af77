/** Whether a text is a card number: 13 to 19 digits that pass Luhn's sum. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, char, i) => {
      const doubled = Number(char) * (i % 2 === 1 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
