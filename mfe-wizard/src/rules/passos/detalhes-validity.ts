import { typedDia } from '@seleta/regras/dia'
import { findInvalid, findMissing } from './problem'
import type { Problem, StepValidity } from './problem'

/** Step 1 (spec section 2 and 5; product 30 for the calendar). */
export const detalhesValidity: StepValidity = {
  findProblems: (c, hoje, typed) => [
    ...findMissing('detalhes', c),
    ...findTyped(typed, 'inicio'),
    ...findTyped(typed, 'fechamento'),
    ...findInvalid('detalhes', c, hoje),
  ],
}

/** A text in a date field that is no date. */
function findTyped(typed: Readonly<Record<string, string>>, field: string): Problem[] {
  const text = typed[field] ?? ''
  return text === '' ? [] : [{ field, message: dateMessage(text), kind: 'invalid' }]
}

function dateMessage(text: string): string {
  return typedDia(text).length === 8
    ? `O dia ${text} não existe no calendário.`
    : 'Escreva a data inteira: dia, mês e ano.'
}
