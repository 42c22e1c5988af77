import { campanhaFields } from './campanha-fields'
import type { CampanhaRascunho } from './campanhas'

/**
 * An empty draft with its defaults (spec section 3), as the table of fields says. A fresh object each time.
 * @returns a draft that no publish check accepts yet
 */
export function createDefaultRascunho(): CampanhaRascunho {
  const vaga: Record<string, unknown> = {}
  const campanha: Record<string, unknown> = { vaga }
  for (const { path, padrao } of campanhaFields) {
    const [first = '', second] = path.split('.')
    const fresh: unknown = JSON.parse(JSON.stringify(padrao))
    if (second === undefined) campanha[first] = fresh
    else vaga[second] = fresh
  }
  // The table has every field of the schema with a value of its type: a test of the contract says so.
  return campanha as CampanhaRascunho
}
