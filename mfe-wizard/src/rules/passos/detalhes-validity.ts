import { masks } from '@seleta/ui/masks'
import { findInvalid, findMissing } from './problem'
import type { StepValidity } from './problem'
import { todayIso } from '../today'

/** Step 1 (spec section 2 and 5; product 30 for the calendar). */
export const detalhesValidity: StepValidity = {
  findProblems: (c, typed) => [
    ...findMissing('detalhes', c),
    ...findInvalid([
      [(typed['inicio'] ?? '') !== '', 'inicio', dateMessage(typed['inicio'] ?? '')],
      [(typed['fechamento'] ?? '') !== '', 'fechamento', dateMessage(typed['fechamento'] ?? '')],
      [
        c.fechamento !== null && c.fechamento < todayIso(),
        'fechamento',
        'A data de fechamento já passou. Escolha hoje ou um dia à frente.',
      ],
      [
        c.inicio !== null && c.fechamento !== null && c.inicio > c.fechamento,
        'inicio',
        'O início deve ser antes do fechamento.',
      ],
      [
        (c.vaga.jornada.inicio === '') !== (c.vaga.jornada.fim === ''),
        'vaga.jornada.fim',
        'Informe a hora de entrada e a de saída.',
      ],
    ]),
  ],
}

function dateMessage(text: string): string {
  return masks.data.isComplete(text)
    ? `O dia ${text} não existe no calendário.`
    : 'Escreva a data inteira: dia, mês e ano.'
}
