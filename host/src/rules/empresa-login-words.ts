import type { AcessoResult } from '@seleta/contract/acesso-results'
import { VOLTA_OVER } from '@seleta/contract/faltas'

/** Why signing in with the company's account came to nothing, and what to do then; `ok` is none of it. */
const WORDS: Readonly<Record<Exclude<AcessoResult, 'ok'>, string>> = {
  cancelada: 'A entrada foi cancelada na página da sua empresa. Você pode tentar de novo ou usar a senha.',
  expirada: VOLTA_OVER,
  provedor:
    'A página da sua empresa não confirmou a entrada. Tente de novo; se continuar, fale com quem administra a Seleta na sua empresa.',
  email:
    'A conta que você usou não confirma um e-mail do domínio da sua empresa. Entre com a conta do trabalho ou fale com quem administra a Seleta na sua empresa.',
  'sem-conta':
    'Você ainda não foi convidado para a Seleta. Peça um convite a um administrador da sua empresa.',
  'outra-conta':
    'Este e-mail já entra na Seleta por outra conta da sua empresa. Use aquela conta ou fale com um administrador.',
  'outra-empresa': 'Este e-mail já é de uma pessoa de outra empresa na Seleta. Fale com um administrador.',
}

/** @param result as the address tells it: anything when somebody typed it */
export const empresaLoginWords = (result: string): string =>
  // Whatever else it says is a way in that is over.
  (WORDS as Readonly<Record<string, string | undefined>>)[result] ?? WORDS.expirada
