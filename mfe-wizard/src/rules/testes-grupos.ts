import type { Teste } from '@seleta/contract/catalogos'
import { PICK_LIMIT } from '@seleta/contract/limits'

/** The three groups of spec section 9. */
export const GRUPOS = [
  { id: 'tecnico', label: 'Técnicos' },
  { id: 'comportamental', label: 'Comportamentais' },
  { id: 'idioma', label: 'Idiomas' },
] as const satisfies readonly { id: Teste['grupo']; label: string }[]

type Escolhidos = readonly { idTeste: number }[]

/**
 * A test chosen or let go.
 * @returns the new list, or null when the limit of 10 refuses it
 */
export function toggleTeste(escolhidos: Escolhidos, idTeste: number): { idTeste: number }[] | null {
  if (escolhidos.some((item) => item.idTeste === idTeste))
    return escolhidos.filter((item) => item.idTeste !== idTeste)
  return escolhidos.length >= PICK_LIMIT.testes ? null : [...escolhidos, { idTeste }]
}
