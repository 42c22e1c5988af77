import type { Teste } from '@seleta/contract/catalogos'
import { PICK_LIMIT } from '@seleta/contract/limits'

/** The three groups of spec section 9. */
export const GROUPS = [
  { id: 'tecnico', label: 'Técnicos' },
  { id: 'comportamental', label: 'Comportamentais' },
  { id: 'idioma', label: 'Idiomas' },
] as const satisfies readonly { id: Teste['grupo']; label: string }[]

type Chosen = readonly { idTeste: number }[]

/**
 * A test chosen or let go.
 * @returns the new list, or null when the limit of 10 refuses it
 */
export function toggleTeste(chosen: Chosen, idTeste: number): { idTeste: number }[] | null {
  if (chosen.some((item) => item.idTeste === idTeste))
    return chosen.filter((item) => item.idTeste !== idTeste)
  return chosen.length >= PICK_LIMIT.testes ? null : [...chosen, { idTeste }]
}
