import { masks } from '@seleta/ui/masks'
import { findInvalid, findMissing } from './problem'
import type { StepValidity } from './problem'

const EMAIL = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:.]+$/

/** Step 7. */
export const contatoValidity: StepValidity = {
  findProblems: (c) => {
    const { email, telefone } = c.vaga.campanhaResponsavel
    return [
      ...findMissing('contato', c),
      ...findInvalid([
        [
          email !== '' && !EMAIL.test(email.trim()),
          'vaga.campanhaResponsavel.email',
          'Escreva um e-mail completo, como nome@empresa.com.br.',
        ],
        [
          telefone !== '' && !masks.telefone.isComplete(telefone),
          'vaga.campanhaResponsavel.telefone',
          'Escreva o celular com DDD: 10 ou 11 dígitos.',
        ],
      ]),
    ]
  },
}
