import { readEmail } from '@seleta/regras/email'
import { isTelefone } from '@seleta/regras/telefone'
import { findInvalid, findMissing } from './problem'
import type { StepValidity } from './problem'

/** Step 7. */
export const contatoValidity: StepValidity = {
  slice: ({ vaga }) => [vaga.campanhaResponsavel, vaga.candidatoContato],
  findProblems: (c) => {
    const { email, telefone } = c.vaga.campanhaResponsavel
    return [
      ...findMissing('contato', c),
      ...findInvalid([
        [
          email !== '' && readEmail(email) === null,
          'vaga.campanhaResponsavel.email',
          'Escreva um e-mail completo, como nome@empresa.com.br.',
        ],
        [
          telefone !== '' && !isTelefone(telefone),
          'vaga.campanhaResponsavel.telefone',
          'Escreva o celular com DDD: 10 ou 11 dígitos.',
        ],
      ]),
    ]
  },
}
