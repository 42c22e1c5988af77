import type { FieldPlace } from '@seleta/contract/campanha-fields'
import { campanhaFields, valueOf } from '@seleta/contract/campanha-fields'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'

export type Line = readonly [label: string, value: string]

/** The texts, numbers and flags that the table of fields shows in a place, in its order; what is not given is empty. */
export function plainLines(place: FieldPlace, campanha: CampanhaRascunho): readonly Line[] {
  return campanhaFields.flatMap(({ path, shown, rotulo }) =>
    rotulo !== null && shown.includes(place) ? [[rotulo, textOf(valueOf(campanha, path))] as const] : [],
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return typeof value === 'number' && value !== 0 ? value.toLocaleString('pt-BR') : ''
}
