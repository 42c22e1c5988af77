import { typedDia } from '@seleta/regras/dia'
import { readHora } from '@seleta/regras/hora'
import { findInvalid, findMissing, findTyped } from './problem'
import type { StepValidity } from './problem'

/** Step 1 (spec section 2 and 5; product 30 for the calendar). */
export const detalhesValidity: StepValidity = {
  findProblems: (c, hoje, typed) => [
    ...findMissing('detalhes', c),
    ...findTyped(typed, 'inicio', dateMessage),
    ...findTyped(typed, 'fechamento', dateMessage),
    ...findTyped(typed, 'vaga.jornada.inicio', timeMessage),
    ...findTyped(typed, 'vaga.jornada.fim', timeMessage),
    ...findInvalid('detalhes', c, hoje),
  ],
}

function dateMessage(text: string): string {
  return typedDia(text).length === 8
    ? `O dia ${text} não existe no calendário.`
    : 'Escreva a data inteira: dia, mês e ano.'
}

const timeMessage = (text: string): string | null =>
  readHora(text) === null ? 'Escreva a hora como 08:30, de 00:00 a 23:59.' : null
