import { canalWords } from '@seleta/contract/canais'
import type { Destinatarios } from '@seleta/contract/mensagens'
import { formatInteger } from '@seleta/regras/numbers'
import { countOf } from '@seleta/regras/plural'

/** By which channel each person is written to (product 61); by none is a choice too. */

export type Canal = 'EMAIL' | 'WHATSAPP' | 'NENHUM'
type Pessoa = Destinatarios['pessoas'][number]

/** What was chosen for some; the others take the first channel that reaches them. */
export type Choices = Readonly<Record<string, Canal>>

export const CANAL_WORDS = {
  EMAIL: canalWords.EMAIL,
  WHATSAPP: canalWords.WHATSAPP,
  NENHUM: 'Nenhum',
} as const

/** The channel of one person: the chosen one where it reaches them. */
export function canalOf(pessoa: Pessoa, choices: Choices): Canal {
  const chosen = choices[pessoa.identificador]
  if (chosen === 'NENHUM') return chosen
  return pessoa.canais.find((canal) => canal === chosen) ?? pessoa.canais[0] ?? 'NENHUM'
}

/** All by one channel, as far as it reaches them; the others by what does. */
export const chooseAll = (pessoas: readonly Pessoa[], canal: Canal): Choices =>
  Object.fromEntries(pessoas.map(({ identificador }) => [identificador, canal]))

export const countCanais = (pessoas: readonly Pessoa[], choices: Choices): Record<Canal, number> => {
  const counts = { EMAIL: 0, WHATSAPP: 0, NENHUM: 0 }
  for (const pessoa of pessoas) counts[canalOf(pessoa, choices)] += 1
  return counts
}

/** «12 por e-mail · 3 por WhatsApp · 1 sem mensagem». */
export const tellCanais = ({ EMAIL, WHATSAPP, NENHUM }: Record<Canal, number>): string =>
  [
    EMAIL === 0 ? '' : `${formatInteger(EMAIL)} por e-mail`,
    WHATSAPP === 0 ? '' : `${formatInteger(WHATSAPP)} por WhatsApp`,
    NENHUM === 0 ? '' : countOf(NENHUM, 'pessoa sem mensagem', 'pessoas sem mensagem'),
  ]
    .filter((part) => part !== '')
    .join(' · ')
