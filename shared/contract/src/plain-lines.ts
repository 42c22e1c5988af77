import { formatInteger } from '@seleta/regras/numbers'
import {
  campanhaFields,
  valueOf,
  type CampanhaField,
  type FieldPath,
  type FieldPlace,
} from './campanha-fields'
import type { CampanhaRascunho } from './campanhas'

/** What the table of fields says of a campaign in words (decision 094). No zod, so the browser reads it too. */

export type Line = readonly [label: string, value: string]

/**
 * The texts, numbers, flags and choices that the table shows in a place under a label, in its order; what is not given
 * is empty.
 */
export function plainLines(place: FieldPlace, campanha: CampanhaRascunho): readonly Line[] {
  return campanhaFields.flatMap((field) =>
    field.rotulo !== null && field.shown.includes(place)
      ? [[field.rotulo, textOf(field, valueOf(campanha, field.path))] as const]
      : [],
  )
}

/** One field in words; empty when it is not given. */
export function fieldText(path: FieldPath, campanha: CampanhaRascunho): string {
  const field = campanhaFields.find((one) => one.path === path)
  return field === undefined ? '' : textOf(field, valueOf(campanha, path))
}

function textOf({ opcoes }: CampanhaField, value: unknown): string {
  if (typeof value === 'string') return opcoes === null ? value.trim() : (opcoes[value] ?? value)
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return typeof value === 'number' && value !== 0 ? formatInteger(value) : ''
}
